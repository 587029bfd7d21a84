import fc from 'fast-check'
import { plainFields } from '../sample.ts'

const addresses = fc.constantFrom(
  'https://firm.example',
  'https://firm.example:8443/a%20b?x=1&y=ø#part',
  'http://localhost/',
)

export const sample = plainFields({ type: 'string', format: 'uri' }, addresses)
