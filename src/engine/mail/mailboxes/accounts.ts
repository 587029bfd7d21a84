import type { Mailbox, MailboxRow } from '#model/schema/entities.generated.ts'
import type { SmtpAccount } from '#platform/mail/mail.ts'
import type { ImapAccount } from '#platform/mailbox-reading/mailbox-reading.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { mailboxSeal } from './mailbox-seal.ts'
import { reached } from './sign-in/client.ts'
import { providerOfMailbox } from './sign-in/providers/list.ts'

type Parts = Pick<Engine, 'secrets' | 'mailSignIn'>

/** A mailbox with its sealed passwords; its tokens stay in the row. */
export const mailboxWithSecrets = (row: MailboxRow): Mailbox => ({
  ...toRecord('mailbox', row),
  smtpPassword: row.smtp_password,
  imapPassword: row.imap_password,
})

const passwordOf = (
  { secrets }: Pick<Engine, 'secrets'>,
  mailbox: Mailbox,
  field: 'smtpPassword' | 'imapPassword',
) => secrets.open(mailbox[field] ?? '', mailboxSeal(field, mailbox))

/**
 * SMTP credentials of a mailbox. One with an access token connects to its provider's server only,
 * so that no other server can receive the token.
 * @throws Error when its password was sealed with another key
 */
export function smtpAccount(engine: Parts, mailbox: Mailbox, accessToken = ''): SmtpAccount {
  const provider = providerOfMailbox(mailbox)
  if (provider)
    return {
      ...reached(provider, engine.mailSignIn.standIn).smtp,
      user: mailbox.address,
      password: '',
      accessToken,
    }
  return {
    host: mailbox.smtpHost,
    port: mailbox.smtpPort,
    security: mailbox.smtpSecurity,
    user: mailbox.smtpUser || mailbox.address,
    password: passwordOf(engine, mailbox, 'smtpPassword'),
  }
}

/**
 * IMAP credentials of a mailbox. An empty IMAP user or password means the same as for SMTP.
 * @throws Error as above
 */
export function imapAccount(engine: Parts, mailbox: Mailbox, accessToken = ''): ImapAccount {
  const provider = providerOfMailbox(mailbox)
  if (provider)
    return {
      ...reached(provider, engine.mailSignIn.standIn).imap,
      user: mailbox.address,
      password: '',
      accessToken,
    }
  return {
    host: mailbox.imapHost,
    port: mailbox.imapPort,
    security: mailbox.imapSecurity,
    user: mailbox.imapUser || mailbox.smtpUser || mailbox.address,
    password: passwordOf(engine, mailbox, mailbox.imapPassword ? 'imapPassword' : 'smtpPassword'),
  }
}
