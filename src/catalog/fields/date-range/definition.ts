import { isDateRange } from '#model/schema/date-range.ts'
import { defineField } from '../field.ts'

const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10)

/** A range of calendar days, both ends included; either may be open. */
export const dateRangeField = defineField({
  id: 'date-range',
  matches: isDateRange,
  columnType: () => 'jsonb',
  operators: [],
  sortable: false,
  sample: (_node, n) => ({ from: day(n % 200), to: day((n % 200) + 7 + (n % 30)) }),
})
