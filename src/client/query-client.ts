import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'
import { session } from './session.ts'
import { tenantChoice } from './tenant-choice.ts'

/** Calls that a second try cannot mend. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

/**
 * One cache for shell, customer area and console. Loaded only where somebody is signed in or a
 * shared page asks for data.
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

// Another tenant or another person: nothing that was read before may be shown.
tenantChoice.subscribe(() => void queryClient.resetQueries())
let person = session.get().user?.sub
session.subscribe(() => {
  const now = session.get().user?.sub
  if (now === person) return
  if (person !== undefined) queryClient.clear()
  person = now
})
