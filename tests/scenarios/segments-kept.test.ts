import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, it } from 'vitest'
import type { Condition } from '#condition/condition.ts'
import { loadDefinitions, type ScoringDefinition } from '#engine/segments/definitions.ts'
import { keepMemberships } from '#engine/segments/keep-memberships.ts'
import { modifierOf } from '#engine/segments/keep-scores.ts'
import { loadFacts } from '#engine/segments/load-facts.ts'
import { rebuildKept } from '#engine/segments/rebuild.ts'
import { createWork, type Work } from '#engine/work.ts'
import type { Db } from '#platform/database/database.ts'
import type { ProfileFacts } from '#condition/facts.ts'
import { systemActor } from '#model/actor.ts'
import { conditions, people } from '#tests/conditions/arbitraries.ts'
import { languageWith } from '#tests/conditions/condition-world.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const START = Date.parse('2026-03-24T10:00:00.000Z')
const HOUR = 3_600_000

let t: TestApp
let work: Work
beforeAll(async () => {
  t = await startTestApp()
  work = createWork(t.engine)
  await t.database.system((db) => sql`update tenants set time_zone = 'Europe/Berlin'`.execute(db))
})
afterAll(() => t.close())

const inTenant = <T>(work: Parameters<TestApp['database']['tenant']>[1]) => t.database.tenant(t.tenants.a, work) as Promise<T>
const scope = () => ({ tenantId: t.tenants.a, actor: systemActor })

/** Everything that is wrong with the memberships as they stand: by the database over everybody, and by memory for each person. */
async function differences(): Promise<string[]> {
  return inTenant(async (db) => {
    const { ordered, spoken } = await loadDefinitions(db, t.engine, t.tenants.a)
    const now = t.clock.now()
    const { rows: kept } = await sql<{ key: string; n: string }>`select segment_id || ' ' || profile_id as key, count(*) as n from segment_members where tenant_id = ${t.tenants.a} and left_at is null group by 1`.execute(db)
    const keys = new Set(kept.map((row) => row.key))
    const wrong = kept.filter((row) => Number(row.n) > 1).map((row) => `${row.key}: twice`)
    const facts = await loadFacts(db, t.tenants.a, (await db.selectFrom('profiles').select('id').where('tenant_id', '=', t.tenants.a).execute()).map((row) => row.id), new Set(['*']))
    for (const one of ordered) {
      if (one.kind === 'scoring') {
        wrong.push(...(await wrongScores(db, one, facts)))
        continue
      }
      const { id, condition, judge, enabled } = one
      const { rows } = await sql<{ id: string; holds: boolean }>`select p.id, ${spoken.meaning.compile(condition, { profile: { alias: 'p' } }, now)} as holds from profiles p where p.tenant_id = ${t.tenants.a}`.execute(db)
      for (const row of rows) {
        const isIn = keys.has(`${id} ${row.id}`)
        if (isIn !== (enabled && row.holds)) wrong.push(`${id} ${row.id}: ${isIn ? 'in' : 'out'}, the database says ${row.holds}: ${JSON.stringify(condition)}`)
        if (isIn !== (enabled && judge({ now, profile: facts.get(row.id)! }))) wrong.push(`${id} ${row.id}: ${isIn ? 'in' : 'out'}, memory says otherwise: ${JSON.stringify(condition)}`)
      }
    }
    return wrong
  })
}

/** What is kept of a plan beside the sums of its elements, by the database and by memory. */
async function wrongScores(db: Db, plan: ScoringDefinition, facts: ReadonlyMap<string, ProfileFacts>): Promise<string[]> {
  const { spoken } = await loadDefinitions(db, t.engine, t.tenants.a)
  const now = t.clock.now()
  const holds = plan.elements.map(({ condition }) => spoken.meaning.compile(condition, { profile: { alias: 'p' } }, now))
  const { rows } = await sql<{ id: string; flags: boolean[]; value: number | null; parts: object | null; told: number | null }>`select p.id, array[${sql.join(holds)}]::boolean[] as flags, s.value, s.parts,
    (select c.value from score_changes c where c.profile_id = p.id and c.scoring_id = ${plan.id} order by c.changed_at desc, c.id desc limit 1) as told
    from profiles p left join scores s on s.tenant_id = p.tenant_id and s.profile_id = p.id and s.scoring_id = ${plan.id} where p.tenant_id = ${t.tenants.a}`.execute(db)
  return rows.flatMap((row) => {
    const sum = (flags: readonly boolean[]) => plan.elements.reduce((points, { value }, at) => points + (flags[at] ? value : 0), modifierOf(facts.get(row.id)!, plan.id))
    const marks = new Set(plan.elements.filter((_one, at) => row.flags[at]).map(({ mark }) => mark))
    const memory = sum(plan.elements.map(({ judge }) => judge({ now, profile: facts.get(row.id)! })))
    const told = JSON.stringify(plan.elements.map(({ condition }) => condition))
    if (sum(row.flags) !== (row.value ?? 0)) return [`${plan.id} ${row.id}: ${row.value}, the database says ${sum(row.flags)}: ${told}`]
    if (memory !== (row.value ?? 0)) return [`${plan.id} ${row.id}: ${row.value}, memory says ${memory}: ${told}`]
    if (Object.keys(row.parts ?? {}).toSorted().join() !== [...marks].toSorted().join()) return [`${plan.id} ${row.id}: elements ${JSON.stringify(row.parts)}: ${told}`]
    return (row.told ?? 0) === (row.value ?? 0) ? [] : [`${plan.id} ${row.id}: ${row.value}, the history says ${row.told}`]
  })
}

