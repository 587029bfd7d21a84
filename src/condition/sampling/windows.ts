import fc from 'fast-check'
import { optional } from './values.ts'

/** Parameters of a window of time: sliding, between dates, or absent. */
export const windows: fc.Arbitrary<Record<string, unknown>> = fc.oneof(
  fc.record({ numberOfDays: fc.constantFrom(1, 7, 30, 0.5) }),
  fc.record({
    fromDate: fc.constantFrom('2026-03-01', 'now-1M/M', 'now/d'),
    toDate: optional(fc.constantFrom('2026-03-24', '2026-02-28', 'now-1d/d')),
  }),
  fc.constant({}),
)
