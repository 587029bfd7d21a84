import { fieldError, type Condition } from '#condition/condition.ts'
import type { ConditionDefinition } from '#condition/kind.ts'
import { say } from '#language'
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
  title: 'Did steps in order',
  description: 'Did several things one after another, within a time limit.',
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
        : [
            fieldError(
              '/parameterValues/steps',
              say('Enter 2 to {most} steps.', { most: MAX_STEPS }),
            ),
          ]),
    ]
  },
  lint: lintWindow,
  describe(node, { describe }) {
    const { withinHours } = node.parameterValues
    const within =
      typeof withinHours === 'number'
        ? ` ${say({ one: 'within {count} hour', other: 'within {count} hours' }, { count: withinHours })}`
        : ''
    const [first = '', ...others] = stepsIn(node).map(describe)
    const steps = others.reduce(
      (before, part) => say('{before}, then {part}', { before, part }),
      first,
    )
    return say('did {steps}{within}{when}', { steps, within, when: windowWords(node) })
  },
  dependsOn(node, dependencies) {
    for (const step of stepsIn(node))
      for (const type of eventTypesOf(step) ?? ['*']) dependencies.eventTypes.add(type)
    // In any window, an event in the future counts from its time on.
    dependencies.clock = true
  },
}
