import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { randomToken } from '#model/lib/random-token.ts'
import { createSource } from '#engine/ingest/events/write-keys.ts'
import { concurrentEnded, runDueJob } from '#engine/kernel/jobs/run-due-jobs.ts'
import { createWork } from '#engine/work.ts'
import { sha256 } from '#platform/secrets.ts'
import { verifyAudit } from '#store/verify-audit.ts'
import { createSample } from '#tests/support/sample-record.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const overAll = { tenantId: '', actor: systemActor }
const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  headers: Record<string, string>,
  payload?: object,
) =>
  t.app.inject({
    method,
    url: `/api/v1${path}`,
    headers,
    ...(payload ? { payload } : method === 'POST' || method === 'PUT' ? { payload: {} } : {}),
  })
const asAdmin = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  call(method, path, t.as.admin, payload)
const detail = async (headers: Record<string, string>) => {
  const answer = await call('GET', '/contacts', headers)
  return [answer.statusCode, answer.json().detail]
}

describe('a tenant that is registered', () => {
  it('begins with a trial when its tier has one, and its status follows tier and trial', async () => {
    const made = (await asAdmin('POST', '/tenants', { name: 'Newcomer' })).json()
    expect(made).toMatchObject({
      status: 'TRIAL',
      subscription_tier: 'STARTER',
      trial_ends_at: '2026-12-07T09:00:00.000Z',
    })
    const change = async (version: number, values: object) =>
      (await asAdmin('PUT', `/tenants/${made.id}`, { version, ...values })).json()
    expect(await change(1, { trial_ends_at: '2026-11-01T00:00:00.000Z' })).toMatchObject({
      status: 'TRIAL_EXPIRED',
      version: 2,
    })
    expect(await change(2, { trial_ends_at: '2027-01-01T00:00:00.000Z' })).toMatchObject({
      status: 'TRIAL',
      version: 3,
    })
    expect(await change(3, { subscription_tier: 'SELF_HOSTED' })).toMatchObject({
      status: 'ACTIVE',
    })
    expect(
      (await asAdmin('PUT', `/tenants/${made.id}`, { version: 1, name: 'Too late' })).statusCode,
    ).toBe(409)
    expect(
      (await asAdmin('PUT', `/tenants/${made.id}`, { name: 'No version' })).json().errors[0].path,
    ).toBe('/version')
    expect(
      (
        await asAdmin('POST', '/tenant-register', {
          name: 'Hosted',
          subscription_tier: 'SELF_HOSTED',
        })
      ).json(),
    ).toMatchObject({ status: 'ACTIVE', trial_ends_at: null })
  })

  it('cannot be put into a status by the way, nor deleted like any record', async () => {
    const { id, version } = (
      await asAdmin('POST', '/tenants', { name: 'By the way', status: 'ISOLATED' })
    ).json()
    expect(
      (await asAdmin('PUT', `/tenants/${id}`, { version, status: 'DEACTIVATED' })).json().status,
    ).toBe('TRIAL')
    expect((await call('DELETE', `/tenants/${id}`, t.as.admin)).statusCode).toBe(404)
    expect(
      (await asAdmin('POST', '/tenants/bulk', { action: 'delete', ids: [id] })).statusCode,
    ).toBe(422)
    expect((await call('GET', `/tenants/${id}`, t.as.admin)).statusCode).toBe(200)
  })
})

