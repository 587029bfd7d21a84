import type { FieldError } from '../errors.ts'

/** A schema as the stored events of a type suggest it. */
export interface SchemaProposal {
  schema: Record<string, unknown>
  /** How many events it was read from; 0 gives a schema that everything fits. */
  events: number
  from: string | null
  until: string | null
}

/** How the stored events of a type fit a schema. */
export interface StoredCheck {
  events: number
  failing: number
  /** What is wrong, the most frequent first. */
  reasons: { path: string; message: string; count: number }[]
  /** The last of them. */
  examples: { id: string; timeStamp: string; faults: FieldError[] }[]
}
