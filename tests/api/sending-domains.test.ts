import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DkimKey, SendingDomain } from '#model/schema/entities.generated.ts'
import type { DomainCheck, DomainProbe } from '#model/api/sending-domain.ts'
import { systemScope } from '#engine/kernel/engine.ts'
import { createWork } from '#engine/work.ts'
import { noDns } from '#platform/dns/dns.ts'
import { createZoneDns } from '#platform/dns/zone-dns.ts'
import { readHeaderFields, splitHead } from '#platform/mailbox-reading/mime-parts.ts'
import { DAY_MS, HOUR_MS } from '#model/lib/time-units.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let world: TestApp
let work: ReturnType<typeof createWork>
let id = ''
const zone = createZoneDns({ ...noDns, isPublic: (name) => name.endsWith('.com') })
const sent: { from: string; to: string; raw: string }[] = []
/** Headers that the receiver adds; null while nothing arrives. */
let received: string | null = ''
const boxes = { own: '', other: '' }

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  as = world.as.tenantAdmin,
) {
  const answer = await world.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: { ...as, ...(payload ? { 'content-type': 'application/json' } : {}) },
    ...(payload ? { payload } : {}),
  })
  return { status: answer.statusCode, text: answer.body, json: answer.body ? answer.json() : null }
}
const domain = async (): Promise<SendingDomain> => (await call('GET', `sending-domains/${id}`)).json
const checkOf = (record: SendingDomain, of: string) =>
  (record.checks as unknown as DomainCheck[]).find((one) => one.id === of)!
const probe = async () => (await domain()).probe as unknown as DomainProbe
const keys = async (): Promise<DkimKey[]> =>
  (await call('GET', 'dkim-keys?sort=["createdAt","ASC"]')).json
const publish = (record: DomainCheck['record']) => zone.set(record!.name, { txt: [record!.value] })

beforeAll(async () => {
  world = await startTestApp()
  const { engine, tenants } = world
  engine.dns = zone
  engine.transport = {
    deliver: async (_account, mail) => {
      sent.push({ ...mail.envelope, raw: mail.raw })
      return { kind: 'accepted', reply: 'ok', providerId: '' }
    },
    probe: async () => null,
    close: async () => {},
  }
  engine.reader = {
    newMessages: async (_account, since) => ({ messages: [], state: since }),
    findSent: async () => null,
    fileSent: async () => 'present',
    findReceived: async (_account, rfcId) => {
      const mail = sent.find(({ raw }) => raw.includes(`Message-ID: ${rfcId}`))
      if (!mail || received === null) return null
      const raw = received + mail.raw
      return {
        folder: 'INBOX',
        receivedAt: new Date(world.clock.now()).toISOString(),
        headers: readHeaderFields(splitHead(raw).head),
        raw: Buffer.from(raw, 'latin1'),
      }
    },
    probe: async () => null,
  }
  work = createWork(engine)
  const mailbox = (address: string) =>
    engine.stores.of('mailbox').create(systemScope(tenants.a), {
      address,
      smtpHost: 'smtp.gmail.com',
      imapHost: 'x.example',
    })
  boxes.own = (await mailbox('ann@acme.example')).id
  boxes.other = (await mailbox('ann@elsewhere.example')).id
})
afterAll(() => world.close())

