import fc from 'fast-check'
import { namedFields } from '../sample.ts'

export const sample = namedFields('language', fc.constantFrom('de', 'en', 'nb'), {
  type: 'string',
  pattern: '^[a-z]{2}$',
})
