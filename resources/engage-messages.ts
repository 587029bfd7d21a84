import type schema from '#schemas/engage-message.json'
import type { Resource } from '#model/schema/resource.ts'

export const engageMessages = {
  entity: 'engage-message',
  path: '/customer/engage/messages',
  screens: { show: 'screens/explained-shows#DeliveryOfMessageShow' },
  room: 'messages.history',
  icon: 'delivered',
  synonyms: 'sent messages',
  list: { columns: ['dueAt', 'address', 'state', 'reason', 'engageId', 'profileId', 'sentAt'] },
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
      'deliveredAt',
      'repliedAt',
      'optedOutAt',
      'settledAt',
      'attempt',
    ],
    sections: [
      {
        title: 'Message',
        fields: [
          'subject',
          'mailboxId',
          'senderId',
          'topicId',
          'templateVersion',
          'rfcId',
          'providerId',
          'detail',
          'mime',
        ],
      },
    ],
    omit: {
      'Bookkeeping of the dispatcher.': [
        'askedAt',
        'firstTriedAt',
        'leaseOwner',
        'leaseUntil',
        'lookAt',
        'recipientKey',
        'turn',
      ],
      'The bytes are shown.': ['mimeHash'],
      'An id of several entities, which is no link.': ['ownerId'],
      'Named in the log of the journey.': ['stepId', 'visit'],
    },
  },
} as const satisfies Resource<typeof schema>
