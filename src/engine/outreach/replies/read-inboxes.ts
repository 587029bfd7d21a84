import type { Mailbox } from '#model/schema/entities.generated.ts'
import type { IncomingMail, ReadState } from '#platform/mailbox-reading/mailbox-reading.ts'
import { announce } from '#engine/kernel/announce.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { mailboxWithSecrets } from '#engine/mail/mailboxes/accounts.ts'
import { readWith } from '#engine/mail/mailboxes/read-with.ts'
import { FRESH_INBOX } from '#engine/mail/mailboxes/fresh-inbox.ts'
import { stackOf, messageOf } from '#model/lib/thrown.ts'
import { jsonb } from '#platform/database/jsonb.ts'
import { retried } from '#platform/database/retried.ts'
import { noteSetAside } from './set-aside.ts'
import { takeMail } from './take-mail.ts'

export const READ_INTERVAL = 5 * 60_000
const BATCH = 50
/** Maximum number of batches per inbox and round, so that other mailboxes are read too. */
const MAX_BATCHES = 20
/** Maximum number of concurrent connections to mail servers per request. */
const MAX_CONCURRENT = 5

/** Attempts at an email that cannot be processed, before it is skipped. */
const MAX_FAILURES = 5
/** Failures per email, by mailbox and Message-ID, in this process. */
const failureCounts = new Map<string, number>()

/** Shown on the mailbox where reading went well and the product failed. */
const NOT_PROCESSED =
  'An email could not be processed: a fault of the product, which its log names. It is tried again.'

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
      .where('tenant_id', '=', tenantId)
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
    db
      .selectFrom('mailboxes')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', mailboxId)
      .executeTakeFirst(),
  )
  if (!row) return 0
  const mailbox = mailboxWithSecrets(row)
  let position = mailbox.readState as ReadState
  let effects = 0
  for (let count = 0; count < MAX_BATCHES; count++) {
    const batch = await readBatch(engine, mailbox, position)
    if ('fault' in batch) {
      engine.log.warn(
        { mailbox: mailbox.address, fault: batch.fault },
        'an inbox could not be read',
      )
      await saveFault(engine, mailbox, batch.fault)
      break
    }
    try {
      for (const mail of batch.messages)
        if (await takeOrSkip(engine, tenantId, mailbox, mail)) effects++
    } catch (error) {
      engine.log.warn(
        { mailbox: mailbox.address, fault: stackOf(error) },
        'an email could not be processed',
      )
      await saveFault(engine, mailbox, NOT_PROCESSED)
      break
    }
    position = batch.state
    await savePosition(engine, mailbox, position)
    if (batch.messages.length < BATCH) break
  }
  return effects
}

/** The next emails of an inbox, or why they cannot be read, as a sentence for users. */
const readBatch = (engine: Engine, mailbox: Mailbox, position: ReadState) =>
  readWith(engine, mailbox, (account) => engine.reader.newMessages(account, position, BATCH)).catch(
    (error: unknown) => ({ fault: messageOf(error) }),
  )

/**
 * Reads inboxes, a few at a time.
 * @returns how many emails had an effect
 */
async function readInboxes(
  engine: Engine,
  tenantId: string,
  mailboxIds: readonly string[],
): Promise<number> {
  let effects = 0
  for (let first = 0; first < mailboxIds.length; first += MAX_CONCURRENT) {
    const counts = await Promise.all(
      mailboxIds
        .slice(first, first + MAX_CONCURRENT)
        .map((mailboxId) => readInbox(engine, tenantId, mailboxId)),
    )
    for (const count of counts) effects += count
  }
  return effects
}

/** Reads the inboxes that were not read recently immediately, instead of in the next round. */
export async function readStaleInboxes(engine: Engine, tenantId: string): Promise<void> {
  const olderThan = engine.clock.now() - FRESH_INBOX
  await readInboxes(engine, tenantId, await mailboxesToRead(engine, tenantId, olderThan))
}

/**
 * Reads all inboxes of a tenant on a user's request.
 * @returns how many emails were processed, and the mailboxes that could not be read, each with an
 * error message
 */
export async function checkInboxes(
  engine: Engine,
  tenantId: string,
): Promise<{ mails: number; faults: { address: string; fault: string }[] }> {
  const mailboxIds = await mailboxesToRead(engine, tenantId, engine.clock.now())
  const mails = await readInboxes(engine, tenantId, mailboxIds)
  const faulty = await engine.database.tenant(tenantId, (db) =>
    db
      .selectFrom('mailboxes')
      .select(['address', 'read_error'])
      .where('tenant_id', '=', tenantId)
      .where('read_error', '!=', '')
      .orderBy('address')
      .limit(50)
      .execute(),
  )
  return {
    mails,
    faults: faulty.map(({ address, read_error }) => ({ address, fault: read_error })),
  }
}

/**
 * Processes an email. One that fails five times is skipped, with an entry in the log and on the
 * mailbox, so that it does not block the inbox forever; until then it holds back the inbox, and
 * therefore follow-ups.
 * @returns whether it had an effect
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
    const taken = await retried(() => takeMail(engine, tenantId, mailbox, mail))
    if (mail.setAside) await noteSetAside(engine, place, mail, mail.setAside)
    failureCounts.delete(key)
    return taken
  } catch (error) {
    const count = (failureCounts.get(key) ?? 0) + 1
    failureCounts.set(key, count)
    if (count < MAX_FAILURES) throw error
    failureCounts.delete(key)
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

const MAX_FAULT_LENGTH = 300

/** Where the next reading begins; everything before it was processed. */
const savePosition = (engine: Engine, { tenantId, id }: Mailbox, position: ReadState) =>
  engine.database.tenant(tenantId, async (db) => {
    await announce(db, tenantId, 'mailbox', { id })
    await db
      .updateTable('mailboxes')
      .set({
        read_error: '',
        read_state: jsonb({ ...position }),
        last_read_at: new Date(engine.clock.now()),
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
  })

/** Why an inbox could not be read; the same fault again is not written. */
const saveFault = (engine: Engine, { tenantId, id }: Mailbox, fault: string) =>
  engine.database.tenant(tenantId, async (db) => {
    const shown = fault.slice(0, MAX_FAULT_LENGTH)
    await announce(db, tenantId, 'mailbox', { id })
    await db
      .updateTable('mailboxes')
      .set({ read_error: shown })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('read_error', '!=', shown)
      .execute()
  })
