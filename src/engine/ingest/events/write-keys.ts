import type { EventSource } from './ingest-request.ts'
import { sql } from 'kysely'
import { fail } from '#model/lib/errors.ts'
import { randomToken } from '#model/lib/random-token.ts'
import type { Source } from '#model/schema/entities.generated.ts'
import { PREPARED, type Db } from '#platform/database/database.ts'
import { sha256 } from '#platform/secrets.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'

const KNOWN_FOR = 60_000
const MAX_KNOWN = 10_000
const knownOf = new WeakMap<Engine, Map<string, { source: EventSource; until: number }>>()

/**
 * Resolves a write key to its source, or null. The result is cached for a minute. The transaction
 * that stores the events checks the key again (`validKeys`), so a revoked key takes effect
 * immediately.
 */
export async function sourceOfKey(engine: Engine, key: string): Promise<EventSource | null> {
  const known = knownOf.get(engine) ?? new Map<string, { source: EventSource; until: number }>()
  knownOf.set(engine, known)
  const keyHash = sha256(key)
  const now = engine.clock.now()
  const remembered = known.get(keyHash)
  if (remembered && remembered.until > now) return remembered.source
  const source = await engine.database.system((db) => readSource(db, keyHash, new Date(now)))
  if (!source) known.delete(keyHash)
  else {
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(keyHash, { source, until: now + KNOWN_FOR })
  }
  return source
}

/**
 * Clears the cache of write keys.
 * @returns how many were cached
 */
export function forgetWriteKeys(engine: Engine): number {
  const size = knownOf.get(engine)?.size ?? 0
  knownOf.delete(engine)
  return size
}

/**
 * Isolated organizations accept no events. Deactivated ones still do, in case they are activated
 * again.
 */
const isOpen = (tenant: string) =>
  sql<boolean>`not exists (select from tenants where id = ${sql.ref(tenant)} and status = 'ISOLATED')`

async function readSource(db: Db, keyHash: string, now: Date): Promise<EventSource | null> {
  const row = await db
    .selectFrom('sources')
    .select(['id', 'tenant_id', 'kind', 'scope', 'origins', 'respect_do_not_track'])
    .where('key_hash', '=', keyHash)
    .where('enabled', '=', true)
    .where(isOpen('sources.tenant_id'))
    .executeTakeFirst()
  if (row)
    return {
      id: row.id,
      tenantId: row.tenant_id,
      keyHash,
      kind: row.kind,
      scope: row.scope,
      origins: row.origins,
      respectDoNotTrack: row.respect_do_not_track,
    }
  const key = await db
    .selectFrom('api_keys')
    .select(['tenant_id', 'expires_at'])
    .where('key_hash', '=', keyHash)
    .where('kind', '=', 'public')
    .where(isOpen('api_keys.tenant_id'))
    .executeTakeFirst()
  return key && (!key.expires_at || key.expires_at > now)
    ? {
        id: null,
        tenantId: key.tenant_id,
        keyHash,
        scope: '',
        origins: [],
        respectDoNotTrack: true,
      }
    : null
}

/** The keys among these that are valid now. */
export async function validKeys(
  db: Db,
  keyHashes: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const { rows } = await sql<{
    key_hash: string
  }>`${PREPARED}
    select key_hash
    from sources
    where key_hash = any(${keyHashes}) and enabled and ${isOpen('sources.tenant_id')}
    union all
    select key_hash
    from api_keys
    where key_hash = any(${keyHashes})
      and kind = 'public'
      and (expires_at is null or expires_at > ${now})
      and ${isOpen('api_keys.tenant_id')}
  `.execute(db)
  return new Set(rows.map((row) => row.key_hash))
}

const newKey = () => {
  const key = `wk_${randomToken()}`
  return { key, kept: { keyHash: sha256(key), prefix: key.slice(0, 8) } }
}

/** Creates a source. The returned write key cannot be read again. */
export async function createSource(
  engine: Engine,
  scope: ActorScope,
  values: Partial<Source>,
): Promise<Source & { key: string }> {
  const { key, kept } = newKey()
  return { ...(await engine.stores.of('source').create(scope, { ...values, ...kept })), key }
}

/** Replaces the write key of a source; the old one is refused from now on. */
export async function rollSourceKey(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<Source & { key: string }> {
  const source = await engine.stores.of('source').get(scope, id)
  if (!source) throw fail('not_found', 'There is no such source.')
  const { key, kept } = newKey()
  return { ...(await engine.stores.of('source').update(scope, id, null, kept)), key }
}
