import type { Entity, Field } from '#model/entity.ts'
import { stableJson } from '#model/stable-json.ts'

export interface FieldChange {
  field: Field
  before: unknown
  after: unknown
}

const same = (a: unknown, b: unknown): boolean => stableJson(a ?? null) === stableJson(b ?? null)

export const isSameValue = same

/** A field that is made empty says nothing to a reader, in whichever way it is empty. */
const isNothing = (value: unknown) => value === undefined || value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)

/** The fields whose values differ, in the order of the schema. What every write changes (version, updated) is left out. */
export function changedFields(entity: Entity, before: Record<string, unknown> | null | undefined, after: Record<string, unknown> | null | undefined): FieldChange[] {
  return entity.fields
    .filter((field) => !field.base && !field.secret)
    .filter((field) => (before && field.name in before) || (after && field.name in after))
    .map((field) => ({ field, before: before?.[field.name], after: after?.[field.name] }))
    .filter(({ before, after }) => !same(before, after) && !(isNothing(before) && isNothing(after)))
}

/** A record as it was before the given changes, newest first: each says what stood there before it. */
export function versionAt(record: Readonly<Record<string, unknown>>, newer: readonly { before?: Record<string, unknown> | null | undefined }[]): Record<string, unknown> {
  return newer.reduce<Record<string, unknown>>((values, { before }) => ({ ...values, ...before }), { ...record })
}
