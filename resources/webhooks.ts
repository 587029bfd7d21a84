import type schema from '#schemas/webhook.json'
import type { Resource } from '#model/resource.ts'

export const webhooks = {
  entity: 'webhook',
  path: '/admin/webhooks',
  menu: { group: 'Admin', order: 19, icon: 'send' },
  list: { columns: ['name', 'url', 'enabled', 'delivered', 'failed', 'lastDeliveredAt', 'failingSince'], filters: ['enabled', 'lastDeliveredAt', 'failingSince', 'createdAt'], searchHint: 'Name, address or description' },
  show: {
    summary: ['enabled', 'url', 'delivered', 'failed', 'lastDeliveredAt', 'failingSince', 'disabledReason', 'createdAt', 'updatedBy'],
    sections: [{ title: 'What is sent', fields: ['description', 'eventTypes', 'condition'] }],
    related: ['webhook-delivery'],
  },
  edit: {
    sections: [
      { title: 'Webhook', purpose: 'Where your events go.', fields: ['name', 'description', 'url', 'enabled'] },
      { title: 'What is sent', purpose: 'Both must hold: the type, and the condition.', fields: ['eventTypes', 'condition'] },
    ],
  },
} as const satisfies Resource<typeof schema>
