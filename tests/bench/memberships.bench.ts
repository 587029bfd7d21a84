import '#engine/registrations.ts'
import { sql } from 'kysely'
import { group, negated, type Condition } from '#condition/condition.ts'
import { reevaluateMemberships } from '#engine/segments/reevaluate-memberships.ts'
import type { KnownPerson } from '#engine/segments/load-facts.ts'
import { loadLanguage } from '#engine/segments/load-language.ts'
import { loadCacheVersions } from '#engine/kernel/versioned-cache.ts'
import { rebuildKept } from '#engine/segments/rebuild.ts'
import { newId } from '#model/lib/ids.ts'
import { createMovableClock } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { databases } from './databases.ts'
import type { Bench } from './measure.ts'
import { lockMemberships } from '#engine/kernel/locks.ts'
import { sized } from './sized.ts'

const SEGMENTS = sized(500, 20)
const PEOPLE = Number(process.env.MEMBERSHIP_PEOPLE ?? 200)
/** Rounds before anything is measured. */
const WARM_UP = sized(60)
/** What the issue grants to one event, at the median. */
const MAX_WORK = 2
const TENANT = '01900000-0000-7000-8000-00000000be5f'
const NOW = Date.parse('2026-03-31T10:00:00Z')

const property = (name: string, comparisonOperator: string, propertyValue: unknown): Condition => ({
  type: 'profilePropertyCondition',
  parameterValues: { propertyName: `properties.${name}`, comparisonOperator, propertyValue },
})
const did = (type: string, minimumEventCount: number, numberOfDays: number): Condition => ({
  type: 'pastEventCondition',
  parameterValues: {
    eventCondition: { type: 'eventTypeCondition', parameterValues: { eventTypeId: type } },
    minimumEventCount,
    numberOfDays,
  },
})
const countries = ['NO', 'SE', 'DK', 'DE', 'FR']

/**
 * Five hundred segments as an organisation has them: most over properties, a fifth over what people
 * did, some over both.
 */
const conditionOf = (n: number): Condition =>
  [
    property('country', 'equals', countries[n % 5]),
    group('and', [
      property('country', 'equals', countries[n % 5]),
      property('seats', 'greaterThan', n % 100),
    ]),
    group('or', [
      property('plan', 'equals', 'pro'),
      negated(property('seats', 'lessThan', n % 100)),
    ]),
    did(n % 3 === 0 ? 'view' : `event${n % 40}`, 1 + (n % 4), 1 + (n % 60)),
    group('and', [property('plan', 'equals', 'team'), negated(did(`event${n % 40}`, 1, 7))]),
  ][n % 5]!

interface Person {
  id: string
  properties: Record<string, unknown>
}

/**
 * As the intake knows somebody when it asks for their memberships: locked, in memory, with what
 * they just did.
 */
const knownPerson = ({ id, properties }: Person, eventId: string): KnownPerson => ({
  id,
  name: '',
  email: null,
  tags: [],
  anonymous: true,
  firstSeenAt: null,
  lastSeenAt: new Date(NOW).toISOString(),
  properties,
  systemProperties: {},
  consents: {},
  events: [
    {
      id: eventId,
      eventType: 'view',
      scope: 'site',
      sessionId: null,
      timeStamp: new Date(NOW).toISOString(),
      properties: {},
      source: {},
      target: {},
    },
  ],
})

const base = sql`${TENANT}::uuid, now(), 'bench', now(), 'bench'`

/** The tenant with its people, what they did, and its segments. */
async function makeTenant(db: Db): Promise<void> {
  await sql`insert into tenants (id, name, created_at, created_by, updated_at, updated_by)
    values (${TENANT}, 'Bench', now(), 'bench', now(), 'bench')`.execute(db)
  await sql`insert into profiles (id, properties, tenant_id, created_at, created_by, updated_at,
    updated_by) select gen_random_uuid(), jsonb_build_object('country',
    (${countries}::text[])[1 + n % 5], 'seats', n % 100, 'plan', (array['free', 'team',
    'pro'])[1 + n % 3]), ${base} from generate_series(1, ${PEOPLE}) n`.execute(db)
  await sql`insert into events (id, event_type, scope, profile_id, time_stamp, received_at,
    tenant_id, created_at, created_by, updated_at, updated_by)
    select gen_random_uuid(), case when k = 1 then 'view'
    else 'event' || (n % 40) end, 'site', p.id,
    ${new Date(NOW)}::timestamptz - k * interval '5 days', now(), ${base}
    from (select id, row_number() over () as n from profiles) p, generate_series(1, 5) k`.execute(
    db,
  )
  const rows = Array.from({ length: SEGMENTS }, (_one, n) => ({
    id: `s${n}`,
    condition: conditionOf(n),
  }))
  await sql`insert into segments (id, name, condition, tenant_id, created_at, created_by,
    updated_at, updated_by) select r.id, r.id, r.condition, ${base}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id text, condition jsonb)`.execute(
    db,
  )
  await sql`analyze`.execute(db)
}

