import { tGoal as t } from './goal-messages.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const toOneDecimal = (amount: number): number => Math.round(amount * 10) / 10

/** Seconds in the most readable unit. */
export function durationText(seconds: number): string {
  if (seconds < MINUTE) return t('goal.seconds', { count: Math.round(seconds) })
  if (seconds < HOUR) return t('goal.minutes', { count: Math.round(seconds / MINUTE) })
  if (seconds < DAY) return t('goal.hours', { count: toOneDecimal(seconds / HOUR) })
  return t('goal.daysLong', { count: toOneDecimal(seconds / DAY) })
}
