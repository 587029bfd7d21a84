import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import fc from 'fast-check'
import type { Profile } from '#model/schema/entities.generated.ts'
import { systemScope } from '#engine/kernel/engine.ts'
import { sendEngageCalls } from '#engine/engage/messages/send-calls.ts'
import { runDueJob } from '#engine/kernel/jobs/run-due-jobs.ts'
import { publishTemplate } from '#engine/engage/templates/publish-template.ts'
import { signWebhook } from '#platform/secrets.ts'
import { propertyRuns } from '#tests/support/property-runs.ts'
import { NOW, startTestApp, type TestApp } from '../support/test-app.ts'

let world: TestApp
let mailboxId = ''
const calls: {
  url: string
  method: string | undefined
  headers: Record<string, string>
  body: string
}[] = []
let answer = { status: 200, text: 'ok' }
const left: { to: string; raw: string }[] = []

beforeAll(async () => {
  world = await startTestApp()
  const { engine, tenants } = world
  engine.exchange = {
    ...engine.exchange,
    call: async (url, request) => {
      calls.push({ url, method: request.method, headers: request.headers, body: request.body })
      return answer
    },
    faultOf: (place) =>
      place.startsWith('https://') ? null : 'This must be an address that begins with https://.',
  }
  engine.transport = {
    deliver: async (_account, mail) => {
      left.push({ to: mail.envelope.to, raw: mail.raw })
      return { kind: 'accepted', reply: 'ok', providerId: '' }
    },
    probe: async () => null,
    close: async () => {},
  }
  const scope = systemScope(tenants.a)
  mailboxId = (
    await engine.stores
      .of('mailbox')
      .create(scope, { address: 'news@firm.example', smtpHost: 'localhost', imapHost: 'localhost' })
  ).id
  await engine.stores.of('topic').create(scope, { id: 'news', name: 'News' })
  await engine.stores.of('template').create(scope, {
    id: 'hello',
    name: 'Hello',
    subject: 'Hi {{ properties.firstName }}',
    source: '<p>Hello {{ properties.firstName }}</p>',
  })
  await publishTemplate(engine, scope, 'hello', {})
  await engine.stores.of('engage').create(scope, {
    id: 'news',
    name: 'News mail',
    templateId: 'hello',
    mailboxId,
    topicId: 'news',
  })
  await engine.stores.of('suppression').create(scope, { value: 'stop@firm.example' })
})
afterAll(() => world.close())

const call = async (
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) => {
  const reply = await world.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { ...world.as.admin, 'x-tenant-id': world.tenants.a, ...headers },
    ...(payload ? { payload } : {}),
  })
  return {
    status: reply.statusCode,
    headers: reply.headers,
    text: reply.body,
    body: (reply.body && /json/.test(String(reply.headers['content-type']))
      ? JSON.parse(reply.body)
      : null) as any,
  }
}
const people = async (all: Partial<Profile>[]) =>
  Promise.all(
    all.map(
      async (values, n) =>
        (
          await world.engine.stores
            .of('profile')
            .create(systemScope(world.tenants.a), { name: `Person ${n}`, ...values })
        ).id,
    ),
  )
const listOf = async (id: string, ids: string[]) => {
  await world.engine.stores
    .of('user-list')
    .create(systemScope(world.tenants.a), { id, name: `List ${id}` })
  if (ids.length > 0)
    expect((await call('POST', `/lists/${id}/members`, { profileIds: ids })).status).toBeLessThan(
      300,
    )
}
const jobs = async () => {
  while (await runDueJob(world.engine, world.tenants.a));
}
const sumOf = (reasons: Record<string, number>) =>
  Object.values(reasons).reduce((sum, n) => sum + n, 0)

