import { isCondition, isOn } from '#condition/condition.ts'
import type { ConditionDefinition } from '#condition/kind.ts'
import { say } from '#language'

/** Whether a part needs parentheses, because "not" would be read as about its first half only. */
const hasConjunction = (part: string): boolean =>
  [say('{before} and {part}'), say('{before} or {part}')].some((joined) =>
    part.includes(joined.replace('{before}', '').replace('{part}', '')),
  )

export const notKind: ConditionDefinition = {
  id: 'notCondition',
  title: 'Not',
  description: 'Matches when its condition does not.',
  family: 'logic',
  about: 'any',
  tags: ['profileCondition', 'sessionCondition', 'eventCondition', 'logical'],
  parameters: [{ id: 'subCondition', title: 'Condition', type: 'condition', required: true }],
  parts: (node) => [{ condition: node.parameterValues.subCondition, steps: ['subCondition'] }],
  describe({ parameterValues: { subCondition } }, { describe }) {
    const part = describe(subCondition)
    if (isCondition(subCondition) && !isOn(subCondition)) return say('all people')
    return hasConjunction(part) ? say('not ({part})', { part }) : say('not {part}', { part })
  },
}
