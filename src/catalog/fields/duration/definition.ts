import { defineField, equalOperators } from '../field.ts'

const samples = ['PT15M', 'PT1H30M', 'P1D', 'P2DT4H', 'P1W', 'P3M', 'P1Y6M']

/**
 * A length of time as ISO 8601 text. Durations do not sort as text, and have no total order: a day
 * is no multiple of hours, a month none of days.
 */
export const durationField = defineField({
  id: 'duration',
  matches: (node) => node.type === 'string' && node.format === 'duration',
  columnType: () => 'text',
  operators: equalOperators,
  sortable: false,
  sample: (_node, n) => samples[n % samples.length],
})
