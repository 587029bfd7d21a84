import { afterAll, beforeAll, expect, it } from 'vitest'
import { playVisitors } from '#engine/demo/play-visitors.ts'
import { createWork } from '#engine/work.ts'
import { DEMO_TENANT, SEEDED_PEOPLE, seedDemoData } from '#store/seed/seed-demo-data.ts'
import { createWorld, type World } from './campaign-world.ts'

const COMING = 300
const scope = {
  tenantId: DEMO_TENANT,
  actor: { kind: 'user' as const, id: 'demo', name: 'Marit Holm' },
}

let world: World
beforeAll(async () => {
  world = await createWorld()
  await seedDemoData(world.engine.stores, { smtpPort: 1, imapPort: 1 })
  const engine = { ...world.engine, clock: world.clock }
  await playVisitors(engine, scope, { coming: COMING, existing: SEEDED_PEOPLE })
  await createWork(engine).drain()
})
afterAll(() => world.close())

type EntityId = Parameters<World['engine']['stores']['of']>[0]
const listOf = (entity: EntityId, filter: object = {}) =>
  world.engine.stores.of(entity).list(scope, { filter: filter as never, range: [0, 49] })

it('ends at the moment at which it began', () => {
  expect(world.clock.now()).toBe(world.engine.clock.now())
})

it('brings every visitor as a person', async () => {
  // The import adds the four people of its file whose address is right.
  expect((await listOf('profile')).total).toBe(SEEDED_PEOPLE + COMING + 4)
})

it.each([
  ['segment', 5],
  ['rule', 4],
  ['goal', 3],
  ['journey', 2],
  ['scoring', 1],
  ['script', 1],
  ['scope', 2],
  ['object-type', 1],
] satisfies [EntityId, number][])('defines %s: %i', async (entity, count) => {
  expect((await listOf(entity)).total).toBe(count)
})

it.each([
  ['segment-member', 100],
  ['score', 100],
  ['goal-reach', 30],
  ['rule-firing', 5],
  ['journey-execution', 1],
  ['session', 300],
  ['profile-group', 5],
] satisfies [EntityId, number][])('leaves rows of %s, at least %i', async (entity, least) => {
  expect((await listOf(entity)).total).toBeGreaterThanOrEqual(least)
})

it('imported a file and says which row was wrong', async () => {
  const { rows } = await listOf('import-run')
  expect(rows).toMatchObject([{ state: 'done', refused: 1 }])
})

it('remembers when people came first', async () => {
  const { rows } = await world.engine.stores
    .of('profile')
    .list(scope, { sort: ['firstSeenAt', 'ASC'], range: [0, 0] })
  const first = Date.parse(rows[0]!.firstSeenAt ?? '')
  expect(world.clock.now() - first).toBeGreaterThan(60 * 86_400_000)
})
