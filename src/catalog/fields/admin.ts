import type { ReactElement } from 'react'
import { required as requiredRule, type Validator } from 'react-admin'
import type { SchemaNode } from '#model/schema/entity.ts'
import type { ReferenceTarget } from './face.ts'

/** The facts from which a field's react-admin components are composed. */
export interface FieldSpec {
  source: string
  node: SchemaNode
  required: boolean
  /** Entity id → its screens; undefined for entities without screens. */
  targetOf(entityId: string): ReferenceTarget | undefined
}

/**
 * The react-admin components of a kind of field, as the elements that a developer would write:
 * generated screens render them, and `eject` prints them.
 */
export interface AdminFace {
  input(spec: FieldSpec): ReactElement
  /** Absent or null where the kind's display is used (`SchemaField`). */
  field?(spec: FieldSpec): ReactElement | null
}

/** The one rule of this name, so that equal elements have equal props. */
const isRequired: Validator = requiredRule()

/** The props that all inputs take from the schema. */
export const inputProps = ({ source, node, required }: FieldSpec) => ({
  source,
  ...(required ? { validate: isRequired } : {}),
  ...(node.description ? { helperText: node.description } : {}),
})

/** Choices of an enumeration, with the words that display them. */
export const choicesOf = (
  values: readonly unknown[],
  words: (value: unknown) => string,
): { id: string | number; name: string }[] =>
  values.map((value) => ({ id: value as string | number, name: words(value) }))

/** Converts the local time of a picker to an instant. */
export const toInstant = (local: string): string | null => {
  const at = local ? new Date(local) : null
  return at && !Number.isNaN(at.getTime()) ? at.toISOString() : null
}

/** The filter of a list request for a search text. */
export const searchFor = (text: string): Record<string, unknown> => (text ? { q: text } : {})

/** No filter, for records that the API cannot search. */
export const searchNothing = (): Record<string, unknown> => ({})
