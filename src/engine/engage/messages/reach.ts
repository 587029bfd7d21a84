import { sql, type RawBuilder } from 'kysely'
import { channelDefinitionOf, isCalled } from '#catalog/channels/definitions.ts'
import type { Engage, EngageMessage } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { addressHashSql, leftTopicSql } from '#engine/audience/consent/address-consent.ts'
import { optOutReasons } from '#engine/audience/contacts/suppression-list.ts'
import type { Db } from '#platform/database/database.ts'
import { sendingStop } from '#engine/kernel/sending-stop.ts'
import { loadTenant, toRecord } from '#engine/kernel/rows.ts'

type OwnerKind = EngageMessage['ownerKind']

export type DeliveryReason = NonNullable<EngageMessage['reason']>

/** A message with all data that determines who gets it. */
export interface Reach {
  tenantId: string
  engage: Engage
  /** Why it cannot be sent to any person; empty when it can. */
  stop: DeliveryReason
}

/** @throws ProductError `not_found` */
export async function loadReach(
  db: Db,
  tenantId: string,
  engageId: string,
  now: number,
): Promise<Reach> {
  const row = await db
    .selectFrom('engages')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', engageId)
    .executeTakeFirst()
  if (!row) throw fail('not_found', 'There is no such engage message.')
  const engage = { ...toRecord('engage', row), secret: row.secret }
  return { tenantId, engage, stop: await stopOf(db, tenantId, engage, now) }
}

async function stopOf(
  db: Db,
  tenantId: string,
  engage: Engage,
  now: number,
): Promise<DeliveryReason> {
  if (engage.enabled === false) return 'disabled'
  if (sendingStop(await loadTenant(db, tenantId), now)) return 'not-sending'
  const lacks = channelDefinitionOf(engage.channel ?? 'email')
    .missing(engage)
    .map(({ path }) => path)
  if (lacks.includes('/mailboxId')) return 'no-mailbox'
  if (lacks.length > 0 && !lacks.includes('/templateId')) return 'faulty'
  if (isCalled(engage.channel)) return ''
  const template = engage.templateId
    ? await db
        .selectFrom('templates')
        .select('published_version')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', engage.templateId)
        .executeTakeFirst()
    : undefined
  return template?.published_version ? '' : 'not-published'
}

/**
 * Whether a message answers something that the person did, such as a receipt: one without a topic
 * that a journey sends. An opt-out does not withhold it. A message to an audience is never one.
 */
const isTransactional = ({ topicId }: Engage, ownerKind: OwnerKind): boolean =>
  ownerKind === 'journey' && !topicId

/**
 * SQL condition: the address of `profiles p`, its domain or a parent domain is on the suppression
 * list. Compares hashes, as `suppressedAmong` does.
 * @param ignoresOptOut whether entries that an opt-out made do not count
 */
function suppressed(tenantId: string, ignoresOptOut: boolean): RawBuilder<boolean> {
  const hash = (text: RawBuilder<unknown>) =>
    sql`encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`
  const address = sql`lower(btrim(p.email))`
  const parts = sql`string_to_array(split_part(${address}, '@', 2), '.')`
  return sql<boolean>`
    exists (
      select
      from suppressions s
      where s.tenant_id = ${tenantId}
        and ${ignoresOptOut ? sql`s.reason <> all(${[...optOutReasons]}::text[])` : sql`true`}
        and (
          (s.kind = 'address' and s.value_hash = ${addressHashSql(sql`p.email`)})
          or (
            s.kind = 'domain'
            and s.value_hash in (
              select ${hash(sql`
                array_to_string((${parts})[part:], '.')
              `)}
              from generate_series(1, cardinality(${parts}) - 1) as part
            )
          )
        )
    )
  `
}

/** The checks of a person that prevent an email, in the order in which they apply. */
export function emailChecks(
  { tenantId, engage }: Pick<Reach, 'tenantId' | 'engage'>,
  now: number,
  ownerKind: OwnerKind,
): { reason: DeliveryReason; prevents: RawBuilder<boolean> }[] {
  return [
    { reason: 'no-address', prevents: sql<boolean>`coalesce(btrim(p.email), '') = ''` },
    {
      reason: 'suppressed',
      prevents: suppressed(tenantId, isTransactional(engage, ownerKind)),
    },
    ...(engage.topicId
      ? [{ reason: 'left-topic' as const, prevents: leftTopicSql(tenantId, engage.topicId, now) }]
      : []),
  ]
}

/**
 * SQL expression: why `profiles p` does not get the message, as a `DeliveryReason`; empty for those who do.
 * Planning, sending and the final check all use this rule.
 */
export function reasonSql(
  reach: Reach,
  now: number,
  ownerKind: OwnerKind,
): RawBuilder<DeliveryReason> {
  if (reach.stop) return sql<DeliveryReason>`${reach.stop}::text`
  if (isCalled(reach.engage.channel)) return sql<DeliveryReason>`''`
  const cases = emailChecks(reach, now, ownerKind).map(
    ({ reason, prevents }) => sql`when ${prevents} then ${sql.lit(reason)}`,
  )
  return sql<DeliveryReason>`case ${sql.join(cases, sql` `)} else '' end`
}

/** SQL expression of the recipient address of `profiles p`. */
export const addressSql = ({ engage }: Reach): RawBuilder<string> =>
  isCalled(engage.channel)
    ? sql<string>`${(engage.url ?? '').slice(0, 500)}::text`
    : sql<string>`coalesce(btrim(p.email), '')`
