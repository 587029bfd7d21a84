import type schema from '#schemas/event.json'
import type { Resource } from '#model/resource.ts'

export const events = {
  entity: 'event',
  path: '/customer/events',
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
      { title: 'What it carries', fields: ['properties'] },
      { title: 'What it happened to', fields: ['target'] },
      { title: 'Where it happened', fields: ['source'] },
    ],
  },
} as const satisfies Resource<typeof schema>
