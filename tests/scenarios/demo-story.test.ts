import { broadcastReport } from '#engine/engage/broadcasts/report.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dashboardOf } from '#engine/outreach/report/dashboard.ts'
import { playStory } from '#engine/demo/play-story.ts'
import { journeyFigures } from '#engine/journeys/statistics.ts'
import { answers, gone } from '#engine/demo/story.ts'
import { DEMO_TENANT, seedDemoData } from '#store/seed/seed-demo-data.ts'
import { createWorld, type World } from './campaign-world.ts'

let world: World
const scope = {
  tenantId: DEMO_TENANT,
  actor: { kind: 'user' as const, id: 'demo', name: 'Marit Holm' },
}

beforeAll(async () => {
  world = await createWorld()
  await seedDemoData(world.engine.stores, { smtpPort: 1, imapPort: 1 })
  await playStory(world.engine, scope)
})
afterAll(() => world.close())

it('leaves a campaign that was lived through and one that waits for its review', async () => {
  const { rows } = await world.engine.stores
    .of('campaign')
    .list(scope, { sort: ['createdAt', 'ASC'] })
  expect(rows.map((one) => [one.name, one.state])).toEqual([
    ['Fresh fish exporters', expect.stringMatching(/running|completed/)],
    ['Cold stores in spring', 'configuring'],
  ])
})

it('brought every answer to the inbox, each with its meaning', async () => {
  const { rows } = await world.engine.stores.of('reply').list(scope, { range: [0, 49] })
  expect(rows).toHaveLength(answers.length)
  const evaluators = Object.fromEntries(rows.map((one) => [one.rfcId.split('-')[1], one.label]))
  expect(evaluators).toEqual({
    1: 'meeting',
    4: 'question',
    5: 'out-of-office',
    9: 'not-interested',
    12: 'meeting',
    15: 'opt-out',
    17: 'wrong-person',
    20: 'positive',
    22: 'not-interested',
  })
})

it('sent nothing after the present and nothing outside', async () => {
  const rows = await world.engine.database.tenant(DEMO_TENANT, (db) =>
    db.selectFrom('messages').select(['state', 'accepted_at']).execute(),
  )
  expect(
    rows.filter((one) => one.accepted_at && one.accepted_at.getTime() > world.clock.now()),
  ).toEqual([])
  expect(rows.filter((one) => one.state === 'rejected' || one.state === 'bounced')).toHaveLength(
    gone.length,
  )
  expect(world.delivered).toEqual([])
})

it('shows on the dashboard, by the same figures as the rows', async () => {
  const { figures } = await dashboardOf(world.engine, scope, 30)
  expect([figures.replied.value, figures.positive.value, figures.bounced.value]).toEqual([
    answers.filter((one) => !one.machine).length,
    3,
    gone.length,
  ])
})

it('knows the companies that its people work for, with what the order book says of them', async () => {
  const { rows: companies, total } = await world.engine.stores
    .of('profile-group')
    .list(scope, { range: [0, 49] })
  expect(total).toBe(12)
  expect(companies.find(({ name }) => name === 'Bergen Sjømat')).toMatchObject({
    properties: {
      industry: 'Food and beverages',
      employees: '201-1000',
      city: 'Bergen',
      country: 'NO',
    },
  })
  expect((await world.engine.stores.of('group-member').list(scope, {})).total).toBe(48)
  expect((await world.engine.stores.of('event-refusal').list(scope, {})).total).toBe(0)
})

it('took visitors of the stand through a journey, with emails that were sent and a booked call', async () => {
  const figures = await journeyFigures(world.engine, scope, 'after-the-expo')
  expect(figures).toMatchObject({ entered: 12, done: 2, converted: 2, failed: 0 })
  const sent = await world.engine.stores
    .of('engage-message')
    .list(scope, { filter: { state: 'sent', ownerKind: 'journey' } })
  expect(sent.total).toBe(figures.nodes['mail']!.gone['sent'])
  expect(sent.total).toBeGreaterThan(5)
})

it('sent one broadcast, and has planned the next', async () => {
  const { rows } = await world.engine.stores
    .of('broadcast')
    .list(scope, { sort: ['createdAt', 'ASC'] })
  expect(rows.map(({ state }) => state)).toEqual(['done', 'scheduled'])
  const { counts, targeted, canary } = await broadcastReport(world.engine, scope, rows[0]!.id)
  const sent = counts.find(({ state }) => state === 'sent')?.n ?? 0
  expect(sent).toBeGreaterThan(5)
  expect(counts.reduce((sum, { n }) => sum + n, 0)).toBe(targeted)
  // The first tenth are three people by chance, who may all have left the list since.
  expect(canary!.delivered).toBe(canary!.attempted === 0 ? 0 : 100)
})
