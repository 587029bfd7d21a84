import { createHmac, createSign, generateKeyPairSync, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EngageMessage, Sender } from '#model/schema/entities.generated.ts'
import { systemScope } from '#engine/kernel/engine.ts'
import { NOW, startTestApp, type TestApp } from '../support/test-app.ts'

type Provider = 'ses' | 'postmark' | 'mailgun' | 'sendgrid'
type Kind = 'delivered' | 'delayed' | 'undelivered' | 'bounced' | 'complained' | 'unsubscribed'
interface Case {
  name: string
  body: unknown
  gives: { kinds: Kind[] }
}

const casesOf = (provider: Provider): Case[] =>
  JSON.parse(
    readFileSync(new URL(`../fixtures/provider-reports/${provider}.json`, import.meta.url), 'utf8'),
  )

const ec = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const SNS = 'https://sns.eu-central-1.amazonaws.com'
const TOPIC = 'arn:aws:sns:eu-central-1:123456789012:outrider'
const keys: Record<Provider, string> = {
  ses: TOPIC,
  postmark: 'reports:secret',
  mailgun: 'signing-key',
  sendgrid: ec.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
}

interface Sent {
  payload: string
  headers: Record<string, string>
}

/** A message of Amazon SNS, signed with our key. */
function sns(fields: Record<string, string>): Sent {
  const message: Record<string, string> = {
    MessageId: '22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324',
    TopicArn: TOPIC,
    Timestamp: '2025-11-25T10:00:01.000Z',
    SignatureVersion: '2',
    SigningCertURL: `${SNS}/SimpleNotificationService-f3ec.pem`,
    ...fields,
  }
  const covered = 'Message MessageId Subject SubscribeURL Timestamp Token TopicArn Type'.split(' ')
  const text = covered
    .filter((name) => message[name] !== undefined)
    .map((name) => `${name}\n${message[name]}\n`)
    .join('')
  const Signature = createSign('RSA-SHA256').update(text).sign(rsa.privateKey, 'base64')
  return {
    payload: JSON.stringify({ ...message, Signature }),
    headers: { 'content-type': 'text/plain; charset=UTF-8' },
  }
}

/** How each provider sends a body, so that it is accepted. */
const signed: Record<Provider, (body: unknown) => Sent> = {
  ses: (body) => sns({ Type: 'Notification', Message: JSON.stringify(body) }),
  postmark: (body) => ({
    payload: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(keys.postmark).toString('base64')}`,
    },
  }),
  mailgun: (body) => {
    const [timestamp, token] = ['1764064801', 'c81a5d1f0c3b4b5e']
    const signature = createHmac('sha256', keys.mailgun)
      .update(timestamp + token)
      .digest('hex')
    return {
      payload: JSON.stringify({ signature: { timestamp, token, signature }, ...(body as object) }),
      headers: { 'content-type': 'application/json' },
    }
  },
  sendgrid: (body) => {
    const payload = JSON.stringify(body)
    const timestamp = '1764064801'
    return {
      payload,
      headers: {
        'content-type': 'application/json',
        'x-twilio-email-event-webhook-timestamp': timestamp,
        'x-twilio-email-event-webhook-signature': sign(
          'sha256',
          Buffer.from(timestamp + payload),
          ec.privateKey,
        ).toString('base64'),
      },
    }
  },
}

let world: TestApp
const senders = new Map<Provider, Sender>()
/** The addresses that the product read. */
const read: string[] = []
let scope: ReturnType<typeof systemScope>

beforeAll(async () => {
  world = await startTestApp()
  const { engine, tenants } = world
  scope = systemScope(tenants.a)
  engine.exchange = {
    ...engine.exchange,
    faultOf: () => null,
    read: async (url) => {
      read.push(url)
      const pem = rsa.publicKey.export({ format: 'pem', type: 'spki' })
      return { bytes: Buffer.from(url.endsWith('.pem') ? pem : '<ok/>'), changedAt: null }
    },
  }
  await engine.stores.of('topic').create(scope, { id: 'news', name: 'News' })
  await engine.stores.of('webhook').create(scope, {
    name: 'Our CRM',
    url: 'https://crm.example/hook',
    secret: 'x',
    happenings: ['mail.bounced', 'mail.complained', 'contact.opted-out'],
  })
  for (const provider of ['ses', 'postmark', 'mailgun', 'sendgrid'] as const) {
    const { id } = await engine.stores.of('sender').create(scope, {
      name: provider,
      address: 'news@acme.example',
      provider,
      smtpHost: 'relay.example',
      smtpUser: 'acme',
      webhookKey: keys[provider],
    })
    senders.set(provider, (await engine.stores.of('sender').get(scope, id))!)
    await engine.stores.of('engage').create(scope, {
      id: provider,
      name: `News by ${provider}`,
      senderId: id,
      topicId: 'news',
      enabled: false,
    })
  }
})
afterAll(() => world.close())

let made = 0
/** An email that left through the sender. */
async function deliveryThrough(provider: Provider, values: Partial<EngageMessage> = {}) {
  const { stores } = world.engine
  const address = `person${++made}@firm.example`
  const { id: profileId } = await stores.of('profile').create(scope, {
    name: address,
    email: address,
  })
  const at = new Date(NOW).toISOString()
  return stores.of('engage-message').create(scope, {
    engageId: provider,
    ownerKind: 'send',
    ownerId: 'send-1',
    profileId,
    channel: 'email',
    address,
    state: 'sent',
    dueAt: at,
    askedAt: at,
    sentAt: at,
    settledAt: at,
    senderId: senders.get(provider)!.id,
    topicId: 'news',
    rfcId: `<${made}.x@acme.example>`,
    providerId: `provider-${made}`,
    ...values,
  })
}
type Delivery = Awaited<ReturnType<typeof deliveryThrough>>

const filled = (body: unknown, { id, address, rfcId, providerId }: Delivery): unknown =>
  JSON.parse(
    JSON.stringify(body)
      .replaceAll('{delivery}', id)
      .replaceAll('{address}', address!)
      .replaceAll('{rfcId}', rfcId!)
      .replaceAll('{bareRfcId}', rfcId!.slice(1, -1))
      .replaceAll('{providerId}', providerId!),
  )

async function post(provider: Provider, sent: Sent, token = senders.get(provider)!.reportToken) {
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api/v1/sender-reports/${token}`,
    ...sent,
  })
  return { status: answer.statusCode, text: answer.body }
}

