import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Engine } from '../engine.ts'

type Source = 'rules' | 'condition_types' | 'action_types' | 'segments' | 'scorings' | 'goals' | 'property_types'
type Clock = Pick<Engine, 'clock'>

/** What changes with every write of the tables and of the tenant's zone, also with writes that are not committed yet. */
async function markOf(db: Db, tenantId: string, tables: readonly Source[]): Promise<string> {
  const parts = tables.map((table) => sql`(select coalesce(md5(string_agg(id || ':' || version || ':' || xmin::text, ',' order by id)), '') from ${sql.table(table)} where tenant_id = ${tenantId})`)
  const { rows: [row] } = await sql<{ mark: string }>`select ${sql.join(parts, sql` || `)} || time_zone as mark from tenants where id = ${tenantId}`.execute(db)
  return row!.mark
}

const allKept: WeakMap<Engine['clock'], Map<string, unknown>>[] = []

/** Forgets all of it. @returns how much that was */
export function forgetPrepared({ clock }: Clock): number {
  let forgotten = 0
  for (const kept of allKept) {
    forgotten += kept.get(clock)?.size ?? 0
    kept.delete(clock)
  }
  return forgotten
}

/** Something of a tenant that is read and prepared again only when one of the tables that it is made of has changed. */
export function prepared<T>(tables: readonly Source[], make: (db: Db, engine: Clock, tenantId: string) => Promise<T>): (db: Db, engine: Clock, tenantId: string) => Promise<T> {
  const kept = new WeakMap<Engine['clock'], Map<string, { mark: string; value: T }>>()
  allKept.push(kept)
  return async (db, engine, tenantId) => {
    const ofClock = kept.get(engine.clock) ?? new Map<string, { mark: string; value: T }>()
    kept.set(engine.clock, ofClock)
    const mark = await markOf(db, tenantId, tables)
    const known = ofClock.get(tenantId)
    if (known?.mark === mark) return known.value
    const value = await make(db, engine, tenantId)
    ofClock.set(tenantId, { mark, value })
    return value
  }
}
