import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './api.ts'

type Preferences = Record<string, unknown>

const KEY = ['users', 'me', 'preferences']

const query = {
  queryKey: KEY,
  queryFn: () => api.get<Preferences>('/users/me/preferences'),
  staleTime: 5 * 60_000,
  retry: false,
  // Each part of a list has an observer: only a change reads again after a failure.
  retryOnMount: false,
} as const

interface Preference<T> {
  value: T | undefined
  isPending: boolean
  /** @param next computes the new value from the stored one; null removes it */
  change(next: (now: T | undefined) => T | null): Promise<void>
}

/**
 * One setting that the person keeps on the server; undefined while it is unset or cannot be read. A
 * change is of the stored value, which is read first where it could not be read before, visible at
 * once, and reverted when the server refuses it.
 */
export function usePreference<T>(name: string, enabled = true): Preference<T> {
  const queryClient = useQueryClient()
  const { data, isPending, errorUpdateCount } = useQuery({ ...query, enabled })
  return {
    value: data?.[name] as T | undefined,
    isPending: isPending && errorUpdateCount === 0,
    change: async (next) => {
      const before: Preferences =
        queryClient.getQueryData<Preferences>(KEY) ?? (await queryClient.fetchQuery(query))
      const value = next(before[name] as T | undefined)
      queryClient.setQueryData<Preferences>(KEY, { ...before, [name]: value ?? undefined })
      try {
        queryClient.setQueryData(
          KEY,
          await api.put<Preferences>('/users/me/preferences', { name, value }, { keepalive: true }),
        )
      } catch (error) {
        queryClient.setQueryData(KEY, before)
        throw error
      }
    },
  }
}
