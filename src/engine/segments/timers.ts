import { sql, type RawBuilder } from 'kysely'
import { PREPARED, type Db } from '#platform/database/database.ts'
import type { Engine } from '../engine.ts'
import type { Definition } from './definitions.ts'

/** When a person is looked at again by a segment or plan; null: never. */
export interface Timer {
  kind: Definition['kind']
  id: string
  profileId: string
  dueAt: number | null
}

const tables = {
  segment: { timers: sql.table('segment_timers'), id: sql.ref('segment_id') },
  scoring: { timers: sql.table('scoring_timers'), id: sql.ref('scoring_id') },
} as const
const kinds = ['segment', 'scoring'] as const

/** Who writes timers. */
const TIMERS = 'segments'
/** Timers of one kind taken at once. */
const MOST = 500

export async function writeTimers(db: Db, engine: Pick<Engine, 'clock' | 'newId'>, tenantId: string, timers: readonly Timer[]): Promise<void> {
  const now = new Date(engine.clock.now())
  for (const kind of kinds) {
    const { timers: table, id } = tables[kind]
    const asked = timers.filter((one) => one.kind === kind)
    if (asked.length === 0) continue
    // Most stay as they are: looking costs a tenth of writing them again, person by person in the index (decision 034).
    const { rows } = await sql<{ p: string; s: string; due_at: Date }>`${PREPARED} select t.p, t.s, t.due_at from unnest(${[...new Set(asked.map((one) => one.profileId))]}::uuid[]) as w(id)
      cross join lateral (select profile_id as p, ${id} as s, due_at from ${table} where tenant_id = ${tenantId} and profile_id = w.id and ${id} = any(${[...new Set(asked.map((one) => one.id))]}::text[]) offset 0) t`.execute(db)
    const kept = new Map(rows.map((row) => [`${row.p} ${row.s}`, new Date(row.due_at).getTime()]))
    const own = asked.filter((one) => (kept.get(`${one.profileId} ${one.id}`) ?? null) !== one.dueAt).map((one) => ({ r: engine.newId(), p: one.profileId, s: one.id, d: one.dueAt === null ? null : new Date(one.dueAt) }))
    const gone = own.filter(({ d }) => d === null)
    const set = own.filter(({ d }) => d !== null)
    if (gone.length > 0) await sql`delete from ${table} t using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as r(p uuid, s text) where t.tenant_id = ${tenantId} and t.profile_id = r.p and t.${id} = r.s`.execute(db)
    if (set.length > 0)
      await sql`${PREPARED} insert into ${table} (id, tenant_id, ${id}, profile_id, due_at, created_at, created_by, updated_at, updated_by)
        select r.r, ${tenantId}, r.s, r.p, r.d, ${now}, ${TIMERS}, ${now}, ${TIMERS} from jsonb_to_recordset(${JSON.stringify(set)}::jsonb) as r(r uuid, p uuid, s text, d timestamptz)
        on conflict (tenant_id, ${id}, profile_id) do update set due_at = excluded.due_at, updated_at = excluded.updated_at`.execute(db)
  }
}

/** Timers that are due, taken out: people by the key of the segment or plan that asked for them. */
export async function takeDueTimers(db: Db, tenantId: string, now: Date): Promise<Map<string, string[]>> {
  const due = new Map<string, string[]>()
  for (const kind of kinds) {
    const { timers: table, id } = tables[kind]
    const { rows } = await sql<{ id: string; profile_id: string }>`delete from ${table} t using (
        select id from ${table} where tenant_id = ${tenantId} and due_at <= ${now} order by due_at limit ${MOST} for update skip locked) due
      where t.tenant_id = ${tenantId} and t.id = due.id returning t.${id} as id, t.profile_id`.execute(db)
    for (const row of rows) due.set(`${kind}:${row.id}`, [...(due.get(`${kind}:${row.id}`) ?? []), row.profile_id])
  }
  return due
}

/** Timers of everybody by one definition as they should be: `wanted` are rows of `id` and `due_at`, `infinity` for none. */
export async function keepTimers(db: Db, tenantId: string, { kind, id: of }: Definition, wanted: RawBuilder<unknown>, now: Date): Promise<void> {
  const { timers: table, id } = tables[kind]
  await sql`with wanted as materialized (select id, due_at from (${wanted}) w where due_at < 'infinity'),
    kept as materialized (select t.id, t.profile_id, t.due_at from ${table} t where t.tenant_id = ${tenantId} and t.${id} = ${of}),
    gone as (delete from ${table} t using kept k left join wanted w on w.id = k.profile_id where w.id is null and t.tenant_id = ${tenantId} and t.id = k.id),
    changed as (update ${table} t set due_at = w.due_at, updated_at = ${now} from kept k join wanted w on w.id = k.profile_id where w.due_at <> k.due_at and t.tenant_id = ${tenantId} and t.id = k.id)
    insert into ${table} (id, tenant_id, ${id}, profile_id, due_at, created_at, created_by, updated_at, updated_by)
      select gen_random_uuid(), ${tenantId}, ${of}, w.id, w.due_at, ${now}, ${TIMERS}, ${now}, ${TIMERS} from wanted w left join kept k on k.profile_id = w.id where k.id is null`.execute(db)
}

export async function forgetTimers(db: Db, tenantId: string, { kind, id: of }: Definition): Promise<void> {
  const { timers: table, id } = tables[kind]
  await sql`delete from ${table} where tenant_id = ${tenantId} and ${id} = ${of}`.execute(db)
}
