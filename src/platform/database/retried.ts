import { codeOf } from '#model/lib/thrown.ts'

/** Attempts in all, each of which waits for the transaction that won. */
const MAX_TRIES = 5

/**
 * Serialization failures and deadlocks, which the database requires to be retried (SQLSTATE class
 * 40).
 */
const isRetryable = (error: unknown) => ['40001', '40P01'].includes(codeOf(error))

/**
 * Runs idempotent work again when the database has rolled its transaction back for another one.
 * @throws any other error, and that of the last attempt
 */
export async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++)
    try {
      return await work()
    } catch (error) {
      if (tries >= MAX_TRIES || !isRetryable(error)) throw error
    }
}
