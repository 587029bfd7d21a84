import { sql } from 'kysely'
import type { Kind, Load } from '../kind.ts'
import { between } from '../random.ts'
import { counted, none, rowsOf, same } from './sql.ts'

interface Scene {
  rows: number
  repeated: number
  refused: number
  jobId: string
}

/** A file of contacts that is large enough to become a job. */
export const contactImport: Kind<Scene> = {
  runsIn: 'worker',
  moments: [
    { at: 'contacts.batch-stored', isInTransaction: true },
    { at: 'contacts.batch-stored', skip: 2, isInTransaction: true },
    { at: 'job.claimed' },
    { at: 'job.worked' },
  ],
  build: async ({ random }) => ({
    rows: between(random, 2010, 2300),
    repeated: between(random, 1, 20),
    refused: between(random, 1, 20),
    jobId: '',
  }),
  async begin({ call, name }, scene): Promise<Load> {
    const fresh = scene.rows - scene.repeated - scene.refused
    const line = (n: number) => `${name}-${n}@contact.example,First ${n},Firm ${n}`
    const text = [
      'email,firstName,company',
      ...Array.from({ length: fresh }, (_, n) => line(n)),
      ...Array.from({ length: scene.repeated }, (_, n) => line(n)),
      ...Array.from({ length: scene.refused }, (_, n) => `no address ${n},Nobody,Nowhere`),
    ].join('\n')
    const { jobId } = await call.ok<{ jobId: string }>(
      'POST',
      '/contacts/import?existing=update',
      text,
      { 'idempotency-key': `${name}-contacts` },
    )
    scene.jobId = jobId
    return { acknowledged: Promise.resolve(), unanswered: () => [] }
  },
  async inFlight(db, { tenantId }, { jobId }) {
    const rows = await rowsOf<{ state: string }>(
      db,
      sql`select state, attempt, done, total, lease_until from jobs where tenant_id = ${tenantId} and id = ${jobId}`,
    )
    return { inFlight: rows[0]?.state === 'running', rows }
  },
  isSettled: async ({ call }, { jobId }) =>
    (await call.ok<{ state: string }>('GET', `/jobs/${jobId}`)).state === 'done',
  async check(db, { tenantId, name }, { jobId, rows, repeated, refused }) {
    const fresh = rows - repeated - refused
    const [job] = await rowsOf<{ result: Record<string, number> }>(
      db,
      sql`select result from jobs where tenant_id = ${tenantId} and id = ${jobId}`,
    )
    const people = await rowsOf<{ email: string; n: number }>(
      db,
      sql`select email, count(*)::int as n from contacts where tenant_id = ${tenantId}
        and email like ${`${name}-%@contact.example`} group by email`,
    )
    const { rows: read, created, updated, duplicates, refused: not } = job?.result ?? {}
    return [
      ...counted('each contact of the file is there', people.length, fresh),
      ...none(
        'no contact is there twice',
        'doubled',
        people.filter(({ n }) => n > 1),
      ),
      ...same(
        'the sums of an import are those of its rows',
        { read, created, updated, duplicates, refused: not },
        { read: rows, created: fresh, updated: 0, duplicates: repeated, refused },
      ),
    ]
  },
}
