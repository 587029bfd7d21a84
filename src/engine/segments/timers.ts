import { sql, type RawBuilder } from 'kysely'
import { arrayParam, PREPARED, type Db } from '#platform/database/database.ts'
import type { RowParts } from '#engine/kernel/engine.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

/**
 * A person has at most one timer, at or before the first time at which an answer about them changes
 * without an event. An early timer is harmless: judging the person computes the correct time. So a
 * timer is written only when that time gets earlier, and when it is due (decision 036).
 */
export type Timers = Map<string, number>

/** Actor that writes timers. */
const TIMERS = 'segments'
/** Maximum number of people who are judged per round. */
const MAX = 500

export const sooner = (timers: Timers, profileId: string, dueAt: number | null) => {
  if (dueAt !== null && dueAt < (timers.get(profileId) ?? Infinity)) timers.set(profileId, dueAt)
}

/** Loads the timers of these people, with one index lookup per person (decision 034). */
export async function loadTimers(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<Timers> {
  const { rows } = await sql<{
    profile_id: string
    due_at: Date
  }>`${PREPARED}
    select t.profile_id, t.due_at
    from unnest(${arrayParam(ids, 'uuid')}) as w(id)
    cross join lateral (
      select profile_id, due_at
      from profile_timers
      where tenant_id = ${tenantId} and profile_id = w.id
      limit 1
    ) t
  `.execute(db)
  return new Map(rows.map((row) => [row.profile_id, new Date(row.due_at).getTime()]))
}

/**
 * Writes timers that are earlier than the stored ones.
 * @param looked people judged by everything that time can change: their timers are replaced or
 * deleted
 */
export async function writeTimers(
  { db, engine, tenantId }: TenantTx<RowParts>,
  { found, kept, looked }: { found: Timers; kept: Timers; looked: ReadonlySet<string> },
): Promise<void> {
  const now = new Date(engine.clock.now())
  const set = [...found].filter(([id, dueAt]) =>
    looked.has(id) ? kept.get(id) !== dueAt : dueAt < (kept.get(id) ?? Infinity),
  )
  const gone = [...looked].filter((id) => !found.has(id) && kept.has(id))
  const isExact = set.map(([id]) => looked.has(id))
  await Promise.all([
    gone.length > 0 &&
      sql`delete from profile_timers where tenant_id = ${tenantId} and profile_id = any(${gone}::uuid[])`.execute(
        db,
      ),
    set.length > 0 &&
      sql`${PREPARED}
        insert into profile_timers as t (
          id, tenant_id, profile_id, due_at, created_at, created_by, updated_at, updated_by
        )
        select r.id, ${tenantId}, r.profile_id, r.due_at, ${now}, ${TIMERS}, ${now}, ${TIMERS}
        from unnest(
          ${arrayParam(
            set.map(() => engine.newId()),
            'uuid',
          )},
          ${arrayParam(
            set.map(([id]) => id),
            'uuid',
          )},
          ${arrayParam(
            set.map(([, dueAt]) => dueAt),
            'timestamptz',
          )}
        ) as r(id, profile_id, due_at)
        on conflict (tenant_id, profile_id)
        do update set
          due_at = case
            when excluded.profile_id = any(
              ${set.flatMap(([id], n) => (isExact[n] ? [id] : []))}::uuid[]
            )
              then excluded.due_at
            else least(t.due_at, excluded.due_at)
          end,
          updated_at = excluded.updated_at
      `.execute(db),
  ])
}

/**
 * Locks people whose timers are due and who must be judged again, which moves their timers. Skips
 * people locked by another transaction, so that no transaction waits while it holds locks.
 */
export async function lockDue(db: Db, tenantId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`
    select p.id
    from profile_timers t
    join profiles p on p.tenant_id = t.tenant_id and p.id = t.profile_id
    where t.tenant_id = ${tenantId} and t.due_at <= ${now}
    order by t.due_at
    limit ${MAX}
    for no key update of p skip locked
  `.execute(db)
  return rows.map((row) => row.id)
}

/** Moves timers forward to at most `wanted`: rows of `id` and `due_at`, `infinity` for none. */
export async function keepTimers(
  db: Db,
  tenantId: string,
  wanted: RawBuilder<unknown>,
  now: Date,
): Promise<void> {
  await sql`
    with
      wanted as materialized (select id, due_at from (${wanted}) w where due_at < 'infinity'),
      kept as materialized (
        select t.id, t.profile_id, t.due_at from profile_timers t where t.tenant_id = ${tenantId}
      ),
      sooner as (
        update profile_timers t
        set due_at = w.due_at, updated_at = ${now}
        from kept k
        join wanted w on w.id = k.profile_id
        where w.due_at < k.due_at and t.tenant_id = ${tenantId} and t.id = k.id
      ) insert into profile_timers (
        id, tenant_id, profile_id, due_at, created_at, created_by, updated_at, updated_by
      )
    select gen_random_uuid(), ${tenantId}, w.id, w.due_at, ${now}, ${TIMERS}, ${now}, ${TIMERS}
    from wanted w
    left join kept k on k.profile_id = w.id
    where k.id is null
  `.execute(db)
}
