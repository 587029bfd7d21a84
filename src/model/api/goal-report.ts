/**
 * Apache Unomi's figures of a goal; `conversionRate` is a share from 0 to 1, 0 where nothing
 * started.
 */
export interface GoalStats {
  startCount: number
  targetCount: number
  conversionRate: number
}

export type GoalCounted = 'sessions' | 'profiles'

/** One value of the property that a report is split by. */
export interface GoalSplit extends GoalStats {
  /** Null: without a value. */
  key: string | null
  /** Share of all conversions, from 0 to 1. */
  percentage: number
}

export interface GoalReport {
  /** The counted unit: visits, like Apache Unomi, or people. */
  of: GoalCounted
  from: string
  to: string
  /** IANA zone in which days begin. */
  timeZone: string
  globalStats: GoalStats
  split: GoalSplit[]
  /** The number of values that `split` leaves out. */
  splitLeft: number
  /** By the day of the start, every day of the period. */
  days: (GoalStats & { day: string })[]
  /** Seconds from start to target of all conversions; null when there were none. */
  timeToConvert: { median: number; mean: number; p90: number } | null
  /**
   * How many took at most this many seconds and more than the previous bucket; the last has no
   * bound.
   */
  convertedWithin: { seconds: number | null; count: number }[]
  /**
   * Costs of the goal's campaign within the period; `perConversion` is null without conversions.
   */
  costs: { currency: string; cost: number; perConversion: number | null }[]
}
