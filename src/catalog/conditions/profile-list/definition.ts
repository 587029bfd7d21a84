import { membershipDefinition } from '../membership.ts'

export const profileList = membershipDefinition({
  id: 'profileUserListCondition',
  title: 'List',
  description: 'Is on a list, or is not.',
  parameter: 'lists',
  kind: 'list',
  dependsOn: (dependencies) => dependencies.lists,
})
