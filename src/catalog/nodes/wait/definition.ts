import { durationWords } from '#model/lib/duration.ts'
import { isReal } from '../time-given.ts'
import type { NodeArguments, NodeDefinition } from '#journey/kind.ts'
import { dateFormat, listFormat, message, say } from '#language'

/** The name of a day by its number in ISO 8601. */
const dayName = (day: number) =>
  day >= 1 && day <= 7
    ? dateFormat({ weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))
    : '?'

const isWindowed = ({ weekdays, from, to }: NodeArguments) =>
  (Array.isArray(weekdays) && weekdays.length > 0 && weekdays.length < 7) ||
  (typeof from === 'string' && from !== '') ||
  (typeof to === 'string' && to !== '')

/** When people continue: "on a weekday, 09:00 to 17:00, in their time zone". */
const WINDOWS = {
  any: [
    message('on any day, in their time zone'),
    message('on any day, {from} to {to}, in their time zone'),
  ],
  weekday: [
    message('on a weekday, in their time zone'),
    message('on a weekday, {from} to {to}, in their time zone'),
  ],
  weekend: [
    message('on the weekend, in their time zone'),
    message('on the weekend, {from} to {to}, in their time zone'),
  ],
  days: [
    message('on {days}, in their time zone'),
    message('on {days}, {from} to {to}, in their time zone'),
  ],
} as const

/** How a wait without a length ends: "Wait until it is a weekday, in their time zone". */
const UNTIL = {
  any: [
    message('Wait until it is any day, in their time zone'),
    message('Wait until it is any day, {from} to {to}, in their time zone'),
  ],
  weekday: [
    message('Wait until it is a weekday, in their time zone'),
    message('Wait until it is a weekday, {from} to {to}, in their time zone'),
  ],
  weekend: [
    message('Wait until it is the weekend, in their time zone'),
    message('Wait until it is the weekend, {from} to {to}, in their time zone'),
  ],
  days: [
    message('Wait until it is {days}, in their time zone'),
    message('Wait until it is {days}, {from} to {to}, in their time zone'),
  ],
} as const

function daysIn(days: readonly number[]): keyof typeof WINDOWS {
  if (days.length === 0 || days.length === 7) return 'any'
  if (days.join() === '1,2,3,4,5') return 'weekday'
  return days.join() === '6,7' ? 'weekend' : 'days'
}

function windowWords(
  { weekdays, from, to }: NodeArguments,
  sentences: typeof WINDOWS | typeof UNTIL,
): string {
  const days = Array.isArray(weekdays) ? weekdays.map(Number) : []
  const [allDay, withHours] = sentences[daysIn(days)]
  return say(from || to ? withHours : allDay, {
    days: listFormat('disjunction').format(days.map(dayName)),
    from: String(from || '00:00'),
    to: String(to || '24:00'),
  })
}

const HOW = ['time', 'event', 'condition'] as const

/** Waits for time to pass, or for an event or condition. */
export const wait: NodeDefinition = {
  id: 'wait',
  title: 'Wait',
  description: 'Waits for a time, a day and hour, an event or a condition.',
  icon: 'clock',
  group: 'flow',
  parameters: {
    how: {
      type: 'string',
      title: 'Wait for',
      description: 'A length of time, an event or a condition.',
      enum: [...HOW],
      default: 'time',
    },
    time: {
      type: 'string',
      format: 'duration',
      title: 'Duration',
      description: "Such as 3 days or 4 hours. Days are calendar days in the person's time zone.",
      default: 'P1D',
    },
    event: {
      type: 'object',
      title: 'Event',
      description:
        'Events since the person entered count, or since the last message or awaited event.',
      additionalProperties: true,
      nullable: true,
      default: null,
      'x-field': 'condition',
      'x-about': 'event',
    },
    condition: {
      type: 'object',
      title: 'Condition',
      description: 'People who match already continue at once.',
      additionalProperties: true,
      nullable: true,
      default: null,
      'x-field': 'condition',
      'x-about': 'profile',
    },
    timeout: {
      type: 'string',
      format: 'duration',
      title: 'Timeout',
      description: 'After this time, people continue by "timed out".',
      default: 'P7D',
    },
    weekdays: {
      type: 'array',
      title: 'Only on these days',
      description: 'Leave empty for any day.',
      items: { type: 'integer', minimum: 1, maximum: 7 },
      maxItems: 7,
      uniqueItems: true,
      default: [],
      'x-field': 'weekdays',
    },
    from: {
      type: 'string',
      title: 'From',
      description: "In the person's time zone.",
      pattern: '^(([01]\\d|2[0-3]):[0-5]\\d)?$',
      default: '',
    },
    to: {
      type: 'string',
      title: 'To',
      description: 'People who are later wait for the next selected day.',
      pattern: '^((([01]\\d|2[0-3]):[0-5]\\d)|24:00)?$',
      default: '',
    },
  },
  inactiveParameters: ({ how = 'time' }) => [
    ...HOW.filter((one) => one !== how),
    ...(how === 'time' ? ['timeout'] : []),
  ],
  exits: ({ how = 'time' }) =>
    how === 'time'
      ? [{ id: 'done', title: '' }]
      : [
          { id: 'done', title: how === 'event' ? say('Event happened') : say('Condition matches') },
          { id: 'timed-out', title: say('Timed out') },
        ],
  check(nodeArguments) {
    const {
      how = 'time',
      event,
      condition,
      timeout = 'P7D',
      time = 'P1D',
      from,
      to,
    } = nodeArguments
    const lengths =
      how !== 'time' && !isReal(timeout)
        ? [{ path: '/timeout', message: say('Enter a timeout.') }]
        : []
    const hours =
      typeof from === 'string' && typeof to === 'string' && from !== '' && to !== '' && to <= from
        ? [{ path: '/to', message: say('The end time must be after the start time.') }]
        : []
    if (how === 'time' && !isReal(time) && !isWindowed(nodeArguments))
      return [{ path: '/time', message: say('Enter a duration, or choose days or hours.') }]
    if (how === 'event' && !event)
      return [{ path: '/event', message: say('Choose an event.') }, ...lengths, ...hours]
    if (how === 'condition' && !condition)
      return [{ path: '/condition', message: say('Add a condition.') }, ...lengths, ...hours]
    return [...lengths, ...hours]
  },
  conditions: ({ how, event, condition }) => {
    if (how === 'event' && event) return [{ condition: event, about: 'event', path: '/event' }]
    return how === 'condition' && condition
      ? [{ condition, about: 'profile', path: '/condition' }]
      : []
  },
  describe(nodeArguments, words) {
    const { how = 'time', time = 'P1D', event, condition, timeout = 'P7D' } = nodeArguments
    const window = isWindowed(nodeArguments) ? windowWords(nodeArguments, WINDOWS) : ''
    if (how === 'time') {
      if (!isReal(time))
        return isWindowed(nodeArguments)
          ? windowWords(nodeArguments, UNTIL)
          : say('Wait until it is …')
      const duration = durationWords(time)!
      return window
        ? say('Wait {duration}, then {window}', { duration, window })
        : say('Wait {duration}', { duration })
    }
    const happens = () => (event ? words.condition(event, 'event') : say('something happens'))
    const holds = () =>
      condition ? words.condition(condition, 'profile') : say('something is true')
    const what = how === 'event' ? happens() : holds()
    const vars = { what, duration: durationWords(String(timeout)) ?? say('a time'), window }
    return window
      ? say('Wait until {what}, at most {duration}; then {window}', vars)
      : say('Wait until {what}, at most {duration}', vars)
  },
  waits: true,
}
