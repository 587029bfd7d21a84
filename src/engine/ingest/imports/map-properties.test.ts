import { expect, test } from 'vitest'
import type { PropertyTypes } from '#engine/audience/profiles/apply-traits.ts'
import { guessMapping, mappingFor } from './map-properties.ts'

const types = { byIncoming: new Map(), byId: new Map() } as unknown as PropertyTypes
const OURS = '0175ded7-7890-4738-b9e8-1c3763ab6fc0'
const file = (ids: readonly string[]) => ({
  columns: ['email', 'id', 'plan'],
  sample: ids.map((id) => ['a@firm.example', id, 'pro']),
})

test.each([
  ['our ids', [OURS, ''], 'profileId'],
  ['no ids', [], 'profileId'],
  ['ids of another program', ['0031r00002AbCdE', OURS], 'id'],
])('a column "id" with %s', (_what, ids, target) => {
  expect(guessMapping(file(ids), types)).toEqual({ email: 'email', id: target, plan: 'plan' })
  expect(mappingFor(file(ids), { email: 'email' }, types)).toMatchObject({ id: target })
})

test('a chosen target stays, and a column without values in the first rows may hold our ids', () => {
  expect(mappingFor(file(['c-1']), { id: 'userId' }, types)).toMatchObject({ id: 'userId' })
  expect(guessMapping({ columns: ['email', 'id'], sample: [['a@firm.example']] }, types)).toEqual({
    email: 'email',
    id: 'profileId',
  })
})
