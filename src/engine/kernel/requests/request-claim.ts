import { uuidFrom } from '#model/ids.ts'
import { contextValue } from '#platform/context-value.ts'
import { sha256 } from '#platform/secrets.ts'
import type { Db } from '#platform/database/database.ts'
import { saveResponse, type AnswerKey } from '#store/idempotency-keys.ts'

/**
 * The Idempotency-Key of the request that is being answered, claimed by a lease because it calls
 * servers of others.
 */
interface RequestClaim {
  key: AnswerKey
  /** HTTP status of its answer. */
  status: number
}

const claims = contextValue<RequestClaim>()

/** Runs the work of a request whose Idempotency-Key was claimed by a lease. */
export const withRequestClaim = <T>(claim: RequestClaim, work: () => Promise<T>): Promise<T> =>
  claims.run(claim, work)

/**
 * A recovery point: keeps the answer of the request in the transaction that does its work, when it
 * has an Idempotency-Key. Should the process die after it, a retry gets this answer, and nothing is
 * done again.
 */
export async function settleRequest(db: Db, body: unknown): Promise<void> {
  const claim = claims.get()
  if (claim) await saveResponse(db, claim.key, { status: claim.status, body })
}

/**
 * An id that is the same for every try of a request with an Idempotency-Key: a natural key for what
 * it makes before it calls somebody else's server.
 * @param purpose tells several ids of one request apart
 * @returns null for a request without a key
 */
export function requestId(purpose: string): string | null {
  const claim = claims.get()
  return claim ? uuidFrom(sha256(`${claim.key.tenantId} ${claim.key.id} ${purpose}`)) : null
}
