import { fieldError, type Condition } from '#condition/condition.ts'
import type { ConditionDefinition } from '#condition/kind.ts'
import { message, say } from '#language'
import { eventPart, eventTypesOf } from '../event-types.ts'
import { checkWindow, emptyWindow, windowParameters, windowWords } from '../event-window.ts'

const count = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null

export interface Times {
  min: number
  /** Null: no limit. */
  max: number | null
}

/**
 * The required number of occurrences; "not occurred" is 0. Occurred means at least once, for any
 * minimum (as in Apache Unomi).
 */
export function timesOf({
  parameterValues: { operator, minimumEventCount, maximumEventCount },
}: Condition): Times {
  if (operator === 'eventsNotOccurred') return { min: 0, max: 0 }
  return { min: Math.max(1, count(minimumEventCount) ?? 1), max: count(maximumEventCount) }
}

const atLeast = (count: number) =>
  count === 2 ? message('at least twice') : message('at least {count} times')
const exactly = (count: number) => {
  if (count === 1) return message('exactly once')
  return count === 2 ? message('exactly twice') : message('exactly {count} times')
}

/** How often: a part of the sentence after a space, or nothing. */
function timesWords({ min, max }: Times): string {
  if (max === null) return min === 1 ? '' : ` ${say(atLeast(min), { count: min })}`
  return min === max
    ? ` ${say(exactly(min), { count: min })}`
    : ` ${say('between {min} and {max} times', { min, max })}`
}

export const pastEvent: ConditionDefinition = {
  id: 'pastEventCondition',
  title: 'Did something',
  description: 'Did or did not do something, how often and when.',
  family: 'did',
  about: 'profile',
  tags: ['profileCondition', 'behavioral', 'availableToEndUser'],
  parameters: [
    {
      id: 'operator',
      title: 'Happened',
      type: 'choice',
      default: 'eventsOccurred',
      options: [
        ['eventsOccurred', 'did'],
        ['eventsNotOccurred', 'did not do'],
      ],
    },
    { id: 'eventCondition', title: 'Event', type: 'condition', required: true },
    { id: 'minimumEventCount', title: 'At least', type: 'integer', minimum: 0 },
    { id: 'maximumEventCount', title: 'At most', type: 'integer', minimum: 0 },
    ...windowParameters,
  ],
  parts: (node) => [{ condition: eventPart(node), steps: ['eventCondition'], about: 'event' }],
  check(node, tools) {
    const { min, max } = timesOf(node)
    return [
      ...checkWindow(node, tools),
      ...(node.parameterValues.operator !== 'eventsNotOccurred' && max !== null && max < min
        ? [
            fieldError(
              '/parameterValues/maximumEventCount',
              say('The minimum of {min} times is greater than the maximum of {max} times.', {
                min,
                max,
              }),
            ),
          ]
        : []),
    ]
  },
  lint(node, readDate) {
    const message = emptyWindow(node, readDate)
    return message === null
      ? null
      : {
          verdict: node.parameterValues.operator === 'eventsNotOccurred' ? 'always' : 'never',
          message,
        }
  },
  describe(node, { describe }) {
    const what = describe(eventPart(node))
    if (node.parameterValues.operator === 'eventsNotOccurred')
      return say('did not do {event}{when}', { event: what, when: windowWords(node) })
    return say('did {event}{times}{when}', {
      event: what,
      times: timesWords(timesOf(node)),
      when: windowWords(node),
    })
  },
  dependsOn(node, dependencies) {
    for (const type of eventTypesOf(eventPart(node)) ?? ['*']) dependencies.eventTypes.add(type)
    // In any window, an event in the future counts from its time on.
    dependencies.clock = true
  },
}
