import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { createWork } from '#engine/work.ts'
import { createExchange } from '#platform/exchange/create-exchange.ts'
import { RETRIES } from '#engine/webhooks/send-due.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

interface Got {
  id: string
  seconds: string
  signature: string
  body: string
}

let t: TestApp
let receiver: Server
let url: string
let key: string
let got: Got[] = []
let answer = 200
let n = 0

const call = async (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
  headers = t.as.admin,
) =>
  (
    await t.app.inject({ method, url: `/api/v1/${path}`, headers, ...(payload ? { payload } : {}) })
  ).json() as any
const track = (event: string, properties: object = {}) =>
  t.app.inject({
    method: 'POST',
    url: '/v1/track',
    headers: { authorization: `Basic ${btoa(`${key}:`)}` },
    payload: { userId: 'una', event, properties },
  })
const webhook = (values: object = {}) =>
  call('POST', 'webhooks', { name: `Hook ${++n}`, url, ...values })
const deliveries = (webhookId: string) =>
  call('GET', `webhook-deliveries?filter=${encodeURIComponent(JSON.stringify({ webhookId }))}`)
const work = () => createWork(t.engine).drain()
const signed = ({ id, seconds, body }: Got, secret: string) =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(`${id}.${seconds}.${body}`)
    .digest('base64')}`

beforeAll(async () => {
  t = await startTestApp()
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      got.push({
        id: String(request.headers['webhook-id']),
        seconds: String(request.headers['webhook-timestamp']),
        signature: String(request.headers['webhook-signature']),
        body: Buffer.concat(chunks).toString(),
      })
      response
        .writeHead(answer, answer === 302 ? { location: 'http://localhost/' } : {})
        .end(`answer ${answer}`)
    })
  })
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
  url = `http://localhost:${(receiver.address() as AddressInfo).port}/hook`
  t.engine.exchange = createExchange({ allowHosts: ['localhost'], folder: '', userAgent: 'test' })
  key = (await call('POST', 'sources', { name: 'Our website' })).key
})
afterAll(async () => {
  await t.close()
  await new Promise((done) => receiver.close(done))
})
beforeEach(async () => {
  for (const one of await call('GET', 'webhooks'))
    await call('PUT', `webhooks/${one.id}`, { enabled: false, version: one.version })
  got = []
  answer = 200
})

