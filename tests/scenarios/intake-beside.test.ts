import fc from 'fast-check'
import { sql, type KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { takeEvents } from '#engine/ingest/events/intake.ts'
import { normalizedEvent } from '#engine/audience/identity/incoming-event.ts'
import type {
  IngestRequest,
  EventOutcome,
  ParsedEvent,
} from '#engine/ingest/events/ingest-request.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import type { Db } from '#platform/database/database.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { propertyRuns, propertyTimeout } from '#tests/support/property-runs.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

interface Sent {
  /** One of the same few people, or somebody who comes for the first time. */
  user: string
  session: string | null
  /** A company that several of them speak of. */
  company: string | null
  /** Of which another may bear the same. */
  message: string
}

let round = 0
const nameOf = (text: string) => `${round} ${text}`

/** What is sent says its own place in the order as a trait. */
function requestOf(sent: readonly Sent[], from: number): IngestRequest {
  const events = sent.map(({ user, session, company, message }, n): ParsedEvent => {
    const incoming = normalizedEvent({
      eventType: 'view',
      messageId: nameOf(message),
      userId: nameOf(user),
      groupId: company && nameOf(company),
      groupTraits: company === null ? null : { place: from + n },
      traits: { place: from + n },
      sessionId: session && nameOf(session),
      scope: 'site',
      timeStamp: t.clock.now(),
    })
    return { payload: {}, eventType: 'view', messageId: incoming.messageId, fault: null, incoming }
  })
  return {
    source: {
      id: null,
      tenantId: t.tenants.a,
      keyHash: null,
      scope: 'site',
      origins: [],
      respectDoNotTrack: false,
    },
    dialect: 'segment',
    events,
  }
}

const deadlock = () => Object.assign(new Error('deadlock detected'), { code: '40P01' })

/**
 * The product over a database of which each transaction does its work within something else; they
 * are counted from 0 as they begin.
 */
function over(around: <T>(n: number, db: Db, work: (db: Db) => Promise<T>) => Promise<T>): Engine {
  const { database } = t.engine
  let begun = 0
  return {
    ...t.engine,
    database: {
      ...database,
      pipelined: (tenantId, first, work) => {
        const n = begun++
        return database.pipelined(tenantId, first, (db, found, last) =>
          around(n, db, (inner) => work(inner, found, last)),
        )
      },
    },
  }
}

/**
 * The product over a database that takes back some of what it was to store, as one does whose
 * server is stopped or that found two waiting for each other.
 */
function withFaults(faults: readonly boolean[]): Engine {
  let ended = 0
  return over(async (_n, db, work) => {
    const answer = await work(db)
    if (faults[ended++]) throw deadlock()
    return answer
  })
}

/** So many that some calls on their way at once are about others, and so few that some are not. */
const known = Array.from({ length: 16 }, (_one, n) => `known ${n}`)
/** Seldom somebody new: who decides who people are goes alone, and so do some after it. */
const sent = fc.record({
  user: fc.oneof(
    { weight: 1000, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: fc.constant('new') },
  ),
  session: fc.constantFrom(null, null, 's1', 's2', 's3'),
  company: fc.constantFrom(null, null, 'c1', 'c2'),
  message: fc.nat(900).map(String),
})
const calls = fc.array(fc.array(sent, { minLength: 1, maxLength: 2 }), {
  minLength: 150,
  maxLength: 250,
})
/** Calls that wait for their answers at once. */
const AT_ONCE = 9

/** Calls to the database after which somebody else's transaction has come as far as it can. */
const LONG_ENOUGH = 60

/**
 * The product over a database that is slow with the first transaction: at its end, or where it does
 * what is named. Whoever is not made to wait for it goes ahead of it.
 * @param fails whether that transaction is taken back at its end
 */
function withSlowFirst(fails: boolean, what?: string): Engine {
  const beSlow = async (db: Db) => {
    for (let call = 0; call < LONG_ENOUGH; call++) await sql`select 1`.execute(db)
  }
  const slowed = new WeakSet<object>()
  const slow = (db: Db): KyselyPlugin => ({
    transformQuery: ({ node, queryId }) => {
      if (what !== undefined && JSON.stringify(node).includes(what)) slowed.add(queryId)
      return node
    },
    async transformResult({ result, queryId }) {
      if (slowed.has(queryId)) await beSlow(db)
      return result
    },
  })
  return over(async (n, db, work) => {
    if (n > 0) return work(db)
    const answer = await work(db.withPlugin(slow(db)))
    if (what === undefined) await beSlow(db)
    if (fails) throw deadlock()
    return answer
  })
}

/** Calls that come at once, the first of them slow. */
async function atOnce(
  calls: readonly (readonly Sent[])[],
  { fails = false, before = ['ann', 'ben', 'cleo'] }: { fails?: boolean; before?: string[] } = {},
) {
  round++
  await takeEvents(
    { ...t.engine },
    requestOf(
      before.map((user) => ({ user, session: null, company: null, message: `first ${user}` })),
      0,
    ),
  )
  const engine = withSlowFirst(fails)
  return Promise.all(
    calls.map((call, n) => takeEvents(engine, requestOf(call, n + 1), { minConcurrent: 1 })),
  )
}

const one = (user: string, more: Partial<Sent> = {}): Sent => ({
  user,
  session: null,
  company: null,
  message: `of ${user}`,
  ...more,
})
const peopleOf = async () =>
  (
    await t.database.system((db) =>
      sql<{
        value: string
        place: number
        visits: number | null
      }>`select a.value, (p.properties ->> 'place')::integer as place,
        (p.properties ->> 'nbOfVisits')::integer as visits
  from profile_aliases a join profiles p on p.tenant_id = a.tenant_id and p.id = a.profile_id
  where a.tenant_id = ${t.tenants.a} and a.kind = 'user' and a.value like ${`${round} %`}
  order by a.value`.execute(db),
    )
  ).rows.map((row) => ({ ...row, value: row.value.slice(`${round} `.length) }))
const companiesOf = async () =>
  (
    await t.database.system((db) =>
      sql<{
        id: string
        place: number
      }>`select id, (properties ->> 'place')::integer as place from profile_groups
        where tenant_id = ${t.tenants.a} and id like ${`${round} %`} order by id`.execute(db),
    )
  ).rows.map((row) => ({ ...row, id: row.id.slice(`${round} `.length) }))

/** The product over a database whose first transaction ends when it is told to. */
function withHeldFirst() {
  let [isDone, go, hasSecond] = [() => {}, () => {}, () => {}]
  const done = new Promise<void>((resolve) => (isDone = resolve))
  const going = new Promise<void>((resolve) => (go = resolve))
  const second = new Promise<void>((resolve) => (hasSecond = resolve))
  let begun = 0
  const engine = over(async (n, db, work) => {
    begun++
    if (n === 1) hasSecond()
    const answer = await work(db)
    isDone()
    if (n === 0) await going
    return answer
  })
  return { engine, done, second, go, begun: () => begun }
}

/** Stores events of three people, whom later calls know. */
async function knowThree() {
  round++
  const users = ['ann', 'ben', 'cleo']
  const events = users.map((user) => one(user, { message: `first ${user}` }))
  await takeEvents({ ...t.engine }, requestOf(events, 0))
  return users
}

it('a batch begins while the one before it has not committed', async () => {
  // The embedded database runs one transaction at a time.
  if (t.database.kind !== 'postgres') return
  const users = await knowThree()
  const { engine, second, go } = withHeldFirst()
  const answers = users.slice(0, 2).map((user, n) =>
    takeEvents(engine, requestOf([one(user, { message: `beside ${n}` })], n), {
      minConcurrent: 1,
    }),
  )
  await second
  go()
  expect((await Promise.all(answers)).flat().map(({ status }) => status)).toEqual([
    'stored',
    'stored',
  ])
}, 10_000)

it('few events do not begin a transaction of their own beside another, but go together after it', async () => {
  const transactionsOf = async (minConcurrent: number) => {
    const users = await knowThree()
    const { engine, done, go, begun } = withHeldFirst()
    const take = (n: number) =>
      takeEvents(engine, requestOf([one(users[n]!, { message: `single ${n}` })], n), {
        minConcurrent,
      })
    const before = [take(0), take(1)]
    await done
    const last = take(2)
    go()
    await Promise.all([...before, last])
    return begun()
  }
  expect(await transactionsOf(2)).toBe(2)
  expect(await transactionsOf(1)).toBe(t.database.kind === 'postgres' ? 3 : 2)
})

for (const fails of [false, true])
  it(`concurrent writes keep their order of arrival${fails ? ', also after a rollback' : ''}`, async () => {
    await atOnce([[one('ann', { company: 'c' })], [one('ben', { company: 'c' })]], { fails })
    expect(await companiesOf()).toEqual([{ id: 'c', place: 2 }])
    expect((await peopleOf()).map(({ place }) => place)).toEqual([1, 2, 2])
    // Two that wait for each other are parted by the database after half a minute.
  }, 10_000)

it('whom a rule finds is not waited for, while they wait for its end', async () => {
  round++
  const { a: tenantId } = t.tenants
  await takeEvents(
    { ...t.engine },
    requestOf([one('ann', { message: '1' }), one('ben', { message: '2' })], 0),
  )
  const rule = {
    condition: { type: 'eventTypeCondition', parameterValues: { eventTypeId: 'view' } },
    actions: [
      {
        type: 'mergeProfilesOnPropertyAction',
        parameterValues: {
          mergeProfilePropertyName: 'code',
          mergeProfilePropertyValue: nameOf('shared'),
        },
      },
    ],
  }
  await t.database.system((db) =>
    sql`insert into rules (id, name, condition, actions, tenant_id, created_at, created_by,
      updated_at, updated_by) values ('joins', 'joins', ${JSON.stringify(rule.condition)}::jsonb,
      ${JSON.stringify(rule.actions)}::jsonb, ${tenantId}, now(), 'test', now(), 'test')`.execute(
      db,
    ),
  )
  try {
    await takeEvents({ ...t.engine }, requestOf([one('ben', { message: '3' })], 2))
    // Rules are read again, and slowly, by the first of the two.
    await t.database.system((db) =>
      sql`update rules set version = version + 1 where tenant_id = ${tenantId} and id = 'joins'`.execute(
        db,
      ),
    )
    const engine = withSlowFirst(false, '"rules"')
    await Promise.all(
      ['ann', 'ben'].map((user, n) =>
        takeEvents(engine, requestOf([one(user, { message: `${n + 4}` })], n + 3), {
          minConcurrent: 1,
        }),
      ),
    )
    expect((await peopleOf()).map(({ value, place }) => [value, place])).toEqual([
      ['ann', 4],
      ['ben', 4],
    ])
  } finally {
    await t.database.system((db) =>
      db.deleteFrom('rules').where('tenant_id', '=', tenantId).execute(),
    )
  }
}, 10_000)

it('a visit that two bring at once counts for the first', async () => {
  await atOnce([[one('ann', { session: 's' })], [one('ben', { session: 's' })]])
  expect((await peopleOf()).map(({ visits }) => visits)).toEqual([1, null, null])
})

it('somebody new whom two bring at once is one person', async () => {
  const count = () =>
    t.database.system((db) =>
      db
        .selectFrom('profiles')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('tenant_id', '=', t.tenants.a)
        .executeTakeFirstOrThrow(),
    )
  const before = Number((await count()).count)
  await atOnce([[one('new', { message: '1' })], [one('new', { message: '2' })]], {
    before: ['ann'],
  })
  expect(Number((await count()).count) - before).toBe(2)
})

it('what comes again while it is on its way is a repeat', async () => {
  const outcomes = await atOnce([
    [one('ann', { message: 'same' })],
    [one('ben', { message: 'same' })],
  ])
  expect(outcomes.flat().map(({ status }) => status)).toEqual(['stored', 'repeated'])
})

it(
  'what is on its way at once comes out as if each call had been stored when it came',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        calls,
        fc.array(
          fc.nat(9).map((n) => n === 0),
          { minLength: 80, maxLength: 80 },
        ),
        async (given, faults) => {
          round++
          const engine = withFaults([false, ...faults])
          // The same few people are known before.
          await takeEvents(
            engine,
            requestOf(
              known.map((user) => ({
                user,
                session: null,
                company: null,
                message: `first ${user}`,
              })),
              0,
            ),
            { minConcurrent: 1 },
          )
          const all = given.map((call, n) =>
            call.map((one, at) =>
              one.user === 'new' ? { ...one, user: `new ${n % 7} ${at}` } : one,
            ),
          )
          const places = all.map((_call, n) => known.length + all.slice(0, n).flat().length)
          const outcomes: EventOutcome[][] = []
          let next = 0
          await Promise.all(
            Array.from({ length: AT_ONCE }, async () => {
              for (let n = next++; n < all.length; n = next++)
                outcomes[n] = await takeEvents(engine, requestOf(all[n]!, places[n]!))
            }),
          )
          const messages = new Set<string>()
          const visits = new Set<string>()
          const companies = new Map<string, number>()
          const expected = new Map<string, { place: number; visits: number }>(
            known.map((user, place) => [user, { place, visits: 0 }]),
          )
          for (const [n, call] of all.entries())
            for (const [at, { user, session, company, message }] of call.entries()) {
              const isRepeat = messages.has(message)
              expect(outcomes[n]![at]!.status).toBe(isRepeat ? 'repeated' : 'stored')
              if (isRepeat) continue
              messages.add(message)
              const person = expected.get(user) ?? { place: 0, visits: 0 }
              expected.set(user, {
                place: places[n]! + at,
                visits: person.visits + (session !== null && !visits.has(session) ? 1 : 0),
              })
              if (session !== null) visits.add(session)
              if (company !== null) companies.set(company, places[n]! + at)
            }
          expect(
            Object.fromEntries((await companiesOf()).map(({ id, place }) => [id, place])),
            'what was said of each company last',
          ).toEqual(Object.fromEntries(companies))
          expect(
            Object.fromEntries(
              (await peopleOf()).map(({ value, place, visits: n }) => [
                value,
                { place, visits: n ?? 0 },
              ]),
            ),
          ).toEqual(Object.fromEntries(expected))
        },
      ),
      { numRuns: propertyRuns(150, { variable: 'INTAKE_CASES', short: 15 }), seed: 7 },
    )
  },
  propertyTimeout,
)
