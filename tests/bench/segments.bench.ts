import { sql, type RawBuilder } from 'kysely'
import { group, negated, type Condition } from '#condition/condition.ts'
import { whereOf } from '#engine/segments/preview.ts'
import { createMovableClock } from '#platform/clock.ts'
import { databases } from './databases.ts'
import type { Bench } from './measure.ts'

/** SEGMENT_PEOPLE=1000000 for the long run; each person has five events. */
const PEOPLE = Number(process.env.SEGMENT_PEOPLE ?? 20_000)
const TENANT = '01900000-0000-7000-8000-00000000be5e'
const NOW = Date.parse('2026-03-31T10:00:00Z')

const property = (name: string, comparisonOperator: string, propertyValue: unknown): Condition => ({ type: 'profilePropertyCondition', parameterValues: { propertyName: `properties.${name}`, comparisonOperator, propertyValue } })
const isType = (eventTypeId: string): Condition => ({ type: 'eventTypeCondition', parameterValues: { eventTypeId } })
const did = (type: string, minimumEventCount: number, numberOfDays: number): Condition => ({ type: 'pastEventCondition', parameterValues: { eventCondition: isType(type), minimumEventCount, numberOfDays } })
const since = (days: number) => new Date(NOW - days * 86_400_000)
const events = (name: string, type: string, days: number) => sql`from events ${sql.ref(name)} where ${sql.ref(name)}.tenant_id = p.tenant_id and ${sql.ref(name)}.profile_id = p.id and ${sql.ref(name)}.event_type = ${type} and ${sql.ref(name)}.time_stamp > ${since(days)} and ${sql.ref(name)}.time_stamp <= ${new Date(NOW)}`

/** Typical segments, and the best statement for each that we could write by hand. */
const cases: readonly (readonly [name: string, condition: Condition, byHand: RawBuilder<unknown>])[] = [
  ['a property', property('country', 'equals', 'NO'), sql`lower(p.properties ->> 'country') = 'no'`],
  ['nested groups', group('and', [group('or', [property('country', 'equals', 'NO'), property('country', 'equals', 'SE')]), property('seats', 'greaterThan', 50), negated(property('plan', 'equals', 'free'))]),
    sql`lower(p.properties ->> 'country') in ('no', 'se') and (p.properties ->> 'seats')::float8 > 50 and lower(p.properties ->> 'plan') is distinct from 'free'`],
  ['three times in 30 days', did('view', 3, 30), sql`exists (select 1 ${events('e', 'view', 30)} offset 2)`],
  ['not in 7 days', negated(did('buy', 1, 7)), sql`not exists (select 1 ${events('e', 'buy', 7)})`],
  ['one, then the other', { type: 'eventSequenceCondition', parameterValues: { steps: [isType('view'), isType('buy')], withinHours: 168, numberOfDays: 30 } },
    sql`exists (select 1 ${events('a', 'view', 30)} and exists (select 1 ${events('b', 'buy', 30)} and b.time_stamp > a.time_stamp and b.time_stamp <= a.time_stamp + interval '168 hours'))`],
]

/** Finding who belongs to a segment, over everybody, against the statement written by hand. Both must find as many. */
export async function* benches(): AsyncIterable<Bench> {
  for await (const database of databases()) {
    await database.system(async (db) => {
      const base = sql`${TENANT}::uuid, now(), 'bench', now(), 'bench'`
      await sql`insert into tenants (id, name, created_at, created_by, updated_at, updated_by) values (${TENANT}, 'Bench', now(), 'bench', now(), 'bench')`.execute(db)
      await sql`insert into profiles (id, properties, tenant_id, created_at, created_by, updated_at, updated_by)
        select gen_random_uuid(), jsonb_build_object('country', (array['NO', 'SE', 'DK', 'DE', 'FR'])[1 + n % 5], 'seats', n % 100, 'plan', (array['free', 'team', 'pro'])[1 + n % 3]) || (select jsonb_object_agg('other' || k, 'value ' || (n * k) % 97) from generate_series(1, 17) k), ${base} from generate_series(1, ${PEOPLE}) n`.execute(db)
      await sql`insert into events (id, event_type, scope, profile_id, time_stamp, received_at, tenant_id, created_at, created_by, updated_at, updated_by)
        select gen_random_uuid(), case when random() < 0.2 then 'buy' else 'view' end, 'site', p.id, ${new Date(NOW)}::timestamptz - random() * interval '60 days', now(), ${base} from profiles p, generate_series(1, 5)`.execute(db)
      await sql`analyze profiles`.execute(db)
      await sql`analyze events`.execute(db)
    })
    const count = (where: RawBuilder<unknown>) => database.tenant(TENANT, async (db) => Number((await sql<{ n: string }>`select count(*) as n from profiles p where p.tenant_id = ${TENANT} and ${where}`.execute(db)).rows[0]!.n))
    const clock = createMovableClock(NOW, true)
    for (const [name, condition, byHand] of cases) {
      const where = await database.tenant(TENANT, (db) => whereOf(db, { clock }, TENANT, condition))
      const [ours, theirs] = [await count(where), await count(byHand)]
      if (ours !== theirs) throw new Error(`${name}: ${ours} people, by hand ${theirs}`)
      yield { name: `${database.kind}: ${name}, ${ours} of ${PEOPLE}`, limit: 3, ours: () => count(where), baseline: () => count(byHand) }
    }
  }
}
