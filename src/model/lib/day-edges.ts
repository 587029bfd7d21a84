import type { DateTime } from 'luxon'

type LongUnit = 'day' | 'week' | 'month' | 'quarter' | 'year'

const LONG: ReadonlySet<string> = new Set<LongUnit>(['day', 'week', 'month', 'quarter', 'year'])

/** Whether a unit is made of whole days, so that it begins at a midnight. */
export const isLong = (unit: string): unit is LongUnit => LONG.has(unit)

/**
 * The first moment of a day, week, month, quarter or year. Where clocks go back at midnight, a day
 * has two of them (Havana), of which Luxon takes the second.
 */
export const startOf = (at: DateTime, unit: LongUnit): DateTime =>
  at.startOf(unit).getPossibleOffsets()[0]!

/** The last millisecond before the next day, week, month, quarter or year begins. */
export const endOf = (at: DateTime, unit: LongUnit): DateTime =>
  startOf(at.startOf(unit).plus({ [unit]: 1 }), unit).minus(1)
