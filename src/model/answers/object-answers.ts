import type { FieldError } from '../errors.ts'

/** What a change of a type would mean for the objects that are there. */
export interface TypeChange {
  /** How many objects there are. */
  objects: number
  /** Objects that would not fit any more: such a change is refused. */
  breaking: number
  /** What is wrong with them, the most frequent first. */
  reasons: { path: string; message: string; count: number }[]
  examples: { id: string; name: string; faults: FieldError[] }[]
  /**
   * Fields that go while objects hold values in them: these are kept, but shown no more, until a
   * field of that name comes back.
   */
  hidden: { field: string; objects: number }[]
  /** New required fields that get their default. */
  filled: { field: string; objects: number }[]
}

/** What taking a file of objects in did, or would do. */
export interface ObjectImport {
  rows: number
  created: number
  changed: number
  /** As they are already. */
  same: number
  failed: number
  /** The first of those that could not be taken, by their row, the first being 1. */
  faults: { row: number; errors: FieldError[] }[]
}
