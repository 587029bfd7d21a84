import { sql } from 'kysely'
import { group, negated, type Condition } from '#condition/condition.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { rebuildKept } from '#engine/segments/rebuild.ts'
import type { Database } from '#platform/database/database.ts'

const countries = ['NO', 'SE', 'DK', 'DE', 'FR']

/** The people are there already, known by ids of the sender's, and were seen before. */
export async function addPeople(database: Database, tenantId: string, count: number) {
  await database.system(async (db) => {
    await sql`insert into profiles (id, tenant_id, name, email, properties, anonymous,
      first_seen_at, last_seen_at, created_at, created_by, updated_at, updated_by)
      select gen_random_uuid(), ${tenantId}, 'Person ' || n, 'person' || n || '@firm.example',
      jsonb_build_object('country', (${countries}::text[])[1 + n % 5], 'seats', n % 100, 'plan',
      (array['free', 'team', 'pro'])[1 + n % 3]), false, date_trunc('second',
      now() - interval '9 days'), date_trunc('second', now() - interval '1 day'), now(), 'bench',
      now(), 'bench' from generate_series(0, ${count - 1}::int) n`.execute(db)
    await sql`insert into profile_aliases (id, tenant_id, kind, value, profile_id, created_at,
      created_by, updated_at, updated_by)
      select gen_random_uuid(), ${tenantId}, 'user', 'user-' || substr(name, 8), id, now(),
      'bench', now(), 'bench' from profiles where tenant_id = ${tenantId}`.execute(db)
  })
  await settle(database)
}

/**
 * What PostgreSQL does by itself within minutes of many new rows (autovacuum, also where that is
 * switched off for tests, and a checkpoint): otherwise the checkpoint of what was prepared falls
 * into what is measured.
 */
async function settle(database: Database) {
  await database.script('vacuum analyze')
  await database.script('checkpoint')
}

const is = (eventTypeId: string): Condition => ({
  type: 'eventTypeCondition',
  parameterValues: { eventTypeId },
})
const property = (
  type: 'profilePropertyCondition' | 'eventPropertyCondition',
  name: string,
  comparisonOperator: string,
  propertyValue: unknown,
): Condition => ({
  type,
  parameterValues: { propertyName: `properties.${name}`, comparisonOperator, propertyValue },
})

/** Half of them look at each event that is sent, and each acts upon one product of five hundred. */
const ruleOf = (n: number) => ({
  id: `r${n}`,
  condition: group('and', [
    is(n % 2 === 0 ? 'Product viewed' : `Event ${n}`),
    property('eventPropertyCondition', 'product', 'equals', `product-${n}`),
  ]),
  actions: [
    {
      type: 'setPropertyAction',
      parameterValues: {
        setPropertyName: 'interest',
        setPropertyValue: 'eventProperty::properties.product',
      },
    },
  ],
})
/**
 * A fifth of them over what people did, among that the very event that is sent; the others over
 * properties.
 */
const segmentOf = (n: number) => ({
  id: `s${n}`,
  condition:
    n % 5 === 0
      ? {
          type: 'pastEventCondition',
          parameterValues: {
            eventCondition: is(n % 2 === 0 ? 'Product viewed' : `Event ${n}`),
            minimumEventCount: 1 + (n % 4),
            numberOfDays: 1 + n,
          },
        }
      : group('and', [
          property('profilePropertyCondition', 'country', 'equals', countries[n % 5]),
          negated(
            property(
              'profilePropertyCondition',
              n % 2 === 0 ? 'seats' : 'interest',
              'equals',
              n % 2 === 0 ? n : `product-${n}`,
            ),
          ),
        ]),
})

export async function define(database: Database, engine: Engine, tenantId: string) {
  const base = sql`${tenantId}::uuid, now(), 'bench', now(), 'bench'`
  const [rules, segments] = [
    Array.from({ length: 50 }, (_one, n) => ruleOf(n)),
    Array.from({ length: 50 }, (_one, n) => segmentOf(n)),
  ]
  await database.system(async (db) => {
    await sql`insert into rules (id, name, condition, actions, tenant_id, created_at, created_by,
      updated_at, updated_by) select r.id, r.id, r.condition, r.actions, ${base}
      from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) as r(id text, condition jsonb,
      actions jsonb)`.execute(db)
    await sql`insert into segments (id, name, condition, tenant_id, created_at, created_by,
      updated_at, updated_by) select r.id, r.id, r.condition, ${base}
      from jsonb_to_recordset(${JSON.stringify(segments)}::jsonb) as r(id text, condition jsonb)`.execute(
      db,
    )
  })
  // As when they are saved: whoever fits is in them.
  await database.tenant(tenantId, (db) =>
    rebuildKept({ db, engine, tenantId }, new Set(segments.map(({ id }) => `segment:${id}`))),
  )
  await settle(database)
}

/**
 * The same segments, but nobody is yet in those over what people did, nor has a timer: each event
 * then brings two or three memberships and a timer.
 */
export async function forgetEvents(database: Database) {
  await database.script(
    `delete from segment_members m using segments s where s.tenant_id = m.tenant_id
      and s.id = m.segment_id and s.condition->>'type' = 'pastEventCondition'; delete from profile_timers`,
  )
  await database.script('vacuum analyze segment_members')
}

/** A strict schema of the event that is sent. */
export const schema = {
  id: 'product-viewed',
  name: 'Product viewed',
  target: 'events',
  event_type: 'Product viewed',
  mode: 'strict',
  schema: {
    type: 'object',
    properties: {
      properties: {
        type: 'object',
        required: ['product', 'price'],
        properties: {
          product: { type: 'string', pattern: '^product-' },
          price: { type: 'number', minimum: 0 },
          currency: { enum: ['EUR', 'USD'] },
          category: { type: 'string' },
          text: { type: 'string', maxLength: 500 },
        },
        additionalProperties: false,
      },
    },
  },
}
