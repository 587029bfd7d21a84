import { QueryClient } from '@tanstack/react-query'
import { session } from './session.ts'
import { tenantChoice } from './tenant-choice.ts'
import { objectOf } from '#model/is-object.ts'

/**
 * True for errors that a retry cannot fix, by their status: `ApiError`, and react-admin's
 * `HttpError`, which this room does not import.
 */
export function isFinal(error: unknown): boolean {
  const { status } = objectOf(error)
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 429
}

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
