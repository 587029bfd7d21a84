import { afterEach, expect, it } from 'vitest'
import type { Sender } from '#model/schema/entities.generated.ts'
import { HOUR_MS, MINUTE_MS } from '#model/lib/time-units.ts'
import type { JournalEntry, ReplyJournal } from '#platform/mail/reply-journal.ts'
import type { DeliveryResult } from '#platform/mail/mail.ts'
import { queueEngageMessage } from '#engine/engage/messages/queue-message.ts'
import { replayJournal } from '#engine/recovery/replay-journal.ts'
import { publishTemplate } from '#engine/engage/templates/publish-template.ts'
import { lapseLeases } from '#tests/support/lapse-leases.ts'
import { at, createWorld, type World } from './campaign-world.ts'

let world: World
afterEach(async () => {
  const open: World | undefined = world
  world = undefined as never
  await open?.close()
})

const accepted: DeliveryResult = { kind: 'accepted', reply: '250 ok', providerId: 'p1' }

/** A world with a published template and a message that leaves through a sender. */
async function begin(values: Partial<Sender> = {}): Promise<Sender> {
  world = await createWorld()
  const { engine, scope } = world
  await engine.stores.of('template').create(scope, {
    id: 'hello',
    name: 'Hello',
    subject: 'Hi',
    source: '<p>Hi</p>',
  })
  await publishTemplate(engine, scope, 'hello', {})
  await engine.stores.of('topic').create(scope, { id: 'news', name: 'News' })
  const sender = await engine.stores.of('sender').create(scope, {
    name: 'Newsletter',
    fromName: 'Acme News',
    address: 'news@acme.example',
    provider: 'smtp',
    smtpHost: 'relay.example',
    smtpUser: 'acme',
    smtpPassword: 'secret',
    ...values,
  })
  await engine.stores.of('engage').create(scope, {
    id: 'news',
    name: 'News mail',
    templateId: 'hello',
    topicId: 'news',
    senderId: sender.id,
  })
  return sender
}

/** Queues the message to new people with these addresses. */
async function queueTo(...emails: string[]): Promise<void> {
  for (const email of emails) {
    const { id } = await world.engine.stores
      .of('profile')
      .create(world.scope, { name: email, email })
    await world.database.tenant(world.tenantId, (db) =>
      queueEngageMessage(
        { db, engine: world.engine, tenantId: world.tenantId },
        {
          engageId: 'news',
          profileId: id,
          owner: { kind: 'journey', id: 'run-1', stepId: 'send', visit: 0 },
          at: new Date(world.clock.now()),
        },
      ),
    )
  }
}
const people = (count: number, domain: string) =>
  Array.from({ length: count }, (_, n) => `person${n}@${domain}`)
const rows = () =>
  world.database.tenant(world.tenantId, (db) =>
    db.selectFrom('engage_messages').selectAll().orderBy('address').execute(),
  )
const states = async () => (await rows()).map(({ state }) => state)
const throttles = () =>
  world.database.tenant(world.tenantId, (db) =>
    db.selectFrom('domain_throttles').selectAll().orderBy('domain').execute(),
  )

it('sends at once what a mailbox would send in days, with its own addresses', async () => {
  await begin({ replyTo: 'ann@acme.example', returnPath: 'bounces@acme.example' })
  await queueTo(...people(60, 'firm.example'))
  await world.work().drain()
  expect(world.delivered).toHaveLength(60)
  expect(new Set(world.delivered.map((mail) => mail.to)).size).toBe(60)
  const [{ from, raw }] = world.delivered as [(typeof world.delivered)[number]]
  expect(from).toBe('bounces@acme.example')
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  expect(head).toMatch(/^From: "?Acme News"? <news@acme.example>$/m)
  expect(head).toMatch(/^Reply-To: <?ann@acme.example>?$/m)
  // Nobody reads an inbox for it, so opting out by email is not offered.
  expect(head).toMatch(/^List-Unsubscribe: <http[^>]+>$/m)
  expect(await rows()).toSatisfy((all: { provider_id: string }[]) =>
    all.every((one) => one.provider_id === ''),
  )
})

it('offers opting out by email when the inbox of its address is read', async () => {
  await begin()
  await world.addMailbox({ address: 'news@acme.example' })
  await queueTo('ann@firm.example')
  await world.work().drain()
  expect(world.delivered[0]!.raw.replace(/\r\n /g, ' ')).toMatch(
    /^List-Unsubscribe: <http.+>, <mailto:news@acme.example\?subject=unsubscribe/m,
  )
})

it('keeps its hourly limit, counted over workers', async () => {
  await begin({ hourlyLimit: 4, maxConnections: 3 })
  await queueTo(...people(10, 'firm.example'))
  const start = world.clock.now()
  await Promise.all([world.work().drain(), world.work(world.makeEngine()).drain()])
  expect(world.delivered).toHaveLength(4)
  await world.work().playTo(start + 3 * HOUR_MS, world.clock)
  expect(world.delivered).toHaveLength(10)
  const times = world.delivered.map((mail) => mail.at)
  for (let n = 4; n < times.length; n++)
    expect(times[n]! - times[n - 4]!).toBeGreaterThanOrEqual(HOUR_MS)
})

