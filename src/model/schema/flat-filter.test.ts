import { expect, it } from 'vitest'
import { flatFilter } from './flat-filter.ts'

it.each([
  [{ email: 'a' }, { email: 'a' }],
  [
    { properties: { company: 'Acme', address: { city: 'Oslo' } }, score: { fit_gte: 3 } },
    { 'properties.company': 'Acme', 'properties.address.city': 'Oslo', 'score.fit_gte': 3 },
  ],
  [{ 'properties.company': 'Acme' }, { 'properties.company': 'Acme' }],
  [{ properties: { tags: ['a', 'b'] } }, { 'properties.tags': ['a', 'b'] }],
  [{ condition: { type: 'x' } }, { condition: { type: 'x' } }],
])('writes %j with the keys of the API', (filter, flat) => {
  expect(flatFilter(filter)).toEqual(flat)
})
