import { say } from '#language'
import { sql, type RawBuilder } from 'kysely'
import type { Broadcast } from '#model/schema/entities.generated.ts'
import { fail, type FieldError } from '#model/lib/errors.ts'
import { isUuid } from '#model/lib/ids.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import type { TenantDb } from '#platform/database/database.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import { assertValid } from '#engine/segments/check-condition.ts'
import { loadLanguage } from '#engine/segments/load-language.ts'
import type { DeliveryReason } from '#engine/engage/messages/reach.ts'

type Tx = TenantTx<Pick<Engine, 'clock'>>

/** The fields of a broadcast that determine its audience. */
export type AudienceOf = Pick<
  Broadcast,
  'audienceKind' | 'segmentId' | 'listId' | 'condition' | 'addresses' | 'profileIds'
>

const missing = (path: string, message: string) => fail('invalid', message, [{ path, message }])

/**
 * SQL condition over `profiles p` for the people of the audience.
 * @throws ProductError `invalid` when it is missing or does not exist
 */
export async function audienceSql(tx: Tx, audience: AudienceOf): Promise<RawBuilder<boolean>> {
  const { tenantId } = tx
  switch (audience.audienceKind ?? 'segment') {
    case 'segment': {
      if (!audience.segmentId) throw missing('/segmentId', 'Choose a segment.')
      await assertThere(tx, 'segments', audience.segmentId, '/segmentId')
      return inSegments(tenantId, [audience.segmentId])
    }
    case 'list': {
      if (!audience.listId) throw missing('/listId', 'Choose a list.')
      await assertThere(tx, 'user_lists', audience.listId, '/listId')
      return inLists(tenantId, [audience.listId])
    }
    case 'condition':
      return conditionSql(tx, audience.condition ?? {})
    case 'addresses':
      return addressesSql(audience.addresses ?? '')
    case 'people':
      return sql<boolean>`p.id = any(${(audience.profileIds ?? []).filter(isUuid)}::uuid[])`
  }
}

async function assertThere(
  { db, tenantId }: TenantDb,
  table: 'segments' | 'user_lists',
  id: string,
  path: string,
): Promise<void> {
  const found = await db
    .selectFrom(table)
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found)
    throw missing(
      path,
      table === 'segments' ? say('There is no such segment.') : say('There is no such list.'),
    )
}

const inSegments = (tenantId: string, ids: readonly string[]) => sql<boolean>`
  p.id in (
    select profile_id
    from segment_members
    where tenant_id = ${tenantId} and segment_id = any(${[...ids]}::text[]) and left_at is null
  )
`

const inLists = (tenantId: string, ids: readonly string[]) => sql<boolean>`
  p.id in (
    select profile_id
    from list_members
    where tenant_id = ${tenantId} and list_id = any(${[...ids]}::text[])
  )
`

async function conditionSql(tx: Tx, condition: object): Promise<RawBuilder<boolean>> {
  if (!('type' in condition)) throw missing('/condition', 'Add a condition.')
  await assertValid(tx, condition, 'profile', '/condition')
  const { evaluator, moment } = await loadLanguage(tx)
  const all = evaluator.compileAll({ tenantId: tx.tenantId, now: moment.now, known: new Map() })
  const holds = all.holds(condition)
  return sql<boolean>`
    p.id in (
      select p.id
      from profiles p ${all.joins()}
      where p.tenant_id = ${tx.tenantId} and ${holds}
    )
  `
}

