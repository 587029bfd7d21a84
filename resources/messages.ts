import type schema from '#schemas/message.json'
import type { Resource } from '#model/schema/resource.ts'

export const messages = {
  entity: 'message',
  path: '/logs/mail',
  screens: { show: 'screens/explained-shows#MessageShow' },
  label: 'Email log',
  room: 'messages.sending',
  icon: 'mail',
  synonyms: 'sent emails outbox',
  list: {
    columns: ['plannedAt', 'subject', 'state', 'contactId', 'campaignId', 'acceptedAt'],
    sort: ['plannedAt', 'DESC'],
    searchHint: 'Subject, person, address or campaign',
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