describe('query and send', () => {
  it('counts who gets it and why the others do not, and writes down exactly that', async () => {
    const ids = await people([
      { email: 'a@firm.example' },
      { email: 'b@firm.example' },
      { email: null },
      { email: 'c@firm.example', consents: { news: { status: 'DENIED' } } },
    ])
    await listOf('four', ids)
    const query = await call('POST', '/engage/news/query', { listId: 'four' })
    expect(query.body).toEqual({
      targeted: 4,
      gets: 2,
      reasons: { 'no-address': 1, 'left-topic': 1 },
    })
    expect((await call('POST', '/engage/news/email', { listId: 'four', count: 3 })).status).toBe(
      409,
    )
    const sent = await call(
      'POST',
      '/engage/news/email',
      { listId: 'four', count: 2 },
      { 'idempotency-key': 'once' },
    )
    expect(sent.status).toBe(202)
    expect(
      (
        await call(
          'POST',
          '/engage/news/email',
          { listId: 'four', count: 2 },
          { 'idempotency-key': 'once' },
        )
      ).body.id,
    ).toBe(sent.body.id)
    await jobs()
    const report = await call('GET', '/engage/news/report')
    expect(report.body.counts).toEqual([
      { state: 'planned', reason: '', n: 2 },
      { state: 'skipped', reason: 'left-topic', n: 1 },
      { state: 'skipped', reason: 'no-address', n: 1 },
    ])
    expect(report.body.sends).toMatchObject([{ id: sent.body.id, audience: { listId: 'four' } }])
    expect((await call('GET', `/jobs/${sent.body.id}`)).body).toMatchObject({
      done: 4,
      total: 4,
      result: { targeted: 4, planned: 2, skipped: { 'left-topic': 1, 'no-address': 1 } },
    })
    const csv = await call('GET', '/engage/news/export')
    expect(csv.headers['x-total-count']).toBe('4')
    expect(csv.text.trim().split('\r\n')).toHaveLength(5)
    expect(
      (await call('GET', '/engage/news/export?state=planned')).text.trim().split('\r\n'),
    ).toHaveLength(3)
    await listOf('other', await people([{ email: 'd@firm.example' }]))
    expect((await call('POST', '/engage/news/email', { listId: 'other', count: 1 })).status).toBe(
      202,
    )
    await jobs()
    expect((await call('POST', '/engage/news/stop', { sendId: sent.body.id })).body).toEqual({
      cancelled: 2,
    })
    expect((await call('GET', '/engage/news/report')).body.counts).toContainEqual({
      state: 'cancelled',
      reason: 'cancelled',
      n: 2,
    })
    expect((await call('POST', '/engage/news/stop', {})).body).toEqual({ cancelled: 1 })
  })

  it('the sum is the number that was meant, whoever they are', async () => {
    const email = fc.constantFrom(
      null,
      '',
      'x@firm.example',
      'stop@firm.example',
      'STOP@firm.example',
    )
    const consents = fc.constantFrom(
      {},
      { news: { status: 'DENIED' } },
      { news: { status: 'GRANTED' } },
      { news: { status: 'GRANTED', revokeDate: '2020-01-01T00:00:00.000Z' } },
      { news: true },
      { news: null },
      { news: 'no' },
    )
    const runs = propertyRuns(80, { short: 8 })
    let n = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ email, consents }), { minLength: 1, maxLength: 8 }),
        async (all) => {
          const ids = await people(
            all.map((one) => ({ ...one, email: one.email || null }) as Partial<Profile>),
          )
          const { body } = await call('POST', '/engage/news/query', { profileIds: ids })
          expect(body.targeted).toBe(ids.length)
          expect(body.gets + sumOf(body.reasons)).toBe(ids.length)
          const job = await call('POST', '/engage/news/email', {
            profileIds: ids,
            count: body.gets,
          })
          await jobs()
          const done = (await call('GET', `/jobs/${job.body.id}`)).body.result
          expect(done).toMatchObject({
            audience: { people: ids.length },
            targeted: ids.length,
            planned: body.gets,
            skipped: body.reasons,
          })
          n++
        },
      ),
      { numRuns: runs },
    )
    expect(n).toBe(runs)
  })

  it('names what is wrong with an audience or a message', async () => {
    expect((await call('POST', '/engage/news/query', {})).status).toBe(422)
    expect(
      (await call('POST', '/engage/news/query', { listId: 'nowhere' })).body.errors[0].path,
    ).toBe('/listId')
    expect((await call('POST', '/engage/news/query', { segmentId: 'a', listId: 'b' })).status).toBe(
      422,
    )
    expect(
      (
        await call('POST', '/engage/news/query', {
          profileIds: ['00000000-0000-7000-8000-000000000000'],
        })
      ).body.errors[0].path,
    ).toBe('/profileIds/0')
    expect((await call('POST', '/engage/nothing/query', { listId: 'four' })).status).toBe(404)
    const { body } = await call('GET', '/engage/news')
    await call('PUT', '/engage/news', { version: body.version, enabled: false })
    expect((await call('POST', '/engage/news/email', { listId: 'four' })).status).toBe(409)
    expect((await call('POST', '/engage/news/query', { listId: 'four' })).body).toMatchObject({
      gets: 0,
      reasons: { disabled: 4 },
    })
    await call('PUT', '/engage/news', { version: body.version + 1, enabled: true })
  })
})

