import type schema from '#schemas/event.json'
import type { Resource } from '#model/schema/resource.ts'

export const events = {
  entity: 'event',
  path: '/customer/events',
  screens: { list: 'screens/followed-list' },
  menu: { group: 'Audience', order: 7 },
  room: 'data.incoming',
  icon: 'pulse',
  synonyms: 'activity tracking stream',
  list: {
    columns: ['receivedAt', 'eventType', 'profileId', 'scope', 'sourceId', 'properties'],
    filters: [
      'eventType',
      'profileId',
      'scope',
      'sourceId',
      'sessionId',
      'messageId',
      'receivedAt',
      'timeStamp',
    ],
    sort: ['receivedAt', 'DESC'],
    searchHint: 'Person, address or event type',
  },
  show: {
    summary: [
      'eventType',
      'profileId',
      'timeStamp',
      'receivedAt',
      'scope',
      'sessionId',
      'sourceId',
      'messageId',
    ],
    sections: [
      { title: 'Properties', fields: ['properties'] },
      { title: 'Target', fields: ['target'] },
      { title: 'Source', fields: ['source'] },
    ],
  },
} as const satisfies Resource<typeof schema>
