import { createContext, useContext, type ComponentType } from 'react'
import type { SchemaNode } from '#model/schema/entity.ts'

export interface FieldDisplayProps {
  value: unknown
  node: SchemaNode
  /** For a row of a list: one line, no controls. */
  dense?: boolean
  /** No links inside: the value is already inside of a link. */
  plain?: boolean
}

/**
 * A control with a value and nothing else: no label, no help, no form library. Its parent provides
 * those.
 */
export interface FieldInputProps {
  /** Of the element that a label points to. */
  id: string
  value: unknown
  onChange(value: unknown): void
  onBlur?(): void
  node: SchemaNode
  disabled?: boolean
  invalid?: boolean
  /** Ids of help and error texts. */
  describedBy?: string
  /** The accessible name where there is no visible label. */
  label?: string
}

/** The facts about an entity that its references need. */
export interface ReferenceTarget {
  /** The entity's react-admin resource name. */
  resource: string
  /** The field that names a record. */
  label: string
  title: string
  /**
   * Where its records are named by a record they reference: the field, and that record's entity.
   */
  calledBy?: { field: string; entity: string }
  /** Fields that distinguish records with the same name. */
  hints: readonly string[]
  /** Whether the API supports `q` for it. */
  searchable: boolean
  /** Whether there is a form for a new one that the user may save. */
  creatable: boolean
  recordPath(id: string): string
}

/**
 * Entity id → its target; undefined for entities without screens. Provided by the console around
 * every screen.
 */
export const ReferenceTargets = createContext<(entityId: string) => ReferenceTarget | undefined>(
  () => undefined,
)

/**
 * The entities whose records are configuration, by title. Provided by the console around every
 * screen.
 */
export const RecordKinds = createContext<readonly { id: string; title: string }[]>([])

export interface CreateInPlaceProps {
  entityId: string
  /** The search text, as the initial name of the new record. */
  name: string
  /** Called with the new record and its id, or null when none was created. */
  onDone(id: string | null, record?: { id: string | number }): void
}

/**
 * A dialog that creates a record of another entity without leaving the form. Provided by the
 * console around forms; filters only search.
 */
export const CreateInPlace = createContext<ComponentType<CreateInPlaceProps> | null>(null)

export const useReferenceTarget = (entityId: string | undefined): ReferenceTarget | undefined => {
  const targetOf = useContext(ReferenceTargets)
  return entityId ? targetOf(entityId) : undefined
}
