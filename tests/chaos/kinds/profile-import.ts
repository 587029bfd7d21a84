import { sql } from 'kysely'
import type { Kind, Load } from '../kind.ts'
import { between } from '../random.ts'
import { counted, none, rowsOf, same } from './sql.ts'

interface Scene {
  rows: number
  repeated: number
  refused: number
  runId: string
}

/** A file of people, in pieces: each row is taken once, and the sums are those of its rows. */
export const profileImport: Kind<Scene> = {
  runsIn: 'worker',
  moments: [
    { at: 'import.piece-stored', isInTransaction: true },
    { at: 'import.piece-stored', skip: 1, isInTransaction: true },
    { at: 'import.piece-committed' },
    { at: 'import.piece-committed', skip: 1 },
    { at: 'job.claimed' },
    { at: 'job.worked' },
  ],
  build: async ({ random }) => ({
    rows: between(random, 1100, 1700),
    repeated: between(random, 1, 40),
    refused: between(random, 1, 40),
    runId: '',
  }),
  async begin({ call, name }, scene): Promise<Load> {
    const fresh = scene.rows - scene.repeated - scene.refused
    const line = (n: number) => `${name}-${n}@import.example,First ${n},${n}`
    const repeats = Array.from(
      { length: scene.repeated },
      (_, n) => `${name}-${n}@import.example,Again ${n},${n}`,
    )
    const refused = Array.from({ length: scene.refused }, (_, n) => `no address ${n},Nobody,${n}`)
    const text = [
      'email,firstName,place',
      ...Array.from({ length: fresh }, (_, n) => line(n)),
      ...repeats,
      ...refused,
    ].join('\n')
    const { run } = await call.ok<{ run: { id: string } }>(
      'POST',
      '/profiles/import?fileName=people.csv',
      text,
      { 'idempotency-key': `${name}-import` },
    )
    scene.runId = run.id
    return { acknowledged: Promise.resolve(), unanswered: () => [] }
  },
  async inFlight(db, { tenantId }, { runId }) {
    const rows = await rowsOf<{ job: string; state: string }>(
      db,
      sql`select j.state as job, j.attempt, j.done as job_done, j.lease_until, r.state, r.done,
        r.total from import_runs r join jobs j on j.tenant_id = r.tenant_id and j.id = r.job_id
        where r.tenant_id = ${tenantId} and r.id = ${runId}`,
    )
    return { inFlight: rows[0]?.job === 'running', rows }
  },
  async isSettled({ call }, { runId }) {
    const run = await call.ok<{ state: string; jobId: string }>('GET', `/import-runs/${runId}`)
    return (
      run.state === 'done' &&
      (await call.ok<{ state: string }>('GET', `/jobs/${run.jobId}`)).state === 'done'
    )
  },
  async check(db, { tenantId, name }, { runId, rows, repeated, refused }) {
    const fresh = rows - repeated - refused
    const [run] = await rowsOf<Record<string, number>>(
      db,
      sql`select state, total, done, created, updated, unchanged, refused, deleted
        from import_runs where tenant_id = ${tenantId} and id = ${runId}`,
    )
    const people = await rowsOf<{ email: string; n: number }>(
      db,
      sql`select email, count(*)::int as n from profiles where tenant_id = ${tenantId}
        and email like ${`${name}-%@import.example`} group by email`,
    )
    const [left] = await rowsOf<{ n: number }>(
      db,
      sql`select count(*)::int as n from import_pieces where tenant_id = ${tenantId} and run_id = ${runId}`,
    )
    const [told] = await rowsOf<{ n: number }>(
      db,
      sql`select count(*)::int as n from audit_entries where tenant_id = ${tenantId}
        and entity = 'import-run' and entity_id = ${runId} and summary like 'Import %: % created, %'`,
    )
    const [errors] = await rowsOf<{ n: number }>(
      db,
      sql`select count(*)::int as n from import_errors where tenant_id = ${tenantId} and run_id = ${runId}`,
    )
    return [
      ...counted('each person of the file is there', people.length, fresh),
      ...none(
        'no person is there twice',
        'doubled',
        people.filter(({ n }) => n > 1),
      ),
      ...same('the sums of an import are those of its rows', run, {
        state: 'done',
        total: rows,
        done: rows,
        created: fresh,
        updated: repeated,
        unchanged: 0,
        refused,
        deleted: 0,
      }),
      ...same('no piece of the file is left', left?.n, 0),
      ...counted('each refused row is told once', errors?.n ?? 0, refused),
      ...counted('the end of an import is written down once', told?.n ?? 0, 1),
    ]
  },
}
