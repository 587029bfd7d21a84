import type { FieldError } from '../../lib/errors.ts'

/** A schema inferred from the stored events of a type. */
export interface SchemaProposal {
  schema: Record<string, unknown>
  /** The number of events it was inferred from; with 0, the schema accepts everything. */
  events: number
  from: string | null
  until: string | null
}

/** How the stored events of a type match a schema. */
export interface StoredCheck {
  events: number
  failing: number
  /** Faults, most frequent first. */
  reasons: { path: string; message: string; count: number }[]
  /** The latest invalid events. */
  examples: { id: string; timeStamp: string; faults: FieldError[] }[]
}
