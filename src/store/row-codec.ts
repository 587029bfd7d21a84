import { columnTypeOf } from '#catalog/fields/definitions.ts'
import type { Entity, Field } from '#model/entity.ts'

type Values = Record<string, unknown>

/** A row as the database gives it becomes a record: field names, dates as ISO 8601 text. */
export function recordOf<R = Values>(entity: Entity, row: Values): R {
  const record: Values = {}
  for (const field of entity.fields) {
    const value = row[field.column]
    record[field.name] = value instanceof Date ? value.toISOString() : (value ?? null)
  }
  return record as R
}

/** One value as the database takes it. Structures go as JSON text, since drivers disagree on arrays. */
export function columnValue(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (columnTypeOf(field.node) === 'jsonb') return JSON.stringify(value)
  return value
}

/** The given fields of a record as columns; fields that the record does not have are left out. */
export function columnsOf(entity: Entity, values: Values): Values {
  const row: Values = {}
  for (const field of entity.fields) if (values[field.name] !== undefined) row[field.column] = columnValue(field, values[field.name])
  return row
}

/** Whether a field of this very record is secret: always, or because of another field (`x-secretWhen`). */
function isSecret(field: Field, record: Values): boolean {
  const when = field.node['x-secretWhen']
  return field.secret || (when !== undefined && Object.entries(when).every(([name, value]) => record[name] === value))
}

/** The record as it may leave the server: a secret that people set reads `{ set: true }` or `{ set: false }`, others are absent. */
export function publicRecord(entity: Entity, record: Values): Values {
  const result: Values = {}
  for (const field of entity.fields) {
    if (!isSecret(field, record)) result[field.name] = record[field.name]
    else if (field.node['x-field'] === 'secret' || field.node['x-secretWhen']) result[field.name] = { set: Boolean(record[field.name]) }
  }
  return result
}

/** The record for the audit log: no secrets, nothing large. */
export function auditValues(entity: Entity, record: Values): Values {
  const result: Values = {}
  for (const field of entity.fields)
    if (!isSecret(field, record) && !field.node['x-hidden'] && !['createdAt', 'createdBy', 'updatedAt', 'updatedBy'].includes(field.name)) result[field.name] = record[field.name]
  return result
}
