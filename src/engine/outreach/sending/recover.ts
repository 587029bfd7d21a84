import { sql } from 'kysely'
import type { Engine } from '#engine/kernel/engine.ts'
import { logEvents, type LogEntry } from '#engine/outreach/lifecycle/campaign-log.ts'
import { heldHere } from '#engine/kernel/leases/keep-leases.ts'
import { hasLapsed } from '#engine/kernel/leases/lease.ts'
import {
  ASSUME_SENT_AFTER,
  fateOf,
  LOOK_INTERVAL,
  type Fate,
} from '#engine/mail/mailboxes/find-sent.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { asSystem, inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import { ANSWER_STEP } from '#model/api/outreach.ts'
import type { Message } from '#model/schema/entities.generated.ts'
import { answerStepOf } from './answer-step.ts'
import { advance, markAccepted } from './record-outcome.ts'
import { requestReplan } from '#engine/outreach/lifecycle/request-replan.ts'

/**
 * Marks emails whose worker died as unknown.
 * @returns how many
 */
export async function markLapsedAsUnknown(engine: Engine, tenantId: string): Promise<number> {
  return inTenant(engine, tenantId, async (tx) => {
    const now = new Date(engine.clock.now())
    const rows = await tx.db
      .updateTable('messages')
      .set({
        state: 'unknown',
        lease_until: null,
        lease_owner: null,
        look_at: now,
        smtp_reply: 'The program stopped while this email was being sent',
        version: sql`version + 1`,
      })
      .where('state', '=', 'sending')
      .where(hasLapsed('messages'))
      .where(sql<boolean>`not id = any(${heldHere(engine, 'messages')}::uuid[])`)
      .returning(['id', 'campaign_id', 'outreach_id', 'contact_id', 'step_id'])
      .execute()
    await logEvents(
      asSystem(tx),
      rows.map((row) => ({
        campaignId: row.campaign_id,
        outreachId: row.outreach_id,
        contactId: row.contact_id,
        messageId: row.id,
        type: 'unknown',
        text: 'The program stopped while this email was being sent: it is not resent automatically',
        data: { stepId: row.step_id },
      })),
    )
    return rows.length
  })
}

/**
 * Resolves emails with unknown outcome. Found in the Sent folder: sent. Not found, although another
 * email of this mailbox is there, so the provider keeps copies: not sent, and returned to the plan.
 * Otherwise assumed to be sent after a day.
 * @returns how many were settled
 */
export async function reconcileUnknown(engine: Engine, tenantId: string): Promise<number> {
  const now = engine.clock.now()
  const rows = await engine.database.tenant(tenantId, (db) =>
    db
      .selectFrom('messages')
      .selectAll()
      .where('state', '=', 'unknown')
      .where('accepted_at', 'is', null)
      .where((eb) => eb.or([eb('look_at', 'is', null), eb('look_at', '<=', new Date(now))]))
      .orderBy('updated_at')
      .limit(50)
      .execute(),
  )
  let settled = 0
  for (const row of rows) {
    const fate = await fateOf(engine, tenantId, row)
    const settle: Fate | 'assumed' =
      fate === 'open' && now - row.updated_at.getTime() >= ASSUME_SENT_AFTER ? 'assumed' : fate
    await settleUnknown(engine, tenantId, row.id, settle)
    if (settle !== 'open') settled++
  }
  return settled
}

async function settleUnknown(
  engine: Engine,
  tenantId: string,
  id: string,
  fate: Fate | 'assumed',
): Promise<void> {
  await inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    const now = engine.clock.now()
    const peek = await db
      .selectFrom('messages')
      .select('outreach_id')
      .where('id', '=', id)
      .executeTakeFirst()
    const outreachRow =
      peek &&
      (await db
        .selectFrom('outreaches')
        .selectAll()
        .where('id', '=', peek.outreach_id)
        .forUpdate()
        .executeTakeFirst())
    const row = await db
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'unknown')
      .where('accepted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!row || !outreachRow) return
    const message = toRecord('message', row)
    const outreach = toRecord('outreach', outreachRow)
    if (fate === 'open') {
      await db
        .updateTable('messages')
        .set({ look_at: new Date(now + LOOK_INTERVAL) })
        .where('id', '=', id)
        .execute()
      return
    }
    const at = row.updated_at.getTime()
    const isAnswer = message.stepId.startsWith(ANSWER_STEP)
    if (isAnswer && fate !== 'not-sent') await setHandled(tx, message, new Date(at))
    if (fate === 'sent')
      return markAccepted(
        { ...tx, message, outreach, reply: 'Found in the Sent folder', now },
        '',
        at,
        'found-sent',
      )
    const entry: LogEntry = {
      campaignId: message.campaignId,
      outreachId: message.outreachId,
      contactId: message.contactId,
      messageId: id,
      type: 'not-sent',
      text: isAnswer
        ? 'The Sent folder keeps copies, but has none of this answer: it was not sent. Send it again.'
        : 'The Sent folder keeps copies, but has none of this email: it was not sent and is planned again',
      data: { stepId: message.stepId },
    }
    if (fate === 'not-sent') {
      await db
        .updateTable('messages')
        .set({
          state: isAnswer ? 'rejected' : 'planned',
          planned_at: null,
          look_at: null,
          plan_reason: isAnswer ? 'It was not sent' : 'Planned again: it was not sent',
          version: sql`version + 1`,
        })
        .where('id', '=', id)
        .execute()
      if (isAnswer) await setHandled(tx, message, null)
      await logEvents(asSystem(tx), [entry])
      await requestReplan(tx)
      return
    }
    await db
      .updateTable('messages')
      .set({
        accepted_at: new Date(at),
        look_at: null,
        smtp_reply: 'No answer was read within a day: taken as sent',
        version: sql`version + 1`,
      })
      .where('id', '=', id)
      .execute()
    await logEvents(asSystem(tx), [
      {
        ...entry,
        type: 'assumed-sent',
        text: 'No answer was read within a day: taken as sent.',
      },
    ])
    await advance(tx, message, outreach, new Date(at))
    await requestReplan(tx)
  })
}

/**
 * Marks the reply that an answer was for as handled; or as open, after one that was not sent, so
 * that it is answered again.
 */
async function setHandled(
  { db, tenantId }: TenantTx,
  { outreachId, stepId }: Message,
  handledAt: Date | null,
): Promise<void> {
  const replies = await db
    .selectFrom('replies')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('outreach_id', '=', outreachId)
    .execute()
  const answered = replies.find(({ id }) => answerStepOf(id) === stepId)
  if (answered)
    await db
      .updateTable('replies')
      .set({ handled_at: handledAt, version: sql`version + 1` })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', answered.id)
      .execute()
}
