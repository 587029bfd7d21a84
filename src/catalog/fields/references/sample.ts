import fc from 'fast-check'
import { plainFields, recordIds, type FieldSample } from '../sample.ts'

const references = plainFields(
  { type: 'array', uniqueItems: true, items: { type: 'string', 'x-ref': 'segment' } },
  fc.uniqueArray(recordIds, { maxLength: 3 }),
)

export const sample: FieldSample = { ...references, isAddedTo: true }
