import fc from 'fast-check'
import { durations, given, type NodeSample } from '../sample.ts'

export const sample: NodeSample = {
  given: given(
    {
      title: fc.constantFrom('Call', 'Send the offer'),
      details: fc.constantFrom('', 'Ask for Ann.'),
      owner: fc.constantFrom('', 'ida'),
      due: fc.option(durations),
      waits: fc.boolean(),
      timeout: durations,
    },
    ['title'],
  ),
  outcomes: fc.constantFrom('pending', 'done'),
}
