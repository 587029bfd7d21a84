import { fieldError, type Condition } from '#condition/condition.ts'
import type { ConditionDefinition } from '#condition/kind.ts'
import { eventTypesOf } from '../event-types.ts'
import { checkWindow, lintWindow, windowParameters, windowWords } from '../event-window.ts'

const MAX_STEPS = 5

export const stepsIn = ({ parameterValues: { steps } }: Condition): unknown[] =>
  Array.isArray(steps) ? steps : []
/** Maximum time from the first to the last step, in milliseconds; null: no limit. */
export const spanOf = ({ parameterValues: { withinHours } }: Condition): number | null =>
  typeof withinHours === 'number' ? withinHours * 3_600_000 : null

export const eventSequence: ConditionDefinition = {
  id: 'eventSequenceCondition',
  title: 'Did one thing after another',
  description: 'Several things done one after the other, within a time.',
  family: 'did',
  about: 'profile',
  tags: ['profileCondition', 'behavioral', 'availableToEndUser'],
  parameters: [
    { id: 'steps', title: 'Steps', type: 'conditions', multivalued: true, required: true },
    {
      id: 'withinHours',
      title: 'Within',
      type: 'number',
      minimum: 0.0001,
      help: 'Hours from the first to the last step.',
    },
    ...windowParameters,
  ],
  parts: (node) =>
    stepsIn(node).map((condition, index) => ({
      condition,
      steps: ['steps', index],
      about: 'event',
    })),
  check(node, tools) {
    const steps = stepsIn(node).length
    return [
      ...checkWindow(node, tools),
      ...(steps >= 2 && steps <= MAX_STEPS
        ? []
        : [fieldError('/parameterValues/steps', `A sequence has 2 to ${MAX_STEPS} steps.`)]),
    ]
  },
  lint: lintWindow,
  describe(node, { describe }) {
    const { withinHours } = node.parameterValues
    const hours = withinHours === 1 ? 'hour' : 'hours'
    const within = typeof withinHours === 'number' ? ` within ${withinHours} ${hours}` : ''
    return `did ${stepsIn(node).map(describe).join(', then ')}${within}${windowWords(node)}`
  },
  dependsOn(node, found) {
    for (const step of stepsIn(node))
      for (const type of eventTypesOf(step) ?? ['*']) found.eventTypes.add(type)
    // In any window, an event in the future counts from its time on.
    found.clock = true
  },
}
