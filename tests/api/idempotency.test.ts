import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sha256 } from '#platform/secrets.ts'
import { purgeExpired } from '#engine/purge-expired.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import { leaseEnd } from '#engine/kernel/leases/lease.ts'
import { buildApp, endpointsOf } from '#server/app.ts'
import { acquireIdempotencyKey } from '#store/idempotency-keys.ts'
import { lapseLeases } from '#tests/support/lapse-leases.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { byLease, inTransaction } from './idempotency-classes.ts'

let t: TestApp
/** Another process over the same database. */
let other: FastifyInstance
let together: TestApp['database']['together']
beforeAll(async () => {
  t = await startTestApp()
  together = t.database.together
  other = await buildApp({ ...t.context, engine: { ...t.engine } })
  await other.ready()
})
afterEach(() => {
  t.engine.database.together = together
})
afterAll(async () => {
  await other.close()
  await t.close()
})

const send = (
  key: string,
  path: string,
  payload: object,
  { app = t.app, headers = t.as.admin } = {},
) =>
  app.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    payload,
    headers: { ...headers, 'idempotency-key': key },
  })
const countOf = (
  table: 'suppressions' | 'invitations' | 'profiles' | 'events',
  where: string,
  value: string,
) =>
  t.database.tenant(
    t.tenants.a,
    async (db) =>
      (
        await db
          .selectFrom(table)
          .selectAll()
          .where(where as never, '=', value as never)
          .execute()
      ).length,
  )

it('every POST endpoint is classed, and declares its class', () => {
  const development = { catchAll: {} as never, clock: {} as never, zone: {} as never }
  const posts = endpointsOf({ ...t.context, development }).filter((one) => one.method === 'POST')
  const bases = new Set(
    posts.flatMap(({ path }) => (path.endsWith('/bulk') ? [path.slice(0, -'/bulk'.length)] : [])),
  )
  const isGenerated = (path: string) =>
    path.endsWith('/undo-delete') || bases.has(path) || bases.has(path.replace(/\/bulk$/, ''))
  const unclassed = posts
    .filter(
      ({ path, access }) =>
        !byLease.includes(path) &&
        !inTransaction.includes(path) &&
        !isGenerated(path) &&
        access !== 'write-key',
    )
    .map(({ path }) => path)
  expect(unclassed, 'add these to tests/api/idempotency-classes.ts').toEqual([])
  expect(
    posts
      .filter(
        ({ path, idempotency = 'transaction' }) =>
          (idempotency === 'lease') !== byLease.includes(path),
      )
      .map(({ path }) => path),
  ).toEqual([])
  expect(
    [...byLease, ...inTransaction].filter((path) => !posts.some((one) => one.path === path)),
    'no such endpoint',
  ).toEqual([])
})

it('every answer with a secret that is shown once is kept sealed', () => {
  const unsealed = endpointsOf(t.context)
    .filter(({ summary, answersSecret }) => /shown once/.test(summary) && !answersSecret)
    .map(({ path }) => path)
  expect(unsealed).toEqual([])
})

it('a retry gets the key that was shown once, which the database does not say', async () => {
  const made = await send('key', 'api-keys', { name: 'Sealed' })
  expect(made.statusCode, made.body).toBe(201)
  const { key } = made.json() as { key: string }
  const kept = await t.database.tenant(t.tenants.a, (db) =>
    db.selectFrom('idempotency_records').select('body').execute(),
  )
  expect(JSON.stringify(kept)).not.toContain(key)
  expect((await send('key', 'api-keys', { name: 'Sealed' })).json()).toEqual(made.json())
})

it('answers are kept for a day', async () => {
  const value = 'for-a-day@x.example'
  await send('for a day', 'suppressions', { value })
  const kept = async () => {
    const rows = await t.database.tenant(t.tenants.a, (db) =>
      db.selectFrom('idempotency_records').select('body').execute(),
    )
    return JSON.stringify(rows).includes(value)
  }
  await purgeExpired(t.engine, new Date(t.clock.now() + DAY_MS - 1))
  expect(await kept()).toBe(true)
  await purgeExpired(t.engine, new Date(t.clock.now() + DAY_MS + 1))
  expect(await kept()).toBe(false)
})

