import fc from 'fast-check'
import { given, type NodeSample } from '../sample.ts'

export const sample: NodeSample = {
  given: given({ engageId: fc.constantFrom('news', 'welcome') }, ['engageId']),
  outcomes: fc.constantFrom('pending', 'sent', 'skipped: No consent.', 'failed: It bounced.'),
}
