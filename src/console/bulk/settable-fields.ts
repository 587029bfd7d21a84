import { fieldTypeOf } from '#catalog/fields/definitions.ts'
import type { Entity, Field } from '#model/schema/entity.ts'
import { isWritable } from '#model/schema/field-access.ts'

/** Kinds of fields that one value fits for many records. */
const SIMPLE: ReadonlySet<string> = new Set([
  'boolean',
  'choice',
  'date',
  'date-time',
  'duration',
  'email',
  'language',
  'long-text',
  'number',
  'reference',
  'text',
  'time-zone',
  'url',
])

/** The fields that can be set for several records at once. */
export const settableFields = (entity: Entity): Field[] =>
  entity.fields.filter(
    (field) =>
      field.name !== 'id' &&
      isWritable(field, entity) &&
      !field.secret &&
      !field.node['x-secretWhen'] &&
      !field.node['x-hidden'] &&
      SIMPLE.has(fieldTypeOf(field.node)),
  )
