import { onlyRow } from '#model/lib/only-row.ts'
import { sql, type RawBuilder } from 'kysely'
import { fail } from '#model/lib/errors.ts'
import type { Db } from '#platform/database/database.ts'
import { jsonb } from '#platform/database/jsonb.ts'

/** The stored response for an Idempotency-Key. */
export interface KeptAnswer {
  status: number
  body: unknown
}

/** An Idempotency-Key of one caller. */
export interface AnswerKey {
  tenantId: string
  /** SHA-256 of the caller and the key. */
  id: string
}

/** A request with an Idempotency-Key. */
export interface KeyedRequest extends AnswerKey {
  /** SHA-256 of the request, so that a key does not return the response to another request. */
  hash: string
}

/** A claim of a key that expires. */
export interface Lease {
  owner: string
  until: RawBuilder<Date>
}

/**
 * The first request is still running, so the client should retry shortly. Seconds, for
 * `Retry-After` (RFC 9110, 10.2.3).
 */
const RETRY_AFTER = 1

/** The error for a retry that comes too early. */
export const stillRunning = () =>
  fail(
    'wrong_state',
    'The first request with this Idempotency-Key is still running. Try again in a moment.',
    [],
    { retryAfter: RETRY_AFTER },
  )

const answerOf = ({ status, body }: KeptAnswer): KeptAnswer => ({
  status,
  body: status === 204 ? undefined : body,
})

/**
 * The stored row of a key.
 * @throws ProductError `invalid` for a key that was used for another request
 */
async function find(db: Db, { tenantId, id, hash }: KeyedRequest) {
  const row = await db
    .selectFrom('idempotency_records')
    .select([
      'request_hash',
      'status',
      'body',
      'lease_owner',
      sql<boolean>`coalesce(lease_until <= clock_timestamp(), true)`.as('lapsed'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row && row.request_hash !== hash)
    throw fail('invalid', 'This Idempotency-Key was used for another request.')
  return row
}

const insert = (
  db: Db,
  { tenantId, id, hash }: KeyedRequest,
  now: Date,
  { answer, lease }: { answer: KeptAnswer; lease: Lease | null },
) =>
  db
    .insertInto('idempotency_records')
    .values({
      tenant_id: tenantId,
      id,
      request_hash: hash,
      status: answer.status,
      body: jsonb(answer.body ?? null) as never,
      lease_owner: lease?.owner ?? null,
      lease_until: lease?.until ?? null,
      version: 1,
      created_at: now,
      created_by: 'api',
      updated_at: now,
      updated_by: 'api',
    })
    .execute()

/**
 * Reserves a key for the transaction that does the work and stores the response. The reservation is
 * a transaction-level lock, so it ends with the transaction, also when the process dies, and leaves
 * nothing that a retry would have to wait for.
 * @returns the first response; null when this is the first request to complete
 * @throws ProductError `wrong_state` while another transaction has the key, `invalid` for a key
 * that was used for another request
 */
export async function lockIdempotencyKey(db: Db, key: KeyedRequest): Promise<KeptAnswer | null> {
  const { rows } = await sql<{
    mine: boolean
  }>`select pg_try_advisory_xact_lock(hashtextextended(${`idempotency ${key.tenantId} ${key.id}`}, 0)) as mine`.execute(
    db,
  )
  if (!onlyRow(rows).mine) throw stillRunning()
  const row = await find(db, key)
  if (!row) return null
  if (row.status === 0 && !row.lapsed) throw stillRunning()
  if (row.status !== 0) return answerOf(row)
  await db
    .deleteFrom('idempotency_records')
    .where('tenant_id', '=', key.tenantId)
    .where('id', '=', key.id)
    .execute()
  return null
}

/** Stores the response in the transaction of the work. Requires `lockIdempotencyKey` first. */
export const insertResponse = (
  db: Db,
  key: KeyedRequest,
  now: Date,
  answer: KeptAnswer,
): Promise<unknown> => insert(db, key, now, { answer, lease: null })

/**
 * Claims a key by a lease, for work that does not fit into one transaction. The claim of a process
 * that died expires.
 * @returns the first response; null when the caller now has to do the work
 * @throws ProductError `wrong_state` while another request holds the lease, `invalid` for a key
 * that was used for another request
 */
export async function acquireIdempotencyKey(
  db: Db,
  key: KeyedRequest,
  now: Date,
  lease: Lease,
): Promise<KeptAnswer | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`idempotency ${key.tenantId} ${key.id}`}, 0))`.execute(
    db,
  )
  const row = await find(db, key)
  if (!row) {
    await insert(db, key, now, { answer: { status: 0, body: null }, lease })
    return null
  }
  if (row.status !== 0) return answerOf(row)
  if (!row.lapsed) throw stillRunning()
  await db
    .updateTable('idempotency_records')
    .set({ lease_owner: lease.owner, lease_until: lease.until, updated_at: now })
    .where('tenant_id', '=', key.tenantId)
    .where('id', '=', key.id)
    .execute()
  return null
}

/**
 * Stores the response to the claimed request; a response that is already stored (a recovery point)
 * is kept. The transaction is fenced by the lease.
 */
export async function saveResponse(
  db: Db,
  { tenantId, id }: AnswerKey,
  { status, body }: KeptAnswer,
): Promise<void> {
  await db
    .updateTable('idempotency_records')
    .set({ status: body === undefined ? 204 : status, body: jsonb(body ?? null) as never })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('status', '=', 0)
    .execute()
}

/**
 * Releases the key after a refused request, so that it can be retried; a stored response is kept.
 */
export async function releaseKey(
  db: Db,
  { tenantId, id }: AnswerKey,
  owner: string,
): Promise<void> {
  await db
    .deleteFrom('idempotency_records')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('status', '=', 0)
    .where('lease_owner', '=', owner)
    .execute()
}

/** How long a retry gets the first response, in milliseconds. */
const KEPT_FOR = 24 * 60 * 60_000
const PURGE_SIZE = 5000

/**
 * Deletes a portion of the responses that are older than a day; requests that still run stay.
 * @returns whether there may be more
 */
export async function purgeResponses(db: Db, now: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from idempotency_records
    where (tenant_id, id) in (
      select tenant_id, id
      from idempotency_records
      where created_at < ${new Date(now.getTime() - KEPT_FOR)}
        and coalesce(lease_until < clock_timestamp(), true)
      limit ${PURGE_SIZE}
    )
  `.execute(db)
  return Number(numAffectedRows) === PURGE_SIZE
}
