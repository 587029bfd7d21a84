import { restartSchedules } from '#engine/kernel/jobs/recurring-job.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { createWork } from '#engine/work.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { DAY_MS } from '#model/lib/time-units.ts'

let t: TestApp
let key: string

const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers = t.as.admin,
) =>
  (
    await t.app.inject({ method, url: `/api/v1/${path}`, headers, ...(payload ? { payload } : {}) })
  ).json() as any
const batch = (calls: object[]) =>
  t.app.inject({
    method: 'POST',
    url: '/v1/batch',
    headers: { authorization: `Basic ${btoa(`${key}:`)}` },
    payload: { batch: calls },
  })
const work = () => createWork(t.engine).drain()
const countOf = async (table: string) =>
  (
    await t.database.system((db) =>
      sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db),
    )
  ).rows[0]!.n

beforeAll(async () => {
  t = await startTestApp()
  key = (await call('POST', 'sources', { name: 'Our website' })).key
  const scope = { tenantId: t.tenants.a, actor: systemActor }
  await t.engine.stores.of('segment').create(scope, {
    id: 'buyers',
    name: 'Ever bought',
    condition: {
      type: 'pastEventCondition',
      parameterValues: {
        eventCondition: {
          type: 'eventTypeCondition',
          parameterValues: { eventTypeId: 'Bought' },
        },
        minimumEventCount: 1,
      },
    },
  } as never)
})
afterAll(() => t.close())

describe('a purge', () => {
  it('counts first, erases only those, and says so', async () => {
    await batch(
      Array.from({ length: 450 }, (_, n) => ({
        type: 'identify',
        userId: `purge-${n}`,
        traits: { city: n < 430 ? 'Oslo' : 'Bergen' },
        context: { sessionId: `v-${n}` },
      })),
    )
    const condition = {
      type: 'profilePropertyCondition',
      parameterValues: {
        propertyName: 'properties.city',
        comparisonOperator: 'equals',
        propertyValue: 'Oslo',
      },
    }
    expect(await call('POST', 'profiles/purge', { condition })).toEqual({ count: 430 })
    expect(await countOf('profiles')).toBe(450)
    expect(await call('POST', 'profiles/purge', { condition, dryRun: false })).toMatchObject({
      status: 422,
      errors: [{ path: '/count' }],
    })
    expect(
      await call('POST', 'profiles/purge', { condition, dryRun: false, count: 429 }),
    ).toMatchObject({ status: 409, count: 430 })
    expect(await call('POST', 'profiles/purge', {})).toMatchObject({ status: 422 })
    expect(await call('POST', 'profiles/purge', { condition: { type: 'nothing' } })).toMatchObject({
      status: 422,
    })
    expect(
      await call('POST', 'profiles/purge', { condition, dryRun: false, count: 430 }, t.as.reader),
    ).toMatchObject({ status: 403 })
    const { job } = await call('POST', 'profiles/purge', { condition, dryRun: false, count: 430 })
    await work()
    expect(await call('GET', `jobs/${job.id}`)).toMatchObject({
      state: 'done',
      result: { erased: 430 },
    })
    expect([
      await countOf('profiles'),
      await countOf('sessions'),
      await countOf('events'),
      await countOf('profile_aliases'),
    ]).toEqual([20, 20, 20, 20])
    const log = await call(
      'GET',
      `system-auditlog?filter=${encodeURIComponent(JSON.stringify({ entity: 'profile', action: 'delete' }))}`,
    )
    expect(log.map((entry: { summary: string }) => entry.summary)).toEqual(
      expect.arrayContaining(['A purge of 430 people was begun', 'Purge: 430 people were erased']),
    )
  })

  it('by age knows who was seen since', async () => {
    expect(await call('POST', 'profiles/purge', { inactiveDays: 10 })).toEqual({ count: 0 })
    t.clock.advance(11 * DAY_MS)
    await batch([{ type: 'track', userId: 'purge-449', event: 'Back' }])
    expect(await call('POST', 'profiles/purge', { inactiveDays: 10 })).toEqual({ count: 19 })
    expect(await call('POST', 'profiles/purge', { inactiveDays: 10, anonymousOnly: true })).toEqual(
      { count: 0 },
    )
  })
})