it.each([
  ['before the relay had it', 'crash-before' as const, 0],
  ['between the final dot and the outcome', 'crash-after' as const, 1],
])('never sends twice when the process dies %s', async (_name, crash, delivered) => {
  await begin()
  await queueTo('ann@firm.example')
  world.world.answer = () => crash
  await world.work().tick()
  expect(await states()).toEqual(['sending'])
  await lapseLeases(world.database)
  world.world.answer = () => accepted
  await world.work().playTo(at('2026-03-04T12:00'), world.clock)
  expect(world.delivered).toHaveLength(delivered)
  expect(await states()).toEqual(['unknown'])
})

it('reads from the journal what the relay said to a process that died', async () => {
  await begin()
  await queueTo('ann@firm.example')
  world.world.answer = () => accepted
  const noted: JournalEntry[] = []
  const journal: ReplyJournal = {
    note: async (entry) => {
      noted.push(entry)
      throw new Error('killed after the reply was on disk')
    },
    settle: async () => {},
    unsettled: () => [],
    left: async () => ({ entries: noted, forget: async () => {} }),
  }
  const dying = world.makeEngine(journal)
  await world.work(dying).tick()
  expect(await states()).toEqual(['sending'])
  await replayJournal(dying)
  expect(await rows()).toMatchObject([{ state: 'sent', provider_id: 'p1' }])
})

it('slows down for the domain that asks to wait, for all workers, and no other', async () => {
  await begin({ maxConnections: 3 })
  await queueTo(...people(8, 'slow.example'), ...people(8, 'fast.example'))
  const start = world.clock.now()
  const tried: number[] = []
  world.world.answer = ({ envelope }) => {
    if (!envelope.to.endsWith('@slow.example')) return accepted
    tried.push(world.clock.now() - start)
    return world.clock.now() - start < 3 * MINUTE_MS
      ? { kind: 'deferred', stage: 'rcpt', code: 421, enhanced: '4.7.0', reply: '421 slow down' }
      : accepted
  }
  await world.work().drain()
  await world.work(world.makeEngine()).drain()
  expect(world.mailsTo('person0@fast.example')).toHaveLength(1)
  expect(world.delivered).toHaveLength(8)
  expect(tried).toEqual([0])
  expect(await throttles()).toMatchObject([{ domain: 'slow.example', gap_ms: 1000 }])
  expect((await rows()).filter(({ state }) => state === 'planned')).toSatisfy(
    (waiting: { due_at: Date }[]) =>
      waiting.every(({ due_at: due }) => due.getTime() >= start + MINUTE_MS),
  )
  await world.work().playTo(start + HOUR_MS, world.clock)
  expect(world.delivered).toHaveLength(16)
  // Two refusals in all: the second after the first pause of a minute.
  expect(tried.filter((time) => time < 3 * MINUTE_MS)).toHaveLength(2)
  // The emails after that are apart by the gap, which was two seconds and shrinks.
  const later = tried.filter((time) => time >= 3 * MINUTE_MS)
  for (let n = 1; n < later.length; n++) expect(later[n]! - later[n - 1]!).toBeGreaterThan(1300)
})

it('stops, with its reason, when the relay refuses the sign-in, and rests when it says it is too much', async () => {
  const sender = await begin({ provider: 'ses', region: 'eu-central-1', smtpHost: '' })
  await queueTo('ann@firm.example')
  world.world.answer = () => ({
    kind: 'deferred',
    stage: 'data',
    code: 454,
    enhanced: '',
    reply: '454 Throttling failure: Maximum sending rate exceeded.',
  })
  await world.work().drain()
  const read = () => world.engine.stores.of('sender').get(world.scope, sender.id)
  expect(await read()).toMatchObject({ state: 'active' })
  expect(Date.parse((await read())!.coolUntil!)).toBe(world.clock.now() + 5 * MINUTE_MS)
  // It was not about the receiving domain.
  expect(await throttles()).toEqual([])
  world.world.answer = () => ({
    kind: 'rejected',
    stage: 'auth',
    code: 535,
    enhanced: '5.7.8',
    reply: '535 Authentication Credentials Invalid',
  })
  await world.work().playTo(world.clock.now() + 6 * MINUTE_MS, world.clock)
  expect(await read()).toMatchObject({
    state: 'error',
    stateReason: expect.stringContaining('Credentials Invalid'),
  })
  expect(await states()).toEqual(['planned'])
  world.world.answer = () => accepted
  await world.engine.stores
    .of('sender')
    .update(world.scope, sender.id, null, { smtpPassword: 'better' })
  await world.work().drain()
  expect(await states()).toEqual(['sent'])
})
