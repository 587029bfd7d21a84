import { message, say } from '#language'
import { kindIn } from '#catalog/fields/node-in.ts'
import { checkValue } from '#model/schema/check-value.ts'
import { belongsTo, type Entity, type Field } from '#model/schema/entity.ts'
import { isKey } from '#model/lib/ids.ts'
import { isWritable } from '#model/schema/field-access.ts'
import type { FullResource, Section } from '#model/schema/resource.ts'
import { fieldOfPointer } from '../core/data-provider.ts'
import { isSameValue } from '../history/record-diff.ts'

export type FormValues = Record<string, unknown>

/** A section of a form with its currently writable fields. */
export interface FormSection extends Omit<Section, 'fields'> {
  fields: readonly Field[]
}

/** True for fields that a person can write; a key only on creation. */
const isOffered = (field: Field, mode: 'create' | 'edit', entity: Entity): boolean =>
  isWritable(field, entity) && !(field.name === 'id' && mode === 'edit')

/** The sections of a resource's form; editing leaves out fields that are fixed on creation. */
export function formSections(
  entity: Entity,
  resource: FullResource,
  mode: 'create' | 'edit',
): FormSection[] {
  return resource.edit.sections
    .map((section) => ({
      ...section,
      fields: section.fields
        .map((name) => entity.field(name))
        .filter((field): field is Field => !!field && isOffered(field, mode, entity)),
    }))
    .filter((section) => section.fields.length > 0)
}

const blank = ({ node }: Field): unknown => {
  if (node.default !== undefined) return structuredClone(node.default)
  return node.nullable ? null : undefined
}

/** Initial values of the form: the record's, or the schema's defaults. */
export function startValues(fields: readonly Field[], record: FormValues | null): FormValues {
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      record ? structuredClone(record[field.name]) : blank(field),
    ]),
  )
}

/** react-admin inputs clear a text to null; where the schema has no null, that is empty text. */
export const withoutNull = (fields: readonly Field[], values: FormValues): FormValues =>
  Object.fromEntries(
    fields
      .filter(({ name }) => name in values)
      .map(({ name, node }) => [
        name,
        values[name] === null && !node.nullable && node.type === 'string' ? '' : values[name],
      ]),
  )

const KEY_SENTENCE = message(
  'Start the id with a letter. Use at most 30 letters, digits, dots, dashes or underscores.',
)

/** A message for each invalid field, from the same check as the server's. */
export function faultsOf(
  entity: Entity,
  all: readonly Field[],
  values: FormValues,
): Record<string, string> {
  const fields = all.filter((field) => belongsTo(field, values))
  const properties = Object.fromEntries(
    fields
      .filter((field) => kindIn(field.node, values) !== 'secret')
      .map((field) => [field.name, field.node]),
  )
  const required = fields.filter((field) => field.required).map((field) => field.name)
  const given = Object.fromEntries(
    fields
      .map((field) => [field.name, values[field.name]])
      .filter(([name, value]) => (name as string) in properties && value !== undefined),
  )
  const faults = checkValue({ type: 'object', properties, required }, given)
  const emptied = required
    .filter((name) => values[name] === '')
    .map((name) => ({
      path: `/${name}`,
      message: say('Enter a value for {title}.', { title: properties[name]?.title ?? name }),
    }))
  const id = values['id']
  const badKey =
    entity.idKind === 'key' && typeof id === 'string' && id !== '' && !isKey(id)
      ? [{ path: '/id', message: say(KEY_SENTENCE) }]
      : []
  const byField: Record<string, string> = {}
  for (const fault of [...emptied, ...badKey, ...faults])
    byField[fieldOfPointer(fault.path)] ??= fault.message
  return byField
}

export const changedNames = (
  fields: readonly Field[],
  values: FormValues,
  now: FormValues,
): string[] =>
  fields.map((field) => field.name).filter((name) => !isSameValue(values[name], now[name]))

/** The values to send: omits secrets without new input, so that the stored ones are kept. */
export function toSend(fields: readonly Field[], values: FormValues): FormValues {
  return Object.fromEntries(
    fields
      .filter(
        (field) =>
          kindIn(field.node, values) !== 'secret' ||
          (typeof values[field.name] === 'string' && values[field.name] !== ''),
      )
      .map((field) => [field.name, values[field.name]] as const)
      .filter(([, value]) => value !== undefined),
  )
}

/** Values that may be stored in the browser as a draft: all except secrets. */
export const draftOf = (fields: readonly Field[], values: FormValues): FormValues =>
  Object.fromEntries(
    fields
      .filter((field) => kindIn(field.node, values) !== 'secret')
      .map((field) => [field.name, values[field.name] ?? null]),
  )