describe('a webhook', () => {
  it('is told what it wants to hear, signed, once', async () => {
    const hook = await webhook({
      eventTypes: ['Order placed'],
      condition: {
        type: 'eventPropertyCondition',
        parameterValues: {
          propertyName: 'properties.total',
          comparisonOperator: 'greaterThan',
          propertyValueInteger: 10,
        },
      },
    })
    expect(hook.secret).toMatch(/^whsec_[A-Za-z0-9+/]{32,}=*$/)
    await track('Order placed', { total: 50 })
    await track('Order placed', { total: 5 })
    await track('Page seen', { total: 50 })
    await work()
    await work()
    expect(got).toHaveLength(1)
    expect(got[0]!.signature).toBe(signed(got[0]!, hook.secret))
    expect(Number(got[0]!.seconds)).toBe(t.clock.now() / 1000)
    expect(JSON.parse(got[0]!.body)).toMatchObject({
      type: 'Order placed',
      data: {
        eventType: 'Order placed',
        userId: 'una',
        properties: { total: 50 },
        profile: { anonymous: false },
      },
    })
    expect(await deliveries(hook.id)).toMatchObject([
      { state: 'delivered', status: 200, attempts: 1, answer: 'answer 200', messageId: got[0]!.id },
    ])
    expect(await call('GET', `webhooks/${hook.id}`)).toMatchObject({
      delivered: 1,
      secret: { set: true },
    })
  })

  it('keeps its secret: sealed, shown once, exchanged on demand', async () => {
    const hook = await webhook()
    const row = await t.database.system((db) =>
      db
        .selectFrom('webhooks')
        .select('secret')
        .where('id', '=', hook.id)
        .executeTakeFirstOrThrow(),
    )
    expect(row.secret).toMatch(/^v2\./)
    for (const path of [`webhooks/${hook.id}`, 'webhooks', `system-auditlog`])
      expect(JSON.stringify(await call('GET', path))).not.toContain(hook.secret)
    const other = (await call('POST', `webhooks/${hook.id}/secret`)).secret
    expect(other).not.toBe(hook.secret)
    await call('POST', `webhooks/${hook.id}/test`)
    await work()
    expect(got[0]!.signature).toBe(signed(got[0]!, other))
  })

  it('that fails is tried again, ever later, to an end; then it can be replayed with the same id', async () => {
    const hook = await webhook()
    answer = 500
    await track('Order placed')
    await work()
    const times = [t.clock.now()]
    for (const wait of RETRIES) {
      t.clock.advance(wait - 1000)
      await work()
      expect(got).toHaveLength(times.length)
      t.clock.advance(1000)
      await work()
      times.push(t.clock.now())
      expect(got).toHaveLength(times.length)
    }
    const [given] = await deliveries(hook.id)
    expect(given).toMatchObject({
      state: 'failed',
      attempts: RETRIES.length + 1,
      status: 500,
      answer: 'answer 500',
    })
    t.clock.advance(10 * 24 * 3_600_000)
    await work()
    expect(got).toHaveLength(times.length)
    expect(new Set(got.map(({ id }) => id)).size).toBe(1)
    answer = 204
    expect(await call('POST', `webhooks/${hook.id}/replay`)).toEqual({ count: 1 })
    await work()
    expect(got.at(-1)!.id).toBe(given.messageId)
    expect(got.at(-1)!.body).toBe(got[0]!.body)
    expect(await deliveries(hook.id)).toMatchObject([{ state: 'delivered' }])
    await call('POST', `webhook-deliveries/${given.id}/replay`)
    await work()
    expect(got.at(-1)!.id).toBe(given.messageId)
  })

  it('whose secret cannot be read says so and is tried again, to an end', async () => {
    const hook = await webhook()
    await t.database.system((db) =>
      sql`update webhooks set secret = 'v2.other.AAAA' where id = ${hook.id}`.execute(db),
    )
    await track('Order placed')
    await work()
    expect(got).toEqual([])
    expect(await deliveries(hook.id)).toMatchObject([
      { state: 'waiting', attempts: 1, answer: expect.stringContaining('secret cannot be read') },
    ])
  })

  it('of which everything fails for five days is switched off, and people are told', async () => {
    const hook = await webhook()
    answer = 503
    for (let day = 0; day < 6; day++) {
      await track('Order placed')
      await createWork(t.engine).playTo(t.clock.now() + 24 * 3_600_000, t.clock)
    }
    expect(await call('GET', `webhooks/${hook.id}`)).toMatchObject({
      enabled: false,
      disabledReason: 'Every try has failed for five days.',
    })
    const [failed] = (await deliveries(hook.id)).filter(
      ({ state }: { state: string }) => state === 'failed',
    )
    expect(await call('POST', `webhook-deliveries/${failed!.id}/replay`)).toMatchObject({
      status: 409,
      detail: 'This webhook is switched off. Switch it on first.',
    })
    expect(
      t.mails
        .filter(({ subject }) => subject.includes(hook.name))
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(['admin@a.example', 'boss@a.example', 'reader@a.example'])
    const before = got.length
    await track('Order placed')
    await work()
    expect(got).toHaveLength(before)
    const { version } = await call('GET', `webhooks/${hook.id}`)
    expect(await call('PUT', `webhooks/${hook.id}`, { enabled: true, version })).toMatchObject({
      enabled: true,
    })
    expect(await call('GET', `webhooks/${hook.id}`)).toMatchObject({
      failingSince: null,
      disabledReason: '',
    })
  })

  it('that says it is gone is switched off at once; redirects are not followed', async () => {
    const moved = await webhook()
    answer = 302
    await call('POST', `webhooks/${moved.id}/test`)
    await work()
    expect(await deliveries(moved.id)).toMatchObject([{ state: 'waiting', status: 302 }])
    answer = 410
    t.clock.advance(RETRIES[0]!)
    await work()
    expect(await call('GET', `webhooks/${moved.id}`)).toMatchObject({
      enabled: false,
      disabledReason: expect.stringContaining('410'),
    })
  })

  it('may not lead into a private network', async () => {
    for (const bad of [
      'http://example.com/',
      'https://10.0.0.7/hook',
      'https://[::1]/',
      'https://127.0.0.1/',
      'https://user:pass@example.com/',
      'https://example.com:8443/',
      'ftp://example.com',
      'nowhere',
      'folder:hooks',
    ])
      expect(await webhook({ url: bad }), bad).toMatchObject({
        status: 422,
        errors: [{ path: '/url' }],
      })
    // A name that is public when it is saved, and private when it is called.
    const hook = await webhook({ url: 'https://rebound.example/' })
    t.engine.exchange = createExchange({
      allowHosts: [],
      folder: '',
      userAgent: 'test',
      resolve: async () => [{ address: '169.254.169.254', family: 4 }],
    })
    await call('POST', `webhooks/${hook.id}/test`)
    await work()
    expect(await deliveries(hook.id)).toMatchObject([
      {
        state: 'waiting',
        status: null,
        answer: 'The address leads into a private network, which is not called.',
      },
    ])
    t.engine.exchange = createExchange({ allowHosts: ['localhost'], folder: '', userAgent: 'test' })
  })

  it('is for admins of its own organisation', async () => {
    const hook = await webhook()
    for (const as of [t.as.member, t.as.reader])
      expect(
        (
          await t.app.inject({
            method: 'POST',
            url: `/api/v1/webhooks/${hook.id}/test`,
            headers: as,
          })
        ).statusCode,
      ).toBe(403)
  })
})
