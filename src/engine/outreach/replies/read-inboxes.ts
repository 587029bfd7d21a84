import { sql } from 'kysely'
import type { Mailbox } from '#model/schema/entities.generated.ts'
import type { IncomingMail, ReadState } from '#platform/mailbox-reading/mailbox-reading.ts'
import { announce } from '#engine/kernel/announce.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { mailboxWithSecrets } from '#engine/mail/mailboxes/accounts.ts'
import { readWith } from '#engine/mail/mailboxes/read-with.ts'
import { FRESH_INBOX } from '#engine/mail/mailboxes/fresh-inbox.ts'
import { stackOf, messageOf } from '#model/lib/thrown.ts'
import { jsonb } from '#platform/database/jsonb.ts'
import { noteSetAside } from './set-aside.ts'
import { takeMail } from './take-mail.ts'

export const READ_INTERVAL = 5 * 60_000
const BATCH = 50
/** Maximum number of batches per inbox and round, so that other mailboxes are read too. */
const MAX_BATCHES = 20

/**
 * Mailboxes whose inbox was not read recently, including paused ones, because replies still arrive
 * there.
 */
export async function mailboxesToRead(
  engine: Engine,
  tenantId: string,
  olderThan: number,
): Promise<string[]> {
  return engine.database.tenant(tenantId, async (db) => {
    const rows = await db
      .selectFrom('mailboxes')
      .select('id')
      .where((eb) =>
        eb.or([eb('last_read_at', 'is', null), eb('last_read_at', '<=', new Date(olderThan))]),
      )
      .orderBy('last_read_at')
      .execute()
    return rows.map((row) => row.id)
  })
}

/**
 * Reads a mailbox from the stored position. The position is stored only after all previous emails
 * were processed, and processing is idempotent, so a crash neither loses nor repeats any. Stores an
 * error message on the mailbox.
 * @returns how many emails had an effect
 */
export async function readInbox(
  engine: Engine,
  tenantId: string,
  mailboxId: string,
): Promise<number> {
  const row = await engine.database.tenant(tenantId, (db) =>
    db.selectFrom('mailboxes').selectAll().where('id', '=', mailboxId).executeTakeFirst(),
  )
  if (!row) return 0
  const mailbox = mailboxWithSecrets(row)
  let state = mailbox.readState as ReadState
  let taken = 0
  try {
    for (let batch = 0; batch < MAX_BATCHES; batch++) {
      const { messages, state: next } = await readWith(engine, mailbox, (account) =>
        engine.reader.newMessages(account, state, BATCH),
      )
      for (const mail of messages) if (await takeOrSkip(engine, tenantId, mailbox, mail)) taken++
      state = next
      await saveRead(engine, tenantId, mailboxId, { state, fault: '' })
      if (messages.length < BATCH) break
    }
  } catch (error) {
    engine.log.warn(
      { mailbox: mailbox.address, fault: messageOf(error) },
      'an inbox could not be read',
    )
    await saveRead(engine, tenantId, mailboxId, { state: null, fault: messageOf(error) })
  }
  return taken
}

/** Reads the inboxes that were not read recently immediately, instead of in the next round. */
export async function readStaleInboxes(engine: Engine, tenantId: string): Promise<void> {
  await Promise.all(
    (await mailboxesToRead(engine, tenantId, engine.clock.now() - FRESH_INBOX)).map((mailbox) =>
      readInbox(engine, tenantId, mailbox),
    ),
  )
}

/** Maximum number of concurrent connections to mail servers per request. */
const AT_ONCE = 5

/**
 * Reads all inboxes of a tenant on a user's request.
 * @returns how many emails were processed, and the mailboxes that could not be read, each with an
 * error message
 */
export async function checkInboxes(
  engine: Engine,
  tenantId: string,
): Promise<{ mails: number; faults: { address: string; fault: string }[] }> {
  const waiting = await mailboxesToRead(engine, tenantId, engine.clock.now())
  let mails = 0
  while (waiting.length > 0)
    for (const taken of await Promise.all(
      waiting.splice(0, AT_ONCE).map((mailbox) => readInbox(engine, tenantId, mailbox)),
    ))
      mails += taken
  const faulty = await engine.database.tenant(tenantId, (db) =>
    db
      .selectFrom('mailboxes')
      .select(['address', 'read_error'])
      .where('read_error', '!=', '')
      .orderBy('address')
      .limit(50)
      .execute(),
  )
  return { mails, faults: faulty.map((one) => ({ address: one.address, fault: one.read_error })) }
}

/** Number of failures per email, by mailbox and Message-ID, in this process. */
const failures = new Map<string, number>()
const MAX_FAILURES = 5

/**
 * Skips an email after five failures, with an entry in the log and on the mailbox, so that one bad email does not
 * block a mailbox permanently. Until then, it holds back the inbox and therefore follow-ups.
 */
async function takeOrSkip(
  engine: Engine,
  tenantId: string,
  mailbox: Mailbox,
  mail: IncomingMail,
): Promise<boolean> {
  const key = `${mailbox.id} ${mail.rfcId}`
  const place = { tenantId, mailboxId: mailbox.id }
  try {
    const taken = await takeMail(engine, tenantId, mailbox, mail)
    failures.delete(key)
    if (mail.setAside) await noteSetAside(engine, place, mail, mail.setAside)
    return taken
  } catch (error) {
    const count = (failures.get(key) ?? 0) + 1
    failures.set(key, count)
    if (count < MAX_FAILURES) throw error
    failures.delete(key)
    engine.log.error(
      {
        mailbox: mailbox.address,
        mail: mail.rfcId,
        fault: stackOf(error),
      },
      'an email could not be processed and is skipped',
    )
    await noteSetAside(engine, place, mail, 'handling')
    return false
  }
}

async function saveRead(
  engine: Engine,
  tenantId: string,
  mailboxId: string,
  { state, fault }: { state: ReadState | null; fault: string },
): Promise<void> {
  await engine.database.tenant(tenantId, async (db) => {
    await announce(db, tenantId, 'mailbox', { id: mailboxId })
    await db
      .updateTable('mailboxes')
      .set({
        read_error: fault.slice(0, 300),
        ...(state
          ? {
              read_state: jsonb(state as Record<string, unknown>),
              last_read_at: new Date(engine.clock.now()),
            }
          : {}),
      })
      .where('id', '=', mailboxId)
      .where((eb) => (state ? sql<boolean>`true` : eb('read_error', '!=', fault.slice(0, 300))))
      .execute()
  })
}
