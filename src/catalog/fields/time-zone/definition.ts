import { defineField, equalOperators } from '../field.ts'

const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney']

/** An IANA time zone by its name. */
export const timeZoneField = defineField({
  id: 'time-zone',
  matches: () => false,
  columnType: () => 'text',
  operators: equalOperators,
  sample: (_node, n) => zones[n % zones.length],
})
