import fc from 'fast-check'
import type { SchemaNode } from '#model/schema/entity.ts'
import { days, plainFields } from '../sample.ts'

const day: SchemaNode = { type: 'string', format: 'date', nullable: true }

/** Ranges that end when they begin or later; either side may be open. */
const ranges = fc
  .tuple(days, days, fc.constantFrom('both', 'from', 'to'))
  .map(([one, other, known]) => {
    const [from, to] = [one, other].toSorted()
    if (known === 'both') return { from, to }
    return known === 'from' ? { from } : { to }
  })

export const sample = plainFields({ type: 'object', properties: { from: day, to: day } }, ranges)
