import { DAY_MS } from './time-units.ts'

/**
 * Whether a text is the name of a time zone that the runtime knows (ECMA-402). Uses `Intl` instead
 * of the calendar library, because browsers load this for their forms.
 */
export function isZone(zone: string): boolean {
  if (zone === '') return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** The date on the calendar of a zone, as `2026-03-09`. */
export const dayIn = (zone: string, at: number | string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date(at))

/** The date some days after another, or before it where `days` is negative. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The zone of this device, in which its browser shows every time. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
