import type { Mailbox } from '#model/entities.generated.ts'
import { sealPlace } from '#platform/secrets.ts'
import type { SmtpAccount } from '#platform/mail/mail.ts'
import type { ImapAccount } from '#platform/mailbox-reading/mailbox-reading.ts'
import type { Engine } from '#engine/kernel/engine.ts'

type Sealed = Pick<Mailbox, 'id' | 'tenantId' | 'smtpPassword' | 'imapPassword'>

const passwordOf = (
  { secrets }: Pick<Engine, 'secrets'>,
  mailbox: Sealed,
  field: 'smtpPassword' | 'imapPassword',
) => secrets.open(mailbox[field], sealPlace('mailbox', field, mailbox.id, mailbox.tenantId))

/**
 * SMTP credentials of a mailbox.
 * @throws Error when its password was sealed with another key
 */
export function smtpAccount(
  engine: Pick<Engine, 'secrets'>,
  mailbox: Pick<Mailbox, 'smtpHost' | 'smtpPort' | 'smtpSecurity' | 'smtpUser' | 'address'> &
    Sealed,
): SmtpAccount {
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
export function imapAccount(
  engine: Pick<Engine, 'secrets'>,
  mailbox: Pick<
    Mailbox,
    'imapHost' | 'imapPort' | 'imapSecurity' | 'imapUser' | 'smtpUser' | 'address'
  > &
    Sealed,
): ImapAccount {
  return {
    host: mailbox.imapHost,
    port: mailbox.imapPort,
    security: mailbox.imapSecurity,
    user: mailbox.imapUser || mailbox.smtpUser || mailbox.address,
    password: passwordOf(engine, mailbox, mailbox.imapPassword ? 'imapPassword' : 'smtpPassword'),
  }
}
