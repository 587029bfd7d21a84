import { isCondition, isOn } from '#condition/condition.ts'
import type { ConditionDefinition } from '#condition/kind.ts'

export const notKind: ConditionDefinition = {
  id: 'notCondition',
  title: 'Not',
  description: 'True where its condition is not.',
  family: 'logic',
  about: 'any',
  tags: ['profileCondition', 'sessionCondition', 'eventCondition', 'logical'],
  parameters: [{ id: 'subCondition', title: 'Condition', type: 'condition', required: true }],
  parts: (node) => [{ condition: node.parameterValues.subCondition, steps: ['subCondition'] }],
  describe({ parameterValues: { subCondition } }, { describe }) {
    const part = describe(subCondition)
    if (isCondition(subCondition) && !isOn(subCondition)) return 'everybody'
    return /\s(?:and|or)\s/.test(part) ? `not (${part})` : `not ${part}`
  },
}
