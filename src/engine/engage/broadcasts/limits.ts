import type { Broadcast } from '#model/schema/entities.generated.ts'

/** Outcomes since sending started or was resumed. */
export interface OutcomeFigures {
  /** Emails with an outcome: sent, failed or unknown. */
  attempted: number
  sent: number
  /** Failed, other than by a bounce. */
  errors: number
  bounces: number
  complaints: number
}

/** Rates are judged from this many outcomes on, or when a whole canary was attempted. */
const FLOOR = 20
/** Complaints are rare and come late: one in twenty says nothing. */
const COMPLAINT_FLOOR = 100

/** A rate in percent; 0 for none of none. Every rate of a broadcast is computed here. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : (100 * part) / whole

/**
 * Formulas, in percent: delivered = sent / attempted, errors = errors / attempted, bounces =
 * bounces / attempted, complaints = complaints / sent. `attempted` = sent + failed + unknown; an
 * email that bounced later is failed.
 */
export const ratesOf = ({ attempted, sent, errors, bounces, complaints }: OutcomeFigures) => ({
  delivered: percentOf(sent, attempted),
  errors: percentOf(errors, attempted),
  bounces: percentOf(bounces, attempted),
  complaints: percentOf(complaints, sent),
})

/**
 * The sentence with which a limit pauses the broadcast; null while all rates are within limits.
 * @param isWhole whether the figures contain everyone of the canary, so that few are enough
 */
export function exceededLimit(
  figures: OutcomeFigures,
  { maxErrors = 10, maxBounces = 5, maxComplaints = 0.1 }: Partial<Broadcast>,
  isWhole = false,
): string | null {
  const rates = ratesOf(figures)
  const { attempted, sent, errors, bounces, complaints } = figures
  const isEnough = attempted >= FLOOR || (isWhole && attempted > 0)
  const says = (what: string, [part, whole]: [number, number], rate: number, limit: number) =>
    `Paused: ${part} of ${whole} emails ${what} (${rate.toFixed(1)}%; the limit is ${limit}%).`
  if (isEnough && rates.bounces > maxBounces)
    return says('bounced', [bounces, attempted], rates.bounces, maxBounces)
  if (isEnough && rates.errors > maxErrors)
    return says('failed', [errors, attempted], rates.errors, maxErrors)
  if ((sent >= COMPLAINT_FLOOR || isWhole) && rates.complaints > maxComplaints)
    return says('were marked as spam', [complaints, sent], rates.complaints, maxComplaints)
  return null
}
