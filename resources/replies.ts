import type schema from '#schemas/reply.json'
import type { Resource } from '#model/schema/resource.ts'

export const replies = {
  entity: 'reply',
  path: '/admin/replies',
  room: 'messages.sending',
  icon: 'reply',
  synonyms: 'answers inbox responses',
  list: {
    columns: ['subject', 'label', 'kind', 'fromAddress', 'campaignId', 'handledAt', 'receivedAt'],
    sort: ['receivedAt', 'DESC'],
    searchHint: 'Subject, sender or text',
  },
  show: {
    summary: [
      'fromAddress',
      'label',
      'kind',
      'campaignId',
      'contactId',
      'mailboxId',
      'receivedAt',
      'handledAt',
    ],
    sections: [
      { title: 'Text', fields: ['text'] },
      {
        title: 'Classification',
        fields: ['reason', 'labelledBy', 'rfcId', 'messageId', 'outreachId'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
