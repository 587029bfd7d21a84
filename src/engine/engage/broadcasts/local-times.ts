import { sql, type RawBuilder } from 'kysely'
import { DateTime } from 'luxon'
import { instantOf } from '#journey/local-window.ts'
import type { Broadcast } from '#model/schema/entities.generated.ts'
import { loadTenant } from '#engine/kernel/rows.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import { zoneOfProfile } from '#engine/audience/profiles/zone-of-profile.ts'

/** No zone is further ahead, so its local times come first. */
const FIRST_ZONE = 'Pacific/Kiritimati'
const ZONE_FACTS = ['timeZone', 'timezone', 'countryCode', 'country'] as const

/** The moment of the local time for people with the same facts about their zone. */
export interface LocalTime {
  /** The facts, as `zoneKey` writes them. */
  key: string
  zone: string
  at: number
  /** Number of people in the audience, whether they get it or not. */
  people: number
}

/** SQL text of the facts that determine the time zone of `profiles p`. */
export const zoneKey: RawBuilder<string> = sql<string>`
  jsonb_build_array(${sql.join(ZONE_FACTS.map((name) => sql`p.properties -> ${sql.lit(name)}`))})::text
`

const momentIn = (zone: string, { localDate, localTime }: Broadcast): number =>
  instantOf(DateTime.fromISO(localDate ?? '', { zone }).startOf('day'), localTime ?? '')

/** When the first people anywhere may get it; the audience is frozen then. */
export const firstLocalTime = (broadcast: Broadcast): number => momentIn(FIRST_ZONE, broadcast)

/**
 * The local time of everyone in the audience: one row per combination of facts about a zone. A time
 * that does not exist is the next valid one; of a time that occurs twice it is the first one.
 * @param start earlier moments become this one
 */
export async function loadLocalTimes(
  { db, tenantId }: Pick<TenantTx, 'db' | 'tenantId'>,
  people: RawBuilder<unknown>,
  broadcast: Broadcast,
  start: number,
): Promise<LocalTime[]> {
  const tenantZone = (await loadTenant(db, tenantId)).time_zone || 'UTC'
  const { rows } = await sql<{ key: string; n: number }>`
    select ${zoneKey} as key, count(*)::int as n
    from profiles p
    where p.tenant_id = ${tenantId} and ${people}
    group by 1
  `.execute(db)
  return rows.map(({ key, n }) => {
    const values = JSON.parse(key) as unknown[]
    const facts = Object.fromEntries(ZONE_FACTS.map((name, at) => [name, values[at]]))
    const zone = zoneOfProfile(facts, tenantZone)
    return { key, zone, at: Math.max(start, momentIn(zone, broadcast)), people: n }
  })
}
