import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { takeEvents } from '#engine/events/intake.ts'
import type { Delivery, Outcome, Reading } from '#engine/events/incoming.ts'
import type { Engine } from '#engine/engine.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

interface Sent {
  /** One of the same few people, or somebody who comes for the first time. */
  user: string
  session: string | null
  /** Of which another may bear the same. */
  message: string
}

let round = 0
const nameOf = (text: string) => `${round} ${text}`

/** What is sent says its own place in the order as a trait. */
function deliveryOf(sent: readonly Sent[], from: number): Delivery {
  const readings = sent.map(({ user, session, message }, n): Reading => {
    const incoming = {
      eventType: 'view', messageId: nameOf(message), userId: nameOf(user), anonymousId: null, profileId: null, previousId: null, groupId: null, groupTraits: null, traits: { place: from + n }, traitsPath: '', declaredOnly: false, consents: null,
      sessionId: session && nameOf(session), sessionProperties: {}, scope: 'site', properties: {}, source: {}, target: {}, timeStamp: t.clock.now(),
    }
    return { payload: {}, eventType: 'view', messageId: incoming.messageId, fault: null, incoming }
  })
  return { source: { id: null, tenantId: t.tenants.a, keyHash: null, scope: 'site', origins: [], respectDoNotTrack: false }, dialect: 'segment', readings }
}

/** The product over a database that takes back some of what it was to store, as one does whose server is stopped or that found two waiting for each other. */
function withFaults(faults: readonly boolean[]): Engine {
  let n = 0
  const { database } = t.engine
  return {
    ...t.engine,
    database: {
      ...database,
      tenant: (tenantId, work) => database.tenant(tenantId, async (db) => {
        const answer = await work(db)
        if (faults[n++]) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
        return answer
      }),
    },
  }
}

const known = ['ann', 'ben', 'cleo', 'dan'] as const
/** Seldom somebody new: who decides who people are goes alone, and so do some after it. */
const sent = fc.record({ user: fc.oneof({ weight: 300, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: fc.constant('new') }), session: fc.constantFrom(null, null, 's1', 's2', 's3'), message: fc.nat(900).map(String) })
const calls = fc.array(fc.array(sent, { minLength: 1, maxLength: 2 }), { minLength: 150, maxLength: 250 })
/** Calls that wait for their answers at once. */
const AT_ONCE = 9

it('what is on its way at once comes out as if each call had been stored when it came', async () => {
  await fc.assert(
    fc.asyncProperty(calls, fc.array(fc.nat(9).map((n) => n === 0), { minLength: 80, maxLength: 80 }), async (given, faults) => {
      round++
      const engine = withFaults([false, ...faults])
      // The same few people are known before.
      await takeEvents(engine, deliveryOf(known.map((user) => ({ user, session: null, message: `first ${user}` })), 0))
      const all = given.map((call, n) => call.map((one, at) => (one.user === 'new' ? { ...one, user: `new ${n % 7} ${at}` } : one)))
      const places = all.map((_call, n) => known.length + all.slice(0, n).flat().length)
      const outcomes: Outcome[][] = []
      let next = 0
      await Promise.all(Array.from({ length: AT_ONCE }, async () => {
        for (let n = next++; n < all.length; n = next++) outcomes[n] = await takeEvents(engine, deliveryOf(all[n]!, places[n]!))
      }))
      const messages = new Set<string>()
      const visits = new Set<string>()
      const expected = new Map<string, { place: number; visits: number }>(known.map((user, place) => [user, { place, visits: 0 }]))
      for (const [n, call] of all.entries())
        for (const [at, { user, session, message }] of call.entries()) {
          const isRepeat = messages.has(message)
          expect(outcomes[n]![at]!.status).toBe(isRepeat ? 'repeated' : 'stored')
          if (isRepeat) continue
          messages.add(message)
          const person = expected.get(user) ?? { place: 0, visits: 0 }
          expected.set(user, { place: places[n]! + at, visits: person.visits + (session !== null && !visits.has(session) ? 1 : 0) })
          if (session !== null) visits.add(session)
        }
      const { rows } = await t.database.system((db) => sql<{ value: string; place: number; visits: number | null }>`select a.value, (p.properties ->> 'place')::integer as place, (p.properties ->> 'nbOfVisits')::integer as visits
        from profile_aliases a join profiles p on p.tenant_id = a.tenant_id and p.id = a.profile_id where a.tenant_id = ${t.tenants.a} and a.kind = 'user' and a.value like ${`${round} %`}`.execute(db))
      expect(Object.fromEntries(rows.map(({ value, place, visits: n }) => [value.slice(`${round} `.length), { place, visits: n ?? 0 }]))).toEqual(Object.fromEntries(expected))
    }),
    { numRuns: Number(process.env.INTAKE_CASES ?? 15), seed: 7 },
  )
}, 120_000)
