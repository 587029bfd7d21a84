import { sql } from 'kysely'
import type { FieldError } from '#model/errors.ts'
import type { JsonSchema } from '#model/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { versionedCache } from '#engine/kernel/versioned-cache.ts'
import { eventForSchema, type CheckedEvent } from './checked-event.ts'
import { compileSchemas, type CheckEvent } from './compile-schema.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

/** How deep schemas may build on each other. */
export const MAX_LAYERS = 10
/** Compiled checks that are kept; past this all are made anew, as they are asked for. */
const MAX_KEPT = 1000

export type SchemaMode = JsonSchema['mode']

export interface Judgement {
  schemaId: string
  mode: SchemaMode
  faults: FieldError[]
}

/**
 * The schemas of one tenant at one moment, of an event in its own scope or the given one. Null: no
 * schema checks such an event.
 */
export type JudgeEvent = (event: CheckedEvent, scope?: string) => Judgement | null

interface Line {
  id: string
  event_type: string | null
  scope: string
  mode: SchemaMode
  extends_schema_id: string | null
  /**
   * Changes with every write of the row, whatever it was: the transaction that wrote it, and the
   * count of its writes.
   */
  stamp: string
}

const keptOf = new WeakMap<object, Map<string, CheckEvent>>()

/** Forgets compiled checks. @returns how many that were */
export function forgetChecks({ database }: Pick<Engine, 'database'>): number {
  const size = keptOf.get(database)?.size ?? 0
  keptOf.delete(database)
  return size
}

/** Which schemas an event has to fit: its own, and what that builds on. */
function layersOf(line: Line, byId: ReadonlyMap<string, Line>): Line[] {
  const layers: Line[] = []
  for (
    let one: Line | undefined = line;
    one && layers.length < MAX_LAYERS;
    one = one.extends_schema_id === null ? undefined : byId.get(one.extends_schema_id)
  )
    layers.push(one)
  return layers
}

async function compiled(
  db: Db,
  kept: Map<string, CheckEvent>,
  tenantId: string,
  layers: readonly Line[],
): Promise<CheckEvent> {
  const key = `${tenantId} ${layers.map(({ id, stamp }) => `${id} ${stamp}`).join(' ')}`
  const found = kept.get(key)
  if (found) return found
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
  const check = compileSchemas(
    layers.map(({ id }) => rows.find((row) => row.id === id)!.schema as Record<string, unknown>),
  )
  if (kept.size >= MAX_KEPT) kept.clear()
  kept.set(key, check)
  return check
}

/** Schemas for events and the parts that they build on, without their bodies. */
const loadLines = versionedCache(
  ['json_schemas'],
  async ({ db, tenantId }): Promise<readonly Line[]> => {
    const { rows } = await sql<Line>`
        select id, event_type, scope, mode, extends_schema_id, xmin::text || '.' || version as stamp
        from json_schemas
        where tenant_id = ${tenantId} and (event_type is not null or target = 'parts')
      `.execute(db)
    return rows
  },
)

/**
 * How events of these types are judged by the tenant's schemas, as this transaction sees them: what
 * is switched off checks nothing, a schema for the event's own scope comes before one for all.
 * Compiled checks are kept while their rows stay as they are, so that a batch costs one small
 * query.
 */
export async function loadSchemas(
  tx: TenantTx<Pick<Engine, 'clock' | 'database'>>,
  eventTypes: readonly string[],
): Promise<JudgeEvent> {
  const { db, engine, tenantId } = tx
  const wanted = new Set(eventTypes)
  const rows = (await loadLines(tx)).filter(
    (line) => line.event_type === null || wanted.has(line.event_type),
  )
  if (!rows.some((row) => row.event_type !== null)) return () => null
  const kept = keptOf.get(engine.database) ?? new Map<string, CheckEvent>()
  keptOf.set(engine.database, kept)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const checks = new Map<string, { line: Line; check: CheckEvent | null }>()
  for (const line of rows)
    if (line.event_type !== null)
      checks.set(`${line.event_type}\n${line.scope}`, {
        line,
        check:
          line.mode === 'off' ? null : await compiled(db, kept, tenantId, layersOf(line, byId)),
      })
  return (event, scope = event.scope) => {
    const found = checks.get(`${event.eventType}\n${scope}`) ?? checks.get(`${event.eventType}\n`)
    return found?.check
      ? {
          schemaId: found.line.id,
          mode: found.line.mode,
          faults: found.check(eventForSchema(event, scope)),
        }
      : null
  }
}
