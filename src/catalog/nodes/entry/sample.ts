import fc from 'fast-check'
import { LISTS, SEGMENTS } from '#condition/sampling/records.ts'
import { eventConditions, given, profileConditions, type NodeSample } from '../sample.ts'

const segments = fc.subarray([...SEGMENTS])

export const sample: NodeSample = {
  given: given({
    event: fc.option(eventConditions),
    joins: segments,
    leaves: segments,
    lists: fc.subarray([...LISTS]),
    who: fc.option(profileConditions),
    again: fc.constantFrom('never', 'after-leaving', 'after-days'),
    days: fc.integer({ min: 1, max: 3650 }),
  }),
}
