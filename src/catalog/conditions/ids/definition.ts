import type { Condition } from '#condition/condition.ts'
import type { ConditionDefinition } from '#condition/kind.ts'
import { say } from '#language'

export const idsOf = ({ parameterValues: { ids } }: Condition): string[] =>
  Array.isArray(ids) ? ids.filter((one): one is string => typeof one === 'string') : []
export const isMatch = ({ parameterValues: { match } }: Condition): boolean => match !== false

export const idsKind: ConditionDefinition = {
  id: 'idsCondition',
  title: 'Specific people',
  description: 'Is one of the selected people, or is not.',
  family: 'is',
  about: 'profile',
  tags: ['profileCondition'],
  parameters: [
    { id: 'ids', title: 'Ids', type: 'ids', multivalued: true },
    { id: 'match', title: 'One of them', type: 'boolean', default: true },
  ],
  describe: (node) =>
    isMatch(node)
      ? say(
          { one: 'is one of {count} selected person', other: 'is one of {count} selected people' },
          { count: idsOf(node).length },
        )
      : say(
          {
            one: 'is none of {count} selected person',
            other: 'is none of {count} selected people',
          },
          { count: idsOf(node).length },
        ),
  dependsOn: (_node, dependencies) => void dependencies.properties.add('profile:itemId'),
}
