import type schema from '#schemas/engage.json'
import type { Resource } from '#model/schema/resource.ts'

export const engages = {
  entity: 'engage',
  path: '/customer/engage/nodes',
  screens: { show: 'engage/engage-show' },
  label: 'Engage',
  menu: { group: 'Design Studio', order: 1 },
  room: 'messages.studio',
  icon: 'megaphone',
  synonyms: 'messages broadcasts newsletters',
  list: { columns: ['name', 'channel', 'enabled', 'templateId', 'topicId', 'tags', 'updatedAt'] },
  show: {
    summary: [
      'channel',
      'enabled',
      'templateId',
      'mailboxId',
      'senderId',
      'topicId',
      'url',
      'method',
      'tags',
    ],
    sections: [
      {
        title: 'Sending rules',
        fields: ['quietFrom', 'quietTo', 'quietPolicy', 'capCount', 'capDays'],
      },
      { title: 'Content', fields: ['description', 'body'] },
    ],
    omit: { 'Shown once, when it is created.': ['secret'] },
    unrelated: { 'Shown on a separate tab with figures.': ['engage-message'] },
  },
  edit: {
    sections: [
      {
        title: 'Message',
        fields: [
          'name',
          'channel',
          'templateId',
          'mailboxId',
          'senderId',
          'topicId',
          'url',
          'method',
          'body',
        ],
      },
      {
        title: 'Delivery times',
        purpose: 'Checked for each person right before sending.',
        fields: ['quietFrom', 'quietTo', 'quietPolicy', 'capCount', 'capDays'],
      },
      { title: 'Details', fields: ['description', 'tags', 'enabled'] },
    ],
  },
} as const satisfies Resource<typeof schema>
