import { sql } from 'kysely'
import type { EngageMessageRow } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import { isOptOut, type SuppressionReason } from '#engine/audience/contacts/suppression-list.ts'
import { publish } from '#engine/kernel/domain-events.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { enqueueDomainEvents } from '#engine/kernel/outbox/enqueue-domain-events.ts'
import { asSystem, inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import { messagesSettled } from '#engine/engage/engage-events.ts'
import { learnRefusal } from '#engine/mail/senders/domain-throttles.ts'
import { suppress } from '#engine/audience/contacts/suppress.ts'
import { noteOptOut } from './note-opt-out.ts'
import { recordDeliveryEvent } from './record-delivery-event.ts'
import { cancelPlanned, settle, settledOf } from './settle.ts'

/**
 * The fate of an email after it had left, from a bounce message, a complaint or a provider's
 * report.
 */
export interface LateReport {
  kind:
    | 'delivered'
    | 'delayed'
    | 'undelivered'
    | 'bounced'
    | 'complained'
    | 'unsubscribed'
    | 'replied-opt-out'
  detail: string
  /** When it happened, in milliseconds since 1970. */
  at: number
}

/** States in which an email has left, or may have. */
const OUT = ['sent', 'unknown', 'sending', 'failed'] as const

/** The event in the person's timeline, by kind of report. */
const EVENT_TYPES: Partial<Record<LateReport['kind'], string>> = {
  bounced: 'emailBounced',
  complained: 'emailComplained',
  unsubscribed: 'emailOptedOut',
  'replied-opt-out': 'emailOptedOut',
}

const SUPPRESSES: Partial<Record<LateReport['kind'], SuppressionReason>> = {
  bounced: 'bounced',
  complained: 'complained',
  unsubscribed: 'unsubscribed',
  'replied-opt-out': 'replied-opt-out',
}

/**
 * Records a report about a delivery with all its consequences: the ledger and journeys that wait for
 * the delivery, the suppression list, webhooks, and the person's timeline. Idempotent: a report that
 * arrives again changes nothing.
 * @returns whether there is such a delivery
 */
export async function takeReport(
  engine: Engine,
  tenantId: string,
  find: (db: Db) => Promise<string | null>,
  report: LateReport,
): Promise<boolean> {
  const row = await inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    const id = await find(db)
    const found =
      id === null
        ? undefined
        : await db
            .selectFrom('engage_messages')
            .selectAll()
            .where('tenant_id', '=', tenantId)
            .where('id', '=', id)
            .where('state', 'in', OUT)
            .forUpdate()
            .executeTakeFirst()
    if (found) await apply(tx, found, report)
    return found
  })
  if (!row) return false
  // After the commit, and known by its message id, so that a process that dies here records it when
  // the report is sent again.
  await recordEvent(engine, row, report)
  return true
}

async function apply(tx: TenantTx, row: EngageMessageRow, report: LateReport): Promise<void> {
  switch (report.kind) {
    case 'delivered':
      return markDelivered(tx, row, report)
    case 'delayed':
      if (row.sender_id === null) return
      await learnRefusal(
        tx,
        { senderId: row.sender_id, address: row.address },
        report.detail,
        report.at,
      )
      return
    case 'undelivered':
    case 'bounced':
      await changeOutcome(tx, row, {
        state: 'failed',
        reason: report.kind === 'bounced' ? 'bounced' : 'rejected',
        detail: report.detail,
      })
      break
    case 'complained':
      await changeOutcome(tx, row, {
        // It arrived, whatever was known before.
        state: 'sent',
        reason: 'complained',
        detail: report.detail,
      })
  }
  const reason = SUPPRESSES[report.kind]
  if (!reason) return
  if (isOptOut(reason)) await noteOptOut(tx, row.id)
  await suppress(asSystem(tx), {
    kind: 'address',
    value: row.address,
    reason,
    source: report.detail || 'a report about an email',
  })
  await cancelPlanned(
    tx,
    { profileId: row.profile_id, exceptTransactional: isOptOut(reason) },
    { reason: 'suppressed', detail: 'Nothing more is sent to the address' },
  )
}

/** The receiving server has it: also settles an email whose outcome was unknown. */
async function markDelivered(
  tx: TenantTx,
  row: EngageMessageRow,
  { detail, at }: LateReport,
): Promise<void> {
  const { db, tenantId } = tx
  if (row.settled_at === null)
    await settle(tx, [row.id], {
      state: 'sent',
      detail: `Reported as delivered. ${detail}`.trim(),
      sentAt: row.sent_at ?? row.first_tried_at ?? new Date(at),
    })
  await db
    .updateTable('engage_messages')
    .set({
      delivered_at: sql`coalesce(delivered_at, ${new Date(at)})`,
      // A settled "unknown" is none any more.
      state: sql`case state when 'unknown' then 'sent' else state end`,
      sent_at: sql`coalesce(sent_at, first_tried_at, ${new Date(at)})`,
      version: sql`version + 1`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', row.id)
    .where('delivered_at', 'is', null)
    .where('state', 'in', ['sent', 'unknown'])
    .execute()
}

/**
 * Changes the outcome of an email that was settled or not, and publishes it: journeys that still
 * wait for the email learn of it, and webhooks.
 */
async function changeOutcome(
  tx: TenantTx,
  row: EngageMessageRow,
  outcome: Pick<EngageMessageRow, 'state' | 'detail'> & {
    reason: 'bounced' | 'rejected' | 'complained'
  },
): Promise<void> {
  const { db, engine, tenantId } = tx
  // A complaint is the last word, and the same report may arrive again.
  if (row.reason === outcome.reason || row.reason === 'complained') return
  const now = new Date(engine.clock.now())
  const rows = await db
    .updateTable('engage_messages')
    .set({
      ...outcome,
      detail: outcome.detail.slice(0, 500),
      settled_at: sql`coalesce(settled_at, ${now})`,
      lease_until: null,
      lease_owner: null,
      updated_at: now,
      version: sql`version + 1`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', row.id)
    .returningAll()
    .execute()
  await publish(tx, messagesSettled, rows.map(settledOf))
  if (outcome.reason === 'rejected') return
  await enqueueDomainEvents(tx, [
    {
      type: outcome.reason === 'bounced' ? 'mail.bounced' : 'mail.complained',
      data: {
        profileId: row.profile_id,
        engageId: row.engage_id,
        deliveryId: row.id,
        email: row.address,
        text: outcome.detail,
      },
    },
  ])
}

/** Records the report in the person's timeline, where segments and journeys see it. */
async function recordEvent(
  engine: Engine,
  row: EngageMessageRow,
  { kind, detail, at }: LateReport,
): Promise<void> {
  const eventType = EVENT_TYPES[kind]
  if (!eventType || row.owner_kind === 'test') return
  await recordDeliveryEvent(engine, row, {
    eventType,
    messageId: `${eventType} ${row.id}`,
    properties: { detail: detail.slice(0, 300) },
    at,
  })
}
