import type { SenderProvider } from '../../provider.ts'
import { readSendgrid } from './read-reports.ts'

/**
 * SendGrid: one server; the user is the word "apikey". Header:
 * https://www.twilio.com/docs/sendgrid/for-developers/sending-email/building-an-x-smtpapi-header
 */
export const sendgrid: SenderProvider = {
  id: 'sendgrid',
  host: () => 'smtp.sendgrid.net',
  user: () => 'apikey',
  headers: (_sender, deliveryId) => ({
    'X-SMTPAPI': JSON.stringify({ unique_args: { delivery: deliveryId } }),
  }),
  replaces: [],
  overLimit: /^4\d\d .*(maximum credits exceeded|exceeded your messaging limits|too many)/i,
  faults: () => ({}),
  readReports: readSendgrid,
}
