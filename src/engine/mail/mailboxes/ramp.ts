import { datesBetween } from '#model/lib/windows.ts'

/** Absolute limit of outreach per mailbox in 24 hours, regardless of settings (ceiling 50). */
const MAILBOX_CEILING = 50

export interface Ramp {
  dailyCap: number
  rampStart: number
  rampStep: number
  /** Milliseconds since 1970; null before the first email. */
  firstSendAt: number | null
  timeZone: string
}

/**
 * Number of emails that the mailbox may send in the 24 hours before `at`. The ramp grows by one
 * step per calendar day after the first email.
 */
export function capAt(ramp: Ramp, at: number): number {
  const days = Math.max(0, datesBetween(ramp.timeZone, ramp.firstSendAt ?? at, at))
  return Math.max(
    0,
    Math.min(MAILBOX_CEILING, ramp.dailyCap, ramp.rampStart + days * ramp.rampStep),
  )
}
