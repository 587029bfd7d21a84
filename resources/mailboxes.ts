import type schema from '#schemas/mailbox.json'
import type { Resource } from '#model/schema/resource.ts'

export const mailboxes = {
  entity: 'mailbox',
  path: '/admin/mailboxes',
  room: 'messages.sending',
  icon: 'mailbox',
  synonyms: 'senders smtp imap accounts',
  list: {
    columns: [
      'address',
      'state',
      'stateReason',
      'fromName',
      'dailyCap',
      'gapMinutes',
      'lastReadAt',
      'updatedAt',
    ],
    filters: ['state', 'smtpHost', 'imapHost', 'timeZone', 'dailyCap', 'lastReadAt'],
    searchHint: 'Address or sender name',
  },
  show: {
    summary: [
      'state',
      'stateReason',
      'fromName',
      'dailyCap',
      'firstSendAt',
      'lastReadAt',
      'readError',
      'setAside',
      'setAsideAt',
      'sendError',
      'coolUntil',
    ],
    sections: [
      {
        title: 'Sending',
        fields: [
          'signInBy',
          'refreshToken',
          'smtpHost',
          'smtpPort',
          'smtpSecurity',
          'smtpUser',
          'smtpPassword',
          'sentCopy',
        ],
      },
      {
        title: 'Reading',
        fields: ['imapHost', 'imapPort', 'imapSecurity', 'imapUser', 'imapPassword'],
      },
      {
        title: 'Limits',
        fields: [
          'rampStart',
          'rampStep',
          'gapMinutes',
          'windowDays',
          'windowFrom',
          'windowTo',
          'timeZone',
        ],
      },
      { title: 'Signature', fields: ['signature'] },
    ],
    related: ['outreach', 'message', 'reply'],
    omit: {
      'Bookkeeping of the dispatcher.': ['freeAt'],
      'Bookkeeping of the sign-in.': ['accessToken', 'accessTokenUntil', 'tokenLeaseUntil'],
      'Bookkeeping of the reader.': ['readState'],
    },
  },
} as const satisfies Resource<typeof schema>