describe('a domain', () => {
  test('gets a key and its checks soon after it was added', async () => {
    const made = await call('POST', 'sending-domains', { domain: ' ACME.example. ' })
    expect(made.status, made.text).toBe(201)
    id = made.json.id
    expect(made.json).toMatchObject({ domain: 'acme.example', state: 'unverified', checks: [] })
    await work.drain()
    const record = await domain()
    expect(record.state).toBe('unverified')
    expect(record.stateReason).toContain('There is no key at')
    expect((record.checks as unknown as DomainCheck[]).map((one) => one.id)).toEqual([
      'dkim',
      'spf',
      'dmarc',
      'alignment',
      'mx',
      'return-path',
      'ptr',
    ])
    const [key] = await keys()
    expect(key).toMatchObject({ state: 'waiting', domainId: id, privateKey: { set: true } })
    expect(checkOf(record, 'dkim').record).toEqual({
      type: 'TXT',
      name: `${key!.selector}._domainkey.acme.example`,
      value: `v=DKIM1; k=rsa; p=${key!.publicKey}`,
    })
  })

  test('keeps its private key sealed, and shows it to nobody', async () => {
    const { rows } = await world.database.system(async (db) => ({
      rows: await db.selectFrom('dkim_keys').select('private_key').execute(),
    }))
    expect(rows[0]!.private_key).toMatch(/^v2\./)
    const seen = [
      (await call('GET', 'dkim-keys')).text,
      (await call('GET', `sending-domains/${id}`)).text,
      (await call('GET', 'system-auditlog', undefined, world.as.admin)).text,
    ].join()
    expect(seen).not.toMatch(/PRIVATE KEY|v2\./)
  })

  test.for<[domain: string, message: string]>([
    ['https://acme.example', 'Enter a domain such as example.com'],
    ['ann@acme.example', 'Enter a domain such as example.com'],
    ['localhost', 'Enter a domain such as example.com'],
    ['10.0.0.1', 'Enter a domain such as example.com'],
    ['intranet.corp', 'not a domain of the public DNS'],
  ])('%s is refused', async ([name, message]) => {
    const answer = await call('POST', 'sending-domains', { domain: name })
    expect(answer.status, answer.text).toBe(422)
    expect(answer.json.errors).toEqual([
      { path: '/domain', message: expect.stringContaining(message) },
    ])
  })

  test('is there once, cannot be renamed, and belongs to its organization', async () => {
    expect((await call('POST', 'sending-domains', { domain: 'acme.example' })).status).toBe(422)
    const renamed = await call('PUT', `sending-domains/${id}`, {
      domain: 'other.example',
      version: (await domain()).version,
    })
    expect(renamed.status).toBe(422)
    expect((await call('GET', `sending-domains/${id}`, undefined, world.as.member)).status).toBe(
      403,
    )
    const admin = { ...world.as.admin, 'x-tenant-id': world.tenants.b }
    expect((await call('GET', `sending-domains/${id}`, undefined, admin)).status).toBe(404)
    expect((await call('POST', `sending-domains/${id}/check`, {}, admin)).status).toBe(404)
  })

  test('is verified once its records are there, and its key signs from then on', async () => {
    publish(checkOf(await domain(), 'dkim').record)
    publish(checkOf(await domain(), 'dmarc').record)
    zone.set('acme.example', {
      txt: ['v=spf1 include:_spf.google.com ~all'],
      mx: [{ exchange: 'mx.acme.example', priority: 1 }],
    })
    zone.set('mx.acme.example', { addresses: ['93.184.216.34'] })
    zone.set('_spf.google.com', { txt: ['v=spf1 ip4:93.184.216.0/24 ~all'] })
    const { json } = await call('POST', `sending-domains/${id}/check`, {})
    expect(json).toMatchObject({ state: 'verified', stateReason: '' })
    expect(json.verifiedAt).not.toBeNull()
    expect(await keys()).toMatchObject([{ state: 'active' }])
  })
})

describe('a probe', () => {
  const start = (body: object = { fromMailboxId: boxes.own, toMailboxId: boxes.other }) =>
    call('POST', `sending-domains/${id}/probe`, body)

  test('is signed, read back and judged', async () => {
    received =
      'Authentication-Results: mx.elsewhere.example; spf=pass (sender IP is 93.184.216.9);\r\n' +
      ' dkim=pass header.d=acme.example\r\n'
    zone.set('93.184.216.9', { names: ['out.acme.example'] })
    zone.set('out.acme.example', { addresses: ['93.184.216.9'] })
    expect((await start()).json.probe).toMatchObject({
      state: 'sending',
      to: 'ann@elsewhere.example',
    })
    await work.drain()
    expect(await probe()).toMatchObject({ state: 'sent' })
    expect(sent).toMatchObject([{ from: 'ann@acme.example', to: 'ann@elsewhere.example' }])
    world.clock.set(world.clock.now() + 5000)
    await work.drain()
    expect(await probe()).toMatchObject({
      state: 'received',
      report: {
        receiver: 'mx.elsewhere.example',
        sendingAddress: '93.184.216.9',
        results: [
          { method: 'spf', result: 'pass' },
          { method: 'dkim', result: 'pass' },
        ],
        dkim: { result: 'pass', bits: 2048, coversOptOut: true },
      },
    })
    expect(checkOf(await domain(), 'ptr')).toMatchObject({ state: 'pass' })
  })

  test('that was changed on its way is told apart', async () => {
    received = 'Subject: [List]\r\n'
    await start()
    await work.drain()
    sent.at(-1)!.raw = sent.at(-1)!.raw.replace('Probe message', '[List] Probe message')
    world.clock.set(world.clock.now() + 5000)
    await work.drain()
    expect((await probe()).report!.dkim).toMatchObject({ result: 'fail' })
  })

  test('that does not arrive is lost after ten minutes, and sent once', async () => {
    received = null
    const before = sent.length
    await start()
    await work.playTo(world.clock.now() + 11 * 60_000, world.clock)
    expect(await probe()).toMatchObject({ state: 'lost', why: expect.stringContaining('spam') })
    expect(sent.length).toBe(before + 1)
  })

  test.for<[what: string, body: () => object, status: number]>([
    ['from another domain', () => ({ fromMailboxId: boxes.other, toMailboxId: boxes.own }), 422],
    ['without mailboxes', () => ({}), 422],
    [
      'to an unknown mailbox',
      () => ({ fromMailboxId: boxes.own, toMailboxId: '00000000-0000-7000-8000-000000000000' }),
      422,
    ],
  ])('%s is refused', async ([, body, status]) => {
    const answer = await start(body())
    expect(answer.status, answer.text).toBe(status)
  })
})

