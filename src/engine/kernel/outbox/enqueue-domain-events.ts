import { sql } from 'kysely'
import type { Webhook } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import type { RowParts } from '#engine/kernel/engine.ts'
import { chunks } from '#engine/kernel/rows.ts'
import { versionedCache } from '#engine/kernel/versioned-cache.ts'
import { deliveryRow } from './delivery-row.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

export type DomainEventType = NonNullable<Webhook['happenings']>[number]

/**
 * An event that the product caused or noticed, with the ids of the records it concerns. Receivers
 * also get the names of these records.
 */
export interface QueuedDomainEvent {
  type: DomainEventType
  /** Milliseconds since 1970; now when left out. */
  at?: number
  data: {
    profileId?: string
    contactId?: string | null
    campaignId?: string
    segmentId?: string
    goalId?: string
    [name: string]: unknown
  }
}

type Name = Record<string, unknown>

/**
 * For each id: the table and columns that are sent along with it, and the property under which they
 * are sent.
 */
const named = {
  profileId: { as: 'profile', table: 'profiles', columns: ['id', 'name', 'email', 'anonymous'] },
  contactId: {
    as: 'contact',
    table: 'contacts',
    columns: ['id', 'email', 'first_name', 'last_name', 'company'],
  },
  campaignId: { as: 'campaign', table: 'campaigns', columns: ['id', 'name'] },
  segmentId: { as: 'segment', table: 'segments', columns: ['id', 'name'] },
  goalId: { as: 'goal', table: 'goals', columns: ['id', 'name'] },
} as const

async function namesOf(
  db: Db,
  tenantId: string,
  happened: readonly QueuedDomainEvent[],
): Promise<(data: QueuedDomainEvent['data']) => Name> {
  const found = new Map<string, Name>()
  for (const [field, { table, columns }] of Object.entries(named)) {
    const ids = [
      ...new Set(
        happened.flatMap(({ data }) => (typeof data[field] === 'string' ? [data[field]] : [])),
      ),
    ]
    if (ids.length === 0) continue
    const { rows } = await sql<Name>`
      select ${sql.join(columns.map((column) => sql.ref(column)))}
      from ${sql.table(table)}
      where tenant_id = ${tenantId} and id::text = any(${ids})
    `.execute(db)
    for (const row of rows) found.set(`${field} ${String(row.id)}`, row)
  }
  return (data) =>
    Object.fromEntries(
      Object.entries(named).flatMap(([field, { as }]) =>
        typeof data[field] === 'string'
          ? [[as, found.get(`${field} ${data[field]}`) ?? { id: data[field] }]]
          : [],
      ),
    )
}

/**
 * The tenant's enabled webhooks with the events they subscribe to. Cached, because every batch of
 * events reads them and they seldom change.
 */
const loadListening = versionedCache(['webhooks'], async ({ db, tenantId }) => {
  const { rows } = await sql<{
    id: string
    happenings: readonly string[]
  }>`select id, happenings from webhooks where tenant_id = ${tenantId} and enabled and happenings <> '[]'`.execute(
    db,
  )
  return rows
})

/**
 * Enqueues events for every webhook that subscribes to them, in the transaction in which they
 * happen, so that the queue and the data never disagree. Call it after writing the rows that the
 * events concern.
 */
export async function enqueueDomainEvents(
  tx: TenantTx<RowParts>,
  happened: readonly QueuedDomainEvent[],
): Promise<void> {
  const { db, engine, tenantId } = tx
  if (happened.length === 0) return
  const webhooks = await loadListening(tx)
  const queuedDomainEvents = happened.filter(({ type }) =>
    webhooks.some(({ happenings }) => happenings.includes(type)),
  )
  if (queuedDomainEvents.length === 0) return
  const nameOf = await namesOf(db, tenantId, queuedDomainEvents)
  const now = new Date(engine.clock.now())
  const rows = queuedDomainEvents.flatMap(({ type, at, data }) => {
    const payload = {
      type,
      timestamp: new Date(at ?? now).toISOString(),
      data: { ...data, ...nameOf(data) },
    }
    return webhooks
      .filter(({ happenings }) => happenings.includes(type))
      .map(({ id }) => deliveryRow(engine, tenantId, id, type, payload, now))
  })
  for (const some of chunks(rows, 500))
    await db.insertInto('webhook_deliveries').values(some).execute()
}
