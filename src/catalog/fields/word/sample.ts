import fc from 'fast-check'
import { namedFields } from '../sample.ts'

export const sample = namedFields('word', fc.constantFrom('draft-campaign', 'paused'), {
  type: 'string',
  maxLength: 60,
})
