import { sql } from 'kysely'
import type { Kind, Load } from '../kind.ts'
import { between } from '../random.ts'
import { counted, none, rowsOf } from './sql.ts'

interface Scene {
  people: number
  writeKey: string
}

const step = (id: string, kind: string, given: object, exits: Record<string, string>) => ({
  id,
  kind,
  name: '',
  note: '',
  given,
  exits,
})
const increment = {
  actions: [{ type: 'incrementPropertyAction', parameterValues: { propertyName: 'steps' } }],
}
const NODES = [
  step(
    'entry',
    'entry',
    { event: { type: 'eventTypeCondition', parameterValues: { eventTypeId: 'Began' } } },
    { next: 'first' },
  ),
  step('first', 'update', increment, { next: 'task' }),
  step('task', 'todo', { title: 'Call them' }, { next: 'second' }),
  step('second', 'update', increment, { next: 'exit' }),
  step('exit', 'exit', {}, {}),
]
/** Effects of the steps on each person. */
const INCREMENTS = 2

/** Journeys: the trace of each person has each step once, and each effect once. */
export const journey: Kind<Scene> = {
  runsIn: 'worker',
  moments: [
    { at: 'journey.walked', isInTransaction: true },
    { at: 'journey.walked', skip: 2, isInTransaction: true },
    { at: 'journey.stored', isInTransaction: true },
    { at: 'journey.stored', skip: 1, isInTransaction: true },
    { at: 'journey.stored', skip: 2, isInTransaction: true },
    { at: 'journey.committed' },
    { at: 'journey.committed', skip: 1 },
  ],
  async build({ call, random, name }) {
    const { key } = await call.ok<{ key: string }>('POST', '/sources', {
      name: `Source of ${name}`,
      kind: 'server',
    })
    await call.ok('POST', '/journeys', { id: 'steps', name: 'Steps', graph: { nodes: NODES } })
    await call.ok('POST', '/journeys/steps/publish', {})
    return { people: between(random, 3, 12), writeKey: key }
  },
  async begin({ call, name }, { people, writeKey }): Promise<Load> {
    const batch = Array.from({ length: people }, (_, n) => ({
      type: 'track',
      event: 'Began',
      userId: `${name}-${n}`,
      messageId: `${name}-began-${n}`,
    }))
    await call.ok(
      'POST',
      '/v1/batch',
      { batch },
      { authorization: `Basic ${btoa(`${writeKey}:`)}` },
    )
    return { acknowledged: Promise.resolve(), unanswered: () => [] }
  },
  async inFlight(db, { tenantId }) {
    const rows = await rowsOf(
      db,
      sql`select id, state, node_id, due_at from journey_executions where tenant_id = ${tenantId}
        and state = 'running'`,
    )
    return { inFlight: rows.length > 0, rows: rows.slice(0, 5) }
  },
  async isSettled({ call }, { people }) {
    const all = await call.list<{ state: string }>('/journey-executions', { journeyId: 'steps' })
    return all.length === people && all.every(({ state }) => state === 'done')
  },
  async check(db, { tenantId }, { people }) {
    const executions = await rowsOf<{ state: string }>(
      db,
      sql`select id, state, reason, attempts from journey_executions where tenant_id = ${tenantId}`,
    )
    const steps = await rowsOf<{ n: number }>(
      db,
      sql`select execution_id, node_id, count(*)::int as n from journey_steps
        where tenant_id = ${tenantId} group by execution_id, node_id`,
    )
    const todos = await rowsOf<{ n: number }>(
      db,
      sql`select profile_id, count(*)::int as n from todos where tenant_id = ${tenantId} group by profile_id`,
    )
    const effects = await rowsOf<{ steps: number }>(
      db,
      sql`select id, (properties->>'steps')::int as steps from profiles where tenant_id = ${tenantId}`,
    )
    return [
      ...counted('each person is let in once', executions.length, people),
      ...none(
        'each person came to the end',
        'lost',
        executions.filter(({ state }) => state !== 'done'),
      ),
      ...counted('each trace has each step', steps.length, people * NODES.length),
      ...none(
        'no trace has a step twice',
        'doubled',
        steps.filter(({ n }) => n > 1),
      ),
      ...counted('each person has a task', todos.length, people),
      ...none(
        'no person has two tasks',
        'doubled',
        todos.filter(({ n }) => n > 1),
      ),
      ...none(
        'each increment is made',
        'lost',
        effects.filter(({ steps }) => (steps ?? 0) < INCREMENTS),
      ),
      ...none(
        'no increment is made twice',
        'doubled',
        effects.filter(({ steps }) => steps > INCREMENTS),
      ),
    ]
  },
}
