import type { EngageMessageRow } from '#model/schema/entities.generated.ts'
import type { IncomingMail } from '#platform/mailbox-reading/mailbox-reading.ts'
import type { Db } from '#platform/database/database.ts'
import { systemScope, type Engine } from '#engine/kernel/engine.ts'
import { enqueueDomainEvents } from '#engine/kernel/outbox/enqueue-domain-events.ts'
import { inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import { isOwnAddress } from '#engine/mail/mailboxes/is-own-address.ts'
import { recordDeliveryEvent } from '#engine/engage/messages/record-delivery-event.ts'
import type { ReplyVerdict } from '#drafting/replies/classify-incoming.ts'
import { isPositive } from './decide-reply.ts'

/** Labels of replies that need no answer. */
const ANSWERED: ReadonlySet<ReplyVerdict['label']> = new Set(['not-interested', 'wrong-person'])

/**
 * Keeps a person's reply to an engage message: as an event with its text in their timeline, on the
 * message, as an open to-do, and for webhooks. All of it or nothing is
 * stored; a reply that is read again changes nothing.
 * @returns whether it was a reply to one of ours
 */
export async function takeEngageReply(
  engine: Engine,
  tenantId: string,
  mail: IncomingMail,
  verdict: ReplyVerdict,
): Promise<boolean> {
  return engine.database.together(async () => {
    const row = await engine.database.tenant(tenantId, (db) => findAnswered(db, tenantId, mail))
    if (!row) return false
    const now = engine.clock.now()
    const at = Math.min(Date.parse(mail.receivedAt) || now, now)
    const status = await recordDeliveryEvent(engine, row, {
      eventType: 'emailReplied',
      messageId: `emailReplied ${row.id} ${mail.rfcId}`.slice(0, 250),
      properties: {
        from: mail.from.address.slice(0, 200),
        label: verdict.label,
        text: verdict.own.slice(0, 2000),
      },
      at,
    })
    if (status !== 'stored') return true
    await inTenant(engine, tenantId, async (tx) => {
      await noteReply(tx.db, row, new Date(at))
      if (!ANSWERED.has(verdict.label)) await createTodo(tx, row, verdict)
      await announceReply(tx, row, verdict)
    })
    return true
  })
}

/** The message that an email answers; null for emails from one of our own mailboxes. */
async function findAnswered(
  db: Db,
  tenantId: string,
  mail: IncomingMail,
): Promise<EngageMessageRow | null> {
  if (await isOwnAddress(db, tenantId, mail.from.address)) return null
  const row = await db
    .selectFrom('engage_messages')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('rfc_id', 'in', mail.refersTo.slice(-30))
    .where('state', 'in', ['sent', 'unknown', 'sending'])
    .where('owner_kind', '<>', 'test')
    // A later email of the conversation is what a reply most likely answers.
    .orderBy((eb) => eb.fn.coalesce('sent_at', 'first_tried_at'), 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

async function noteReply(db: Db, row: EngageMessageRow, at: Date): Promise<void> {
  await db
    .updateTable('engage_messages')
    .set({ replied_at: at, updated_at: at })
    .where('tenant_id', '=', row.tenant_id)
    .where('id', '=', row.id)
    .where('replied_at', 'is', null)
    .execute()
}

async function createTodo(
  { db, engine }: TenantTx,
  row: EngageMessageRow,
  { label, own }: ReplyVerdict,
): Promise<void> {
  await engine.stores.of('todo').create(
    systemScope(row.tenant_id),
    {
      profileId: row.profile_id,
      title: `Answer ${row.address}: ${row.subject}`.slice(0, 120),
      details: `${label === 'unknown' ? '' : `[${label}] `}${own}`.slice(0, 2000),
    },
    { db },
  )
}

async function announceReply(
  tx: TenantTx,
  row: EngageMessageRow,
  { label, own }: ReplyVerdict,
): Promise<void> {
  const data = {
    profileId: row.profile_id,
    engageId: row.engage_id,
    deliveryId: row.id,
    email: row.address,
    label,
    text: own.slice(0, 500),
  }
  await enqueueDomainEvents(tx, [
    { type: 'reply.received', data },
    ...(isPositive(label) ? [{ type: 'reply.positive' as const, data }] : []),
  ])
}
