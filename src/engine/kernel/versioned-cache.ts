import { sql } from 'kysely'
import { PREPARED, type Db } from '#platform/database/database.ts'
import type { Engine } from './engine.ts'

/** The tables whose writes are noted (`definition_changes`, by the migration that made it). */
type Source =
  | 'rules'
  | 'journeys'
  | 'journey_versions'
  | 'condition_types'
  | 'action_types'
  | 'scripts'
  | 'segments'
  | 'scorings'
  | 'goals'
  | 'property_types'
  | 'json_schemas'
  | 'webhooks'
type Clock = Pick<Engine, 'clock'>
type Marks = ReadonlyMap<Source | 'zone', string>

/**
 * What changes with every write of the tables and of the tenant's zone, also with writes that are
 * not committed yet. Triggers leave a row for each write, so that asking costs the same however
 * much is defined.
 */
async function marksOf(db: Db, tenantId: string): Promise<Marks> {
  const { rows } = await sql<{ source: Source | 'zone'; mark: string }>`${PREPARED}
    select source, string_agg(id::text, ' ' order by id) as mark from definition_changes where tenant_id = ${tenantId} group by source
    union all select 'zone', time_zone from tenants where id = ${tenantId}`.execute(db)
  return new Map(rows.map(({ source, mark }) => [source, mark]))
}

const asked = new WeakMap<Db, Marks>()

/**
 * Asks in one statement whether anything changed of all that is kept prepared for a tenant, and not
 * again in this transaction: for transactions that write none of it themselves.
 */
export async function loadCacheVersions(db: Db, tenantId: string): Promise<void> {
  asked.set(db, await marksOf(db, tenantId))
}

/** Whoever asks while the answer is on its way shares it. */
const asking = new WeakMap<Db, Promise<Marks>>()

function marksNow(db: Db, tenantId: string): Promise<Marks> {
  const known = asking.get(db)
  if (known) return known
  const marks = marksOf(db, tenantId).finally(() => asking.delete(db))
  asking.set(db, marks)
  return marks
}

async function markOf(db: Db, tenantId: string, tables: readonly Source[]): Promise<string> {
  const marks = asked.get(db) ?? (await marksNow(db, tenantId))
  return JSON.stringify([...tables, 'zone' as const].map((table) => marks.get(table) ?? ''))
}

const allKept: WeakMap<Engine['clock'], Map<string, unknown>>[] = []

/** Forgets all of it. @returns how much that was */
export function invalidateDefinitions({ clock }: Clock): number {
  let forgotten = 0
  for (const kept of allKept) {
    forgotten += kept.get(clock)?.size ?? 0
    kept.delete(clock)
  }
  return forgotten
}

/**
 * Something of a tenant that is read and prepared again only when one of the tables that it is made
 * of has changed.
 */
export function prepared<T>(
  tables: readonly Source[],
  make: (db: Db, engine: Clock, tenantId: string) => Promise<T>,
): (db: Db, engine: Clock, tenantId: string) => Promise<T> {
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
