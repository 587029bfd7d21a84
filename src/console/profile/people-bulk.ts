import { createContext } from 'react'
import type { PeopleColumn } from '#model/schema/people-columns.ts'

interface PeopleBulk {
  columns: readonly PeopleColumn[]
  /** Shows the progress of a bulk change above the list. */
  follow(id: string): void
}

/** The list of people around a bulk change. */
export const PeopleBulkContext = createContext<PeopleBulk>({ columns: [], follow: () => {} })

/** The people that change: selected ones, or everyone who matches a filter. */
export type ChangeTarget =
  | { ids: readonly string[] }
  | { filter: Record<string, unknown>; q?: string }
