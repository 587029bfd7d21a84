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
  /** Share of all that arrived, from 0 to 1. */
  percentage: number
}

export interface GoalReport {
  /** What is counted: visits, as Apache Unomi does, or people. */
  of: GoalCounted
  from: string
  to: string
  /** IANA zone in which days begin. */
  timeZone: string
  globalStats: GoalStats
  split: GoalSplit[]
  /** Values beyond those that `split` holds. */
  splitLeft: number
  /** By the day of the start, every day of the period. */
  days: (GoalStats & { day: string })[]
  /** Seconds from start to target of those that arrived; null when nobody did. */
  timeToConvert: { median: number; mean: number; p90: number } | null
  /** How many took at most so many seconds and more than the one before; the last has no bound. */
  convertedWithin: { seconds: number | null; count: number }[]
  /**
   * Costs of the goal's campaign within the period; `perConversion` is null when nothing arrived.
   */
  costs: { currency: string; cost: number; perConversion: number | null }[]
}
