import { afterEach, describe, expect, test, vi } from 'vitest'
import { changePeople } from '#engine/outreach/people/campaign-contacts.ts'
import { unsuppress } from '#engine/outreach/people/unsuppress.ts'
import { recordOutcome } from '#engine/outreach/sending/record-outcome.ts'
import { lapseLeases } from '#tests/support/lapse-leases.ts'
import { at, createWorld, type World } from './campaign-world.ts'
import { suppress } from '#engine/audience/contacts/suppress.ts'
import { scopedTx } from '#engine/kernel/tenant-tx.ts'

vi.setConfig({ testTimeout: 120_000 })
let world: World
afterEach(() => world.close())

/** One person, about to get the first mail. */
async function aboutToSend(options: Parameters<typeof createWorld>[0] = {}, people = 1) {
  world = await createWorld(options)
  await world.addMailbox()
  const id = await world.addCampaign()
  await world.addPeople(id, people)
  await world.launch(id)
  return id
}
const first = 'person0@firm0.example'
const ledgerOf = async (step: string) => (await world.ledger()).find((row) => row.step_id === step)!
const ids = () => world.delivered.map((mail) => `${mail.to} ${mail.rfcId}`)
const eachOnce = () => expect(new Set(ids()).size).toBe(world.delivered.length)

describe('a process that dies', () => {
  test('before the mail was handed over, with a provider that keeps copies: it is sent once, later', async () => {
    await aboutToSend({ keepsSent: true }, 3)
    await world.playTo('2026-03-02T10:15')
    expect(world.delivered.length).toBeGreaterThan(0)
    const before = world.delivered.length
    let killed = false
    world.world.answer = () =>
      killed
        ? { kind: 'accepted', reply: '250 ok', providerId: '' }
        : ((killed = true), 'crash-before')
    await world.playTo('2026-03-05T08:00')
    expect(killed).toBe(true)
    expect(world.delivered.length).toBeGreaterThan(before)
    for (let n = 0; n < 3; n++) expect(world.mailsTo(`person${n}@firm${n}.example`).length).toBe(1)
  })

  test('after the mail was taken, with a provider that keeps copies: it is found, and not sent again', async () => {
    await aboutToSend({ keepsSent: true })
    let killed = false
    world.world.answer = () =>
      killed
        ? { kind: 'accepted', reply: '250 ok', providerId: '' }
        : ((killed = true), 'crash-after')
    await world.playTo('2026-03-04T20:00')
    expect(world.mailsTo(first).length).toBe(1)
    expect(await ledgerOf('s1')).toMatchObject({
      state: 'accepted',
      smtp_reply: 'Found in the Sent folder',
    })
    await world.playTo('2026-04-10T20:00')
    expect(world.mailsTo(first).length).toBe(4)
  })

  test.each(['crash-before', 'crash-after'] as const)(
    '%s, and nobody can tell: never a second copy; after a day it counts as sent, flagged, and the sequence goes on',
    async (how) => {
      const id = await aboutToSend()
      let killed = false
      world.world.answer = () =>
        killed ? { kind: 'accepted', reply: '250 ok', providerId: '' } : ((killed = true), how)
      await world.playTo('2026-03-03T08:00')
      expect(await ledgerOf('s1')).toMatchObject({ state: 'unknown', accepted_at: null })
      const { outreach_id } = await ledgerOf('s1')
      expect(
        await changePeople(world.engine, world.scope, id, {
          outreachIds: [outreach_id],
          action: 'remove',
          reason: '',
        }),
      ).toMatchObject({ changed: 0, refused: [{ outreachId: outreach_id }] })
      await world.playTo('2026-03-04T20:00')
      const row = await ledgerOf('s1')
      expect(row.state).toBe('unknown')
      expect(row.accepted_at).not.toBeNull()
      expect(row.smtp_reply).toContain('taken as sent')
      expect(world.mailsTo(first).length).toBe(how === 'crash-after' ? 1 : 0)
      await world.playTo('2026-04-10T20:00')
      expect(world.mailsTo(first).length).toBe(how === 'crash-after' ? 4 : 3)
      eachOnce()
    },
  )

  test('while writing down the outcome: the answer is not lost twice', async () => {
    await aboutToSend({ keepsSent: true })
    const { database } = world.engine
    let failures = 1
    const broken = {
      ...world.engine,
      database: {
        ...database,
        tenant: (async (id: string, work: never) =>
          world.delivered.length === 1 && failures-- > 0
            ? Promise.reject(new Error('killed'))
            : database.tenant(id, work)) as typeof database.tenant,
      },
    }
    for (const moment of ['2026-03-02T09:30', '2026-03-02T13:00', '2026-03-02T17:00']) {
      await world.work(broken).playTo(at(moment), world.clock, () => lapseLeases(database))
    }
    await world.playTo('2026-04-10T20:00')
    expect(world.mailsTo(first).length).toBe(4)
    eachOnce()
  })
})