describe('a rotation', () => {
  test('lets the old key sign until the new one is in DNS', async () => {
    const [old] = await keys()
    const { json } = await call('POST', `sending-domains/${id}/rotate-key`, {})
    const { state, record } = checkOf(json, 'dkim')
    expect(state).toBe('warn')
    expect(json.state).toBe('verified')
    expect(await keys()).toMatchObject([{ id: old!.id, state: 'active' }, { state: 'waiting' }])
    const again = await call('POST', `sending-domains/${id}/rotate-key`, {})
    expect(again.status).toBe(409)
    publish(record)
    const done = (await call('POST', `sending-domains/${id}/check`, {})).json
    expect(checkOf(done, 'dkim')).toMatchObject({
      state: 'pass',
      advice: expect.stringContaining(old!.selector),
    })
    expect(await keys()).toMatchObject([
      { id: old!.id, state: 'retired', privateKey: { set: false } },
      { state: 'active', privateKey: { set: true } },
    ])
  })

  test('can be cancelled, and then nothing waits', async () => {
    await call('POST', `sending-domains/${id}/rotate-key`, {})
    const { json } = await call('POST', `sending-domains/${id}/cancel-rotation`, {})
    expect(checkOf(json, 'dkim').state).toBe('pass')
    expect((await keys()).map((key) => key.state)).toEqual(['retired', 'active'])
    expect((await call('POST', `sending-domains/${id}/cancel-rotation`, {})).status).toBe(409)
  })
})

describe('every day', () => {
  const nextDay = () => work.playTo(world.clock.now() + DAY_MS + HOUR_MS, world.clock)

  test('the domain is checked again, and silence of DNS changes no state', async () => {
    const before = (await domain()).checkedAt
    const silent = async () => ({ kind: 'fault' as const, reason: 'no answer' })
    world.engine.dns = { ...zone, txt: silent, mx: silent }
    await nextDay()
    world.engine.dns = zone
    const record = await domain()
    expect(record.checkedAt! > before!).toBe(true)
    expect(record).toMatchObject({ state: 'verified' })
    expect(record.stateReason).toContain('could not be looked up: no answer')
  })

  test('a removed record is noticed, written to the audit log, and told to administrators once', async () => {
    const active = (await keys()).find((key) => key.state === 'active')!
    zone.set(`${active.selector}._domainkey.acme.example`, { txt: [] })
    world.mails.length = 0
    await nextDay()
    expect(await domain()).toMatchObject({ state: 'unverified' })
    await nextDay()
    const notices = world.mails.filter(({ subject }) => subject.includes('no longer verified'))
    expect(notices.map(({ to }) => to)).toEqual(expect.arrayContaining(['boss@a.example']))
    expect(new Set(notices.map(({ to }) => to)).size).toBe(notices.length)
    expect(notices[0]!.subject).toBe('acme.example is no longer verified for sending')
    expect(notices[0]!.text).toContain('Found: There is no key at')
    expect(notices[0]!.text).toContain(`/admin/sending-domains/${id}/show`)
    const log = await call('GET', 'system-auditlog?filter={"entity":"sending-domain"}')
    expect(log.text).toContain('acme.example is unverified, it was verified')
  })

  test('a deleted domain is checked no more, and takes its keys along', async () => {
    const { version } = await domain()
    expect((await call('DELETE', `sending-domains/${id}?version=${version}`)).status).toBeLessThan(
      300,
    )
    await nextDay()
    expect(await keys()).toEqual([])
  })
})
