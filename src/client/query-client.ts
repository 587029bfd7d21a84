import { QueryClient } from '@tanstack/react-query'
import { session } from './session.ts'
import { tenantChoice } from './tenant-choice.ts'
import { objectOf } from '#model/lib/is-object.ts'

/**
 * True for errors that a retry cannot fix, by their status: `ApiError`, and react-admin's
 * `HttpError`, which this room does not import.
 */
export function isFinal(error: unknown): boolean {
  const { status } = objectOf(error)
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 429
}

const TOO_MANY = 429

/**
 * Retries expensive work twice where the server had no room for it; work that was too slow or
 * refused would be so again.
 */
export const retryBusy = (count: number, error: Error): boolean =>
  count < 2 && objectOf(error).status === TOO_MANY

/**
 * One cache for shell, customer area and console. Loaded only for signed-in users and shared pages
 * with data.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (count, error) => count < 2 && !isFinal(error),
      refetchOnWindowFocus: true,
    },
    mutations: { retry: false },
  },
})

// Discards all data when the tenant or the user changes.
tenantChoice.subscribe(() => void queryClient.resetQueries())
let person = session.get().user?.sub
session.subscribe(() => {
  const now = session.get().user?.sub
  if (now === person) return
  if (person !== undefined) queryClient.clear()
  person = now
})
