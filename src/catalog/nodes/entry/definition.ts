import { NEXT, type NodeDefinition } from '#journey/kind.ts'
import { message, say } from '#language'

const idsOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter((one): one is string => typeof one === 'string' && one !== '')
    : []

/** The sentence of a trigger alone, and behind another one. */
const WAYS = {
  event: { first: message('When {what}'), further: message('{before}, or when {what}') },
  joins: {
    first: message('When a person joins {what}'),
    further: message('{before}, or when a person joins {what}'),
  },
  leaves: {
    first: message('When a person leaves {what}'),
    further: message('{before}, or when a person leaves {what}'),
  },
  lists: {
    first: message('When a person is added to {what}'),
    further: message('{before}, or when a person is added to {what}'),
  },
}

function describeRepeat(again: unknown, days: unknown): string {
  if (again === 'after-leaving') return say(', again after exiting')
  return again === 'after-days'
    ? say(', again after {count} days', { count: Number(days ?? 30) })
    : say(', once')
}

/** How people enter: any of the given triggers lets them in. */
export const entry: NodeDefinition = {
  id: 'entry',
  title: 'Entry',
  description: 'Who enters the journey. You can also add people manually or through the API.',
  icon: 'enter',
  group: 'when',
  parameters: {
    event: {
      type: 'object',
      title: 'Event',
      description: 'The person of a matching event enters.',
      additionalProperties: true,
      nullable: true,
      default: null,
      'x-field': 'condition',
      'x-about': 'event',
    },
    joins: {
      type: 'array',
      title: 'Joined a segment',
      description: 'Joining any of these segments.',
      items: { type: 'string', maxLength: 30, 'x-ref': 'segment' },
      maxItems: 20,
      default: [],
    },
    leaves: {
      type: 'array',
      title: 'Left a segment',
      description: 'Leaving any of these segments.',
      items: { type: 'string', maxLength: 30, 'x-ref': 'segment' },
      maxItems: 20,
      default: [],
    },
    lists: {
      type: 'array',
      title: 'Added to a list',
      description: 'Being added to any of these lists.',
      items: { type: 'string', maxLength: 30, 'x-ref': 'user-list' },
      maxItems: 20,
      default: [],
    },
    who: {
      type: 'object',
      title: 'Only people who match',
      description: 'Checked on entry. Leave empty for all people.',
      additionalProperties: true,
      nullable: true,
      default: null,
      'x-field': 'condition',
      'x-about': 'profile',
    },
    again: {
      type: 'string',
      title: 'Repeat entry',
      description:
        'Whether people can enter again after they exit, or after a number of days. No one is ' +
        'in a journey twice at the same time.',
      enum: ['never', 'after-leaving', 'after-days'],
      default: 'never',
    },
    days: {
      type: 'integer',
      title: 'Days',
      description: 'Between one entry and the next.',
      minimum: 1,
      maximum: 3650,
      default: 30,
      'x-unit': 'days',
    },
  },
  inactiveParameters: ({ again }) => (again === 'after-days' ? [] : ['days']),
  exits: () => NEXT,
  hints: ({ event, joins, leaves, lists }) =>
    event || [joins, leaves, lists].some((ids) => idsOf(ids).length > 0)
      ? []
      : [
          {
            path: '/event',
            message: say(
              'No one enters automatically. Choose an event, a segment or a list, or add people by hand or by the API.',
            ),
          },
        ],
  conditions: ({ event, who }) => [
    ...(event ? [{ condition: event, about: 'event' as const, path: '/event' }] : []),
    ...(who ? [{ condition: who, about: 'profile' as const, path: '/who' }] : []),
  ],
  describe({ event, joins, leaves, lists, who, again, days }, words) {
    const named = (entity: string, ids: unknown) =>
      idsOf(ids)
        .map((id) => say('“{name}”', { name: words.name(entity, id) }))
        .reduce((before, part) => say('{before} or {part}', { before, part }))
    const ways = [
      ...(event ? [{ ...WAYS.event, what: words.condition(event, 'event') }] : []),
      ...(idsOf(joins).length > 0 ? [{ ...WAYS.joins, what: named('segment', joins) }] : []),
      ...(idsOf(leaves).length > 0 ? [{ ...WAYS.leaves, what: named('segment', leaves) }] : []),
      ...(idsOf(lists).length > 0 ? [{ ...WAYS.lists, what: named('user-list', lists) }] : []),
    ]
    const entered =
      ways.length > 0
        ? ways.reduce(
            (before, { first, further, what }) =>
              before === '' ? say(first, { what }) : say(further, { before, what }),
            '',
          )
        : say('Manually or through the API')
    const only = who ? say(', if {condition}', { condition: words.condition(who, 'profile') }) : ''
    return `${entered}${only}${describeRepeat(again, days)}`
  },
  waits: false,
}
