import { sql } from 'kysely'
import type { SchemaProposal, StoredCheck } from '#model/api/answers/event-schema-answers.ts'
import { assertNoFaults, type FieldError } from '#model/lib/errors.ts'
import { isObject } from '#model/lib/is-object.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { inTenant } from '#engine/kernel/tenant-tx.ts'
import { eventForSchema, type CheckedEvent } from './checked-event.ts'
import { layersBelow } from './check-schema.ts'
import { compileSchemas } from './compile-schema.ts'
import { loadSchemas, type SchemaMode } from './load-schemas.ts'
import { proposeSchema } from './propose-schema.ts'
import { schemaFaults } from './read-schema.ts'

/**
 * Number of stored events that are read, latest first: enough to find common values, few enough for
 * a request.
 */
const LOOKED_AT = 1000
const SHOWN = 10

type Stored = CheckedEvent & { id: string; timeStamp: Date }

async function lastEvents(
  db: Db,
  tenantId: string,
  eventType: string,
  scope: string,
): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select
      id, event_type as "eventType", scope, time_stamp as "timeStamp", properties, source, target
    from events
    where tenant_id = ${tenantId}
      and event_type = ${eventType} ${scope ? sql`and scope = ${scope}` : sql``}
    order by time_stamp desc
    limit ${LOOKED_AT}
  `.execute(db)
  return rows
}

/**
 * Proposes a schema that the latest stored events of a type fulfill. Empty `scope`: of all scopes.
 */
export async function proposeFor(
  engine: Engine,
  { tenantId }: ActorScope,
  eventType: string,
  scope: string,
): Promise<SchemaProposal> {
  const events = await engine.database.tenant(tenantId, (db) =>
    lastEvents(db, tenantId, eventType, scope),
  )
  return {
    schema: proposeSchema(events.map((event) => eventForSchema(event))),
    events: events.length,
    from: events.at(-1)?.timeStamp.toISOString() ?? null,
    until: events[0]?.timeStamp.toISOString() ?? null,
  }
}

/** An unsaved schema. */
export interface SchemaDraft {
  schema: unknown
  extendsSchemaId?: string | null
}

async function compileDraft(db: Db, tenantId: string, { schema, extendsSchemaId }: SchemaDraft) {
  const faults = schemaFaults(schema, '/schema')
  assertNoFaults(faults)
  return compileSchemas([
    schema as Record<string, unknown>,
    ...(await layersBelow(db, tenantId, null, extendsSchemaId)).map((layer) => layer.schema),
  ])
}

/**
 * Finds the latest stored events of a type that violate a schema.
 * @throws ProductError `invalid` when the schema is invalid
 */
export async function checkStored(
  engine: Engine,
  { tenantId }: ActorScope,
  draft: SchemaDraft & { eventType: string; scope?: string },
): Promise<StoredCheck> {
  return engine.database.tenant(tenantId, async (db) => {
    const check = await compileDraft(db, tenantId, draft)
    const events = await lastEvents(db, tenantId, draft.eventType, draft.scope ?? '')
    const failing = events
      .map((event) => ({ event, faults: check(eventForSchema(event)) }))
      .filter(({ faults }) => faults.length > 0)
    const reasons = new Map<string, { path: string; message: string; count: number }>()
    for (const { faults } of failing)
      for (const { path, message } of faults)
        reasons.set(`${path} ${message}`, {
          path,
          message,
          count: (reasons.get(`${path} ${message}`)?.count ?? 0) + 1,
        })
    return {
      events: events.length,
      failing: failing.length,
      reasons: [...reasons.values()].toSorted((a, b) => b.count - a.count).slice(0, SHOWN),
      examples: failing.slice(0, SHOWN).map(({ event, faults }) => ({
        id: event.id,
        timeStamp: event.timeStamp.toISOString(),
        faults,
      })),
    }
  })
}

export interface TriedEvent {
  eventType: string
  /** Null: no schema applies. */
  schemaId: string | null
  mode: SchemaMode | null
  valid: boolean
  errors: FieldError[]
}

const asEvent = (given: Record<string, unknown>): CheckedEvent => {
  const object = (value: unknown) => (isObject(value) ? value : {})
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    eventType: text(given.eventType),
    scope: text(given.scope) || text(object(given.source).scope),
    properties: object(given.properties),
    source: object(given.source),
    target: object(given.target),
  }
}

/** Validates sample events with the saved schemas or a draft; stores nothing. */
export async function tryEvents(
  engine: Engine,
  { tenantId }: ActorScope,
  events: readonly Record<string, unknown>[],
  draft?: SchemaDraft,
): Promise<TriedEvent[]> {
  return inTenant(engine, tenantId, async (tx) => {
    const read = events.map(asEvent)
    if (draft) {
      const check = await compileDraft(tx.db, tenantId, draft)
      return read.map((event): TriedEvent => {
        const errors = check(eventForSchema(event))
        return {
          eventType: event.eventType,
          schemaId: null,
          mode: null,
          valid: errors.length === 0,
          errors,
        }
      })
    }
    const judge = await loadSchemas(
      tx,
      read.map((event) => event.eventType),
    )
    return read.map((event): TriedEvent => {
      const validationResult = judge(event)
      return {
        eventType: event.eventType,
        schemaId: validationResult?.schemaId ?? null,
        mode: validationResult?.mode ?? null,
        valid: !validationResult || validationResult.faults.length === 0,
        errors: validationResult?.faults ?? [],
      }
    })
  })
}
