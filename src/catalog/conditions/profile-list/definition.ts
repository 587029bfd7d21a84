import { membershipDefinition } from '../membership.ts'

export const profileList = membershipDefinition({
  id: 'profileUserListCondition',
  title: 'List',
  description: 'Stands on lists, or does not.',
  parameter: 'lists',
  kind: 'list',
  dependsOn: (found) => found.lists,
})
