import { isZone } from '#model/lib/time-zone.ts'
import type { Sender, SenderRow, Tenant } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import type { SmtpAccount } from '#platform/mail/mail.ts'
import { sealPlace } from '#platform/secrets.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { providerOf } from './providers/list.ts'

/** A sender with its sealed secrets. */
export const senderWithSecrets = (row: SenderRow): Sender => ({
  ...toRecord('sender', row),
  smtpPassword: row.smtp_password,
  webhookKey: row.webhook_key,
})

/** The settings with the password in the open, for the provider's rules. */
export const openedSettings = (engine: Pick<Engine, 'secrets'>, sender: Sender): Sender => ({
  ...sender,
  smtpPassword: sender.smtpPassword
    ? engine.secrets.open(
        sender.smtpPassword,
        sealPlace('sender', 'smtpPassword', sender.id, sender.tenantId),
      )
    : '',
})

/**
 * SMTP credentials of a sender, and how many connections it may hold.
 * @throws Error with a sentence when there is no server, or its password was sealed with another
 * key
 */
export function senderAccount(engine: Pick<Engine, 'secrets'>, sealed: Sender): SmtpAccount {
  const sender = openedSettings(engine, sealed)
  const provider = providerOf(sender)
  const host = sender.smtpHost || provider.host(sender)
  if (!host) throw new Error('The sender has no SMTP server.')
  return {
    host,
    port: sender.smtpPort ?? 587,
    security: sender.smtpSecurity ?? 'starttls',
    user: sender.smtpUser || provider.user(sender),
    password: sender.smtpPassword ?? '',
    connections: sender.maxConnections ?? 4,
  }
}

/** The time zone of the `Date` header. */
export const zoneOf = ({ timeZone = '' }: Pick<Tenant, 'timeZone'>): string =>
  isZone(timeZone) ? timeZone : 'UTC'

/**
 * The address that opt-outs by email go to: one whose inbox is read. Null when no connected mailbox
 * has an address of the sender, so that no opt-out disappears.
 */
export async function optOutAddress(
  db: Db,
  { tenantId, replyTo, address }: Pick<Sender, 'tenantId' | 'replyTo' | 'address'>,
): Promise<string | null> {
  const wanted = [replyTo || address, address].map((email) => email.toLowerCase())
  const found = await db
    .selectFrom('mailboxes')
    .select('address')
    .where('tenant_id', '=', tenantId)
    .where('address', 'in', wanted)
    .execute()
  const read = new Set(found.map((one) => one.address.toLowerCase()))
  return wanted.find((email) => read.has(email)) ?? null
}
