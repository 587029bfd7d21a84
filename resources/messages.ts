import type schema from '#schemas/message.json'
import type { Resource } from '#model/resource.ts'

export const messages = {
  entity: 'message',
  path: '/admin/messages',
  menu: { group: 'Admin', order: 8, icon: 'mail', label: 'Send ledger' },
  list: {
    columns: [
      'subject',
      'state',
      'contactId',
      'campaignId',
      'mailboxId',
      'plannedAt',
      'acceptedAt',
    ],
  },
  show: {
    summary: [
      'state',
      'contactId',
      'campaignId',
      'mailboxId',
      'plannedAt',
      'planReason',
      'acceptedAt',
      'bouncedAt',
      'attempt',
      'updatedAt',
    ],
    sections: [
      { title: 'Text', fields: ['text'] },
      {
        title: 'Delivery',
        fields: ['smtpReply', 'rfcId', 'providerId', 'mimeHash', 'earliestAt', 'leaseUntil'],
      },
      {
        title: 'Origin',
        fields: ['outreachId', 'stepId', 'stepVersion', 'variantId', 'generation'],
      },
    ],
    omit: {
      'Bookkeeping of the dispatcher.': ['leaseOwner', 'lookAt'],
      'The text and its delivery are shown.': ['mime'],
    },
  },
} as const satisfies Resource<typeof schema>
