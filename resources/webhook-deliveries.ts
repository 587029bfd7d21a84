import type schema from '#schemas/webhook-delivery.json'
import type { Resource } from '#model/schema/resource.ts'

export const webhookDeliveries = {
  entity: 'webhook-delivery',
  path: '/admin/webhook-deliveries',
  screens: { show: 'screens/webhook-show#DeliveryShow' },
  room: 'data.exchange',
  icon: 'hooksent',
  synonyms: 'webhook history',
  list: {
    columns: ['eventType', 'state', 'status', 'attempts', 'lastTriedAt', 'dueAt', 'webhookId'],
    filters: ['webhookId', 'state', 'eventType', 'status'],
    sort: ['createdAt', 'DESC'],
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
      { title: 'Last response', fields: ['answer'] },
      { title: 'Message', fields: ['payload'] },
    ],
    omit: { 'Bookkeeping of the dispatcher.': ['leaseOwner', 'leaseUntil'] },
  },
} as const satisfies Resource<typeof schema>
