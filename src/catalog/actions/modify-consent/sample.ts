import fc from 'fast-check'
import { instants } from '#condition/sampling/values.ts'
import { given, type ActionSample } from '../sample.ts'

const purposes = fc.constantFrom('newsletter', 'ads')
const statuses = fc.constantFrom('GRANTED', 'DENIED', 'REVOKED')

const brought = fc.record({
  typeIdentifier: purposes,
  status: statuses,
  revokeDate: fc.oneof(instants, fc.constantFrom(null, 'some day', '2026-05-01T08:00:00+02:00')),
})

export const sample: ActionSample = {
  runs: fc.record({
    given: given({
      consentTypeId: fc.oneof(purposes, fc.constant('')),
      status: statuses,
      revokeAfterDays: fc.integer({ min: 1, max: 36_500 }),
    }),
    event: fc.record({ properties: fc.record({ consent: brought }) }),
  }),
}
