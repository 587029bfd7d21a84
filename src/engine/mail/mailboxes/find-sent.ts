import type { MailboxRow } from '#model/schema/entities.generated.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import { messageOf } from '#model/lib/thrown.ts'
import { mailboxWithSecrets } from './accounts.ts'
import { keepsCopy } from './keeps-copy.ts'
import { copyKey, FILED_BY_SERVER } from './queue-copy.ts'
import { readWith } from './read-with.ts'

/**
 * After this time, an email with unknown outcome is assumed to be sent: a second copy is worse than
 * a missing one.
 */
export const ASSUME_SENT_AFTER = DAY_MS
/** Interval at which Sent folders are searched for an email with unknown outcome. */
export const LOOK_INTERVAL = 30 * 60_000

export type Fate = 'sent' | 'not-sent' | 'open'

/** Searches the mailbox's Sent folder for an email with unknown outcome. */
export async function fateOf(
  engine: Engine,
  tenantId: string,
  row: { mailbox_id: string | null; rfc_id: string | null; updated_at: Date },
): Promise<Fate> {
  if (!row.mailbox_id || !row.rfc_id) return 'open'
  const { mailbox, control } = await engine.database.tenant(tenantId, async (db) => ({
    mailbox: await db
      .selectFrom('mailboxes')
      .selectAll()
      .where('id', '=', row.mailbox_id)
      .executeTakeFirst(),
    control:
      (await db
        .selectFrom('messages')
        .select(['id', 'rfc_id'])
        .where('mailbox_id', '=', row.mailbox_id)
        .where('state', '=', 'accepted')
        .where('rfc_id', 'is not', null)
        .orderBy('accepted_at', 'desc')
        .limit(1)
        .executeTakeFirst()) ??
      (await db
        .selectFrom('engage_messages')
        .select(['id', 'rfc_id'])
        .where('mailbox_id', '=', row.mailbox_id)
        .where('state', '=', 'sent')
        .where('rfc_id', 'is not', null)
        .orderBy('sent_at', 'desc')
        .limit(1)
        .executeTakeFirst()),
  }))
  if (!mailbox) return 'open'
  try {
    const find = (rfcId: string) =>
      readWith(engine, mailboxWithSecrets(mailbox), (account) =>
        engine.reader.findSent(account, rfcId),
      )
    if ((await find(row.rfc_id)) === true) return 'sent'
    if (engine.clock.now() - row.updated_at.getTime() < LOOK_INTERVAL || !control?.rfc_id)
      return 'open'
    if (!(await isFiledByServer(engine, tenantId, mailbox, control.id))) return 'open'
    const keepsCopies = (await find(control.rfc_id)) === true
    return keepsCopies && (await find(row.rfc_id)) === false ? 'not-sent' : 'open'
  } catch (error) {
    engine.log.warn(
      { mailbox: mailbox.address, fault: messageOf(error) },
      'the Sent folder could not be searched',
    )
    return 'open'
  }
}

/**
 * Whether the server files what it accepts, as far as another email shows: a copy that the product
 * filed proves nothing about an email that it has not filed.
 */
async function isFiledByServer(
  engine: Engine,
  tenantId: string,
  mailbox: MailboxRow,
  controlId: string,
): Promise<boolean> {
  const copy = await engine.database.tenant(tenantId, (db) =>
    db
      .selectFrom('jobs')
      .select('result')
      .where('idempotency_key', '=', copyKey(controlId))
      .executeTakeFirst(),
  )
  if (copy) return copy.result?.copy === FILED_BY_SERVER
  return !keepsCopy({
    sentCopy: mailbox.sent_copy,
    signInBy: mailbox.sign_in_by,
    smtpHost: mailbox.smtp_host,
  })
}
