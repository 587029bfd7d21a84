import fc from 'fast-check'
import { fieldsOf, recordIds, uuids } from '../sample.ts'

const nodes = fc.constantFrom(
  { type: 'string' as const, 'x-ref': 'segment' },
  { type: 'string' as const, format: 'uuid', 'x-ref': 'campaign' },
)

export const sample = fieldsOf(nodes, ({ format }) => (format === 'uuid' ? uuids : recordIds))
