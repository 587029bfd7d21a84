import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import fc from 'fast-check'
import type { Broadcast, Profile } from '#model/schema/entities.generated.ts'
import { HOUR_MS, MINUTE_MS } from '#model/lib/time-units.ts'
import { baseRow } from '#engine/kernel/rows.ts'
import {
  pauseBroadcast,
  resumeBroadcast,
  retryBroadcast,
  stopBroadcast,
} from '#engine/engage/broadcasts/control.ts'
import { rehearse } from '#engine/engage/broadcasts/rehearse.ts'
import { broadcastReport } from '#engine/engage/broadcasts/report.ts'
import { startBroadcast } from '#engine/engage/broadcasts/start.ts'
import { transitions } from '#engine/engage/broadcasts/transitions.ts'
import { publishTemplate } from '#engine/engage/templates/publish-template.ts'
import { lapseLeases } from '#tests/support/lapse-leases.ts'
import { propertyRuns } from '#tests/support/property-runs.ts'
import { at, createWorld } from './campaign-world.ts'

type World = Awaited<ReturnType<typeof createWorld>>
/** One world for all tests: each has its own message, list and people, a day after the one before. */
let world: World
let mailboxId = ''
let engageId = ''
let domain = ''
let number = 0

beforeAll(async () => {
  world = await createWorld({ start: '2026-03-02T09:00' })
  const { engine, scope } = world
  const mailbox = await world.addMailbox({
    gapMinutes: 1,
    rampStart: 50,
    dailyCap: 50,
    windowDays: [1, 2, 3, 4, 5, 6, 7],
    windowFrom: '00:00',
    windowTo: '24:00',
  })
  mailboxId = mailbox.id
  await engine.stores.of('topic').create(scope, { id: 'news', name: 'News' })
  await engine.stores.of('template').create(scope, {
    id: 'hello',
    name: 'Hello',
    subject: 'Hi {{ properties.firstName }}',
    source: '<p>Hello</p>',
  })
  await publishTemplate(engine, scope, 'hello', { despiteWarnings: true })
})
afterAll(() => world?.database.close())
beforeEach(begin)

/** A message, a list and a domain of addresses that no earlier test used, a day later. */
async function begin() {
  const { engine, scope, clock } = world
  clock.set(clock.now() + 25 * HOUR_MS)
  await drain()
  world.world.answer = () => accepted
  world.delivered.length = 0
  number++
  engageId = `news-${number}`
  domain = `reader${number}.example`
  await engine.stores.of('user-list').create(scope, { id: engageId, name: 'Readers' })
  await engine.stores.of('engage').create(scope, {
    id: engageId,
    name: 'News mail',
    templateId: 'hello',
    mailboxId,
    topicId: 'news',
  })
}

const joins = async (listId: string, ids: readonly string[]) => {
  const { engine, tenantId, scope } = world
  await world.database.tenant(tenantId, (db) =>
    db
      .insertInto('list_members')
      .values(ids.map((id) => ({ ...baseRow(engine, scope), list_id: listId, profile_id: id })))
      .execute(),
  )
}

async function addReaders(people: readonly Partial<Profile>[]): Promise<string[]> {
  const { engine, scope } = world
  const ids: string[] = []
  for (const [n, person] of people.entries())
    ids.push(
      (
        await engine.stores.of('profile').create(scope, {
          name: `Reader ${n}`,
          ...person,
          email: person.email ? `${person.email}@${domain}` : null,
        })
      ).id,
    )
  await joins(engageId, ids)
  return ids
}

const readers = (count: number): Partial<Profile>[] =>
  Array.from({ length: count }, (_unused, n) => ({ email: `r${n}` }))

const draft = (values: Partial<Broadcast> = {}) =>
  world.engine.stores.of('broadcast').create(world.scope, {
    name: 'Spring news',
    engageId,
    audienceKind: 'list',
    listId: engageId,
    ...values,
  })
const current = async (id: string) =>
  (await world.engine.stores.of('broadcast').get(world.scope, id))!
