import { sql } from 'kysely'
import type { Kind, Load } from '../kind.ts'
import { between } from '../random.ts'
import { makePeople } from './people.ts'
import { counted, none, rowsOf } from './sql.ts'

interface Scene {
  people: number
  jobId: string
}

const SEGMENTS = ['base', 'thirds', 'fifths', 'sevenths']
const is = (name: string, value: string) => ({
  type: 'profilePropertyCondition',
  parameterValues: {
    propertyName: `properties.${name}`,
    comparisonOperator: 'equals',
    propertyValue: value,
  },
})
const both = (...subConditions: object[]) => ({
  type: 'booleanCondition',
  parameterValues: { operator: 'and', subConditions },
})
const inBase = {
  type: 'profileSegmentCondition',
  parameterValues: { segments: ['base'], matchType: 'in' },
}
const yes = (holds: boolean) => (holds ? 'yes' : 'no')

/** Whether a person belongs to a segment, worked out here and not by the product. */
const belongs: Record<string, (n: number) => boolean> = {
  base: (n) => n % 2 === 0,
  thirds: (n) => n % 6 === 0,
  fifths: (n) => n % 10 === 0,
  sevenths: (n) => n % 14 === 0,
}

/** Segments worked out anew: afterwards each membership is that of a fresh evaluation. */
export const rebuild: Kind<Scene> = {
  runsIn: 'worker',
  moments: [
    { at: 'rebuild.segment-stored', isInTransaction: true },
    { at: 'rebuild.segment-stored', skip: 2, isInTransaction: true },
    { at: 'rebuild.segment-committed' },
    { at: 'rebuild.segment-committed', skip: 1 },
    { at: 'rebuild.segment-committed', skip: 3 },
    { at: 'job.worked' },
  ],
  async build(stage) {
    const people = between(stage.random, 80, 240)
    for (const [n, id] of SEGMENTS.entries())
      await stage.call.ok('POST', '/segments', {
        id,
        name: `Segment ${id}`,
        condition: n === 0 ? is('even', 'yes') : both(inBase, is(id, 'yes')),
      })
    await makePeople(stage, people, (n) => ({
      n,
      even: yes(n % 2 === 0),
      thirds: yes(n % 3 === 0),
      fifths: yes(n % 5 === 0),
      sevenths: yes(n % 7 === 0),
    }))
    return { people, jobId: '' }
  },
  // Memberships that are wrong, both ways: only a rebuild of every segment makes them right.
  disturb: ({ tenantId }, { database }) =>
    database.system(async (db) => {
      const members = sql`segment_members where tenant_id = ${tenantId}`
      await sql`insert into segment_members (id, tenant_id, segment_id, profile_id, entered_at,
        created_at, created_by, updated_at, updated_by)
        select gen_random_uuid(), ${tenantId}, s.id, p.id, now(), now(), 'chaos', now(), 'chaos'
        from segments s, profiles p where s.tenant_id = ${tenantId} and p.tenant_id = ${tenantId}
          and (p.properties->>'n')::int % 9 = 0 and not exists (select from segment_members m
          where m.tenant_id = ${tenantId} and m.segment_id = s.id and m.profile_id = p.id
          and m.left_at is null)`.execute(db)
      await sql`update segment_members set left_at = now() where id in (select id from ${members}
        and created_by <> 'chaos' and profile_id in (select id from profiles
        where tenant_id = ${tenantId} and (properties->>'n')::int % 4 = 0))`.execute(db)
    }),
  async begin({ call, name }, scene): Promise<Load> {
    const { jobId } = await call.ok<{ jobId: string }>(
      'POST',
      '/segments/base/recalculate',
      {},
      { 'idempotency-key': `${name}-rebuild` },
    )
    scene.jobId = jobId
    return { acknowledged: Promise.resolve(), unanswered: () => [] }
  },
  async inFlight(db, { tenantId }, { jobId }) {
    const rows = await rowsOf<{ state: string }>(
      db,
      sql`select state, attempt, done, total, stage, lease_until from jobs
        where tenant_id = ${tenantId} and id = ${jobId}`,
    )
    return { inFlight: rows[0]?.state === 'running', rows }
  },
  isSettled: async ({ call }, { jobId }) =>
    (await call.ok<{ state: string }>('GET', `/jobs/${jobId}`)).state === 'done',
  async check(db, { tenantId }, { people }) {
    const members = await rowsOf<{ segment_id: string; n: number; times: number }>(
      db,
      sql`select m.segment_id, (p.properties->>'n')::int as n, count(*)::int as times
        from segment_members m join profiles p on p.tenant_id = m.tenant_id
        and p.id = m.profile_id where m.tenant_id = ${tenantId} and m.left_at is null
        group by m.segment_id, p.id, n`,
    )
    const all = Array.from({ length: people }, (_, n) => n)
    return [
      ...SEGMENTS.flatMap((id) =>
        counted(
          `segment ${id} has the members of a fresh evaluation`,
          members.filter((one) => one.segment_id === id && belongs[id]!(one.n)).length,
          all.filter(belongs[id]!).length,
        ),
      ),
      ...none(
        'nobody is a member to whom the condition does not apply',
        'wrong',
        members.filter((one) => !belongs[one.segment_id]?.(one.n)),
      ),
      ...none(
        'nobody is a member twice',
        'doubled',
        members.filter(({ times }) => times > 1),
      ),
    ]
  },
}