describe('closing a tenant', () => {
  const keyOf = async (tenantId: string) => {
    const key = `sk_${randomToken()}`
    await t.engine.stores.of('api-key').create(
      { tenantId, actor: systemActor },
      {
        name: 'Key of B',
        kind: 'secret',
        role: 'TENANT_ADMIN',
        keyHash: sha256(key),
        prefix: 'sk_',
      },
    )
    return { authorization: `Bearer ${key}` }
  }
  const track = (writeKey: string) =>
    t.app.inject({
      method: 'POST',
      url: '/v1/track',
      headers: { authorization: `Basic ${Buffer.from(`${writeKey}:`).toString('base64')}` },
      payload: { userId: '1', event: 'Tried', messageId: randomToken() },
    })
  const setTo = async (action: string) =>
    (await asAdmin('POST', `/tenants/${t.tenants.b}/${action}`)).json().status
  const words = {
    DEACTIVATED: /^This organization is deactivated\. Its data is kept\./,
    ISOLATED: /^This organization is isolated for an investigation/,
  }

  it('refuses its people and keys with the reason, leaves admins in, and activates to where it stood', async () => {
    const key = await keyOf(t.tenants.b)
    expect((await detail(t.as.memberB))[0]).toBe(200)
    for (const [action, status] of [
      ['deactivate', 'DEACTIVATED'],
      ['isolate', 'ISOLATED'],
    ] as const) {
      expect(await setTo(action)).toBe(status)
      expect(await detail(t.as.memberB)).toEqual([403, expect.stringMatching(words[status])])
      expect(await detail(key)).toEqual([403, expect.stringMatching(words[status])])
      expect((await detail({ ...t.as.admin, 'x-tenant-id': t.tenants.b }))[0]).toBe(200)
      expect((await detail(t.as.member))[0]).toBe(200)
    }
    expect(await setTo('activate')).toBe('ACTIVE')
    expect([(await detail(t.as.memberB))[0], (await detail(key))[0]]).toEqual([200, 200])
  })

  it('goes on taking events when deactivated, and takes none when isolated', async () => {
    const { key } = await createSource(
      t.engine,
      { tenantId: t.tenants.b, actor: systemActor },
      { name: 'Website', kind: 'server' },
    )
    expect((await track(key)).statusCode).toBe(200)
    await setTo('deactivate')
    expect((await track(key)).statusCode).toBe(200)
    await setTo('isolate')
    expect((await track(key)).statusCode).toBe(401)
    await setTo('activate')
    t.clock.advance(61_000)
    expect((await track(key)).statusCode).toBe(200)
  })

  it('closes share links and begins no work while isolated', async () => {
    const scope = { tenantId: t.tenants.b, actor: systemActor }
    const campaign = await createSample(
      t.engine.stores,
      scope,
      t.engine.stores.of('campaign').entity,
      1,
    )
    const token = randomToken()
    await t.engine.stores.of('share').create(scope, {
      campaignId: String(campaign.id),
      tokenHash: sha256(token),
      scope: ['messaging'],
      label: 'Partner',
    })
    const look = async () =>
      (await t.app.inject({ url: `/api/v1/shared/campaign/${token}` })).statusCode
    expect(await look()).toBe(200)
    await setTo('isolate')
    expect(await look()).toBe(404)
    const job = await t.engine.stores.of('job').create(scope, {
      kind: 'rebuild-segments',
      dueAt: new Date(t.clock.now()).toISOString(),
      payload: {},
    })
    const work = createWork(t.engine)
    await work.drain()
    expect((await t.engine.stores.of('job').get(scope, job.id))!.state).toBe('queued')
    // Nor is the work loop told to come back for it.
    expect(await work.nextDueAt()).toBeGreaterThan(t.clock.now())
    await setTo('activate')
    await work.drain()
    expect((await t.engine.stores.of('job').get(scope, job.id))!.state).not.toBe('queued')
  })

  it('ends the open streams of its people, and of a person who is switched off', async () => {
    const open = () =>
      new Promise<{ ended: Promise<void> }>((done, failed) => {
        void t.app
          .listen({ port: 0 })
          .catch(() => undefined)
          .then(async () => {
            const { port } = t.app.server.address() as { port: number }
            const answer = await fetch(`http://localhost:${port}/api/v1/stream`, {
              headers: t.as.memberB,
            })
            const reader = answer.body!.getReader()
            await reader.read()
            done({
              ended: (async () => {
                while (!(await reader.read()).done);
              })(),
            })
          })
          .catch(failed)
      })
    const stream = await open()
    await setTo('deactivate')
    await stream.ended
    await setTo('activate')
    const again = await open()
    const [user] = (
      await t.engine.stores.of('user').list(overAll, { filter: { email: 'member@b.example' } })
    ).rows
    expect((await asAdmin('POST', '/user-oper/deactivate', { id: user!.id })).statusCode).toBe(200)
    await again.ended
    expect(await detail(t.as.memberB)).toEqual([
      403,
      'This account is switched off. Ask an administrator.',
    ])
    await asAdmin('POST', '/user-oper/activate', { id: user!.id })
  })
})

describe('an admin who looks at another tenant', () => {
  it('is written into its log, once in twelve hours', async () => {
    const looks = async () =>
      (
        await t.engine.stores.of('audit-entry').list(overAll, {
          filter: {
            tenantId: t.tenants.b,
            action: 'other',
            entity: 'tenant',
            actorName: 'reader@a.example',
          },
        })
      ).total
    const look = () => call('GET', '/contacts', { ...t.as.reader, 'x-tenant-id': t.tenants.b })
    await look()
    await look()
    expect(await looks()).toBe(1)
    t.clock.advance(13 * 3_600_000)
    await look()
    expect(await looks()).toBe(2)
    expect(
      (await call('GET', '/contacts', { ...t.as.reader, 'x-tenant-id': t.tenants.a })).statusCode,
    ).toBe(200)
  })
})

describe('usage', () => {
  it('counts what is there, by day', async () => {
    const usage = (await asAdmin('GET', `/tenants/${t.tenants.b}/usage`)).json()
    expect(usage).toMatchObject({
      users: { count: 1, exact: true },
      campaigns: { count: 1, exact: true },
      events: { count: 3, exact: true },
      mails: { count: 0, exact: true },
      daysAreComplete: true,
    })
    expect(usage.days).toHaveLength(30)
    expect(usage.days.reduce((sum: number, day: { events: number }) => sum + day.events, 0)).toBe(3)
    expect(usage.storage).toBeGreaterThan(0)
    expect(
      (await asAdmin('GET', '/tenants/01900000-0000-7000-8000-000000000099/usage')).statusCode,
    ).toBe(404)
  })
})