const stateOf = async (id: string) => (await current(id)).state
const start = (id: string) => startBroadcast(world.engine, world.scope, id)
const drain = () => world.work().drain()
const playFor = (minutes: number) =>
  world.work().playTo(world.clock.now() + minutes * MINUTE_MS, world.clock)
const reportOf = (id: string) => broadcastReport(world.engine, world.scope, id)
const sumOf = (counts: { n: number }[]) => counts.reduce((sum, { n }) => sum + n, 0)
const countsOf = async (id: string) =>
  Object.fromEntries(
    (await reportOf(id)).counts.map(({ state, reason, n }) => [
      reason ? `${state}:${reason}` : state,
      n,
    ]),
  )
const accepted = { kind: 'accepted' as const, reply: '250 2.0.0 queued', providerId: '' }
const bounced = {
  kind: 'rejected' as const,
  stage: 'rcpt' as const,
  code: 550,
  enhanced: '5.1.1',
  reply: '550 5.1.1 no such user',
}
/** How often each address got an email. */
const copies = () => {
  const all = new Map<string, number>()
  for (const { to } of world.delivered)
    all.set(to.toLowerCase(), (all.get(to.toLowerCase()) ?? 0) + 1)
  return all
}

describe('a broadcast', () => {
  it('sends one email per address, with a reason for everyone else', async () => {
    await addReaders([
      { email: 'ann' },
      { email: 'Ann' },
      { email: 'bo' },
      { email: null },
      { email: 'cy', consents: { news: { status: 'DENIED' } } },
      { email: 'CY' },
    ])
    const { id } = await draft()
    await start(id)
    await drain()
    await playFor(180)
    expect(await countsOf(id)).toEqual({
      sent: 2,
      'skipped:duplicate': 1,
      'skipped:left-topic': 2,
      'skipped:no-address': 1,
    })
    expect([...copies().values()]).toEqual([1, 1])
    expect(await current(id)).toMatchObject({ state: 'done', targeted: 6, templateVersion: 1 })
  })

  it('skips whom the same version was sent to before, and sends a new version', async () => {
    await addReaders(readers(6))
    const first = await draft()
    await start(first.id)
    await playFor(2)
    const sent = world.delivered.length
    expect(sent).toBeGreaterThan(0)
    expect(sent).toBeLessThan(6)
    // A page that still shows it as scheduled does not stop it.
    await expect(
      stopBroadcast(world.engine, world.scope, first.id, 'scheduled'),
    ).rejects.toMatchObject({ code: 'wrong_state' })
    expect(await stopBroadcast(world.engine, world.scope, first.id)).toEqual({
      cancelled: 6 - sent,
    })
    const again = await draft()
    await start(again.id)
    await playFor(180)
    expect(await countsOf(again.id)).toEqual({ sent: 6 - sent, 'skipped:repeated': sent })
    expect([...copies().values()]).toEqual(Array.from({ length: 6 }, () => 1))
    await world.engine.stores
      .of('template')
      .update(world.scope, 'hello', null, { source: '<p>Hello again</p>' })
    await publishTemplate(world.engine, world.scope, 'hello', { despiteWarnings: true })
    const third = await draft()
    await start(third.id)
    await playFor(180)
    expect(await countsOf(third.id)).toEqual({ sent: 6 })
  })

  it('leaves out segments, lists and recipients of another message', async () => {
    const { engine, scope } = world
    const [, , third] = await addReaders(readers(4))
    await engine.stores.of('user-list').create(scope, { id: 'staff', name: 'Staff' })
    await joins('staff', [third!])
    const other = await draft({ audienceKind: 'addresses', addresses: `R0@${domain}; x` })
    await start(other.id)
    await playFor(60)
    const { id } = await draft({
      excludeListIds: ['staff'],
      excludeEngageId: engageId,
      excludeDays: 3,
    })
    await start(id)
    await playFor(120)
    expect(await countsOf(id)).toEqual({
      sent: 2,
      'skipped:excluded': 1,
      'skipped:recent': 1,
    })
  })

  it('keeps to its pace, and leaves at a local time in each zone', async () => {
    world.clock.set(at('2026-03-27T09:00'))
    await addReaders([
      { email: 'b', properties: { timeZone: 'Europe/Berlin' } },
      { email: 'n', properties: { timeZone: 'America/New_York' } },
      { email: 't', properties: { timeZone: 'Asia/Tokyo' } },
    ])
    // In Berlin, 02:30 does not exist on that day: the next valid time is 03:00.
    const { id } = await draft({ timing: 'local', localDate: '2026-03-29', localTime: '02:30' })
    const plan = await rehearse(world.engine, world.scope, id)
    await start(id)
    expect(await stateOf(id)).toBe('scheduled')
    await world.playTo('2026-03-30T12:00')
    const left = Object.fromEntries(world.delivered.map((one) => [one.to[0], one.at]))
    const minute = (moment: number) => Math.floor(moment / 60_000)
    expect(minute(left.t!)).toBe(minute(Date.parse('2026-03-28T17:30:00Z')))
    expect(minute(left.b!)).toBe(minute(Date.parse('2026-03-29T01:00:00Z')))
    expect(minute(left.n!)).toBe(minute(Date.parse('2026-03-29T06:30:00Z')))
    expect(plan).toMatchObject({
      gets: 3,
      firstAt: '2026-03-28T17:30:00.000Z',
      lastAt: '2026-03-29T06:30:00.000Z',
    })

    const paced = await draft({ name: 'Slow news', perHour: 2, skipRepeats: false })
    const planned = await rehearse(world.engine, world.scope, paced.id)
    const from = world.clock.now()
    await start(paced.id)
    await world.playTo('2026-03-30T18:00')
    const times = world.delivered.slice(3).map((one) => one.at - from)
    expect(times.map((time) => Math.round(time / 60_000))).toEqual([0, 30, 60])
    expect(Date.parse(planned.lastAt!) - Date.parse(planned.firstAt!)).toBe(60 * 60_000)
  })

  it('sends the rest after a good canary, and pauses after a bad one', async () => {
    await addReaders(readers(20))
    const good = await draft({ canaryPercent: 10, canaryHours: 2 })
    await start(good.id)
    await playFor(90)
    expect(await countsOf(good.id)).toEqual({ sent: 2, waiting: 18 })
    expect(await stateOf(good.id)).toBe('canary')
    await playFor(150)
    expect(await countsOf(good.id)).toEqual({ sent: 20 })
    expect(await stateOf(good.id)).toBe('done')

    world.world.answer = ({ envelope }) => (envelope.to.startsWith('r1') ? bounced : accepted)
    const bad = await draft({ canaryPercent: 50, canaryHours: 1, skipRepeats: false })
    await start(bad.id)
    await playFor(420)
    const paused = await current(bad.id)
    expect(paused.state).toBe('paused')
    expect(paused.stateReason).toMatch(
      /^Paused: \d+ of 10 emails bounced \(\d+\.0%; the limit is 5%\)\.$/,
    )
    expect((await countsOf(bad.id)).waiting).toBe(10)
    const { canary } = await reportOf(bad.id)
    expect(canary!.delivered + canary!.bounces).toBeCloseTo(100)
  })

  it('retries failed emails and canceled people, not bounced addresses', async () => {
    await addReaders(readers(5))
    world.world.answer = ({ envelope }) =>
      envelope.to.startsWith('r0')
        ? bounced
        : envelope.to.startsWith('r1')
          ? { ...bounced, stage: 'data', code: 554, enhanced: '5.7.1', reply: '554 5.7.1 spam' }
          : accepted
    const { id } = await draft({ maxBounces: 100, maxErrors: 100 })
    await start(id)
    await playFor(60)
    expect(await countsOf(id)).toEqual({ sent: 3, 'failed:refused': 1, 'failed:rejected': 1 })
    world.world.answer = () => accepted
    expect(await retryBroadcast(world.engine, world.scope, id, 'failed')).toEqual({ retried: 1 })
    await playFor(60)
    expect(await countsOf(id)).toEqual({ sent: 4, 'failed:refused': 1 })
    expect(await stateOf(id)).toBe('done')
    expect([...copies().values()]).toEqual([1, 1, 1, 1])
  })

  it('returns to draft when the message cannot be sent any more', async () => {
    await addReaders(readers(1))
    const { id } = await draft({
      timing: 'at',
      startAt: new Date(world.clock.now() + HOUR_MS).toISOString(),
    })
    await start(id)
    await expect(
      world.engine.stores.of('broadcast').update(world.scope, id, null, { listId: null }),
    ).rejects.toMatchObject({ code: 'wrong_state' })
    await world.engine.stores.of('engage').update(world.scope, engageId, null, { enabled: false })
    await playFor(24 * 60)
    expect(await current(id)).toMatchObject({
      state: 'draft',
      stateReason: 'Not sent: The message is switched off.',
    })
    expect((await reportOf(id)).counts).toEqual([])
  })
})

