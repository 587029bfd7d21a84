import { uuidFrom } from '#model/lib/ids.ts'
import { contextValue } from '#platform/context-value.ts'
import { sha256 } from '#platform/secrets.ts'
import type { Db } from '#platform/database/database.ts'
import { saveResponse, type AnswerKey } from '#store/idempotency-keys.ts'

/**
 * The Idempotency-Key of the current request, claimed by a lease because the request calls external
 * servers.
 */
interface RequestClaim {
  key: AnswerKey
  /** HTTP status of the answer. */
  status: number
}

const claims = contextValue<RequestClaim>()

/** Runs the work of a request whose Idempotency-Key is claimed by a lease. */
export const withRequestClaim = <T>(claim: RequestClaim, work: () => Promise<T>): Promise<T> =>
  claims.run(claim, work)

/**
 * A recovery point: saves the answer of a request with an Idempotency-Key in the transaction that
 * does its work. If the process dies after it, a retry returns this answer and repeats nothing.
 */
export async function settleRequest(db: Db, body: unknown): Promise<void> {
  const claim = claims.get()
  if (claim) await saveResponse(db, claim.key, { status: claim.status, body })
}

/**
 * Returns an id that is the same for every attempt of a request with an Idempotency-Key. Serves as
 * the natural key of a record that is created before an external server is called.
 * @param purpose distinguishes several ids of one request
 * @returns null for a request without a key
 */
export function requestId(purpose: string): string | null {
  const claim = claims.get()
  return claim ? uuidFrom(sha256(`${claim.key.tenantId} ${claim.key.id} ${purpose}`)) : null
}
