import { durationWords } from '#model/duration.ts'
import { isReal } from '../time-given.ts'
import type { NodeArguments, NodeDefinition } from '#journey/kind.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const list = new Intl.ListFormat('en', { type: 'disjunction' })

const isWindowed = ({ weekdays, from, to }: NodeArguments) =>
  (Array.isArray(weekdays) && weekdays.length > 0 && weekdays.length < 7) ||
  (typeof from === 'string' && from !== '') ||
  (typeof to === 'string' && to !== '')

function windowWords({ weekdays, from, to }: NodeArguments): string {
  const days = Array.isArray(weekdays) ? weekdays.map(Number) : []
  const some =
    days.length === 0 || days.length === 7
      ? 'on any day'
      : days.join() === '1,2,3,4,5'
        ? 'on a weekday'
        : days.join() === '6,7'
          ? 'at the weekend'
          : `on ${list.format(days.map((day) => DAYS[day - 1] ?? '?'))}`
  const hours = from || to ? `, ${String(from || '00:00')} to ${String(to || '24:00')}` : ''
  return `${some}${hours}, their own time`
}

const HOW = ['time', 'event', 'condition'] as const

/** Waits for time to pass, or for an event or condition. */
export const wait: NodeDefinition = {
  id: 'wait',
  title: 'Wait',
  description: 'Holds people for a time, until an hour that suits, or until something happens.',
  icon: 'clock',
  group: 'flow',
  parameters: {
    how: {
      type: 'string',
      title: 'Until',
      description: 'time: so long. event: something happens. condition: something is true of them.',
      enum: [...HOW],
      default: 'time',
    },
    time: {
      type: 'string',
      format: 'duration',
      title: 'How long',
      description:
        'Such as 3 days or 4 hours. Days are calendar days of the person: an hour stays ' +
        'the same hour when clocks change.',
      default: 'P1D',
    },
    event: {
      type: 'object',
      title: 'Until this happens',
      description: 'An event after they came to this step.',
      additionalProperties: true,
      nullable: true,
      default: null,
      'x-field': 'condition',
      'x-about': 'event',
    },
    condition: {
      type: 'object',
      title: 'Until this is true',
      description: 'Somebody of whom it is true already goes on at once.',
      additionalProperties: true,
      nullable: true,
      default: null,
      'x-field': 'condition',
      'x-about': 'profile',
    },
    timeout: {
      type: 'string',
      format: 'duration',
      title: 'But at most',
      description: 'After this they leave by "timed out".',
      default: 'P7D',
    },
    weekdays: {
      type: 'array',
      title: 'Then on these days',
      description: 'None chosen: any day.',
      items: { type: 'integer', minimum: 1, maximum: 7 },
      maxItems: 7,
      uniqueItems: true,
      default: [],
      'x-field': 'weekdays',
    },
    from: {
      type: 'string',
      title: 'From',
      description:
        'In the person’s own time zone. Where that minute does not exist because clocks ' +
        'change, the next one that does.',
      pattern: '^(([01]\\d|2[0-3]):[0-5]\\d)?$',
      default: '',
    },
    to: {
      type: 'string',
      title: 'To',
      description: 'Whoever comes later waits for the next day that is chosen.',
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
          { id: 'done', title: how === 'event' ? 'It happened' : 'It is true' },
          { id: 'timed-out', title: 'Timed out' },
        ],
  check(given) {
    const { how = 'time', event, condition, timeout = 'P7D', time = 'P1D', from, to } = given
    const lengths =
      how === 'time'
        ? []
        : !isReal(timeout)
          ? [{ path: '/timeout', message: 'Say how long to wait at most.' }]
          : []
    const hours =
      typeof from === 'string' && typeof to === 'string' && from !== '' && to !== '' && to <= from
        ? [{ path: '/to', message: 'The end must be after the beginning.' }]
        : []
    if (how === 'time' && !isReal(time) && !isWindowed(given))
      return [{ path: '/time', message: 'Say how long to wait, or for which days or hours.' }]
    if (how === 'event' && !event)
      return [{ path: '/event', message: 'Say what to wait for.' }, ...lengths, ...hours]
    if (how === 'condition' && !condition)
      return [{ path: '/condition', message: 'Say what to wait for.' }, ...lengths, ...hours]
    return [...lengths, ...hours]
  },
  conditions: ({ how, event, condition }) =>
    how === 'event' && event
      ? [{ condition: event, about: 'event', path: '/event' }]
      : how === 'condition' && condition
        ? [{ condition, about: 'profile', path: '/condition' }]
        : [],
  describe(given, words) {
    const { how = 'time', time = 'P1D', event, condition, timeout = 'P7D' } = given
    const then = isWindowed(given) ? windowWords(given) : ''
    if (how === 'time')
      return isReal(time)
        ? `Wait ${durationWords(String(time))}${then ? `, then ${then}` : ''}`
        : `Wait until it is ${then.replace(/^on /, '')}`
    const what =
      how === 'event'
        ? event
          ? words.condition(event, 'event')
          : 'something happens'
        : condition
          ? words.condition(condition, 'profile')
          : 'something is true'
    return `Wait until ${what}, at most ${durationWords(String(timeout)) ?? 'a time'}${then ? `; then ${then}` : ''}`
  },
  waits: true,
}
