import { fieldError, isCondition, isOn, isOr, type Condition } from '#condition/condition.ts'
import type { ConditionDefinition } from '#condition/kind.ts'
import { say } from '#language'

const listOf = (node: Condition): unknown[] =>
  Array.isArray(node.parameterValues.subConditions) ? node.parameterValues.subConditions : []
/** The parts that count: those switched off are ignored. */
export const countingParts = (node: Condition): unknown[] =>
  listOf(node).filter((one) => !isCondition(one) || isOn(one))

export const booleanKind: ConditionDefinition = {
  id: 'booleanCondition',
  title: 'Group',
  description: 'Combines conditions: all of them, or at least one.',
  family: 'logic',
  about: 'any',
  tags: ['profileCondition', 'sessionCondition', 'eventCondition', 'logical'],
  parameters: [
    {
      id: 'operator',
      title: 'Match',
      type: 'choice',
      default: 'and',
      options: [
        ['and', 'all of'],
        ['or', 'any of'],
      ],
    },
    { id: 'subConditions', title: 'Conditions', type: 'conditions', multivalued: true },
  ],
  parts: (node) =>
    listOf(node).map((condition, index) => ({ condition, steps: ['subConditions', index] })),
  check: ({ parameterValues: { subConditions } }) =>
    subConditions === undefined || Array.isArray(subConditions)
      ? []
      : [
          fieldError(
            '/parameterValues/subConditions',
            say('The conditions of a group must be a list.'),
          ),
        ],
  describe(node, { describe }) {
    const parts = countingParts(node)
    if (parts.length === 0) return isOr(node) ? say('no one') : say('all people')
    if (parts.length === 1) return describe(parts[0])
    const said = parts.map((part) =>
      isCondition(part) && part.type === 'booleanCondition' && countingParts(part).length > 1
        ? `(${describe(part)})`
        : describe(part),
    )
    return isOr(node)
      ? said.reduce((before, part) => say('{before} or {part}', { before, part }))
      : said.reduce((before, part) => say('{before} and {part}', { before, part }))
  },
}
