import fc from 'fast-check'
import { durations, eventConditions, given, profileConditions, type NodeSample } from '../sample.ts'

/** Days and hours at which people may continue. */
const hours = given({
  weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7]),
  from: fc.constantFrom('', '02:30', '09:00'),
  to: fc.constantFrom('', '17:15', '24:00'),
})

const until = fc.oneof(
  given({ how: fc.constant('time'), time: durations }),
  given({ how: fc.constant('event'), event: eventConditions, timeout: durations }, [
    'how',
    'event',
  ]),
  given({ how: fc.constant('condition'), condition: profileConditions, timeout: durations }, [
    'how',
    'condition',
  ]),
)

export const sample: NodeSample = {
  given: fc.tuple(until, hours).map(([what, when]) => ({ ...what, ...when })),
}
