import { NEXT, type NodeDefinition } from '#journey/kind.ts'

const idsOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter((one): one is string => typeof one === 'string' && one !== '')
    : []

/** How people enter: any of the given triggers lets them in. */
export const entry: NodeDefinition = {
  id: 'entry',
  title: 'Entry',
  description: 'How people come in. Anybody can also be put in by hand or by the API.',
  icon: 'enter',
  group: 'when',
  parameters: {
    event: {
      type: 'object',
      title: 'When this happens',
      description: 'An event for which it is true lets its person in.',
      additionalProperties: true,
      nullable: true,
      default: null,
      'x-field': 'condition',
      'x-about': 'event',
    },
    joins: {
      type: 'array',
      title: 'When they join a segment',
      description: 'Any of these lets them in.',
      items: { type: 'string', maxLength: 30, 'x-ref': 'segment' },
      maxItems: 20,
      default: [],
    },
    leaves: {
      type: 'array',
      title: 'When they leave a segment',
      description: 'Any of these lets them in.',
      items: { type: 'string', maxLength: 30, 'x-ref': 'segment' },
      maxItems: 20,
      default: [],
    },
    lists: {
      type: 'array',
      title: 'When they are put on a list',
      description: 'Any of these lets them in.',
      items: { type: 'string', maxLength: 30, 'x-ref': 'user-list' },
      maxItems: 20,
      default: [],
    },
    who: {
      type: 'object',
      title: 'Only people for whom this is true',
      description: 'Asked when they would come in. Empty: everybody.',
      additionalProperties: true,
      nullable: true,
      default: null,
      'x-field': 'condition',
      'x-about': 'profile',
    },
    again: {
      type: 'string',
      title: 'Coming in again',
      description:
        'never: once in their life. after-leaving: when they have gone through. ' +
        'after-days: not before so many days after they came in. Nobody is in a journey ' +
        'twice at a time.',
      enum: ['never', 'after-leaving', 'after-days'],
      default: 'never',
    },
    days: {
      type: 'integer',
      title: 'Days',
      description: 'Between coming in and coming in again.',
      minimum: 1,
      maximum: 3650,
      default: 30,
      'x-unit': 'days',
    },
  },
  inactiveParameters: ({ again }) => (again === 'after-days' ? [] : ['days']),
  exits: () => NEXT,
  conditions: ({ event, who }) => [
    ...(event ? [{ condition: event, about: 'event' as const, path: '/event' }] : []),
    ...(who ? [{ condition: who, about: 'profile' as const, path: '/who' }] : []),
  ],
  describe({ event, joins, leaves, lists, who, again, days }, words) {
    const named = (entity: string, ids: unknown) =>
      idsOf(ids)
        .map((id) => `“${words.name(entity, id)}”`)
        .join(' or ')
    const ways = [
      event ? `When ${words.condition(event, 'event')}` : '',
      idsOf(joins).length > 0 ? `When somebody joins ${named('segment', joins)}` : '',
      idsOf(leaves).length > 0 ? `When somebody leaves ${named('segment', leaves)}` : '',
      idsOf(lists).length > 0 ? `When somebody is put on ${named('user-list', lists)}` : '',
    ].filter(Boolean)
    const often =
      again === 'after-leaving'
        ? ', again after leaving'
        : again === 'after-days'
          ? `, again after ${Number(days ?? 30)} days`
          : ', once'
    const listed = ways.map((way, at) => (at === 0 ? way : way[0]!.toLowerCase() + way.slice(1)))
    const entered = ways.length > 0 ? listed.join(', or ') : 'By hand or by the API'
    return `${entered}${who ? `, if ${words.condition(who, 'profile')}` : ''}${often}`
  },
  waits: false,
}
