import type { SenderProvider, SenderSettings } from '../../provider.ts'
import { readPostmark } from './read-reports.ts'

/**
 * Postmark: one server for all accounts, the server token is both user and password. Headers:
 * https://postmarkapp.com/developer/user-guide/send-email-with-smtp
 */
export const postmark: SenderProvider = {
  id: 'postmark',
  host: () => 'smtp.postmarkapp.com',
  user: ({ smtpPassword = '' }) => smtpPassword,
  headers: ({ messageStream = '' }, deliveryId) => ({
    // Without it Postmark replaces the Message-ID.
    'X-PM-KeepID': 'true',
    'X-PM-Metadata-delivery-id': deliveryId,
    ...(messageStream ? { 'X-PM-Message-Stream': messageStream } : {}),
  }),
  replaces: [],
  overLimit: null,
  faults: ({ messageStream = '' }): Partial<Record<keyof SenderSettings, string>> =>
    /^[a-z0-9-]*$/.test(messageStream)
      ? {}
      : { messageStream: 'Use lower-case letters, digits and hyphens.' },
  readReports: readPostmark,
}
