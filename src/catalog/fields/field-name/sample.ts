import fc from 'fast-check'
import { namedFields } from '../sample.ts'

export const sample = namedFields('field-name', fc.constantFrom('name', 'callSign'), {
  type: 'string',
  maxLength: 60,
})
