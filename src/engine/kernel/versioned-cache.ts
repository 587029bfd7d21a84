import { sql } from 'kysely'
import { PREPARED, type Db } from '#platform/database/database.ts'
import type { Engine } from './engine.ts'
import type { TenantTx } from './tenant-tx.ts'

/*
 * Definitions (rules, segments, property types, ...) are read by every batch of events and change
 * seldom, so values derived from them are cached per tenant. Triggers insert a row in
 * `definition_changes` for each write of their tables; the ids of these rows are the version of a
 * table. A cached value is valid as long as the versions of its tables are unchanged, also within a
 * transaction that has written one of them.
 */

/** The tables whose writes insert a row in `definition_changes` (`0002-functions.sql`). */
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

/** The version of each table and of the tenant's time zone. */
type Versions = ReadonlyMap<Source | 'zone', string>

/** Caches are keyed by clock, so tests with a separate engine do not share them. */
type Clock = Engine['clock']
type CacheTx = TenantTx<Pick<Engine, 'clock'>>

async function loadVersions(db: Db, tenantId: string): Promise<Versions> {
  const { rows } = await sql<{ source: Source | 'zone'; version: string }>`${PREPARED}
    select source, string_agg(id::text, ' ' order by id) as version
    from definition_changes
    where tenant_id = ${tenantId}
    group by source
    union all
    select 'zone', time_zone
    from tenants
    where id = ${tenantId}
  `.execute(db)
  return new Map(rows.map(({ source, version }) => [source, version]))
}

/** Versions for transactions that write no definitions, read once per transaction. */
const fixedVersions = new WeakMap<Db, Versions>()

/**
 * Reads the versions of all caches in one statement and keeps them until the transaction ends. For
 * transactions that write no definitions.
 */
export async function loadCacheVersions(db: Db, tenantId: string): Promise<void> {
  fixedVersions.set(db, await loadVersions(db, tenantId))
}

/** Version reads in flight; concurrent callers share one statement. */
const pendingVersions = new WeakMap<Db, Promise<Versions>>()

function currentVersions(db: Db, tenantId: string): Promise<Versions> {
  const pending = pendingVersions.get(db)
  if (pending) return pending
  const versions = loadVersions(db, tenantId).finally(() => pendingVersions.delete(db))
  pendingVersions.set(db, versions)
  return versions
}

async function versionOf(db: Db, tenantId: string, tables: readonly Source[]): Promise<string> {
  const versions = fixedVersions.get(db) ?? (await currentVersions(db, tenantId))
  return JSON.stringify([...tables, 'zone' as const].map((table) => versions.get(table) ?? ''))
}

const allCaches: WeakMap<Clock, Map<string, unknown>>[] = []

/** Empties all caches of an engine. @returns how many values were cached */
export function invalidateDefinitions({ clock }: { clock: Clock }): number {
  let forgotten = 0
  for (const cache of allCaches) {
    forgotten += cache.get(clock)?.size ?? 0
    cache.delete(clock)
  }
  return forgotten
}

/**
 * Caches a value per tenant and rebuilds it only when one of its tables has changed.
 * @param tables the tables that the value is derived from
 * @param make reads the tables in the caller's transaction
 */
export function versionedCache<T>(
  tables: readonly Source[],
  make: (tx: CacheTx) => Promise<T>,
): (tx: CacheTx) => Promise<T> {
  const cache = new WeakMap<Clock, Map<string, { version: string; value: T }>>()
  allCaches.push(cache)
  return async (tx) => {
    const { db, engine, tenantId } = tx
    const ofEngine = cache.get(engine.clock) ?? new Map<string, { version: string; value: T }>()
    cache.set(engine.clock, ofEngine)
    const version = await versionOf(db, tenantId, tables)
    const known = ofEngine.get(tenantId)
    if (known?.version === version) return known.value
    const value = await make(tx)
    ofEngine.set(tenantId, { version, value })
    return value
  }
}
