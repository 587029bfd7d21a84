import type schema from '#schemas/sender.json'
import type { Resource } from '#model/schema/resource.ts'

export const senders = {
  entity: 'sender',
  path: '/admin/senders',
  screens: { show: 'senders/sender-show' },
  room: 'messages.sending',
  icon: 'relay',
  synonyms: 'relay smtp ses postmark mailgun sendgrid newsletter bulk provider',
  list: {
    columns: ['name', 'address', 'provider', 'state', 'stateReason', 'enabled', 'reportedAt'],
    filters: ['provider', 'state', 'enabled'],
    searchHint: 'Name or From address',
  },
  show: {
    summary: ['state', 'enabled', 'provider', 'reportedAt', 'coolUntil'],
    sections: [
      { title: 'Addresses', fields: ['fromName', 'address', 'replyTo', 'returnPath'] },
      {
        title: 'Relay',
        fields: [
          'region',
          'smtpHost',
          'smtpPort',
          'smtpSecurity',
          'smtpUser',
          'smtpPassword',
          'messageStream',
          'configurationSet',
        ],
      },
      { title: 'Limits', fields: ['hourlyLimit', 'maxConnections'] },
    ],
    related: ['domain-throttle', 'engage', 'engage-message'],
    omit: {
      'Shown above, with the address for reports.': ['webhookKey', 'reportToken', 'stateReason'],
      'Bookkeeping of the dispatcher.': ['freeAt'],
    },
  },
  edit: {
    sections: [
      {
        title: 'Sender',
        purpose: 'Who the emails are from, and where replies and bounces go.',
        fields: ['name', 'fromName', 'address', 'replyTo', 'returnPath', 'enabled'],
      },
      {
        title: 'Relay',
        purpose: 'The SMTP server of your email provider.',
        fields: [
          'provider',
          'region',
          'smtpHost',
          'smtpPort',
          'smtpSecurity',
          'smtpUser',
          'smtpPassword',
          'messageStream',
          'configurationSet',
        ],
      },
      {
        title: 'Limits',
        purpose: 'A receiving domain that asks to wait is slowed down automatically.',
        fields: ['hourlyLimit', 'maxConnections'],
      },
      {
        title: 'Reports',
        purpose: 'Bounces, complaints and deliveries that the provider reports.',
        fields: ['webhookKey'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
