import fc from 'fast-check'
import { namedFields } from '../sample.ts'

export const sample = namedFields('record-kind', fc.constantFrom('goal', 'segment'), {
  type: 'string',
  maxLength: 60,
})
