import type { SenderProvider } from '../../provider.ts'
import { readMailgun } from './read-reports.ts'

/**
 * Mailgun: one server for each region; the user is one of the SMTP credentials of the domain.
 * Headers: https://documentation.mailgun.com/docs/mailgun/user-manual/sending-messages/send-smtp
 */
export const mailgun: SenderProvider = {
  id: 'mailgun',
  host: ({ region }) => (region === 'eu' ? 'smtp.eu.mailgun.org' : 'smtp.mailgun.org'),
  user: () => '',
  headers: (_sender, deliveryId) => ({
    'X-Mailgun-Variables': JSON.stringify({ delivery: deliveryId }),
  }),
  replaces: [],
  overLimit: /^4\d\d .*(domain .* is not allowed to send|rate limit|too many)/i,
  faults: ({ region, smtpUser, smtpHost }) => ({
    ...(smtpHost || ['', 'us', 'eu'].includes(region ?? '') ? {} : { region: 'Enter us or eu.' }),
    ...(smtpUser ? {} : { smtpUser: 'Enter the SMTP user of the domain at Mailgun.' }),
  }),
  readReports: readMailgun,
}
