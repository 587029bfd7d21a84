import type { FieldError } from '../../lib/errors.ts'

/** The effect of a type's change on its existing objects. */
export interface TypeChange {
  /** The number of objects. */
  objects: number
  /** Objects that would become invalid: such a change is refused. */
  breaking: number
  /** Faults of these objects, most frequent first. */
  reasons: { path: string; message: string; count: number }[]
  examples: { id: string; name: string; faults: FieldError[] }[]
  /**
   * Removed fields that have values in objects: the values are kept but hidden, until a field of
   * that name is added again.
   */
  hidden: { field: string; objects: number }[]
  /** New required fields that get their default. */
  filled: { field: string; objects: number }[]
}

/** The result of an import of objects, or of its trial. */
export interface ObjectImport {
  rows: number
  created: number
  changed: number
  /** Unchanged objects. */
  same: number
  failed: number
  /** The first rows that could not be imported; the first row is 1. */
  faults: { row: number; errors: FieldError[] }[]
}