it('sends a test of a mail to an address, which counts for nobody', async () => {
  const [id] = await people([{ email: 'test@firm.example', properties: { firstName: 'Tess' } }])
  expect((await call('POST', '/engage/news/email-test', { profileId: id })).body).toEqual({
    to: 'admin@a.example',
    subject: '[Test] Hi Tess',
  })
  expect(left.at(-1)!.to).toBe('admin@a.example')
  expect(left.at(-1)!.raw).not.toContain('List-Unsubscribe')
  const rows = (
    await call(
      'GET',
      `/engage-messages?filter=${encodeURIComponent(JSON.stringify({ profileId: id }))}`,
    )
  ).body
  expect(rows).toMatchObject([{ ownerKind: 'test', state: 'sent', address: 'admin@a.example' }])
  expect(
    (await call('POST', '/engage/news/email-test', { profileId: id, to: 'nobody' })).body.errors[0]
      .path,
  ).toBe('/to')
})

describe('a message that calls an address', () => {
  it('shows its secret once, signs its calls, tries again under the same id, and gives up', async () => {
    const made = await call('POST', '/engage', {
      id: 'sms',
      name: 'Text message',
      channel: 'webhook',
      url: 'https://sms.example/send',
      body: '{"to":"{{ properties.phone }}"}',
    })
    expect(made.status).toBe(201)
    expect(made.body.secret).toMatch(/^whsec_/)
    expect((await call('GET', '/engage/sms')).text).not.toContain(made.body.secret)
    const [id] = await people([{ email: null, properties: { phone: '+47 "1"' } }])
    await call('POST', '/engage/sms/email', { profileIds: [id!] })
    await jobs()
    answer = { status: 503, text: 'later' }
    await sendEngageCalls(world.engine, world.tenants.a)
    const [first] = calls
    expect(first).toMatchObject({
      url: 'https://sms.example/send',
      method: 'POST',
      body: '{"to":"+47 \\"1\\""}',
    })
    const {
      'webhook-id': messageId,
      'webhook-timestamp': at,
      'webhook-signature': signature,
    } = first!.headers
    expect(signature).toBe(signWebhook(made.body.secret, messageId!, Number(at), first!.body))
    world.clock.set(NOW + 10_000)
    answer = { status: 204, text: '' }
    await sendEngageCalls(world.engine, world.tenants.a)
    expect(calls).toHaveLength(2)
    expect(calls[1]!.headers['webhook-id']).toBe(messageId)
    expect((await call('GET', '/engage/sms/report')).body.counts).toEqual([
      { state: 'sent', reason: '', n: 1 },
    ])
    answer = { status: 410, text: 'gone' }
    await call('POST', '/engage/sms/email', { profileIds: [id!], again: true })
    await jobs()
    await sendEngageCalls(world.engine, world.tenants.a)
    expect((await call('GET', '/engage/sms/report')).body.counts).toContainEqual({
      state: 'failed',
      reason: 'refused',
      n: 1,
    })
    const rolled = await call('POST', '/engage/sms/secret')
    expect(rolled.body.secret).not.toBe(made.body.secret)
    expect((await call('POST', '/engage/news/secret')).status).toBe(409)
  })

  it('sends a test by one call', async () => {
    answer = { status: 200, text: 'ok' }
    const [id] = await people([{ properties: { phone: '1' } }])
    expect((await call('POST', '/engage/sms/email-test', { profileId: id })).body).toEqual({
      to: 'https://sms.example/send',
      subject: '',
    })
    answer = { status: 500, text: 'broken' }
    expect((await call('POST', '/engage/sms/email-test', { profileId: id })).status).toBe(503)
  })
})

it.each([
  ['arrived', { state: 'sent' }],
  ['send-again', { state: 'planned', settledAt: null }],
  ['leave', { state: 'unknown' }],
] as const)('applies "%s" to an email with unknown outcome, once', async (decision, became) => {
  const [id] = await people([{ email: `${decision}@firm.example` }])
  expect((await call('POST', '/engage/news/email', { profileIds: [id!] })).status).toBe(202)
  await jobs()
  const filter = encodeURIComponent(JSON.stringify({ profileId: id }))
  const [row] = (await call('GET', `/engage-messages?filter=${filter}`)).body
  const path = `/engage-messages/${row.id}/resolve`
  expect((await call('POST', path, { decision })).status).toBe(409)
  await world.database.tenant(world.tenants.a, (db) =>
    db.updateTable('engage_messages').set({ state: 'unknown' }).where('id', '=', row.id).execute(),
  )
  const resolved = await call('POST', path, { decision })
  expect(resolved.status).toBe(200)
  expect(resolved.body).toMatchObject(became)
  if (decision !== 'send-again') expect(resolved.body.settledAt).not.toBeNull()
  expect((await call('POST', path, { decision: 'arrived' })).status).toBe(
    decision === 'leave' ? 200 : 409,
  )
})
