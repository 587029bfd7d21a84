import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDiskFull } from '#model/lib/disk-full.ts'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import { runDueJob } from '#engine/kernel/jobs/run-due-jobs.ts'
import { scopedTx } from '#engine/kernel/tenant-tx.ts'
import { jobKinds } from '#engine/job-kinds.ts'
import { readHealth } from '#engine/administration/health/read-health.ts'
import { systemActor } from '#model/api/actor.ts'
import { sha256 } from '#platform/secrets.ts'
import { readOnlyWhile } from '#tests/support/read-only-while.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const faults: readonly (readonly [what: string, error: unknown, is: boolean])[] = [
  [
    'PostgreSQL',
    Object.assign(new Error('could not extend file "base/5/1": No space left on device'), {
      code: '53100',
    }),
    true,
  ],
  ['PostgreSQL without words', Object.assign(new Error('x'), { code: '53100' }), true],
  [
    'the embedded database',
    Object.assign(
      new Error('could not write to file "pg_wal/xlogtemp.1": No space left on device'),
      { code: 'XX000' },
    ),
    true,
  ],
  ['the embedded file system', { name: 'ErrnoError', errno: 51 }, true],
  ['the system', Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC' }), true],
  ['a quota', Object.assign(new Error('x'), { code: 'EDQUOT' }), true],
  [
    'a cause of another error',
    new Error('the export failed', { cause: Object.assign(new Error('x'), { code: 'ENOSPC' }) }),
    true,
  ],
  ['another fault of the database', Object.assign(new Error('x'), { code: '53200' }), false],
  ['another fault of the system', Object.assign(new Error('x'), { code: 'EACCES' }), false],
  ['a text', 'No space left on device', false],
  ['nothing', null, false],
]
it.each(faults)('a full disk is told by %s', (_what, error, is) =>
  expect(isDiskFull(error)).toBe(is),
)

const full = () =>
  Object.assign(new Error('could not extend file "base/5/1": No space left on device'), {
    code: '53100',
  })

/** The database with a disk that can be full: what writes fails, as PostgreSQL fails it. */
describe('with a full disk', () => {
  let t: TestApp
  let isFull = false
  beforeAll(async () => {
    t = await startTestApp()
    await t.engine.stores
      .of('source')
      .create(
        { tenantId: t.tenants.a, actor: systemActor },
        { name: 'Site', keyHash: sha256('wk_key'), prefix: 'wk_' },
      )
    for (const way of ['tenant', 'pipelined'] as const) {
      const real = t.database[way] as (...all: unknown[]) => Promise<unknown>
      Object.assign(t.database, {
        [way]: (...all: unknown[]) => (isFull ? Promise.reject(full()) : real(...all)),
      })
    }
  })
  afterAll(() => t.close())

  it.each([
    ['a record', 'POST', '/api/v1/contacts', 'application/json', { email: 'a@firm.example' }],
    [
      'an import of contacts',
      'POST',
      '/api/v1/contacts/import',
      'text/csv',
      'email\na@firm.example\n',
    ],
    [
      'an event',
      'POST',
      '/v1/track',
      'application/json',
      { writeKey: 'wk_key', event: 'Seen', userId: 'u' },
    ],
  ] as const)(
    '%s is answered with 507 and a sentence, and Health names it',
    async (_what, method, url, type, payload) => {
      isFull = true
      const answer = await t.app.inject({
        method,
        url,
        headers: { ...t.as.admin, 'content-type': type },
        payload,
      })
      isFull = false
      expect(answer.statusCode).toBe(507)
      expect(answer.json()).toMatchObject({
        code: 'disk_full',
        title: 'The disk is full',
        detail:
          'A disk of the server is full, so this was not stored. Try again after its operator has made room.',
      })
      const disk = (await readHealth(t.engine, t.context.health)).find(({ id }) => id === 'disk')
      expect(disk).toMatchObject({
        state: 'fault',
        found: expect.stringContaining('A disk is full') as unknown,
      })
      t.clock.set(t.clock.now() + 11 * 60_000)
      expect(
        (await readHealth(t.engine, t.context.health)).find(({ id }) => id === 'disk'),
      ).toMatchObject({ state: 'ok' })
    },
  )

  it('a job waits, says so, and goes on when there is room, however often that was tried', async () => {
    const scope = { tenantId: t.tenants.a, actor: systemActor }
    let done = 0
    let room = false
    jobKinds['disk-test'] = async () => {
      if (!room) throw full()
      done += 1
      return {}
    }
    const id = await t.database.tenant(t.tenants.a, (db) =>
      enqueue(scopedTx(t.engine, db, scope), { kind: 'disk-test', payload: {} } as never),
    )
    const state = async () =>
      t.database.tenant(t.tenants.a, (db) =>
        db
          .selectFrom('jobs')
          .select(['state', 'attempt', 'error'])
          .where('kind', '=', 'disk-test')
          .executeTakeFirstOrThrow(),
      )
    for (let tries = 0; tries < 8; tries++) {
      expect(await runDueJob(t.engine, t.tenants.a)).toBe(true)
      expect(await state()).toEqual({
        state: 'queued',
        attempt: 0,
        error: 'The disk is full. Work continues when there is space again.',
      })
      t.clock.set(t.clock.now() + 61_000)
    }
    room = true
    expect(await runDueJob(t.engine, t.tenants.a)).toBe(true)
    expect([await state(), done]).toEqual([{ state: 'done', attempt: 1, error: '' }, 1])
    expect(id).toBeDefined()
    delete jobKinds['disk-test']
  })
})

/** Each transaction is read only, as those of the embedded database are while it has no room. */
describe('a database that takes no writes', () => {
  let t: TestApp
  let isReadOnly = false
  beforeAll(async () => {
    t = await startTestApp()
    readOnlyWhile(t.database, () => isReadOnly)
  })
  afterAll(() => t.close())

  it('is read by people and keys, also those who were not seen for long, and by new sessions', async () => {
    const read = async (path: string, headers: Record<string, string>) =>
      (await t.app.inject({ method: 'GET', url: `/api/v1/${path}`, headers })).statusCode
    const session = (id: string) => ({
      authorization: `Bearer token-operator@a.example/${id}`,
      'user-agent': 'Mozilla/5.0',
    })
    await t.engine.stores.of('user').create(
      { tenantId: '', actor: systemActor },
      {
        tenantId: t.tenants.a,
        email: 'operator@a.example',
        subject: 'auth0|operator@a.example',
        role: 'ADMIN',
      },
    )
    expect(await read('health', session('known'))).toBe(200)
    expect(await read('contacts', t.as.key)).toBe(200)
    t.clock.set(t.clock.now() + 10 * 60_000)
    isReadOnly = true
    expect([
      await read('health', session('known')),
      await read('health', session('new')),
      await read('contacts', t.as.key),
      await read('contacts', t.as.member),
    ]).toEqual([200, 200, 200, 200])
    expect(
      (await readHealth(t.engine, t.context.health)).find(({ id }) => id === 'disk'),
    ).toMatchObject({ state: 'fault' })
    isReadOnly = false
  })
})
