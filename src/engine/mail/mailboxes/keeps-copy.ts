import type { Mailbox } from '#model/schema/entities.generated.ts'
import { mailboxProviders, providerOfMailbox } from './sign-in/providers/list.ts'

const filing = mailboxProviders.filter((mailboxProvider) => mailboxProvider.filesSent)
/** SMTP servers that file what they accept in Sent. */
const FILING_HOSTS: ReadonlySet<string> = new Set([
  ...filing.map(({ smtp }) => smtp.host),
  'smtp-mail.outlook.com',
])

/**
 * Whether the product files a copy of sent emails in Sent. Automatic: unless the server is known to
 * do so.
 */
export function keepsCopy(mailbox: Pick<Mailbox, 'sentCopy' | 'signInBy' | 'smtpHost'>): boolean {
  const { sentCopy = 'auto' } = mailbox
  if (sentCopy !== 'auto') return sentCopy === 'on'
  const provider = providerOfMailbox(mailbox)
  return provider ? !provider.filesSent : !FILING_HOSTS.has(mailbox.smtpHost.toLowerCase())
}
