import { sql, type RawBuilder } from 'kysely'
import { isCalled } from '#catalog/channels/definitions.ts'
import type { Broadcast } from '#model/schema/entities.generated.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import { addressSql, loadReach, reasonSql, type Reach } from '#engine/engage/messages/reach.ts'
import { audienceSql, exclusionsOf } from './audience.ts'
import { loadLocalTimes, zoneKey, type LocalTime } from './local-times.ts'

/** Everything that determines who gets a broadcast, and when at the earliest. */
export interface Selection {
  reach: Reach
  /** The published template version; null for calls, or when there is none. */
  version: number | null
  /** Moments in each person's own time zone; empty without local time. */
  localTimes: LocalTime[]
  /**
   * Subselect with a row per person: `id`, `address`, `recipient_key`, `reason` (empty: gets it),
   * `turn` (from 0 among those who get it), `due_at`, `state`.
   */
  judged: RawBuilder<unknown>
}

/**
 * Selects the people of a broadcast as of now. The count, the rehearsal and the freezing all read
 * this selection. Each address gets it once: other profiles with it are `duplicate`.
 * @param start the earliest time to send
 * @throws ProductError `invalid` without an audience, `not_found` without the message
 */
export async function selectPeople(
  tx: TenantTx<Pick<Engine, 'clock'>>,
  broadcast: Broadcast,
  start: number,
): Promise<Selection> {
  const { db, engine, tenantId } = tx
  const now = engine.clock.now()
  const reach = await loadReach(db, tenantId, broadcast.engageId, now)
  const people = await audienceSql(tx, broadcast)
  const version = await publishedVersion(tx, reach)
  const localTimes =
    broadcast.timing === 'local' ? await loadLocalTimes(tx, people, broadcast, start) : []
  const exclusions = exclusionsOf(tenantId, broadcast, version, now)
  const isEmail = !isCalled(reach.engage.channel)
  const key = isEmail ? sql`lower(${addressSql(reach)})` : sql`p.id::text`
  const excluded = exclusions.map(
    ({ reason, excludes }) => sql`when ${excludes} then ${sql.lit(reason)}`,
  )
  const reason =
    excluded.length === 0
      ? sql`r.reason`
      : sql`case when r.reason <> '' then r.reason ${sql.join(excluded, sql` `)} else '' end`
  const due =
    localTimes.length === 0
      ? sql`${new Date(start)}::timestamptz`
      : sql`coalesce(z.at, ${new Date(start)}::timestamptz)`
  const judged = sql`
    select
      f.id,
      f.address,
      case when f.final = '' and ${isEmail} then f.key end as recipient_key,
      f.final as reason,
      case
        when f.final = ''
        then
          row_number() over (
            partition by f.final
            order by hashtextextended(f.id::text || ${broadcast.id}::text, 0)
          )::int - 1
      end as turn,
      f.due_at,
      'waiting' as state
    from (
      select
        u.*,
        case
          when u.reason = '' and u.nth > 1 then 'duplicate'
          else u.reason
        end as final
      from (
        select
          p.id,
          left(${addressSql(reach)}, 500) as address,
          left(${key}, 500) as key,
          e.reason,
          row_number() over (partition by ${key}, e.reason order by p.created_at, p.id) as nth,
          ${due} as due_at
        from profiles p
        cross join lateral (select ${reasonSql(reach, now, 'send')} as reason offset 0) r
        cross join lateral (select ${reason} as reason offset 0) e
        ${localTimes.length === 0 ? sql`` : joinTimes(localTimes)}
        where p.tenant_id = ${tenantId} and ${people}
      ) u
    ) f
  `
  return { reach, version, localTimes, judged }
}

const joinTimes = (times: readonly LocalTime[]) => sql`
  left join unnest(
    ${times.map((time) => time.key)}::text[],
    ${times.map((time) => new Date(time.at).toISOString())}::timestamptz[]
  ) as z (key, at) on z.key = ${zoneKey}
`

/** The template version that is sent now; null for calls, or when none is published. */
export async function publishedVersion(
  { db, tenantId }: Pick<TenantTx, 'db' | 'tenantId'>,
  { engage }: Reach,
): Promise<number | null> {
  if (isCalled(engage.channel) || !engage.templateId) return null
  const template = await db
    .selectFrom('templates')
    .select('published_version')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', engage.templateId)
    .executeTakeFirst()
  return template?.published_version ?? null
}
