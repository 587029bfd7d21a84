import { writtenBy } from '#model/api/actor.ts'
import { entityOf, type EntityId, type Records } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import type { ActorScope, RowParts } from './engine.ts'

/**
 * The fields that every record has, for rows that are inserted in bulk without the entity store.
 */
export function baseRow(engine: RowParts, scope: ActorScope) {
  const now = new Date(engine.clock.now())
  const by = writtenBy(scope.actor)
  return {
    id: engine.newId(),
    tenant_id: scope.tenantId,
    version: 1,
    created_at: now,
    created_by: by,
    updated_at: now,
    updated_by: by,
  }
}

/** Converts a row to a record: camelCase names, times as ISO 8601 text, without secret fields. */
export function toRecord<Id extends EntityId>(id: Id, row: object): Records[Id] {
  const columns = row as Record<string, unknown>
  const record: Record<string, unknown> = {}
  for (const field of entityOf(id).fields) {
    if (field.secret) continue
    const value = columns[field.column]
    record[field.name] = value instanceof Date ? value.toISOString() : value
  }
  return record as unknown as Records[Id]
}

/** Splits a list that may exceed the number of parameters of a statement. */
export function chunks<T>(items: readonly T[], size: number): T[][] {
  const pieces: T[][] = []
  for (let at = 0; at < items.length; at += size) pieces.push(items.slice(at, at + size))
  return pieces
}

/** Loads the organization: trial, sender identity, time zone. */
export async function loadTenant(db: Db, tenantId: string) {
  return db.selectFrom('tenants').selectAll().where('id', '=', tenantId).executeTakeFirstOrThrow()
}