describe('a process that dies during a request whose work is one transaction', () => {
  const killed = new Error('killed')
  it.each([
    ['before the work', () => () => together(() => Promise.reject(killed)), false],
    [
      'after the work, before the commit',
      () => (work) =>
        together(async () => {
          await work()
          throw killed
        }),
      false,
    ],
    [
      'after the commit, before the response',
      () => async (work) => {
        await together(work)
        throw killed
      },
      true,
    ],
  ] as [string, () => typeof together, boolean][])('%s', async (when, dying, isDone) => {
    const value = `${when.replaceAll(/[^a-z]+/g, '-')}@x.example`
    t.engine.database.together = dying()
    expect((await send(when, 'suppressions', { value })).statusCode).toBe(500)
    expect(await countOf('suppressions', 'value', value)).toBe(isDone ? 1 : 0)
    t.engine.database.together = together
    const retry = await send(when, 'suppressions', { value })
    expect(retry.statusCode, retry.body).toBe(201)
    expect((await send(when, 'suppressions', { value })).json()).toEqual(retry.json())
    expect(await countOf('suppressions', 'value', value)).toBe(1)
  })

  it('keeps several transactions of one request together', async () => {
    const body = { kind: 'test', name: 'x' }
    const profile = (
      await t.app.inject({
        method: 'POST',
        url: '/api/v1/profiles',
        payload: { email: 'together@x.example' },
        headers: t.as.admin,
      })
    ).json()
    const path = `profiles/${profile.id}/test-event`
    t.engine.database.together = async (work) =>
      together(async () => {
        await work()
        throw killed
      })
    const event = { eventType: 'tried', properties: body }
    expect((await send('event', path, event)).statusCode).toBe(500)
    expect(await countOf('events', 'event_type', 'tried')).toBe(0)
    t.engine.database.together = together
    const answer = await send('event', path, event)
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    expect((await send('event', path, event)).json()).toEqual(answer.json())
    expect(await countOf('events', 'event_type', 'tried')).toBe(1)
  })
})

it('a refused request gives its key back, and another request cannot use a kept one', async () => {
  expect((await send('refused', 'suppressions', { value: 'not an address' })).statusCode).toBe(422)
  expect((await send('refused', 'suppressions', { value: 'refused@x.example' })).statusCode).toBe(
    201,
  )
  expect(
    (await send('refused', 'suppressions', { value: 'other@x.example' })).json(),
  ).toMatchObject({ code: 'invalid' })
})

it('one key used by two processes at once: one effect, and one response or a brief refusal', async () => {
  const answers = await Promise.all(
    [t.app, other, t.app, other].map((app) =>
      send('at once', 'suppressions', { value: 'once@x.example' }, { app }),
    ),
  )
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 201))
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([409, '1'])
  expect(
    new Set(answers.flatMap((answer) => (answer.statusCode === 201 ? [answer.json().id] : [])))
      .size,
  ).toBe(1)
  expect(await countOf('suppressions', 'value', 'once@x.example')).toBe(1)
})

describe('a request that calls a server of others', () => {
  const invite = (key: string, email: string, app = t.app) =>
    send(key, 'invitations', { email }, { app })

  it('whose process died is refused while its lease lasts, then done for the first time', async () => {
    const email = 'dead@new.example'
    const admin = await t.database.system((db) =>
      db
        .selectFrom('users')
        .select('id')
        .where('email', '=', 'admin@a.example')
        .executeTakeFirstOrThrow(),
    )
    const payload = { email }
    const key = { tenantId: t.tenants.a, id: sha256(`${admin.id}:dead`) }
    await t.database.tenant(t.tenants.a, (db) =>
      acquireIdempotencyKey(
        db,
        { ...key, hash: sha256(`POST /api/v1/invitations ${JSON.stringify(payload)}`) },
        new Date(t.clock.now()),
        { owner: 'dead process', until: leaseEnd('idempotency_records') },
      ),
    )
    const early = await invite('dead', email)
    expect([early.statusCode, early.headers['retry-after']]).toEqual([409, '1'])
    await lapseLeases(t.database)
    expect((await invite('dead', email)).statusCode).toBe(201)
    expect(await countOf('invitations', 'email', email)).toBe(1)
  })

  it('that is frozen in the call changes nothing when it wakes up; the retry has the only effect', async () => {
    const email = 'frozen@new.example'
    const { systemMailer } = t.engine
    let wake = () => {}
    const asleep = new Promise<void>((done) => (wake = done))
    let reached = () => {}
    const inCall = new Promise<void>((done) => (reached = done))
    t.engine.systemMailer = {
      send: async () => {
        reached()
        await asleep
      },
    }
    const first = invite('frozen', email)
    await inCall
    await lapseLeases(t.database)
    const retry = await invite('frozen', email, other)
    expect(retry.statusCode, retry.body).toBe(201)
    wake()
    expect((await first).statusCode).toBe(409)
    t.engine.systemMailer = systemMailer
    expect((await invite('frozen', email)).json()).toEqual(retry.json())
    expect(await countOf('invitations', 'email', email)).toBe(1)
  })
})
