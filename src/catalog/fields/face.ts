import { createContext, useContext, type ComponentType } from 'react'
import type { SchemaNode } from '#model/entity.ts'

export interface FieldDisplayProps {
  value: unknown
  node: SchemaNode
  /** In a row of a list: one line, no controls. */
  dense?: boolean
  /** No links inside: the value already stands in one. */
  plain?: boolean
}

/**
 * A control with a value and nothing else: no label, no help, no form library. Whoever places it
 * gives those.
 */
export interface FieldInputProps {
  /** Of the element a label points to. */
  id: string
  value: unknown
  onChange(value: unknown): void
  onBlur?(): void
  node: SchemaNode
  disabled?: boolean
  invalid?: boolean
  /** Ids of help and error texts. */
  describedBy?: string
  /** Names the control where no visible label does. */
  label?: string
}

export interface FieldComponents {
  Display: ComponentType<FieldDisplayProps>
  Input: ComponentType<FieldInputProps>
}

/** What a reference needs to know about the entity it points to. */
export interface ReferenceTarget {
  /** Name that react-admin knows the resource by. */
  resource: string
  /** Field that names a record. */
  label: string
  title: string
  /** Where its records are called by one that they refer to: the field, and the entity of that. */
  calledBy?: { field: string; entity: string }
  /** Fields that tell records of one name apart. */
  hints: readonly string[]
  /** The API answers to `q` for it. */
  searchable: boolean
  /** There is a form for a new one, and the person may save it. */
  creatable: boolean
  recordPath(id: string): string
}

/**
 * Entity id → where its records are; undefined for entities without screens. Given by the console
 * around every screen.
 */
export const ReferenceTargets = createContext<(entityId: string) => ReferenceTarget | undefined>(
  () => undefined,
)

/**
 * The entities whose records are configuration, by title. Given by the console around every screen.
 */
export const RecordKinds = createContext<readonly { id: string; title: string }[]>([])

export interface CreateInPlaceProps {
  entityId: string
  /** What was looked for: the new record's name, to begin with. */
  name: string
  /** With the id of what was made, or null when nothing was. */
  onDone(id: string | null): void
}

/**
 * A dialog that makes a record of another entity without leaving the form. Given by the console
 * around forms; filters only find.
 */
export const CreateInPlace = createContext<ComponentType<CreateInPlaceProps> | null>(null)

export const useReferenceTarget = (entityId: string | undefined): ReferenceTarget | undefined => {
  const targetOf = useContext(ReferenceTargets)
  return entityId ? targetOf(entityId) : undefined
}
