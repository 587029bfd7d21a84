import type { SenderProvider } from '../../provider.ts'

/** Any other SMTP server. Its bounces come back as emails to the return path. */
export const smtp: SenderProvider = {
  id: 'smtp',
  host: () => null,
  user: () => '',
  headers: () => ({}),
  replaces: [],
  overLimit: null,
  faults: ({ smtpHost }) => (smtpHost ? {} : { smtpHost: 'Enter the SMTP server.' }),
  readReports: null,
}
