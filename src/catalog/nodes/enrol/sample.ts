import fc from 'fast-check'
import { CAMPAIGNS } from '#condition/sampling/records.ts'
import { given, type NodeSample } from '../sample.ts'

export const sample: NodeSample = {
  given: given({ campaignId: fc.constantFrom(...CAMPAIGNS) }, ['campaignId']),
  outcomes: fc.constantFrom('enrolled', 'already', 'The contact has no email address.'),
}
