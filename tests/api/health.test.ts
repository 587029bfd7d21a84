import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { DatabaseUnavailable } from '#platform/database/database.ts'
import type { SlowStatement } from '#platform/database/statement-watch.ts'
import { createBeat } from '#engine/administration/health/worker-beat.ts'
import { readHealth } from '#engine/administration/health/read-health.ts'
import type { HealthProbes } from '#engine/administration/health/health-text.ts'
import type { HealthCheck } from '#model/api/answers/health-check.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
let time = 0
beforeAll(async () => {
  t = await startTestApp()
  time = Date.now()
})
afterAll(() => t.close())

const well: HealthProbes = {
  systemMail: async () => null,
  identity: async () => ({ kind: 'auth0', fault: null }),
  disk: async () => ({ free: 50e9, total: 100e9 }),
  machineTime: () => time,
}
const look = async (probes: Partial<HealthProbes> = {}) =>
  Object.fromEntries(
    (await readHealth(t.engine, { ...well, ...probes })).map((check) => [check.id, check]),
  ) as Record<HealthCheck['id'], HealthCheck>

describe('health', () => {
  it('says what works, in sentences, to admins only', async () => {
    const checks = (
      await t.app.inject({ url: '/api/v1/health', headers: t.as.reader })
    ).json() as HealthCheck[]
    expect(checks.map(({ id }) => id)).toEqual([
      'database',
      'statements',
      'migrations',
      'worker',
      'queue',
      'sending',
      'hold',
      'system-mail',
      'disk',
      'identity',
      'clock',
      'secrets',
    ])
    expect(checks.find(({ id }) => id === 'migrations')).toMatchObject({
      state: 'ok',
      found: expect.stringMatching(/^All \d+ migrations are applied\.$/),
    })
    for (const check of checks.filter(({ state }) => state !== 'ok'))
      expect(check.advice, check.id).not.toBe('')
    expect((await t.app.inject({ url: '/api/v1/health', headers: t.as.member })).statusCode).toBe(
      403,
    )
  })

  it('names a statement that runs for long, and afterwards the slowest of the last hour', async () => {
    const read = async (slow: SlowStatement[]) => {
      const engine = { ...t.engine, database: { ...t.engine.database, slowStatements: () => slow } }
      return (await readHealth(engine, well)).find(({ id }) => id === 'statements')
    }
    const over = { text: 'select 1', ms: 9000, running: false }
    expect(await read([])).toMatchObject({ state: 'ok' })
    expect((await read([over]))?.advice).toContain(
      t.database.kind === 'pglite' ? 'move a large installation to PostgreSQL' : 'pg_locks',
    )
    expect(await read([over, { ...over, ms: 6000 }])).toMatchObject({
      state: 'caution',
      found:
        '2 statements took longer than 5 s within the last hour. The slowest took 9 s: select 1',
    })
    expect(await read([over, { text: 'select 2', ms: 7000, running: true }])).toMatchObject({
      state: 'caution',
      found: 'A statement has been running for 7 s: select 2',
    })
  })

  it('answers 503 when the database could not do what was asked', async () => {
    const list = t.engine.stores.of('contact')
    const { list: before } = list
    list.list = () =>
      Promise.reject(new DatabaseUnavailable('57014', 'A statement was ended after 60 s: select 1'))
    const answer = await t.app.inject({ url: '/api/v1/contacts', headers: t.as.key })
    list.list = before
    expect([answer.statusCode, answer.json()]).toMatchObject([
      503,
      {
        code: 'unavailable',
        detail: 'The database could not do this right now. Please try again in a moment.',
      },
    ])
  })

  it('misses the worker until one is there, and again when it has gone', async () => {
    expect((await look()).worker).toMatchObject({
      state: 'fault',
      found: 'No worker is at work. None was ever seen.',
    })
    await createBeat(t.database, 'host:1', () => time)()
    expect((await look()).worker).toMatchObject({
      state: 'ok',
      found: '1 worker is at work, seen 0 s ago.',
    })
    time += 5 * 60_000
    expect((await look()).worker).toMatchObject({
      state: 'fault',
      found: 'No worker is at work. The last one was seen 5 min ago.',
    })
    time -= 5 * 60_000
  })

  it('tells how long the oldest job waits, and of those that were given up', async () => {
    const scope = { tenantId: t.tenants.a, actor: systemActor }
    const job = await t.engine.stores
      .of('job')
      .create(scope, { kind: 'import-contacts', dueAt: new Date(t.clock.now()).toISOString() })
    expect((await look()).queue.state).toBe('ok')
    t.clock.advance(3 * 60_000)
    expect((await look()).queue).toMatchObject({
      state: 'caution',
      found: '1 job waits, the oldest (import-contacts) for 3 min. 0 running, 0 failed.',
      link: '/admin/jobs',
    })
    t.clock.advance(60 * 60_000)
    expect((await look()).queue.state).toBe('fault')
    await t.engine.stores.of('job').update(scope, job.id, null, { state: 'dead' })
    expect((await look()).queue).toMatchObject({
      state: 'caution',
      found: 'The queue is empty. 0 running, 1 failed.',
    })
  })

  it.each([
    [
      'system-mail',
      { systemMail: async () => 'Connection refused.' },
      'fault',
      /Connection refused/,
    ],
    [
      'disk',
      { disk: async (): ReturnType<HealthProbes['disk']> => ({ free: 100e6, total: 100e9 }) },
      'fault',
      /^0\.1 GB of 100\.0 GB/,
    ],
    [
      'disk',
      { disk: async (): ReturnType<HealthProbes['disk']> => ({ free: 5e9, total: 100e9 }) },
      'caution',
      /^5\.0 GB/,
    ],
    [
      'disk',
      { disk: async (): ReturnType<HealthProbes['disk']> => null },
      'caution',
      /cannot be read/,
    ],
    [
      'identity',
      { identity: async () => ({ kind: 'auth0', fault: 'it answered 500.' }) },
      'fault',
      /it answered 500/,
    ],
    ['clock', { machineTime: () => Date.now() + 3_600_000 }, 'fault', /apart/],
    [
      'identity',
      { identity: () => Promise.reject(new Error('boom')) },
      'fault',
      /could not be looked at/,
    ],
  ] as const)('%s that is not well: %s', async (id, probes, state, found) => {
    const checks = await look(probes as Partial<HealthProbes>)
    expect(checks[id]).toMatchObject({ state, found: expect.stringMatching(found) })
    expect(checks[id].advice).not.toBe('')
    expect(checks.database.state).not.toBe('fault')
  })

  it('finds a database of another version', async () => {
    await t.database.script(
      "insert into schema_migrations (name, hash) values ('9999-from-tomorrow', 'x')",
    )
    expect((await look()).migrations).toMatchObject({
      state: 'fault',
      found: expect.stringContaining('9999-from-tomorrow'),
    })
    await t.database.script("delete from schema_migrations where name = '9999-from-tomorrow'")
  })
})

describe('metrics', () => {
  it('tell how late the oldest due work of each kind is', async () => {
    await t.engine.stores.of('job').create(
      { tenantId: t.tenants.a, actor: systemActor },
      {
        kind: 'rebuild-segments',
        dueAt: new Date(t.engine.clock.now() - 3_600_000).toISOString(),
        payload: {},
      },
    )
    const { body } = await t.app.inject({ url: '/metrics' })
    const late = Number(/outrider_late_seconds\{kind="jobs"\} ([\d.]+)/.exec(body)?.[1])
    expect(late).toBeGreaterThanOrEqual(3600)
    expect(body).toContain('outrider_late_seconds{kind="campaign_emails"} 0')
  })
})