const email = fc.constantFrom(null, 'a', 'A', 'b', 'c')
const step = fc.constantFrom('play', 'pause', 'resume', 'stop', 'retry', 'rest', 'again', 'move')

it('never sends twice and always adds up, whatever interrupts it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ email, left: fc.boolean() }), { minLength: 1, maxLength: 8 }),
      fc.record({
        canaryPercent: fc.constantFrom(null, 30),
        perHour: fc.constantFrom(null, 20, 600),
        maxErrors: fc.constantFrom(10, 100),
      }),
      fc.array(step, { maxLength: 8 }),
      fc.array(fc.constantFrom('accepted', 'crash-after', 'later', 'spam'), { maxLength: 12 }),
      async (people, values, steps, answers) => {
        await begin()
        const ids = await addReaders(
          people.map((one) => ({
            ...(one.email ? { email: one.email } : {}),
            ...(one.left ? { consents: { news: { status: 'DENIED' } } } : {}),
          })),
        )
        world.world.answer = () => answerOf(answers.shift() ?? 'accepted')
        const broadcasts = [(await draft(values)).id]
        await start(broadcasts[0]!)
        for (const one of steps) {
          await interrupt(one, values, broadcasts, ids)
          for (const each of broadcasts) {
            const { targeted, counts, erased } = await reportOf(each)
            expect(erased).toBe(0)
            expect(sumOf(counts)).toBe(targeted)
          }
          for (const n of copies().values()) expect(n).toBe(1)
        }
        for (const each of broadcasts) {
          const broadcast = await current(each)
          expect(Object.keys(transitions)).toContain(broadcast.state)
          if (broadcast.frozenAt) expect(broadcast.targeted).toBe(people.length)
          if (broadcast.state === 'done') expect(await countsOf(each)).not.toHaveProperty('waiting')
        }
      },
    ),
    { numRuns: propertyRuns(80, { short: 8 }) },
  )
})

