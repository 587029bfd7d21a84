import type schema from '#schemas/webhook.json'
import type { Resource } from '#model/resource.ts'

export const webhooks = {
  entity: 'webhook',
  path: '/admin/webhooks',
  menu: { group: 'Admin', order: 19, icon: 'send' },
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
        title: 'What is sent',
        fields: ['description', 'customerEvents', 'eventTypes', 'condition', 'happenings'],
      },
    ],
    omit: { 'Shown once, when it is made.': ['secret'] },
  },
  edit: {
    sections: [
      {
        title: 'Webhook',
        purpose: 'Where your events go.',
        fields: ['name', 'description', 'url', 'enabled'],
      },
      {
        title: 'What people do',
        purpose: 'Both must hold: the type, and the condition.',
        fields: ['customerEvents', 'eventTypes', 'condition'],
      },
      {
        title: 'What the product does',
        purpose:
          'Replies, opt-outs, segments, goals and files, by the names that messages carry as their type.',
        fields: ['happenings'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
