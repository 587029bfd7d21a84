import { writtenBy } from '#model/actor.ts'
import { entityOf, type EntityId, type Records } from '#model/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, Scope } from './engine.ts'

/** Rows written in bulk, past the entity store: the fields that every record has. */
export function baseRow(engine: Pick<Engine, 'clock' | 'newId'>, scope: Scope) {
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

/**
 * A value for a jsonb column. The drivers take text and the column reads it; the type stays that of
 * the column.
 */
export const jsonb = <T>(value: T): T => JSON.stringify(value) as unknown as T

/** A row as record: camelCase, times as ISO 8601 text. Secret fields are left out. */
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

/** Lists longer than a statement's parameters allow, in pieces. */
export function chunks<T>(items: readonly T[], size: number): T[][] {
  const pieces: T[][] = []
  for (let at = 0; at < items.length; at += size) pieces.push(items.slice(at, at + size))
  return pieces
}

/** The organisation itself: trial, sender identity, zone. */
export async function loadTenant(db: Db, tenantId: string) {
  return db.selectFrom('tenants').selectAll().where('id', '=', tenantId).executeTakeFirstOrThrow()
}
