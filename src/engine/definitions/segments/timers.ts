import { sql, type RawBuilder } from 'kysely'
import { anyList, PREPARED, type Db } from '#platform/database/database.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

/**
 * A person has at most one timer, and it is at most as late as the first moment at which time alone
 * changes an answer about them. Earlier does no harm: whoever is looked at gets the true moment
 * then. So a timer is written when that moment comes nearer, and when it has come (decision 036).
 */
export type Timers = Map<string, number>

/** Who writes timers. */
const TIMERS = 'segments'
/** People looked at again at once. */
const MAX = 500

export const sooner = (timers: Timers, profileId: string, dueAt: number | null) => {
  if (dueAt !== null && dueAt < (timers.get(profileId) ?? Infinity)) timers.set(profileId, dueAt)
}

/** Those of these people who have one, person by person in the index (decision 034). */
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
    from unnest(${anyList(ids, 'uuid')}) as w(id)
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
 * Writes what is sooner than what is kept.
 * @param looked those about whom everything was asked that time may change: theirs become what was
 * found, or go
 */
export async function writeTimers(
  { db, engine, tenantId }: TenantTx<Pick<Engine, 'clock' | 'newId'>>,
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
          ${anyList(
            set.map(() => engine.newId()),
            'uuid',
          )},
          ${anyList(
            set.map(([id]) => id),
            'uuid',
          )},
          ${anyList(
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
 * People whose time has come, each locked, who are to be looked at again: that moves their timers
 * on. Whoever is locked by somebody else is left out this time, so that nobody waits for anybody
 * with a lock in hand.
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

/** Nobody is looked at later than by `wanted`: rows of `id` and `due_at`, `infinity` for none. */
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
