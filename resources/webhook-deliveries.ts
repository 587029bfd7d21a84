import type schema from '#schemas/webhook-delivery.json'
import type { Resource } from '#model/resource.ts'

export const webhookDeliveries = {
  entity: 'webhook-delivery',
  path: '/admin/webhook-deliveries',
  list: {
    columns: ['eventType', 'state', 'status', 'attempts', 'lastTriedAt', 'dueAt', 'webhookId'],
    filters: ['webhookId', 'state', 'eventType', 'status', 'createdAt'],
    sort: ['createdAt', 'DESC'],
    searchHint: 'Message or event type',
  },
  show: {
    summary: [
      'state',
      'webhookId',
      'eventType',
      'messageId',
      'status',
      'attempts',
      'milliseconds',
      'lastTriedAt',
      'dueAt',
      'createdAt',
    ],
    sections: [
      { title: 'Last answer', fields: ['answer'] },
      { title: 'What is sent', fields: ['payload'] },
    ],
  },
} as const satisfies Resource<typeof schema>