/** An email address within a line of text or CSV. */
const ADDRESS =
  /(?<![^\s@<>,;:"'()[\]])[^\s@<>,;:"'()[\]]+@[^\s@<>,;:"'()[\].]+(?:\.[^\s@<>,;:"'()[\].]+)+/g

/** The different addresses of a text, in lower case. */
export const addressesIn = (text: string): string[] => [
  ...new Set((text.match(ADDRESS) ?? []).map((one) => one.toLowerCase())),
]

function addressesSql(text: string): RawBuilder<boolean> {
  const all = addressesIn(text)
  if (all.length === 0) throw missing('/addresses', 'Enter at least one email address.')
  return sql<boolean>`lower(btrim(p.email)) = any(${all}::text[])`
}

/** The addresses of the audience that no profile has, at most `limit`, and their number. */
export async function unknownAddresses(
  { db, tenantId }: Tx,
  { audienceKind, addresses = '' }: AudienceOf,
  limit: number,
): Promise<{ count: number; some: string[] }> {
  if (audienceKind !== 'addresses') return { count: 0, some: [] }
  const { rows } = await sql<{ address: string; n: number }>`
    select a.address, count(*) over ()::int as n
    from unnest(${addressesIn(addresses)}::text[]) as a (address)
    where not exists (
      select from profiles p where p.tenant_id = ${tenantId} and lower(btrim(p.email)) = a.address
    )
    limit ${limit}
  `.execute(db)
  return { count: rows[0]?.n ?? 0, some: rows.map((row) => row.address) }
}

/** A reason to leave people out, as SQL over `profiles p`. */
export interface Exclusion {
  reason: DeliveryReason
  excludes: RawBuilder<boolean>
}

const keyOfPerson = sql`lower(btrim(p.email))`

/**
 * People that a message went to, or may have gone to, or is about to go to: by their address, which
 * another person may have, and by their id, because the address of a call is a URL.
 */
function reachedBy(
  tenantId: string,
  engageId: string,
  where: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const messages = sql`
    from engage_messages m
    where m.tenant_id = ${tenantId}
      and m.engage_id = ${engageId}
      and m.owner_kind <> 'test'
      and ${where}
  `
  return sql<boolean>`(
    ${keyOfPerson} in (select lower(btrim(m.address)) ${messages})
    or p.id in (select m.profile_id ${messages})
  )`
}

/**
 * The broadcast's exclusions, in the order in which they apply.
 * @param version the template version that it sends; null for calls, which have none
 */
export function exclusionsOf(
  tenantId: string,
  broadcast: Broadcast,
  version: number | null,
  now: number,
): Exclusion[] {
  const exclusions: Exclusion[] = []
  const { excludeSegmentIds = [], excludeListIds = [], excludeEngageId } = broadcast
  if (excludeSegmentIds.length > 0)
    exclusions.push({ reason: 'excluded', excludes: inSegments(tenantId, excludeSegmentIds) })
  if (excludeListIds.length > 0)
    exclusions.push({ reason: 'excluded', excludes: inLists(tenantId, excludeListIds) })
  if (excludeEngageId) {
    const since = new Date(now - (broadcast.excludeDays ?? 30) * DAY_MS)
    exclusions.push({
      reason: 'recent',
      excludes: reachedBy(
        tenantId,
        excludeEngageId,
        sql`m.state in ('sending', 'sent', 'unknown') and coalesce(m.sent_at, m.updated_at) > ${since}`,
      ),
    })
  }
  if (broadcast.skipRepeats !== false && version !== null)
    exclusions.push({
      reason: 'repeated',
      excludes: reachedBy(
        tenantId,
        broadcast.engageId,
        sql`
          m.state in ('waiting', 'planned', 'sending', 'sent', 'unknown')
          and coalesce(m.template_version, ${version}) = ${version}
          and m.owner_id <> ${broadcast.id}
        `,
      ),
    })
  return exclusions
}

/** What is missing before the broadcast can start. */
export function faultsOf(broadcast: Partial<Broadcast>): FieldError[] {
  const faults: FieldError[] = []
  const { timing = 'now', startAt, localDate, localTime } = broadcast
  if (timing === 'at' && !startAt)
    faults.push({ path: '/startAt', message: say('Choose a start.') })
  if (timing === 'local' && !localDate)
    faults.push({ path: '/localDate', message: say('Choose a date.') })
  if (timing === 'local' && !localTime)
    faults.push({ path: '/localTime', message: say('Enter a time such as 09:00.') })
  return faults
}