/** Every row of a tenant, table by table, as a hash. */
async function standing(tenantId: string): Promise<Record<string, string>> {
  const result: Record<string, string> = {}
  for (const { id, table } of t.engine.stores.entities.filter(
    (one) => one.scope === 'tenant' && one.id !== 'job',
  )) {
    const { rows } = await t.database.system((db) =>
      sql<{
        hash: string | null
      }>`select md5(string_agg(kept::text, ',' order by id)) as hash from ${sql.table(table)} kept
        where tenant_id = ${tenantId}`.execute(db),
    )
    if (rows[0]!.hash) result[id] = rows[0]!.hash
  }
  return result
}

describe('deleting a tenant with its data', () => {
  const ask = (confirm: string, headers = t.as.admin) =>
    call('POST', `/tenants/${t.tenants.b}/delete`, headers, { confirm })

  it('wants the name, and never takes the tenant of whoever asks', async () => {
    const wrong = await ask('tenant b')
    expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([422, '/confirm'])
    expect(
      (await call('POST', `/tenants/${t.tenants.a}/delete`, t.as.admin, { confirm: 'Tenant A' }))
        .statusCode,
    ).toBe(409)
    expect((await ask('Tenant B', t.as.reader)).statusCode).toBe(403)
    expect((await detail(t.as.memberB))[0]).toBe(200)
  })

  it('waits for the end of a subscription, which would be charged without it', async () => {
    const tenants = t.engine.stores.of('tenant')
    const set = (subscriptionState: 'active' | 'none') =>
      tenants.update({ tenantId: '', actor: systemActor }, t.tenants.b, null, { subscriptionState })
    await set('active')
    const refused = await ask('Tenant B')
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      'This tenant pays for a subscription. End the subscription first.',
    ])
    expect((await detail(t.as.memberB))[0]).toBe(200)
    await set('none')
  })

  it('takes everything of it as a job, and touches no other tenant', async () => {
    for (const tenantId of [t.tenants.a, t.tenants.b]) {
      let n = 500
      for (const entity of t.engine.stores.entities.filter(
        (one) => one.scope === 'tenant' && one.id !== 'job',
      ))
        await createSample(t.engine.stores, { tenantId, actor: systemActor }, entity, n++)
    }
    // The samples of the first tenant ask for work of their own: that is done first.
    while ((await runDueJob(t.engine, t.tenants.a)) || (await concurrentEnded(t.engine)));
    const before = await standing(t.tenants.a)
    expect(Object.keys(await standing(t.tenants.b)).length).toBeGreaterThan(30)
    const asked = await ask('Tenant B', { ...t.as.admin, 'x-tenant-id': t.tenants.b })
    expect(asked.statusCode, asked.body).toBe(202)
    expect((await ask('Tenant B')).json().id).toBe(asked.json().id)
    expect((await detail(t.as.memberB))[0]).toBe(403)
    expect((await call('GET', `/jobs/${asked.json().id}`, t.as.member)).statusCode).toBe(404)
    expect((await call('POST', `/jobs/${asked.json().id}/cancel`, t.as.member)).statusCode).toBe(
      404,
    )
    while (
      (await t.engine.stores
        .of('job')
        .get({ tenantId: t.tenants.a, actor: systemActor }, asked.json().id))!.state === 'queued'
    )
      await runDueJob(t.engine, t.tenants.a)
    expect((await call('GET', `/jobs/${asked.json().id}`, t.as.admin)).json()).toMatchObject({
      state: 'done',
      error: '',
    })
    expect(await standing(t.tenants.b)).toEqual({})
    expect(await standing(t.tenants.a)).toEqual(before)
    expect(await t.engine.stores.of('tenant').get(overAll, t.tenants.b)).toBeNull()
    expect(
      (await t.engine.stores.of('user').list(overAll, { filter: { tenantId: t.tenants.b } })).total,
    ).toBe(0)
  })

  it('leaves one line in the log of the installation, and every chain whole', async () => {
    const { rows } = await t.engine.stores
      .of('audit-entry')
      .list(overAll, { filter: { entity: 'tenant', action: 'delete' } })
    expect(rows).toMatchObject([
      {
        tenantId: null,
        actorName: 'admin@a.example',
        entityId: t.tenants.b,
        after: {
          name: 'Tenant B',
          deleted: { campaign: expect.any(Number), user: 1 },
          log: { lastHash: expect.stringMatching(/^[0-9a-f]{64}$/) },
        },
      },
    ])
    expect(
      (await t.engine.stores.of('audit-entry').list(overAll, { filter: { tenantId: t.tenants.b } }))
        .total,
    ).toBe(0)
    expect((await verifyAudit(t.database)).flatMap((chain) => chain.faults)).toEqual([])
  })
})
