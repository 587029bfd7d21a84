import { sql } from 'kysely'
import { domainOf } from '#model/lib/address-domain.ts'
import type { DomainThrottleRow } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import { systemScope } from '#engine/kernel/engine.ts'
import { baseRow } from '#engine/kernel/rows.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import { afterAcceptance, afterRefusal, afterTurn, spread, type Throttle } from './throttle.ts'

/*
 * The throttles of receiving domains in the database, so that all workers share them. Every change
 * locks the row of its sender and domain first.
 */

/** Maximum number of waiting emails that get a time in one transaction. */
const SPREAD_AT_ONCE = 500

interface RecipientPlace {
  tenantId: string
  senderId: string
  /** The recipient. */
  address: string
}

const throttleOf = (row: DomainThrottleRow): Throttle => ({
  gapMs: row.gap_ms,
  openAt: row.open_at.getTime(),
  failedAt: row.failed_at.getTime(),
  spreadUntil: row.spread_until.getTime(),
})

const columnsOf = ({ gapMs, openAt, failedAt, spreadUntil }: Throttle) => ({
  gap_ms: gapMs,
  open_at: new Date(openAt),
  failed_at: new Date(failedAt),
  spread_until: new Date(spreadUntil),
})

const lockedRow = (db: Db, { tenantId, senderId, address }: RecipientPlace) =>
  db
    .selectFrom('domain_throttles')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('sender_id', '=', senderId)
    .where('domain', '=', domainOf(address))
    .forUpdate()
    .executeTakeFirst()

const write = (db: Db, row: DomainThrottleRow, throttle: Throttle) =>
  db
    .updateTable('domain_throttles')
    .set(columnsOf(throttle))
    .where('tenant_id', '=', row.tenant_id)
    .where('id', '=', row.id)
    .execute()

/** The receiving domain asked to wait. @param at when it did, by which repeated reports are known */
export async function learnRefusal(
  { db, engine, tenantId }: TenantTx,
  place: Omit<RecipientPlace, 'tenantId'>,
  reply: string,
  at: number,
): Promise<void> {
  const domain = domainOf(place.address)
  if (domain === '') return
  // Two workers may learn of the first refusal at once: only one inserts the row.
  await db
    .insertInto('domain_throttles')
    .values({
      ...baseRow(engine, systemScope(tenantId)),
      sender_id: place.senderId,
      domain,
      ...columnsOf(afterRefusal(null, at)),
      reply: reply.slice(0, 300),
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'sender_id', 'domain']).doNothing())
    .execute()
  const row = await lockedRow(db, { tenantId, ...place })
  if (!row) return
  const throttle = throttleOf(row)
  const after = afterRefusal(throttle, at)
  if (after === throttle) return
  await write(db, row, after)
  await db
    .updateTable('domain_throttles')
    .set({ reply: reply.slice(0, 300) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', row.id)
    .execute()
}

/** The receiving domain accepted an email. */
export async function learnAcceptance(db: Db, place: RecipientPlace, at: number): Promise<void> {
  const row = await lockedRow(db, place)
  if (!row) return
  const after = afterAcceptance(throttleOf(row), at)
  if (after) await write(db, row, after)
  else
    await db
      .deleteFrom('domain_throttles')
      .where('tenant_id', '=', place.tenantId)
      .where('id', '=', row.id)
      .execute()
}

/**
 * Whether an email to the address may leave now. If it may, the gap to the next one begins; if not,
 * it and the other due emails of the sender to this domain get times at which they are tried again.
 * @param id the delivery, locked by the caller
 */
export async function takeTurn(
  db: Db,
  { id, ...place }: RecipientPlace & { id: string },
  now: number,
): Promise<boolean> {
  const row = await lockedRow(db, place)
  if (!row) return true
  const throttle = throttleOf(row)
  if (throttle.openAt <= now) {
    await write(db, row, afterTurn(throttle, now))
    return true
  }
  const { tenantId, senderId } = place
  const waiting = await sql<{ id: string }>`
    select id
    from engage_messages
    where tenant_id = ${tenantId}
      and sender_id = ${senderId}
      and state = 'planned'
      and due_at <= ${new Date(now)}
      and (id = ${id} or split_part(lower(address), '@', 2) = ${row.domain})
    order by due_at, id
    limit ${SPREAD_AT_ONCE}
    for update skip locked
  `.execute(db)
  const { times, throttle: after } = spread(throttle, waiting.rows.length, now)
  const due = waiting.rows.map(({ id }, n) => ({ id, at: new Date(times[n]!).toISOString() }))
  await sql`
    update engage_messages m
    set
      due_at = d.at,
      detail = ${`Waits: ${row.domain} asked to slow down. ${row.reply}`.slice(0, 500)},
      version = version + 1
    from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as d(id uuid, at timestamptz)
    where m.tenant_id = ${tenantId} and m.id = d.id
  `.execute(db)
  await write(db, row, after)
  return false
}
