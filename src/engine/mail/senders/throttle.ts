import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#model/lib/time-units.ts'

/**
 * How a sender treats a receiving domain that asked to wait. Milliseconds; times since 1970. A
 * domain without a state is not limited.
 *
 * After a refusal the domain gets nothing for a pause of `PAUSE_GAPS` gaps. Then emails leave one
 * by one with the gap between them; each accepted one shrinks the gap a little, until it is so
 * small that the state is forgotten. A refusal after the pause doubles the gap, and so the pause.
 */
export interface Throttle {
  /** Minimum time between two emails. */
  gapMs: number
  /** No email is sent before this time. */
  openAt: number
  /** The last refusal, from which the pause is counted. */
  failedAt: number
  /** The last time that was assigned to a waiting email. */
  spreadUntil: number
}

const FIRST_GAP = SECOND_MS
const MAX_GAP = MINUTE_MS
/** The pause after a refusal, in gaps: from a minute to an hour. */
const PAUSE_GAPS = HOUR_MS / MAX_GAP
/** Factor of the gap after an accepted email: from the first gap to none in 44 of them. */
const RECOVERY = 0.95
/** A smaller gap does not limit anything. */
const NO_GAP = FIRST_GAP / 10
/** Waiting emails get a time within this from now; then their turn is assigned again. */
const SPREAD = 15 * MINUTE_MS

export const pauseOf = ({ gapMs }: Pick<Throttle, 'gapMs'>): number => gapMs * PAUSE_GAPS

const isPaused = (throttle: Throttle, at: number): boolean =>
  at < throttle.failedAt + pauseOf(throttle)

/**
 * The domain asked to wait. Refusals of emails that were on their way when the pause began, and
 * reports that arrive again, count once.
 */
export function afterRefusal(throttle: Throttle | null, at: number): Throttle {
  if (throttle && isPaused(throttle, at)) return throttle
  const gapMs = throttle ? Math.min(MAX_GAP, throttle.gapMs * 2) : FIRST_GAP
  const openAt = at + pauseOf({ gapMs })
  return {
    gapMs,
    openAt: Math.max(openAt, throttle?.openAt ?? 0),
    failedAt: at,
    spreadUntil: 0,
  }
}

/** The domain accepted an email; null when it is no longer limited. */
export function afterAcceptance(throttle: Throttle, at: number): Throttle | null {
  // It was on its way when the pause began.
  if (isPaused(throttle, at)) return throttle
  const gapMs = Math.floor(throttle.gapMs * RECOVERY)
  return gapMs < NO_GAP ? null : { ...throttle, gapMs }
}

/** An email to the domain leaves now; only when `openAt` has come. */
export const afterTurn = (throttle: Throttle, at: number): Throttle => ({
  ...throttle,
  openAt: at + throttle.gapMs,
})

/**
 * Assigns times to emails that must wait, a gap apart, after those that were assigned before.
 * @returns the times, and the state that remembers them
 */
export function spread(
  throttle: Throttle,
  count: number,
  at: number,
): { times: number[]; throttle: Throttle } {
  const latest = Math.max(throttle.openAt, at + SPREAD)
  const start = Math.max(throttle.openAt, throttle.spreadUntil + throttle.gapMs)
  const times = Array.from({ length: count }, (_, n) =>
    Math.min(latest, start + n * throttle.gapMs),
  )
  return {
    times,
    throttle: { ...throttle, spreadUntil: Math.min(latest, times.at(-1) ?? throttle.spreadUntil) },
  }
}
