import type schema from '#schemas/engage-message.json'
import type { Resource } from '#model/resource.ts'

export const engageMessages = {
  entity: 'engage-message',
  path: '/customer/engage/messages',
  list: { columns: ['address', 'state', 'reason', 'engageId', 'profileId', 'dueAt', 'sentAt'] },
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
    omit: {
      'Bookkeeping of the dispatcher.': [
        'askedAt',
        'firstTriedAt',
        'leaseOwner',
        'leaseUntil',
        'lookAt',
      ],
      'The bytes are shown.': ['mimeHash'],
      'An id of several entities, which is no link.': ['ownerId'],
      'Named in the log of the journey.': ['stepId', 'visit'],
    },
  },
} as const satisfies Resource<typeof schema>
