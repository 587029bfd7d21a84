import { sql, type RawBuilder } from 'kysely'
import { runDueJourneys } from '#engine/journeys/run-due.ts'
import { startJourney } from '#engine/journeys/start-by-hand.ts'
import { systemActor } from '#model/api/actor.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import type { Database } from '#platform/database/database.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { databases } from './databases.ts'
import { addPeople } from './ingest-definitions.ts'
import type { Bench } from './measure.ts'
import { sized } from './sized.ts'

/** JOURNEY_PEOPLE sets how many move, JOURNEY_EMBEDDED=1 adds the embedded database. */
const PEOPLE = Number(process.env.JOURNEY_PEOPLE ?? sized(5000))
const EMBEDDED = process.env.JOURNEY_EMBEDDED === '1'
/** People of a round, as the product moves them. */
const ROUND = 200
const WAIT_DAYS = 2

const step = (id: string, kind: string, given: object, exits: Record<string, string>) => ({
  id,
  kind,
  name: '',
  note: '',
  given,
  exits,
})

/** Entry, wait, a choice by a property, a property set on one of its ways, end. */
const nodes = [
  step(
    'entry',
    'entry',
    { event: { type: 'eventTypeCondition', parameterValues: { eventTypeId: 'Signed up' } } },
    { next: 'wait' },
  ),
  step('wait', 'wait', { time: `P${WAIT_DAYS}D` }, { done: 'choice' }),
  step(
    'choice',
    'branch',
    {
      ways: [
        {
          id: 'home',
          name: 'Home',
          condition: {
            type: 'profilePropertyCondition',
            parameterValues: {
              propertyName: 'properties.country',
              comparisonOperator: 'equals',
              propertyValue: 'NO',
            },
          },
        },
      ],
    },
    { home: 'act', else: 'exit' },
  ),
  step(
    'act',
    'update',
    {
      actions: [
        {
          type: 'setPropertyAction',
          parameterValues: { setPropertyName: 'greeted', setPropertyValue: 'yes' },
        },
      ],
    },
    { next: 'exit' },
  ),
  step('exit', 'exit', {}, {}),
]

