import type { DateTime } from 'luxon'

/** The day of a moment in its zone, YYYY-MM-DD; empty for an invalid moment. */
export const isoDay = (moment: DateTime): string => moment.toISODate() ?? ''
