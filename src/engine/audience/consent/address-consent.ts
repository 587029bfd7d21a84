import { sql, type RawBuilder } from 'kysely'
import type { ConsentRecord } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import { suppressionHash } from '#engine/audience/contacts/suppression-list.ts'
import { toRecord } from '#engine/kernel/rows.ts'

/*
 * Consent belongs to an address, not to a profile: the newest answer of an address about a topic
 * holds for all its profiles, also for those that are created later. Answers are consent records;
 * answers that are written to a profile are copied to them by a trigger (0002-functions.sql).
 */

/** SQL expression: the hash of an address in any spelling, as suppressions and consent records store it. */
export const addressHashSql = (address: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`encode(sha256(convert_to(lower(btrim(${address})), 'UTF8')), 'hex')`

/** Newest answers first; of two at the same moment, the one that withholds. */
const NEWEST = sql`r.answered_at desc, (r.status = 'GRANTED'), r.id desc`

/** SQL condition on `consent_records r`: the answer withholds messages at this time. */
const withholds = (now: number) =>
  sql<boolean>`(r.status <> 'GRANTED' or coalesce(r.expires_at <= ${new Date(now)}, false))`

/**
 * SQL condition: the address of `profiles p` has left the topic, by a denied, revoked or expired
 * consent. An address that was never asked for consent has not left.
 */
export const leftTopicSql = (
  tenantId: string,
  topicId: string,
  now: number,
): RawBuilder<boolean> => sql<boolean>`
  coalesce(
    (
      select ${withholds(now)}
      from consent_records r
      where r.tenant_id = ${tenantId}
        and r.address_hash = ${addressHashSql(sql`p.email`)}
        and r.topic_id = ${topicId}
      order by ${NEWEST}
      limit 1
    ),
    false
  )
`

/** An address's newest answer about a topic. */
export interface NewestAnswer {
  record: ConsentRecord
  /** Whether it withholds messages of the topic now. */
  hasLeft: boolean
}

/** The newest answers of an address, by topic; '' means all emails. */
export async function answersOf(
  { db, tenantId }: { db: Db; tenantId: string },
  address: string,
  now: number,
): Promise<Map<string, NewestAnswer>> {
  const { rows } = await sql<Record<string, unknown> & { topic_id: string; has_left: boolean }>`
    select distinct on (r.topic_id) r.*, ${withholds(now)} as has_left
    from consent_records r
    where r.tenant_id = ${tenantId} and r.address_hash = ${suppressionHash(address)}
    order by r.topic_id, ${NEWEST}
  `.execute(db)
  return new Map(
    rows.map((row) => [
      row.topic_id,
      { record: toRecord('consent-record', row), hasLeft: row.has_left },
    ]),
  )
}

/**
 * The profiles of an address. Finds those whose address is stored in lower case or as given, and
 * those with a consent record; others in an unusual spelling are covered by the rule all the same.
 */
export async function profilesOf(
  { db, tenantId }: { db: Db; tenantId: string },
  address: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id
    from profiles p
    where p.tenant_id = ${tenantId}
      and p.email = any(${[...new Set([address, address.trim().toLowerCase()])]}::text[])
    union
    select p.id
    from consent_records r
    join profiles p on p.tenant_id = r.tenant_id and p.id = r.profile_id
    where r.tenant_id = ${tenantId}
      and r.address_hash = ${suppressionHash(address)}
      and ${addressHashSql(sql`p.email`)} = r.address_hash
    limit 100
  `.execute(db)
  return rows.map(({ id }) => id)
}
