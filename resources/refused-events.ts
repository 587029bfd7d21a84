import type schema from '#schemas/event-refusal.json'
import type { Resource } from '#model/schema/resource.ts'

export const refusedEvents = {
  entity: 'event-refusal',
  path: '/admin/refused-events',
  screens: { list: 'screens/followed-list', show: 'screens/refusal-show' },
  room: 'data.incoming',
  icon: 'refused',
  synonyms: 'rejected events errors',
  list: {
    columns: ['receivedAt', 'reason', 'path', 'eventType', 'outcome', 'sourceId'],
    filters: ['outcome', 'eventType', 'sourceId', 'dialect', 'receivedAt'],
    sort: ['receivedAt', 'DESC'],
    searchHint: 'Reason, type or message id',
  },
  show: {
    summary: ['outcome', 'eventType', 'path', 'sourceId', 'dialect', 'messageId', 'receivedAt'],
    sections: [{ title: 'Event', fields: ['payload'] }],
  },
} as const satisfies Resource<typeof schema>
