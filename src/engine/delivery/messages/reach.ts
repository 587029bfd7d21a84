import { sql, type RawBuilder } from 'kysely'
import { dateText } from '#condition/date-math.ts'
import { channelDefinitionOf, isCalled } from '#catalog/channels/definitions.ts'
import type { Engage, EngageMessage } from '#model/entities.generated.ts'
import { fail } from '#model/errors.ts'
import type { Db } from '#platform/database/database.ts'
import { sendingStop } from '#engine/kernel/sending-stop.ts'
import { loadTenant, toRecord } from '#engine/kernel/rows.ts'

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
 * SQL condition: the address of `profiles p`, its domain or a parent domain is on the suppression
 * list. Compares hashes, as `suppressedAmong` does.
 */
function suppressed(tenantId: string): RawBuilder<boolean> {
  const hash = (text: RawBuilder<unknown>) =>
    sql`encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`
  const address = sql`lower(btrim(p.email))`
  const parts = sql`string_to_array(split_part(${address}, '@', 2), '.')`
  return sql<boolean>`
    exists (
      select
      from suppressions s
      where s.tenant_id = ${tenantId}
        and (
          (s.kind = 'address' and s.value_hash = ${hash(address)})
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

/**
 * SQL condition: `profiles p` has left the topic, by a denied, revoked or expired consent. People
 * who were never asked for consent have not left.
 */
function leftTopic(topicId: string, now: number): RawBuilder<boolean> {
  const held = sql`(p.consents -> ${topicId}::text)`
  const status = sql`
    upper(
      case jsonb_typeof(${held}) when 'object' then ${held} ->> 'status' else ${held} #>> '{}' end
    )
  `
  return sql<boolean>`
    coalesce(
      ${status} in ('DENIED', 'REVOKED', 'REFUSED', 'NO', 'FALSE') or (
        jsonb_typeof(${held}) = 'object'
        and (${held} ->> 'revokeDate') collate "C" <= ${dateText(now)}
      ),
      false
    )
  `
}

/**
 * SQL expression: why `profiles p` does not get the message, as a `DeliveryReason`; empty for those who do.
 * Planning, sending and the final check all use this rule.
 */
export function reasonSql(
  { tenantId, engage, stop }: Reach,
  now: number,
): RawBuilder<DeliveryReason> {
  if (stop) return sql<DeliveryReason>`${stop}::text`
  if (isCalled(engage.channel)) return sql<DeliveryReason>`''`
  return sql<DeliveryReason>`
    case
      when coalesce(btrim(p.email), '') = '' then 'no-address'
      when ${suppressed(tenantId)}
        then 'suppressed'
          ${
            engage.topicId
              ? sql`
                when ${leftTopic(engage.topicId, now)} then 'left-topic'
              `
              : sql``
          }
      else ''
    end
  `
}

/** SQL expression of the recipient address of `profiles p`. */
export const addressSql = ({ engage }: Reach): RawBuilder<string> =>
  isCalled(engage.channel)
    ? sql<string>`${(engage.url ?? '').slice(0, 500)}::text`
    : sql<string>`coalesce(btrim(p.email), '')`
