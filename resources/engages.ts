import type schema from '#schemas/engage.json'
import type { Resource } from '#model/resource.ts'

export const engages = {
  entity: 'engage',
  path: '/customer/engage/nodes',
  label: 'Engage',
  menu: { group: 'Design Studio', order: 1, icon: 'send' },
  list: { columns: ['name', 'channel', 'enabled', 'templateId', 'topicId', 'tags', 'updatedAt'] },
  show: {
    summary: ['channel', 'enabled', 'templateId', 'mailboxId', 'topicId', 'url', 'method', 'tags'],
    sections: [
      {
        title: 'When it may be sent',
        fields: ['quietFrom', 'quietTo', 'quietPolicy', 'capCount', 'capDays'],
      },
      { title: 'What is sent', fields: ['description', 'body'] },
    ],
    omit: { 'Shown once, when it is made.': ['secret'] },
    unrelated: { 'On a tab of its own, with figures.': ['engage-message'] },
  },
  edit: {
    sections: [
      {
        title: 'Message',
        purpose: 'How colleagues find it, and how it reaches people.',
        fields: ['name', 'description', 'channel', 'tags', 'enabled'],
      },
      {
        title: 'What is sent',
        purpose: 'From where, and about what.',
        fields: ['templateId', 'mailboxId', 'topicId', 'url', 'method', 'body'],
      },
      {
        title: 'When it may be sent',
        purpose: 'Looked at again for each person right before it leaves.',
        fields: ['quietFrom', 'quietTo', 'quietPolicy', 'capCount', 'capDays'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
