/** The names of all zones that this browser supports. */
export const zoneNames: readonly string[] = Intl.supportedValuesOf('timeZone')

/** "14:33, UTC+1" in that zone now; empty for an unknown zone. */
export function timeThere(zone: string, now: Date): string {
  try {
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'shortOffset',
    }).formatToParts(now)
    const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
    return `${part('hour')}:${part('minute')}, ${part('timeZoneName').replace('GMT', 'UTC')}`
  } catch {
    return ''
  }
}
