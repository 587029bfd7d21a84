import { fieldTypeOf } from '#catalog/fields/definitions.ts'
import { wordsOf } from '#catalog/fields/words.ts'
import type { Entity, Field, SchemaNode } from '#model/schema/entity.ts'
import { isObject } from '#model/lib/is-object.ts'
import { stableJson } from '#model/lib/stable-json.ts'

export interface FieldChange {
  field: Field
  before: unknown
  after: unknown
}

const same = (a: unknown, b: unknown): boolean => stableJson(a ?? null) === stableJson(b ?? null)

export const isSameValue = same

/** All kinds of empty values look the same to a reader. */
const isNothing = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/**
 * The fields whose values differ, in schema order, without those that every write changes (version,
 * updated).
 */
export function changedFields(
  entity: Entity,
  before: Record<string, unknown> | null | undefined,
  after: Record<string, unknown> | null | undefined,
): FieldChange[] {
  return entity.fields
    .filter((field) => !field.base && !field.secret)
    .filter((field) => (before && field.name in before) || (after && field.name in after))
    .map((field) => ({ field, before: before?.[field.name], after: after?.[field.name] }))
    .filter(({ before, after }) => !same(before, after) && !(isNothing(before) && isNothing(after)))
}

/** One difference: a field, or a value nested in one. */
export interface ChangeRow extends FieldChange {
  label: string
}

const titleOf = (node: SchemaNode, name: string) => node.title ?? wordsOf(name)

/** A value before and after a change. */
type Pair = readonly [before: unknown, after: unknown]

/**
 * Splits a change into its nested differences, each with its path, such as "Messaging › Company
 * name". Fields with a display of their type (conditions, tags, JSON) stay whole.
 */
export function rowsOf(change: FieldChange): ChangeRow[] {
  const rows: ChangeRow[] = []
  const walk = (name: string, label: string, node: SchemaNode, pair: Pair): void => {
    const [before, after] = pair
    if (same(before, after) || (isNothing(before) && isNothing(after))) return
    const kind = fieldTypeOf(node)
    const step = (key: string, title: string, part: SchemaNode, parts: Pair) =>
      walk(`${name}.${key}`, `${label} › ${title}`, part, parts)
    if (
      kind === 'object' &&
      node.properties &&
      pair.every((side) => isObject(side) || isNothing(side))
    ) {
      const sides = pair.map((side) => (isObject(side) ? side : {})) as [
        Record<string, unknown>,
        Record<string, unknown>,
      ]
      for (const [key, part] of Object.entries(node.properties))
        step(key, titleOf(part, key), part, [sides[0][key], sides[1][key]])
      return
    }
    if (
      !node['x-field'] &&
      node.type === 'array' &&
      isObject(node.items) &&
      node.items.properties &&
      pair.every((side) => Array.isArray(side) || isNothing(side))
    ) {
      const sides = pair.map((side) => (Array.isArray(side) ? side : [])) as [unknown[], unknown[]]
      for (let at = 0; at < Math.max(sides[0].length, sides[1].length); at++)
        step(String(at), String(at + 1), node.items as SchemaNode, [sides[0][at], sides[1][at]])
      return
    }
    rows.push({ field: { ...change.field, name, node }, label, before, after })
  }
  walk(change.field.name, titleOf(change.field.node, change.field.name), change.field.node, [
    change.before,
    change.after,
  ])
  return rows
}

/** The record before the given changes, newest first; each entry holds the values it replaced. */
export function versionAt(
  record: Readonly<Record<string, unknown>>,
  newer: readonly { before?: Record<string, unknown> | null | undefined }[],
): Record<string, unknown> {
  return newer.reduce<Record<string, unknown>>((values, { before }) => ({ ...values, ...before }), {
    ...record,
  })
}
