import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'
import { session } from './session.ts'
import { tenantChoice } from './tenant-choice.ts'

/** Errors that a retry cannot fix. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

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
