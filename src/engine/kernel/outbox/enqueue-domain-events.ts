import { sql } from 'kysely'
import type { Webhook } from '#model/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { chunks } from '#engine/kernel/rows.ts'
import { versionedCache } from '#engine/kernel/versioned-cache.ts'
import { deliveryRow } from './delivery-row.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

export type Happening = NonNullable<Webhook['happenings']>[number]

/**
 * Something that the product did or noticed, with the ids of whom it is about; receivers also get
 * their names.
 */
export interface Happened {
  type: Happening
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

/** What stands beside an id: the table, the columns, and the name under which it is told. */
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
  happened: readonly Happened[],
): Promise<(data: Happened['data']) => Name> {
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
 * The tenant's webhooks that are switched on and hear of anything: every batch of events asks for
 * them, and they seldom change.
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
 * Puts what happened into the queue of every webhook that chose it, in the transaction in which it
 * happens: nothing is told that did not happen, and nothing that happened is not told. To be called
 * after the rows that it is about were written.
 */
export async function enqueueDomainEvents(
  tx: TenantTx<Pick<Engine, 'clock' | 'newId'>>,
  happened: readonly Happened[],
): Promise<void> {
  const { db, engine, tenantId } = tx
  if (happened.length === 0) return
  const webhooks = await loadListening(tx)
  const wanted = happened.filter(({ type }) =>
    webhooks.some(({ happenings }) => happenings.includes(type)),
  )
  if (wanted.length === 0) return
  const nameOf = await namesOf(db, tenantId, wanted)
  const now = new Date(engine.clock.now())
  const rows = wanted.flatMap(({ type, at, data }) => {
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
    await db
      .insertInto('webhook_deliveries')
      .values(some as never)
      .execute()
}