/** A live journey, and everybody on a list. */
async function define(t: TestApp) {
  const post = async (path: string, payload: object) => {
    const url = `/api/v1/${path}`
    const answer = await t.app.inject({ method: 'POST', url, headers: t.as.admin, payload })
    if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`)
  }
  await post('journeys', { id: 'course', name: 'Course', graph: { nodes } })
  await post('journeys/course/publish', {})
  await post('lists', { id: 'all', name: 'Everyone' })
  await t.database.system((db) =>
    sql`insert into list_members (id, list_id, profile_id, tenant_id, created_at, created_by,
      updated_at, updated_by)
      select gen_random_uuid(), 'all', id, tenant_id, now(), 'bench', now(), 'bench'
      from profiles where tenant_id = ${t.tenants.a}`.execute(db),
  )
}

/** Everybody through the journey, as the product does it. */
async function moveAll(t: TestApp) {
  const tenantId = t.tenants.a
  const moveDue = async () => {
    while (await runDueJourneys(t.engine, tenantId));
  }
  await startJourney(t.engine, { tenantId, actor: systemActor }, 'course', { listId: 'all' })
  await moveDue()
  t.clock.set(t.clock.now() + WAIT_DAYS * DAY_MS)
  await moveDue()
}

/** The same rows, in as many transactions, by plain statements that know what comes out. */
async function moveByHand({ database, tenants: { a: tenantId }, clock }: TestApp) {
  const now = new Date(clock.now())
  const by = sql`${now}::timestamptz, 'bench', ${now}::timestamptz, 'bench'`
  const due = sql`select id from journey_executions where tenant_id = ${tenantId}
    and state = 'running' and due_at <= ${now} order by due_at, id limit ${ROUND}`
  const visit = (chosen: RawBuilder<unknown>, steps: RawBuilder<unknown>) =>
    sql`insert into journey_steps (id, tenant_id, journey_id, execution_id, profile_id,
      version_number, node_id, kind, entered_at, left_at, created_at, created_by, updated_at,
      updated_by)
      select gen_random_uuid(), ${tenantId}, 'course', x.id, x.profile_id, 1, s.node, s.kind,
      ${now}, ${now}, ${by} from (${chosen}) x, ${steps}`
  await database.tenant(tenantId, (db) =>
    sql`insert into journey_executions (id, tenant_id, journey_id, version_number, profile_id,
      node_id, entered_at, step_entered_at, due_at, look_from, open_for, created_at, created_by,
      updated_at, updated_by)
      select gen_random_uuid(), ${tenantId}, 'course', 1, profile_id, 'entry', ${now}, ${now},
      ${now}, ${now}, profile_id, ${by} from list_members where tenant_id = ${tenantId}`.execute(
      db,
    ),
  )
  const rounds = async (round: (chosen: RawBuilder<unknown>) => RawBuilder<unknown>[]) => {
    for (let moved = 0; moved < PEOPLE; moved += ROUND)
      await database.tenant(tenantId, async (db) => {
        const { rows } = await sql<{ id: string }>`${due}`.execute(db)
        const ids = rows.map(({ id }) => id)
        const chosen = sql`select e.id, e.profile_id from journey_executions e
          where e.tenant_id = ${tenantId} and e.id = any(${ids}::uuid[])`
        for (const statement of round(chosen)) await statement.execute(db)
      })
  }
  const move = (chosen: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
    sql`update journey_executions e set ${to} from (${chosen}) x
      where e.tenant_id = ${tenantId} and e.id = x.id`
  await rounds((chosen) => [
    visit(chosen, sql`(values ('entry', 'entry'), ('wait', 'wait')) s(node, kind)`),
    move(chosen, sql`node_id = 'wait', due_at = ${now}::timestamptz + interval '1 second'`),
  ])
  await database.tenant(tenantId, (db) =>
    sql`update journey_executions set due_at = ${now} where tenant_id = ${tenantId}`.execute(db),
  )
  await rounds((chosen) => [
    visit(
      chosen,
      sql`(values ('choice', 'branch'), ('act', 'update'), ('exit', 'exit')) s(node, kind)`,
    ),
    sql`update profiles p set properties = p.properties || '{"greeted":"yes"}'
      from (${chosen}) x where p.tenant_id = ${tenantId} and p.id = x.profile_id
      and p.properties ->> 'country' = 'NO'`,
    move(chosen, sql`node_id = 'exit', state = 'done', due_at = null, open_for = null`),
  ])
}

const countDone = async (database: Database, tenantId: string) => {
  const { rows } = await database.tenant(tenantId, (db) =>
    sql<{ done: number; greeted: number }>`select count(*)::int as done,
      count(*) filter (where p.properties ? 'greeted')::int as greeted
      from journey_executions e join profiles p on p.tenant_id = e.tenant_id
      and p.id = e.profile_id
      where e.tenant_id = ${tenantId} and e.state = 'done'`.execute(db),
  )
  return rows[0]!
}

/** Everybody enters a journey, waits two days, is told apart, and leaves. */
export async function* benches(): AsyncIterable<Bench> {
  for await (const database of databases({ embedded: EMBEDDED })) {
    const t = await startTestApp({ database: { ...database, close: async () => {} } })
    await addPeople(database, t.tenants.a, PEOPLE)
    await define(t)
    const before = async () => {
      await database.script('truncate journey_executions, journey_steps, profile_timers')
      await database.script(`update profiles set properties = properties - 'greeted'`)
      await database.script('vacuum analyze profiles')
    }
    const sides = { ours: () => moveAll(t), baseline: () => moveByHand(t) }
    for (const [side, run] of Object.entries(sides)) {
      await before()
      await run()
      const { done, greeted } = await countDone(database, t.tenants.a)
      if (done !== PEOPLE || greeted !== PEOPLE / 5)
        throw new Error(`${side}: ${done} of ${PEOPLE} ended, ${greeted} were greeted`)
    }
    yield {
      name: `${database.kind}: ${PEOPLE} people through a journey of five steps`,
      limit: 6,
      rounds: 5,
      before,
      ...sides,
    }
    await t.close()
  }
}
