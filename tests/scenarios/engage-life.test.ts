import { handleWith } from '#engine/kernel/domain-events.ts'
import { afterEach, describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { DateTime } from 'luxon'
import type { Engage, Profile } from '#model/schema/entities.generated.ts'
import { messagesSettled, type SettledMessage } from '#engine/engage/engage-events.ts'
import { queueEngageMessage } from '#engine/engage/messages/queue-message.ts'
import { quietUntil } from '#engine/engage/messages/quiet-hours.ts'
import { newOptOutToken, placeOfToken } from '#engine/mail/opt-out-token.ts'
import { publishTemplate } from '#engine/engage/templates/publish-template.ts'
import { replayJournal } from '#engine/recovery/replay-journal.ts'
import type { JournalEntry, ReplyJournal } from '#platform/mail/reply-journal.ts'
import { lapseLeases } from '#tests/support/lapse-leases.ts'
import { propertyRuns } from '#tests/support/property-runs.ts'
import { at, createWorld } from './campaign-world.ts'

type World = Awaited<ReturnType<typeof createWorld>>
let world: World
afterEach(async () => {
  const open: World | undefined = world
  world = undefined as never
  await open?.database.close()
})

const source =
  '<mjml><mj-body><mj-section><mj-column><mj-text>Hello {{ properties.firstName | ' +
  'default: "there" }}</mj-text></mj-column></mj-section></mj-body></mjml>'

/** A world with a published template, a topic and one message. */
async function begin(
  values: Partial<Engage> = {},
  options: Parameters<typeof createWorld>[0] = {},
) {
  world = await createWorld(options)
  const { engine, scope } = world
  const mailbox = await world.addMailbox({ gapMinutes: 10, rampStart: 50 })
  await engine.stores.of('topic').create(scope, { id: 'news', name: 'News' })
  await engine.stores.of('template').create(scope, {
    id: 'hello',
    name: 'Hello',
    subject: 'Hi {{ properties.firstName }}!',
    source,
  })
  await publishTemplate(engine, scope, 'hello', {})
  await engine.stores.of('engage').create(scope, {
    id: 'news',
    name: 'News mail',
    templateId: 'hello',
    mailboxId: mailbox.id,
    topicId: 'news',
    ...values,
  })
  return mailbox
}

const addPerson = (n: number, values: Partial<Profile> = {}) =>
  world.engine.stores.of('profile').create(world.scope, {
    name: `Person ${n}`,
    email: `person${n}@firm.example`,
    properties: { firstName: `P${n}`, timeZone: 'Europe/Berlin' },
    ...values,
  })
const queue = (
  profileId: string,
  ownerId = 'run-1',
  when = new Date(world.clock.now()),
  engageId = 'news',
) =>
  world.database.tenant(world.tenantId, (db) =>
    queueEngageMessage(
      { db, engine: world.engine, tenantId: world.tenantId },
      {
        engageId,
        profileId,
        owner: { kind: 'journey', id: ownerId, stepId: 'send', visit: 0 },
        at: when,
      },
    ),
  )
const rows = () =>
  world.database.tenant(world.tenantId, (db) =>
    db.selectFrom('engage_messages').selectAll().orderBy('asked_at').orderBy('address').execute(),
  )
const states = async () =>
  (await rows()).map((row) => `${row.state}${row.reason ? `:${row.reason}` : ''}`)

it('sends each person one mail with the rules of its mailbox, and tells who waits for it', async () => {
  await begin()
  const heard: SettledMessage[] = []
  const handlers = messagesSettled.handlers!
  handleWith(messagesSettled, ...handlers, async (_tx, settled) => {
    heard.push(...settled)
  })
  try {
    for (let n = 0; n < 3; n++) await queue((await addPerson(n)).id)
    const work = world.work()
    await work.playTo(at('2026-03-02T12:00'), world.clock)
    expect(world.delivered.map((mail) => mail.to)).toHaveLength(3)
    // The mailbox keeps its gap, whatever was due at once.
    const times = world.delivered.map((mail) => mail.at)
    for (let n = 1; n < times.length; n++)
      expect(times[n]! - times[n - 1]!).toBeGreaterThanOrEqual(10 * 60_000)
    const [first] = world.delivered
    expect(first!.subject).toMatch(/^Hi P\d!$/)
    expect(first!.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(first!.raw).toContain('multipart/alternative')
    expect(await states()).toEqual(['sent', 'sent', 'sent'])
    expect(heard.map((one) => [one.state, one.ownerId, one.stepId])).toEqual(
      Array.from({ length: 3 }, () => ['sent', 'run-1', 'send']),
    )
    await work.playTo(at('2026-03-05T12:00'), world.clock)
    expect(world.delivered).toHaveLength(3)
  } finally {
    // Test files share a process.
    handleWith(messagesSettled, ...handlers)
  }
})

it('keeps the hours of the mailbox and counts its daily limit', async () => {
  const mailbox = await begin({}, { start: '2026-03-02T20:45' })
  await world.engine.stores
    .of('mailbox')
    .update(world.scope, mailbox.id, null, { dailyCap: 2, rampStart: 2 })
  for (let n = 0; n < 4; n++) await queue((await addPerson(n)).id)
  const work = world.work()
  await work.playTo(at('2026-03-04T12:00'), world.clock)
  const local = world.delivered.map((mail) =>
    DateTime.fromMillis(mail.at, { zone: 'Europe/Berlin' }),
  )
  expect(local).toHaveLength(4)
  expect(local.every((time) => time.hour >= 7 && time.hour < 21)).toBe(true)
  // Never more than two within any 24 hours.
  for (let n = 2; n < 4; n++)
    expect(world.delivered[n]!.at - world.delivered[n - 2]!.at).toBeGreaterThanOrEqual(
      24 * 3_600_000,
    )
})

it('looks once more right before a message leaves', async () => {
  await begin()
  const people = await Promise.all([0, 1, 2, 3].map((n) => addPerson(n)))
  for (const person of people) await queue(person.id, 'run-1', new Date(at('2026-03-02T09:00')))
  const { engine, scope } = world
  await engine.stores
    .of('profile')
    .update(scope, people[0]!.id, null, { consents: { news: { status: 'REVOKED' } } })
  await engine.stores.of('suppression').create(scope, {
    value: 'person1@firm.example',
    valueHash: (await import('#engine/audience/contacts/suppression-list.ts')).suppressionHash(
      'person1@firm.example',
    ),
  })
  await engine.stores.of('profile').update(scope, people[2]!.id, null, {
    properties: { firstName: 'Later', timeZone: 'Europe/Berlin' },
  })
  await engine.stores.of('profile').update(scope, people[3]!.id, null, { email: null })
  await world.work().playTo(at('2026-03-02T12:00'), world.clock)
  expect((await states()).toSorted()).toEqual([
    'sent',
    'skipped:left-topic',
    'skipped:no-address',
    'skipped:suppressed',
  ])
  expect(world.delivered.map((mail) => mail.subject)).toEqual(['Hi Later!'])
})

it('waits for the end of quiet hours or skips, and does not pass the cap', async () => {
  await begin({
    quietFrom: '06:00',
    quietTo: '10:30',
    quietPolicy: 'wait',
    capCount: 1,
    capDays: 7,
  })
  const { engine, scope } = world
  const news = (await engine.stores.of('engage').get(scope, 'news'))!
  await engine.stores.of('engage').create(scope, {
    id: 'skips',
    name: 'Skips',
    templateId: 'hello',
    mailboxId: news.mailboxId,
    topicId: 'news',
    quietFrom: '06:00',
    quietTo: '10:30',
    quietPolicy: 'skip',
  })
  const person = await addPerson(0)
  await queue(person.id)
  await queue(person.id, 'run-2')
  await queue(person.id, 'run-3', undefined, 'skips')
  await world.work().playTo(at('2026-03-02T13:00'), world.clock)
  expect((await states()).toSorted()).toEqual(['sent', 'skipped:capped', 'skipped:quiet-hours'])
  expect(world.delivered.map((mail) => mail.at)).toEqual([at('2026-03-02T10:30')])
  await world.work().playTo(at('2026-03-10T10:00'), world.clock)
  await queue(person.id, 'run-4')
  await world.work().playTo(at('2026-03-10T13:00'), world.clock)
  expect(world.delivered).toHaveLength(2)
})

it.each([
  ['before the server had it', 'crash-before' as const, 0],
  ['after the server took it', 'crash-after' as const, 1],
])('never sends twice when the process dies %s', async (_name, crash, delivered) => {
  await begin()
  await queue((await addPerson(0)).id)
  world.world.answer = () => crash
  await world.work().tick()
  expect(await states()).toEqual(['sending'])
  await lapseLeases(world.database)
  world.world.answer = () => ({ kind: 'accepted', reply: 'ok', providerId: '' })
  await world.work().playTo(at('2026-03-04T12:00'), world.clock)
  expect(world.delivered).toHaveLength(delivered)
  expect(await states()).toEqual(['unknown'])
  expect((await rows())[0]!.settled_at).not.toBeNull()
})

it('finds a mail of unknown fate in the Sent folder, and sends one that never left', async () => {
  await begin({}, { keepsSent: true })
  await queue((await addPerson(0)).id)
  await world.work().playTo(at('2026-03-02T08:00'), world.clock)
  const [a, b] = [await addPerson(1), await addPerson(2)]
  await queue(a.id)
  world.world.answer = () => 'crash-after'
  await world.work().tick()
  await lapseLeases(world.database)
  world.world.answer = () => ({ kind: 'accepted', reply: 'ok', providerId: '' })
  await world.work().playTo(at('2026-03-02T10:00'), world.clock)
  await queue(b.id)
  world.world.answer = () => 'crash-before'
  await world.work().tick()
  await lapseLeases(world.database)
  world.world.answer = () => ({ kind: 'accepted', reply: 'ok', providerId: '' })
  await world.work().playTo(at('2026-03-03T12:00'), world.clock)
  expect(await states()).toEqual(['sent', 'sent', 'sent'])
  expect(world.delivered.map((mail) => mail.to).toSorted()).toEqual([
    'person0@firm.example',
    'person1@firm.example',
    'person2@firm.example',
  ])
})

it('reads from the journal what a server said to a process that died', async () => {
  await begin()
  await queue((await addPerson(0)).id)
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
  expect(await states()).toEqual(['sent'])
})

it.each([
  [
    'a person whom the server does not know',
    { kind: 'rejected', stage: 'rcpt', code: 550, enhanced: '5.1.1', reply: '550 no such user' },
    'failed:refused',
    true,
  ],
  [
    'a mail that is refused for what it says',
    { kind: 'rejected', stage: 'data', code: 554, enhanced: '5.7.1', reply: '554 spam' },
    'failed:rejected',
    false,
  ],
] as const)('gives up on %s', async (_name, answer, state, suppressed) => {
  await begin()
  const person = await addPerson(0)
  await queue(person.id)
  world.world.answer = () => answer
  await world.work().playTo(at('2026-03-02T12:00'), world.clock)
  expect(await states()).toEqual([state])
  expect((await queue(person.id, 'run-2')).reason).toBe(suppressed ? 'suppressed' : '')
})

it('tries again when the server asks to wait, with the same Message-ID, and gives up after a day', async () => {
  await begin()
  await queue((await addPerson(0)).id)
  const ids: string[] = []
  const links: string[] = []
  world.world.answer = (mail) => {
    ids.push(/^Message-ID: (.+)$/m.exec(mail.raw)![1]!)
    links.push(/\/unsubscribe\/([\w-]+)/.exec(mail.raw.replaceAll(/\r?\n[ \t]+/g, ''))![1]!)
    return ids.length < 3
      ? { kind: 'deferred', stage: 'rcpt', code: 451, enhanced: '4.3.0', reply: '451 later' }
      : { kind: 'accepted', reply: 'ok', providerId: '' }
  }
  await world.work().playTo(at('2026-03-02T12:00'), world.clock)
  expect(await states()).toEqual(['sent'])
  expect(new Set(ids).size).toBe(1)
  // A person may have got an earlier copy: its link works too.
  expect([links.length, new Set(links).size]).toEqual([3, 1])
  await queue((await addPerson(1)).id)
  world.world.answer = () => ({
    kind: 'deferred',
    stage: 'rcpt',
    code: 451,
    enhanced: '4.3.0',
    reply: '451 later',
  })
  await world.work().playTo(at('2026-03-05T12:00'), world.clock)
  expect(await states()).toEqual(['sent', 'failed:gave-up'])
})

it('holds messages while the mailbox cannot sign in, and sends them when it was mended', async () => {
  const mailbox = await begin()
  await queue((await addPerson(0)).id)
  world.world.answer = () => ({
    kind: 'rejected',
    stage: 'auth',
    code: 535,
    enhanced: '5.7.8',
    reply: '535 bad password',
  })
  await world.work().playTo(at('2026-03-02T12:00'), world.clock)
  expect(await states()).toEqual(['planned'])
  expect((await world.engine.stores.of('mailbox').get(world.scope, mailbox.id))!.state).toBe(
    'error',
  )
  world.world.answer = () => ({ kind: 'accepted', reply: 'ok', providerId: '' })
  await world.engine.stores.of('mailbox').update(world.scope, mailbox.id, null, { state: 'active' })
  await world.work().playTo(at('2026-03-02T13:00'), world.clock)
  expect(await states()).toEqual(['sent'])
})

it('sends to one person what a faulty version cannot be made for, and names the fault', async () => {
  await begin()
  await world.engine.stores
    .of('template')
    .update(world.scope, 'hello', null, { subject: '{{ properties.title }}' })
  await publishTemplate(world.engine, world.scope, 'hello', { despiteWarnings: true })
  await queue((await addPerson(0)).id)
  await queue((await addPerson(1, { properties: { title: 'Dr' } })).id)
  await world.work().playTo(at('2026-03-02T12:00'), world.clock)
  expect((await rows()).map((row) => [row.state, row.reason, row.detail]).toSorted()).toEqual(
    [
      ['failed', 'faulty', 'The subject is empty for this person.'],
      ['sent', '', 'ok'],
    ].map(([state, reason, detail]) => [
      state,
      reason,
      detail === 'ok' ? '250 2.0.0 queued' : detail,
    ]),
  )
})

it('quiet hours end at the wall time they are set to, in every zone and on every day', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        'Europe/Berlin',
        'America/New_York',
        'Asia/Kolkata',
        'Australia/Lord_Howe',
        'America/Sao_Paulo',
        'Pacific/Apia',
      ),
      fc.integer({ min: Date.parse('2015-01-01'), max: Date.parse('2035-01-01') }),
      fc.integer({ min: 0, max: 1439 }),
      fc.integer({ min: 0, max: 1439 }),
      (zone, moment, from, to) => {
        fc.pre(from !== to)
        const clock = (minutes: number) =>
          `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
        const hours = { quietFrom: clock(from), quietTo: clock(to) }
        const until = quietUntil(hours, zone, moment)
        const local = DateTime.fromMillis(moment, { zone })
        const minute = local.hour * 60 + local.minute
        const isInside = from < to ? from <= minute && minute < to : minute >= from || minute < to
        const near =
          DateTime.fromMillis(moment - 26 * 3_600_000, { zone }).offset !==
          DateTime.fromMillis(moment + 26 * 3_600_000, { zone }).offset
        if (!near) expect(until !== null).toBe(isInside)
        if (until === null) return
        expect(until).toBeGreaterThan(moment)
        expect(quietUntil(hours, zone, until)).toBeNull()
      },
    ),
    { numRuns: propertyRuns(300) },
  )
})

it('a token tells where its row is, and nothing else is taken for one', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (tenantId, id) => {
      expect(placeOfToken(newOptOutToken(tenantId, id))).toEqual({ tenantId, id })
    }),
  )
  fc.assert(fc.property(fc.string({ maxLength: 80 }), (text) => void placeOfToken(text)))
})

describe('a reply to a message', () => {
  const repliesOf = () =>
    world.database.tenant(world.tenantId, (db) =>
      db
        .selectFrom('events')
        .select(['profile_id', 'properties'])
        .where('event_type', '=', 'emailReplied')
        .orderBy('time_stamp')
        .execute(),
    )
  const todos = async () => (await world.engine.stores.of('todo').list(world.scope, {})).rows

  it('is kept in the timeline, noted on the message, and waits as a to-do', async () => {
    await begin()
    const person = await addPerson(0)
    await queue(person.id)
    await world.work().playTo(at('2026-03-02T09:00'), world.clock)
    const text = 'How much is it? Please call me.\n\nOn Mon, Ann wrote:\n> Hello'
    world.arrives('person0@firm.example', { rfcId: '<a@firm.example>', text })
    // The same email is read again, as after a restart.
    world.arrives('person0@firm.example', { rfcId: '<a@firm.example>', text })
    await world.work().playTo(at('2026-03-02T12:00'), world.clock)
    expect(await repliesOf()).toMatchObject([
      { profile_id: person.id, properties: { text: 'How much is it? Please call me.' } },
    ])
    expect((await rows())[0]!.replied_at).not.toBeNull()
    expect(await todos()).toMatchObject([
      { profileId: person.id, state: 'open', title: 'Answer person0@firm.example: Hi P0!' },
    ])
    world.arrives('person0@firm.example', { rfcId: '<b@firm.example>', text: 'Not interested.' })
    await world.work().playTo(at('2026-03-02T15:00'), world.clock)
    expect((await repliesOf()).map(({ properties }) => properties['label'])).toEqual([
      'meeting',
      'not-interested',
    ])
    expect(await todos()).toHaveLength(1)
  })

  it.each([
    ['an absence', { machine: { kind: 'auto-reply' as const, outOfOffice: true } }],
    ['an email of our own', { from: { address: 'ann@acme.example', name: 'Ann' } }],
  ])('is not %s', async (_name, email) => {
    await begin()
    await queue((await addPerson(0)).id)
    await world.work().playTo(at('2026-03-02T09:00'), world.clock)
    world.arrives('person0@firm.example', { text: 'I am away until Friday.', ...email })
    await world.work().playTo(at('2026-03-02T12:00'), world.clock)
    expect(await repliesOf()).toEqual([])
    expect(await todos()).toEqual([])
  })
})

it('takes a wish to leave by mail, a bounce and a complaint', async () => {
  await begin()
  const people = await Promise.all([0, 1, 2].map((n) => addPerson(n)))
  for (const person of people) await queue(person.id)
  await world.work().playTo(at('2026-03-02T09:00'), world.clock)
  for (const person of people) await queue(person.id, 'run-2', new Date(at('2026-03-02T11:00')))
  const token = /unsubscribe%20([A-Za-z0-9_-]{64})/.exec(
    world.delivered.find((mail) => mail.to === 'person0@firm.example')!.raw.replace(/\r\n\s+/g, ''),
  )![1]!
  world.arrives('person0@firm.example', { refersTo: [], subject: `unsubscribe ${token}` })
  world.arrives('person1@firm.example', {
    from: { address: 'mailer-daemon@firm.example', name: '' },
    machine: {
      kind: 'bounce',
      recipient: 'person1@firm.example',
      status: '5.1.1',
      diagnostic: 'no such user',
      permanent: true,
    } as never,
  })
  world.arrives('person2@firm.example', {
    machine: { kind: 'complaint', recipient: 'person2@firm.example' } as never,
  })
  await world.work().playTo(at('2026-03-02T12:00'), world.clock)
  expect(
    (await rows())
      .map((row) => `${row.owner_id} ${row.address} ${row.state} ${row.reason}`)
      .toSorted(),
  ).toEqual([
    'run-1 person0@firm.example sent ',
    'run-1 person1@firm.example failed bounced',
    'run-1 person2@firm.example sent complained',
    'run-2 person0@firm.example cancelled left-topic',
    'run-2 person1@firm.example cancelled suppressed',
    'run-2 person2@firm.example cancelled suppressed',
  ])
  expect(
    (await world.engine.stores.of('profile').get(world.scope, people[0]!.id))!.consents,
  ).toMatchObject({ news: { status: 'REVOKED' } })
})
