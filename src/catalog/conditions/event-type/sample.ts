import fc from 'fast-check'
import type { ConditionSample } from '#condition/sampling/condition-sample.ts'
import { EVENT_TYPES } from '#condition/sampling/records.ts'
import { node } from '#condition/sampling/values.ts'

const types = fc.constantFrom(...EVENT_TYPES)

export const sample: ConditionSample = {
  weight: 3,
  conditions: () => types.map((eventTypeId) => node('eventTypeCondition', { eventTypeId })),
  event: fc.record({ eventType: types }),
}