async function define(segments: readonly { id: string; condition: Condition }[], plans: readonly { id: string; elements: readonly { condition: Condition; value: number }[] }[] = []) {
  const stamp = new Date(t.clock.now())
  const base = { tenant_id: t.tenants.a, version: 1, created_at: stamp, created_by: 'test', updated_at: stamp, updated_by: 'test' }
  await inTenant(async (db) => {
    for (const { id, condition } of segments) await db.insertInto('segments').values({ id, name: id, condition: JSON.stringify(condition), ...base } as never).execute()
    for (const { id, elements } of plans) await db.insertInto('scorings').values({ id, name: id, elements: JSON.stringify(elements), ...base } as never).execute()
    await rebuildKept(db, t.engine, t.tenants.a, new Set([...segments.map((one) => `segment:${one.id}`), ...plans.map((one) => `scoring:${one.id}`)]))
  })
}
const addEvent = (profileId: string, eventType: string, hoursAway: number, total: number) =>
  inTenant(async (db) => {
    const now = t.clock.now()
    const stamp = new Date(now)
    await db.insertInto('events').values({ id: t.engine.newId(), tenant_id: t.tenants.a, event_type: eventType, scope: 'site', profile_id: profileId, time_stamp: new Date(now + Math.round(hoursAway * HOUR)), received_at: stamp, properties: JSON.stringify({ total }), source: '{}', target: '{}', version: 1, created_at: stamp, created_by: 'test', updated_at: stamp, updated_by: 'test' } as never).execute()
    await keepMemberships(db, t.engine, t.tenants.a, [{ profileIds: [profileId], eventTypes: new Set([eventType]) }])
  })

const plain = conditions.filter((one) => !languageWith().dependsOn(one).properties.has('profile:segments'))
const basic = plain.filter((one) => languageWith().dependsOn(one).segments.size === 0)
const step = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), who: fc.nat(4), person: people }),
  fc.record({ kind: fc.constant('event' as const), who: fc.nat(4), type: fc.constantFrom('view', 'buy', 'form'), hoursAway: fc.constantFrom(0, -1, -24, -167.5, 2), total: fc.integer({ min: -3, max: 40 }) }),
  fc.record({ kind: fc.constant('time' as const), hours: fc.constantFrom(0.5, 3, 24, 120, 168, 720) }),
)

describe('memberships', () => {
  it('kept as things happen are those that a rebuild finds, and those that memory finds, across a change of the clocks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.tuple(basic, basic), fc.array(plain, { minLength: 6, maxLength: 10 }), fc.array(fc.record({ condition: basic, value: fc.integer({ min: -20, max: 50 }) }), { maxLength: 5 }), fc.array(step, { minLength: 4, maxLength: 10 }), async (two, more, elements, steps) => {
        await t.database.system((db) => sql`truncate profiles, events, segments, segment_members, segment_timers, scorings cascade`.execute(db))
        t.clock.set(START)
        await define([...two.map((condition, n) => ({ id: ['buyers', 'readers'][n]!, condition })), ...more.map((condition, n) => ({ id: `s${n}`, condition }))], [{ id: 'fit', elements: elements.filter(({ condition }) => languageWith().dependsOn(condition).scorings.size === 0 && ![...languageWith().dependsOn(condition).properties].some((path) => path.startsWith('profile:scores'))) }])
        const ids: (string | undefined)[] = []
        const store = t.engine.stores.of('profile')
        const valuesOf = (one: (typeof steps)[number] & { kind: 'write' }) => ({ name: one.person.name, properties: one.person.properties, consents: one.person.consents as never, firstSeenAt: one.person.firstSeenAt, tags: [...one.person.tags], anonymous: one.person.anonymous, systemProperties: { scoreModifiers: { fit: one.person.name.length } } })
        for (const one of steps) {
          if (one.kind === 'time') await work.playTo(t.clock.now() + one.hours * HOUR, t.clock)
          else if (one.kind === 'write') ids[one.who] = ids[one.who] ? (await store.update(scope(), ids[one.who]!, null, valuesOf(one))).id : (await store.create(scope(), valuesOf(one))).id
          else if (ids[one.who]) await addEvent(ids[one.who]!, one.type, one.hoursAway, one.total)
          const wrong = await differences()
          if (wrong.length > 0) throw new Error(`after ${one.kind} at ${new Date(t.clock.now()).toISOString()}: ${wrong.slice(0, 3).join('\n')}`)
        }
      }),
      { numRuns: Number(process.env.SEGMENT_CASES ?? 12), seed: 11 },
    )
  }, 300_000)
})
