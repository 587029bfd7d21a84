import type { Condition } from '#condition/condition.ts'
import type { ConditionDefinition } from '#condition/kind.ts'

export const idsOf = ({ parameterValues: { ids } }: Condition): string[] =>
  Array.isArray(ids) ? ids.filter((one): one is string => typeof one === 'string') : []
export const isMatch = ({ parameterValues: { match } }: Condition): boolean => match !== false

export const idsKind: ConditionDefinition = {
  id: 'idsCondition',
  title: 'Particular people',
  description: 'One of the named people, or none of them.',
  family: 'is',
  about: 'profile',
  tags: ['profileCondition'],
  parameters: [
    { id: 'ids', title: 'Ids', type: 'ids', multivalued: true },
    { id: 'match', title: 'One of them', type: 'boolean', default: true },
  ],
  describe: (node) =>
    `is ${isMatch(node) ? 'one' : 'none'} of ${idsOf(node).length} named ` +
    `${idsOf(node).length === 1 ? 'person' : 'people'}`,
  dependsOn: (_node, found) => void found.properties.add('profile:itemId'),
}