test('an outcome that arrives for a mail already settled changes nothing', async () => {
  await aboutToSend()
  await world.playTo('2026-03-03T08:00')
  const row = (await world.ledger()).find((one) => one.state === 'accepted')!
  await recordOutcome(world.engine, {
    tenantId: world.tenantId,
    messageId: row.id,
    attempt: row.attempt,
    at: world.clock.now(),
    result: { kind: 'rejected', stage: 'rcpt', code: 550, enhanced: '5.1.1', reply: 'late' },
  })
  expect((await world.ledger()).find((one) => one.id === row.id)).toMatchObject({
    state: 'accepted',
    version: row.version,
  })
})

test('two workers over one database send every mail once and keep gap and cap', async () => {
  await aboutToSend({}, 15)
  const two = [world.work(), world.work(world.makeEngine())]
  for (let now = world.clock.now(); now < at('2026-03-04T18:00'); now += 10 * 60_000) {
    world.clock.set(now)
    for (let round = 0; round < 2; round++) await Promise.all(two.map((work) => work.tick()))
  }
  expect(world.delivered.length).toBe(15)
  expect(new Set(world.delivered.map((mail) => mail.to)).size).toBe(15)
  const times = world.delivered.map((mail) => mail.at).sort((a, b) => a - b)
  for (let i = 1; i < times.length; i++)
    expect(times[i]! - times[i - 1]!).toBeGreaterThanOrEqual(8 * 60_000)
})

describe('what servers answer', () => {
  test('asked to wait: tried again with the same Message-ID, within the hours', async () => {
    await aboutToSend()
    const tried: string[] = []
    world.world.answer = (mail) => {
      tried.push(/^Message-ID: (.+)$/im.exec(mail.raw)![1]!.trim())
      return tried.length < 4
        ? {
            kind: 'deferred',
            stage: 'rcpt',
            code: 450,
            enhanced: '4.2.0',
            reply: '450 4.2.0 greylisted',
          }
        : { kind: 'accepted', reply: '250 ok', providerId: '' }
    }
    await world.playTo('2026-03-03T18:00')
    expect(world.mailsTo(first).length).toBe(1)
    expect(tried.length).toBe(4)
    expect(new Set(tried).size).toBe(1)
  })

  test('asked to wait once, a day after a full mailbox: tried again', async () => {
    await aboutToSend()
    const replies = ['452 4.2.2 mailbox full', '450 4.2.0 greylisted']
    world.world.answer = () => {
      const reply = replies.shift()
      if (!reply) return { kind: 'accepted', reply: '250 ok', providerId: '' }
      const [code, enhanced = ''] = reply.split(' ')
      return { kind: 'deferred', stage: 'rcpt', code: Number(code), enhanced, reply }
    }
    await world.playTo('2026-03-05T18:00')
    expect(replies).toEqual([])
    expect(world.mailsTo(first).length).toBe(1)
    expect((await world.person(first)).state).toBe('in_sequence')
  })

  test('no such person: bounced, suppressed, no more email; three of the first twenty stop the campaign', async () => {
    const id = await aboutToSend({}, 15)
    world.world.answer = () => ({
      kind: 'rejected',
      stage: 'rcpt',
      code: 550,
      enhanced: '5.1.1',
      reply: '550 5.1.1 no such user',
    })
    await world.playTo('2026-03-06T18:00')
    expect(world.delivered).toEqual([])
    expect(await world.campaign(id)).toMatchObject({ state: 'paused', pauseReason: 'bounce' })
    const refused = (await world.ledger()).filter((row) => row.state === 'rejected')
    expect(refused.length).toBe(3)
    const { total } = await world.engine.stores.of('suppression').list(world.scope, {})
    expect(total).toBe(3)
  })

  test('a wrong password: the mailbox stops, the campaign pauses, and no person is affected', async () => {
    const id = await aboutToSend({}, 3)
    world.world.answer = () => ({
      kind: 'rejected',
      stage: 'auth',
      code: 535,
      enhanced: '5.7.8',
      reply: '535 5.7.8 bad credentials',
    })
    await world.playTo('2026-03-03T18:00')
    expect(await world.campaign(id)).toMatchObject({ state: 'paused', pauseReason: 'auth_failing' })
    expect((await world.person(first)).state).toBe('pending')
    expect((await world.ledger()).filter((row) => row.attempt > 0).length).toBe(1)
  })
})

