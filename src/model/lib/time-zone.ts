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

/** The zone of this device, in which its browser shows every time. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
