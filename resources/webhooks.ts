import type schema from '#schemas/webhook.json'
import type { Resource } from '#model/schema/resource.ts'

export const webhooks = {
  entity: 'webhook',
  path: '/admin/webhooks',
  screens: { show: 'screens/webhook-show' },
  room: 'data.exchange',
  icon: 'hook',
  synonyms: 'callbacks integrations',
  list: {
    columns: ['name', 'url', 'enabled', 'delivered', 'failed', 'lastDeliveredAt', 'failingSince'],
    searchHint: 'Name, address or description',
  },
  show: {
    summary: [
      'enabled',
      'url',
      'delivered',
      'failed',
      'lastDeliveredAt',
      'failingSince',
      'disabledReason',
    ],
    sections: [
      {
        title: 'Events',
        fields: ['description', 'customerEvents', 'eventTypes', 'condition', 'happenings'],
      },
    ],
    omit: { 'Shown once, when it is created.': ['secret'] },
  },
  edit: {
    sections: [
      {
        title: 'Webhook',
        fields: ['name', 'description', 'url', 'enabled'],
      },
      {
        title: 'Events of people',
        purpose: 'Events must match both the type and the condition.',
        fields: ['customerEvents', 'eventTypes', 'condition'],
      },
      {
        title: 'Product events',
        purpose:
          'Replies, opt-outs, segments, goals and files. Messages carry these names as their type.',
        fields: ['happenings'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
