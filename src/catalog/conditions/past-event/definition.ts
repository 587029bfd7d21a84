import { fault, type Condition } from '#condition/condition.ts'
import type { ConditionDefinition } from '#condition/kind.ts'
import { eventPart, eventTypesOf } from '../event-types.ts'
import { checkWindow, emptyWindow, windowParameters, windowWords } from '../event-window.ts'

const count = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null

export interface Times {
  least: number
  /** Null: no limit. */
  most: number | null
}

/**
 * How often it has to have happened; "not occurred" is never. Occurred means at least once,
 * whatever the least says (reference, 2.2).
 */
export function timesOf({
  parameterValues: { operator, minimumEventCount, maximumEventCount },
}: Condition): Times {
  if (operator === 'eventsNotOccurred') return { least: 0, most: 0 }
  return { least: Math.max(1, count(minimumEventCount) ?? 1), most: count(maximumEventCount) }
}

function timesWords({ least, most }: Times): string {
  const times = (n: number) => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`)
  if (most === null) return least === 1 ? '' : ` at least ${times(least)}`
  return least === most ? ` exactly ${times(least)}` : ` between ${least} and ${most} times`
}

export const pastEvent: ConditionDefinition = {
  id: 'pastEventCondition',
  title: 'Did something',
  description: 'Something that a person did, how often and when; or did not do.',
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
    { id: 'eventCondition', title: 'What', type: 'condition', required: true },
    { id: 'minimumEventCount', title: 'At least', type: 'integer', minimum: 0 },
    { id: 'maximumEventCount', title: 'At most', type: 'integer', minimum: 0 },
    ...windowParameters,
  ],
  parts: (node) => [{ condition: eventPart(node), steps: ['eventCondition'], about: 'event' }],
  check(node, tools) {
    const { least, most } = timesOf(node)
    return [
      ...checkWindow(node, tools),
      ...(node.parameterValues.operator !== 'eventsNotOccurred' && most !== null && most < least
        ? [
            fault(
              '/parameterValues/maximumEventCount',
              `At most ${most} and at least ${least} times can never be.`,
            ),
          ]
        : []),
    ]
  },
  lint(node, moment) {
    const message = emptyWindow(node, moment)
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
      return `did not do ${what}${windowWords(node)}`
    return `did ${what}${timesWords(timesOf(node))}${windowWords(node)}`
  },
  dependsOn(node, found) {
    for (const type of eventTypesOf(eventPart(node)) ?? ['*']) found.eventTypes.add(type)
    // Whatever the window, an event of the future counts from its time on.
    found.clock = true
  },
}