/** What the intake does whatever is defined: locks, questions asked once for all, and the event. */
async function takeEvent(db: Db, person: Person): Promise<string> {
  const eventId = newId(NOW)
  await lockMemberships(db, TENANT, 'shared')
  await loadCacheVersions(db, TENANT)
  await sql`select id from profiles where tenant_id = ${TENANT} and id = ${person.id} for update`.execute(
    db,
  )
  await sql`insert into events (id, event_type, scope, profile_id, time_stamp, received_at,
    tenant_id, created_at, created_by, updated_at, updated_by)
    values (${eventId}, 'view', 'site', ${person.id}, ${new Date(NOW)}, now(), ${base})`.execute(db)
  return eventId
}

/**
 * What one event costs beside its being stored: every segment that it may concern is judged,
 * against all of them asked in one statement. Of the intake's own work, which it does whatever is
 * defined, nothing counts: locks, what it asks once for all, and who the person is.
 */
export async function* benches(): AsyncIterable<Bench> {
  // The embedded database shares the process and its one thread; what the issue grants is for
  // PostgreSQL.
  for await (const database of databases({ embedded: false })) {
    const clock = createMovableClock(NOW, true)
    const engine = { clock, newId: () => newId(clock.now()) }
    await database.system(makeTenant)
    await database.tenant(TENANT, (db) =>
      rebuildKept(
        { db, engine, tenantId: TENANT },
        new Set(Array.from({ length: SEGMENTS }, (_one, n) => `segment:s${n}`)),
      ),
    )
    const { rows: people } = await database.tenant(TENANT, (db) =>
      sql<Person>`select id, properties from profiles where tenant_id = ${TENANT} order by id`.execute(
        db,
      ),
    )
    const times: number[] = []
    let next = 0
    const inOne = async (work: (db: Db, person: Person, eventId: string) => Promise<unknown>) =>
      database.tenant(TENANT, async (db) => {
        const person = people[next++ % people.length]!
        const eventId = await takeEvent(db, person)
        const begin = performance.now()
        await work(db, person, eventId)
        return performance.now() - begin
      })
    const change = { parts: new Set(['lastSeenAt']), eventTypes: new Set(['view']) }
    const ours = async () => {
      for (let n = 0; n < 20; n++)
        times.push(
          await inOne((db, person, eventId) =>
            reevaluateMemberships(
              { db, engine, tenantId: TENANT },
              [{ ...change, profileIds: [person.id] }],
              () => new Map([[person.id, knownPerson(person, eventId)]]),
            ),
          ),
        )
    }
    // A server that runs for months is warm.
    for (let n = 0; n < WARM_UP; n++) await ours()
    times.splice(0)
    const where = await database.tenant(TENANT, async (db) => {
      const { evaluator } = await loadLanguage({ db, engine, tenantId: TENANT })
      return Array.from({ length: SEGMENTS }, (_one, n) =>
        evaluator.compile(conditionOf(n), { profile: { alias: 'p' } }, NOW),
      )
    })
    const baseline = async () => {
      for (let n = 0; n < 3; n++)
        await inOne(
          async (db, { id }) =>
            void (await sql`select array[${sql.join(where)}]::boolean[] from profiles p
              where p.tenant_id = ${TENANT} and p.id = ${id}`.execute(db)),
        )
    }
    const median = () => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
    yield {
      name: `${database.kind}: one event, ${SEGMENTS} segments, ${PEOPLE} people`,
      limit: 1,
      ours,
      baseline,
      calls: { ours: 20, baseline: 3 },
      also: () => ({
        text: `${median().toFixed(2)} ms of work at the median (≤ ${MAX_WORK} ms)`,
        ok: median() <= MAX_WORK,
      }),
    }
  }
}
