import { datesBetween } from '#model/windows.ts'

/**
 * No mailbox sends more outreach than this in 24 hours, whatever is set (outreach design, section
 * 2: ceiling 50).
 */
const MAILBOX_CEILING = 50

export interface Ramp {
  dailyCap: number
  rampStart: number
  rampStep: number
  /** Milliseconds since 1970; null before the first mail. */
  firstSendAt: number | null
  timeZone: string
}

/**
 * How many mails the mailbox may send in the 24 hours that end at `at`: the ramp grows by one step
 * a calendar day after the first mail.
 */
export function capAt(ramp: Ramp, at: number): number {
  const days = Math.max(0, datesBetween(ramp.timeZone, ramp.firstSendAt ?? at, at))
  return Math.max(
    0,
    Math.min(MAILBOX_CEILING, ramp.dailyCap, ramp.rampStart + days * ramp.rampStep),
  )
}
