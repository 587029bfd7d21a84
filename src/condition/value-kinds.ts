import type { Subject } from './facts.ts'
import type { ValueKind } from './operands.ts'

/** How values of each declared type are compared; null: by the kind of the value itself. */
export const VALUE_KINDS: Readonly<Record<string, ValueKind | null>> = {
  string: 'text',
  email: 'text',
  phone: 'text',
  url: 'text',
  geopoint: 'text',
  long: 'number',
  float: 'number',
  boolean: 'boolean',
  date: 'date',
  json: null,
}

/** The subject that a declared property describes. */
export const SUBJECT_OF_TARGET: Readonly<Record<string, Subject>> = {
  profiles: 'profile',
  sessions: 'session',
  events: 'event',
}
