import { sql } from 'kysely'
import type { Kind, Load } from '../kind.ts'
import { between } from '../random.ts'
import { makePeople } from './people.ts'
import { counted, none, rowsOf, same } from './sql.ts'

interface Scene {
  old: number
  young: number
  jobId: string
}

const FORGETTING = encodeURIComponent(
  JSON.stringify({ kind: 'forget-traces', state: ['queued', 'running'] }),
)

const isOld = {
  type: 'profilePropertyCondition',
  parameterValues: {
    propertyName: 'properties.old',
    comparisonOperator: 'equals',
    propertyValue: 'yes',
  },
}

/**
 * A long job, here that which erases people: it ends once, its effects are there once, and its
 * result says what it did.
 */
export const purge: Kind<Scene> = {
  runsIn: 'worker',
  moments: [
    { at: 'job.claimed' },
    { at: 'purge.slice-stored', isInTransaction: true },
    { at: 'purge.slice-stored', skip: 1, isInTransaction: true },
    { at: 'purge.slice-committed' },
    { at: 'purge.slice-committed', skip: 1 },
    { at: 'job.worked' },
  ],
  async build(stage) {
    const [old, young] = [between(stage.random, 210, 480), between(stage.random, 5, 60)]
    await makePeople(stage, old + young, (n) => ({ old: n < old ? 'yes' : 'no' }))
    return { old, young, jobId: '' }
  },
  async begin({ call, name }, scene): Promise<Load> {
    const { job } = await call.ok<{ job: { id: string } }>(
      'POST',
      '/profiles/purge',
      { condition: isOld, dryRun: false, count: scene.old },
      { 'idempotency-key': `${name}-purge` },
    )
    scene.jobId = job.id
    return { acknowledged: Promise.resolve(), unanswered: () => [] }
  },
  async inFlight(db, { tenantId }, { jobId }) {
    const rows = await rowsOf<{ state: string }>(
      db,
      sql`select state, attempt, done, total, lease_until from jobs where tenant_id = ${tenantId} and id = ${jobId}`,
    )
    return { inFlight: rows[0]?.state === 'running', rows }
  },
  // The erased people's traces are forgotten by jobs that the erasing one leaves behind.
  isSettled: async ({ call }, { jobId }) =>
    (await call.ok<{ state: string }>('GET', `/jobs/${jobId}`)).state === 'done' &&
    (await call.ok<unknown[]>('GET', `/jobs?filter=${FORGETTING}`)).length === 0,
  async check(db, { tenantId }, { old, young, jobId }) {
    const people = await rowsOf<{ old: string; n: number }>(
      db,
      sql`select properties->>'old' as old, count(*)::int as n from profiles where tenant_id = ${tenantId} group by 1`,
    )
    const [job] = await rowsOf<{ state: string; result: object; done: number }>(
      db,
      sql`select state, result, done from jobs where tenant_id = ${tenantId} and id = ${jobId}`,
    )
    const told = await rowsOf(
      db,
      sql`select summary from audit_entries where tenant_id = ${tenantId} and entity = 'profile'
        and action = 'delete' and summary like 'Purge:%'`,
    )
    return [
      ...none(
        'each person who was meant is erased',
        'wrong',
        people.filter((one) => one.old === 'yes'),
      ),
      ...counted('nobody else is erased', people.find((one) => one.old === 'no')?.n ?? 0, young),
      ...same('the result of a job says what it did', job, {
        state: 'done',
        result: { erased: old },
        done: old,
      }),
      ...counted('the end of a job is written down once', told.length, 1),
    ]
  },
}