const eventsAbout = (deliveryId: string) =>
  world.database.tenant(world.tenants.a, async (db) => {
    const rows = await db.selectFrom('events').select('source').execute()
    return rows.filter(({ source }) => source.itemId === deliveryId).length
  })
/** Without the events of the timeline, which the webhook also gets. */
const hooksAbout = (address: string) =>
  world.database.tenant(world.tenants.a, async (db) => {
    const rows = await db.selectFrom('webhook_deliveries').select('payload').execute()
    return rows.filter(({ payload }) => {
      const text = JSON.stringify(payload)
      return /"type":"(mail|contact)\./.test(text) && text.includes(`"${address}"`)
    }).length
  })
const suppressionOf = async (address: string) =>
  (await world.engine.stores.of('suppression').list(scope, { filter: { value: address } })).rows[0]
    ?.reason ?? null
const throttled = (domain: string) =>
  world.database.tenant(world.tenants.a, (db) =>
    db.selectFrom('domain_throttles').selectAll().where('domain', '=', domain).execute(),
  )

/** What each kind of report leaves behind. */
const leaves: Record<
  Kind,
  { state: string; reason: string; suppression: string | null; events: number; hooks: number }
> = {
  delivered: { state: 'sent', reason: '', suppression: null, events: 0, hooks: 0 },
  delayed: { state: 'sent', reason: '', suppression: null, events: 0, hooks: 0 },
  undelivered: { state: 'failed', reason: 'rejected', suppression: null, events: 0, hooks: 0 },
  bounced: { state: 'failed', reason: 'bounced', suppression: 'bounced', events: 1, hooks: 1 },
  complained: {
    state: 'sent',
    reason: 'complained',
    suppression: 'complained',
    events: 1,
    hooks: 1,
  },
  unsubscribed: { state: 'sent', reason: '', suppression: 'unsubscribed', events: 1, hooks: 1 },
}

