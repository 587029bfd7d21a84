import { sql } from 'kysely'
import type { FieldError } from '#model/lib/errors.ts'
import type { JsonSchema } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { versionedCache } from '#engine/kernel/versioned-cache.ts'
import { eventForSchema, type CheckedEvent } from './checked-event.ts'
import { compileSchemas, type CheckEvent } from './compile-schema.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

/** Maximum depth of schema inheritance. */
export const MAX_LAYERS = 10
/** Maximum number of cached checks; beyond it, the cache is cleared. */
const MAX_CACHED = 1000

export type SchemaMode = JsonSchema['mode']

export interface ValidationResult {
  schemaId: string
  mode: SchemaMode
  faults: FieldError[]
}

/**
 * Validates an event with the schemas loaded for one tenant, in the event's scope or the given one.
 * Null: no schema applies.
 */
export type EventValidator = (event: CheckedEvent, scope?: string) => ValidationResult | null

interface SchemaHeader {
  id: string
  event_type: string | null
  scope: string
  mode: SchemaMode
  extends_schema_id: string | null
  /** Changes with every write of the row: the writing transaction and its number of writes. */
  stamp: string
}

const checkCaches = new WeakMap<object, Map<string, CheckEvent>>()

/**
 * Clears the cache of compiled checks.
 * @returns how many were cached
 */
export function forgetChecks({ database }: Pick<Engine, 'database'>): number {
  const size = checkCaches.get(database)?.size ?? 0
  checkCaches.delete(database)
  return size
}

/** The schemas that an event must fulfill: its own and those it extends. */
function layersOf(header: SchemaHeader, byId: ReadonlyMap<string, SchemaHeader>): SchemaHeader[] {
  const layers: SchemaHeader[] = []
  for (
    let schemaHeader: SchemaHeader | undefined = header;
    schemaHeader && layers.length < MAX_LAYERS;
    schemaHeader =
      schemaHeader.extends_schema_id === null ? undefined : byId.get(schemaHeader.extends_schema_id)
  )
    layers.push(schemaHeader)
  return layers
}

async function compiledCheck(
  db: Db,
  cache: Map<string, CheckEvent>,
  tenantId: string,
  layers: readonly SchemaHeader[],
): Promise<CheckEvent> {
  const key = `${tenantId} ${layers.map(({ id, stamp }) => `${id} ${stamp}`).join(' ')}`
  const known = cache.get(key)
  if (known) return known
  const rows = await db
    .selectFrom('json_schemas')
    .select(['id', 'schema'])
    .where('tenant_id', '=', tenantId)
    .where(
      'id',
      'in',
      layers.map(({ id }) => id),
    )
    .execute()
  const check = compileSchemas(layers.map(({ id }) => rows.find((row) => row.id === id)!.schema))
  if (cache.size >= MAX_CACHED) cache.clear()
  cache.set(key, check)
  return check
}

/** Schemas of events and of the parts they extend, without their bodies. */
const loadHeaders = versionedCache(
  ['json_schemas'],
  async ({ db, tenantId }): Promise<readonly SchemaHeader[]> => {
    const { rows } = await sql<SchemaHeader>`
      select id, event_type, scope, mode, extends_schema_id, xmin::text || '.' || version as stamp
      from json_schemas
      where tenant_id = ${tenantId} and (event_type is not null or target = 'parts')
    `.execute(db)
    return rows
  },
)

/**
 * Loads the schemas for events of these types, as seen by this transaction. Disabled schemas are
 * ignored, and a schema for the event's scope takes precedence over one for all scopes. Compiled
 * checks are cached until their rows change, so a batch costs one small query.
 */
export async function loadSchemas(
  tx: TenantTx<Pick<Engine, 'clock' | 'database'>>,
  eventTypes: readonly string[],
): Promise<EventValidator> {
  const { db, engine, tenantId } = tx
  const wanted = new Set(eventTypes)
  const rows = (await loadHeaders(tx)).filter(
    (header) => header.event_type === null || wanted.has(header.event_type),
  )
  if (!rows.some((row) => row.event_type !== null)) return () => null
  const cache = checkCaches.get(engine.database) ?? new Map<string, CheckEvent>()
  checkCaches.set(engine.database, cache)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const checks = new Map<string, { header: SchemaHeader; check: CheckEvent | null }>()
  for (const header of rows)
    if (header.event_type !== null)
      checks.set(`${header.event_type}\n${header.scope}`, {
        header,
        check:
          header.mode === 'off'
            ? null
            : await compiledCheck(db, cache, tenantId, layersOf(header, byId)),
      })
  return (event, scope = event.scope) => {
    const found = checks.get(`${event.eventType}\n${scope}`) ?? checks.get(`${event.eventType}\n`)
    return found?.check
      ? {
          schemaId: found.header.id,
          mode: found.header.mode,
          faults: found.check(eventForSchema(event, scope)),
        }
      : null
  }
}