describe('what comes back', () => {
  test('a returned mail is taken off the delivered ones and suppresses the address', async () => {
    await aboutToSend({}, 2)
    await world.playTo('2026-03-03T18:00')
    world.arrives(first, {
      from: { address: 'mailer-daemon@firm0.example', name: '' },
      subject: 'Undelivered',
      machine: {
        kind: 'bounce',
        permanent: true,
        recipient: first,
        status: '5.1.1',
        diagnostic: 'unknown user',
      },
    })
    await world.playTo('2026-04-10T20:00')
    expect(world.mailsTo(first).length).toBe(1)
    expect(world.mailsTo('person1@firm1.example').length).toBe(4)
    expect((await world.person(first)).state).toBe('bounced')
  })

  test('a complaint ends everything for that person', async () => {
    await aboutToSend()
    await world.playTo('2026-03-03T18:00')
    world.arrives(first, {
      from: { address: 'fbl@provider.example', name: '' },
      machine: { kind: 'complaint', recipient: first },
    })
    await world.playTo('2026-04-10T20:00')
    expect(world.mailsTo(first).length).toBe(1)
    expect((await world.person(first)).state).toBe('complained')
  })

  test('our own mail in the inbox is no answer', async () => {
    await aboutToSend()
    await world.playTo('2026-03-03T18:00')
    world.arrives(first, { from: { address: 'Ann@Acme.example', name: '' }, text: 'Stop' })
    await world.playTo('2026-04-10T20:00')
    expect(world.mailsTo(first).length).toBe(4)
  })

  test('an email to the opt-out address, from whatever sender, opts out the person of the link', async () => {
    await aboutToSend()
    await world.playTo('2026-03-03T18:00')
    const token = /unsubscribe\/([\w-]{43})/.exec(
      world.delivered[0]!.raw.replace(/=\r\n/g, ''),
    )![1]!
    world.arrives(first, {
      from: { address: 'somebody@else.example', name: '' },
      refersTo: [],
      subject: `unsubscribe ${token}`,
    })
    await world.playTo('2026-04-10T20:00')
    expect(world.mailsTo(first).length).toBe(1)
    expect((await world.person(first)).state).toBe('unsubscribed')
  })
})

test('a mail that cannot be written waits for somebody, and the others are sent', async () => {
  await aboutToSend({}, 3)
  // What no form takes may still stand in an old row.
  await world.database.system((db) =>
    db
      .updateTable('contacts')
      .set({ email: 'two words@firm1.example' })
      .where('email', '=', 'person1@firm1.example')
      .execute(),
  )
  await world.playTo('2026-03-03T20:00')
  expect(world.delivered.map((mail) => mail.to).sort()).toEqual([
    'person0@firm0.example',
    'person2@firm2.example',
  ])
  expect(await world.person('two words@firm1.example')).toMatchObject({
    state: 'needs_attention',
    excluded_by: 'delivery',
    state_reason: expect.stringContaining("Couldn't create the email"),
  })
})

test('an entry taken off the suppression list lets in whom it kept out, and nobody else', async () => {
  world = await createWorld()
  await world.addMailbox()
  const { engine, scope } = world
  const listed = (
    value: string,
    kind: 'address' | 'domain',
    reason: 'manual' | 'unsubscribed' = 'manual',
  ) =>
    world.database.tenant(world.tenantId, (db) =>
      suppress(scopedTx(engine, db, scope), { kind, value, reason, source: 'test' }),
    )
  await listed('firm0.example', 'domain')
  await listed('person1@firm1.example', 'address')
  await listed('person2@firm2.example', 'address')
  const id = await world.addCampaign()
  await world.addPeople(id, 4)
  const { rows } = await engine.stores.of('suppression').list(scope, {})
  for (const value of ['firm0.example', 'person1@firm1.example'])
    await unsuppress(engine, scope, {
      id: rows.find((row) => row.value === value)!.id,
      version: null,
    })
  const states = await Promise.all(
    [0, 1, 2, 3].map(async (n) => (await world.person(`person${n}@firm${n}.example`)).state),
  )
  expect(states).toEqual(['pending', 'pending', 'excluded', 'pending'])
})