describe('a retention rule', () => {
  const rule = (values: object) => call('POST', 'retention-rules', values)
  const members = async () => (await call('GET', 'segments/buyers/count')).count as number

  it('deletes old events every day, and whoever was in a segment by them leaves it', async () => {
    await batch([
      { type: 'track', userId: 'buyer', event: 'Bought' },
      { type: 'track', userId: 'buyer', event: 'Looked' },
    ])
    expect(await members()).toBe(1)
    const { id } = await rule({ what: 'events', days: 30 })
    expect(await call('GET', `retention-rules/${id}/count`)).toEqual({ count: 0 })
    await work()
    t.clock.advance(29 * DAY_MS)
    await batch([{ type: 'track', userId: 'buyer', event: 'Looked' }])
    await createWork(t.engine).playTo(t.clock.now() + 12 * 3_600_000, t.clock)
    expect(await members()).toBe(1)
    await createWork(t.engine).playTo(t.clock.now() + 2 * DAY_MS, t.clock)
    expect(await members()).toBe(0)
    expect(
      await call(
        'GET',
        `events?filter=${encodeURIComponent(JSON.stringify({ eventType: 'Bought' }))}`,
      ),
    ).toEqual([])
    expect(
      await call(
        'GET',
        `events?filter=${encodeURIComponent(JSON.stringify({ eventType: 'Looked' }))}`,
      ),
    ).toHaveLength(1)
    expect(await rule({ what: 'events', days: 5 })).toMatchObject({
      status: 422,
      errors: [{ path: '/what' }],
    })
  })

  it('of anonymous visitors leaves those that are known, and does nothing while it is off', async () => {
    await batch([{ type: 'track', anonymousId: 'nobody', event: 'Looked' }])
    const before = await countOf('profiles')
    const made = await rule({ what: 'anonymous-profiles', days: 1, enabled: false })
    await createWork(t.engine).playTo(t.clock.now() + 3 * DAY_MS, t.clock)
    expect(await countOf('profiles')).toBe(before)
    await call('PUT', `retention-rules/${made.id}`, { enabled: true, version: made.version })
    await work()
    expect(await countOf('profiles')).toBe(before - 1)
    expect(await call('GET', `retention-rules/${made.id}`)).toMatchObject({
      lastRemoved: 1,
      nextRunAt: new Date(t.clock.now() + DAY_MS).toISOString(),
    })
  })

  it.each(['cancelled', 'dead'] as const)('goes on after a run that was %s', async (state) => {
    const { id } = await rule({ what: 'sessions', days: 3000 })
    await work()
    await t.database.tenant(t.tenants.a, (db) =>
      db
        .updateTable('jobs')
        .set({ state })
        .where('kind', '=', 'keep-retention')
        .where('state', '=', 'queued')
        .execute(),
    )
    const { nextRunAt: missed } = await call('GET', `retention-rules/${id}`)
    await createWork(t.engine).playTo(t.clock.now() + 3 * DAY_MS, t.clock)
    await restartSchedules(t.engine, new Date(t.clock.now()))
    const { nextRunAt } = await call('GET', `retention-rules/${id}`)
    expect(Date.parse(nextRunAt)).toBeGreaterThan(Date.parse(missed))
    expect(Date.parse(nextRunAt)).toBeGreaterThanOrEqual(t.clock.now())
    await call('DELETE', `retention-rules/${id}`)
  })

  it.each([
    'sessions',
    'inactive-profiles',
    'refused-events',
    'webhook-deliveries',
    'import-runs',
    'export-runs',
  ])('can be made for %s', async (what) => {
    const { id } = await rule({ what, days: 3650 })
    await work()
    expect(await call('GET', `retention-rules/${id}`)).toMatchObject({
      lastRemoved: 0,
      lastRunAt: new Date(t.clock.now()).toISOString(),
    })
    expect(await call('GET', `retention-rules/${id}/count`)).toEqual({ count: 0 })
  })
})
