import type schema from '#schemas/engage-message.json'
import type { Resource } from '#model/resource.ts'

export const engageMessages = {
  entity: 'engage-message',
  path: '/customer/engage/messages',
  label: 'Engage deliveries',
  list: {
    columns: ['address', 'state', 'reason', 'engageId', 'profileId', 'dueAt', 'sentAt'],
    filters: [
      'state',
      'reason',
      'engageId',
      'profileId',
      'ownerKind',
      'channel',
      'sentAt',
      'dueAt',
    ],
    searchHint: 'Address or subject',
  },
  show: {
    summary: [
      'state',
      'reason',
      'engageId',
      'profileId',
      'channel',
      'ownerKind',
      'dueAt',
      'sentAt',
      'settledAt',
      'attempt',
    ],
    sections: [
      {
        title: 'What left',
        fields: ['subject', 'mailboxId', 'topicId', 'templateVersion', 'rfcId', 'detail', 'mime'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
