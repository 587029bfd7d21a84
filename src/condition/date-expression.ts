/** Days are in the tenant's zone; instants are UTC. */
export interface ZonedInstant {
  now: number
  zone: string
}

/**
 * Reads a date, or an expression of date math, at one moment: milliseconds since 1970, null when it
 * is neither. `roundUp`: `/d` rounds to the end of the day.
 */
export type DateReader = (expression: string, roundUp?: boolean) => number | null

/** True for expressions that move with the clock. */
export const isRelative = (expression: string): boolean => expression.trim().startsWith('now')