describe.each(['ses', 'postmark', 'mailgun', 'sendgrid'] as const)('%s', (provider) => {
  it.each(casesOf(provider))('$name', async ({ body, gives: { kinds } }) => {
    const delivery = await deliveryThrough(provider)
    const sent = signed[provider](filled(body, delivery))
    // The second time changes nothing.
    for (let n = 0; n < 2; n++) {
      const answer = await post(provider, sent)
      expect(answer, answer.text).toMatchObject({ status: 200 })
      expect(JSON.parse(answer.text)).toEqual({ taken: kinds.length })
    }
    const [kind] = kinds
    const wanted = leaves[kind ?? 'delayed']
    const row = (await world.engine.stores.of('engage-message').get(scope, delivery.id))!
    expect({ state: row.state, reason: row.reason }).toEqual({
      state: wanted.state,
      reason: wanted.reason,
    })
    expect(row.deliveredAt !== null).toBe(kind === 'delivered')
    expect(await suppressionOf(delivery.address!)).toBe(wanted.suppression)
    expect(await eventsAbout(delivery.id)).toBe(wanted.events)
    expect(await hooksAbout(delivery.address!)).toBe(wanted.hooks)
  })

  it('refuses what the provider did not sign, and any other address', async () => {
    const delivery = await deliveryThrough(provider)
    const bounce = casesOf(provider).find(({ gives }) => gives.kinds[0] === 'bounced')!
    const { payload, headers } = signed[provider](filled(bounce.body, delivery))
    const forged: Record<Provider, Sent> = {
      ses: { payload: payload.replace('2025-11-25T10:00:01', '2025-11-25T10:00:02'), headers },
      postmark: { payload, headers: { ...headers, authorization: 'Basic eDp5' } },
      mailgun: { payload: payload.replace('"1764064801"', '"1764064802"'), headers },
      sendgrid: { payload: `${payload} `, headers },
    }
    expect(await post(provider, forged[provider])).toMatchObject({ status: 400 })
    expect(await post(provider, { payload, headers }, 'x'.repeat(64))).toMatchObject({
      status: 404,
    })
    const row = await world.engine.stores.of('engage-message').get(scope, delivery.id)
    expect(row).toMatchObject({ state: 'sent', reason: '' })
  })
})

it('settles an email of unknown outcome that the provider delivered', async () => {
  const delivery = await deliveryThrough('sendgrid', {
    state: 'unknown',
    sentAt: null,
    settledAt: null,
    firstTriedAt: new Date(NOW).toISOString(),
  })
  const [{ body }] = casesOf('sendgrid') as [Case]
  await post('sendgrid', signed.sendgrid(filled(body, delivery)))
  expect(await world.engine.stores.of('engage-message').get(scope, delivery.id)).toMatchObject({
    state: 'sent',
    sentAt: new Date(NOW).toISOString(),
    detail: expect.stringContaining('Reported as delivered'),
  })
})

it('learns from a delay, and only from the first report of it', async () => {
  const delivery = await deliveryThrough('mailgun', { address: 'ann@slow.example' })
  const { body } = casesOf('mailgun').find(({ gives }) => gives.kinds[0] === 'delayed')!
  for (let n = 0; n < 3; n++) await post('mailgun', signed.mailgun(filled(body, delivery)))
  expect(await throttled('slow.example')).toMatchObject([
    { gap_ms: 1000, reply: expect.stringContaining('over quota') },
  ])
})

it('ignores emails of other senders and of other systems', async () => {
  const delivery = await deliveryThrough('postmark')
  const { body } = casesOf('sendgrid').find(({ gives }) => gives.kinds[0] === 'bounced')!
  const answer = await post('sendgrid', signed.sendgrid(filled(body, delivery)))
  expect(JSON.parse(answer.text)).toEqual({ taken: 0 })
})

describe('a subscription of Amazon SNS', () => {
  const confirmation = (url: string, values: Record<string, string> = {}) =>
    sns({
      Type: 'SubscriptionConfirmation',
      Token: '2336412f37',
      Message: 'You have chosen to subscribe to the topic.',
      SubscribeURL: url,
      ...values,
    })
  const good = `${SNS}/?Action=ConfirmSubscription&TopicArn=${TOPIC}&Token=2336412f37`

  it('is confirmed at its signed address', async () => {
    expect(await post('ses', confirmation(good))).toMatchObject({ status: 200 })
    expect(read).toContain(good)
  })

  it.each([
    ['another host', confirmation('https://sns.eu-central-1.amazonaws.com.evil.example/?x')],
    ['another protocol', confirmation('http://sns.eu-central-1.amazonaws.com/?x')],
    [
      'a certificate from elsewhere',
      confirmation(good, { SigningCertURL: 'https://evil.example/SimpleNotificationService.pem' }),
    ],
    [
      'a certificate in a bucket',
      confirmation(good, { SigningCertURL: 'https://evil.s3.amazonaws.com/x.pem' }),
    ],
    ['another topic', confirmation(good, { TopicArn: 'arn:aws:sns:eu-central-1:1:other' })],
  ])('is not confirmed: %s', async (_name, sent) => {
    read.length = 0
    expect(await post('ses', sent)).toMatchObject({ status: 400 })
    expect(read.filter((url) => !url.endsWith('.pem') || url.includes('evil'))).toEqual([])
  })
})