const answerOf = (name: string) =>
  name === 'crash-after'
    ? ('crash-after' as const)
    : name === 'later'
      ? { ...bounced, code: 451, enhanced: '4.3.0', reply: '451 4.3.0 later' }
      : name === 'spam'
        ? { ...bounced, stage: 'data' as const, code: 554, enhanced: '5.7.1', reply: '554 spam' }
        : accepted

/** One step of a user, of time, or of a profile whose address becomes that of another one. */
async function interrupt(
  step: string,
  values: Partial<Broadcast>,
  broadcasts: string[],
  people: readonly string[],
): Promise<void> {
  const { engine, scope } = world
  const id = broadcasts.at(-1)!
  const acts: Record<string, () => Promise<unknown>> = {
    play: () => playFor(20).then(() => lapseLeases(world.database)),
    pause: () => pauseBroadcast(engine, scope, id),
    resume: () => resumeBroadcast(engine, scope, id),
    stop: () => stopBroadcast(engine, scope, id),
    retry: () => retryBroadcast(engine, scope, id, 'failed'),
    rest: () => retryBroadcast(engine, scope, id, 'rest'),
    move: () =>
      engine.stores.of('profile').update(scope, people[0]!, null, { email: `b@${domain}` }),
    again: async () => {
      const next = await draft(values)
      await start(next.id)
      broadcasts.push(next.id)
    },
  }
  await acts[step]!().catch((error: { code?: string }) => {
    if (error.code !== 'wrong_state') throw error
  })
}
