import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './api.ts'

type Preferences = Record<string, unknown>

const KEY = ['users', 'me', 'preferences']

/**
 * One setting that the person keeps on the server; undefined while it is unset or cannot be read. A
 * change is visible at once and reverted when the server refuses it.
 */
export function usePreference<T>(
  name: string,
  enabled = true,
): { value: T | undefined; isPending: boolean; change(next: T | null): Promise<void> } {
  const queryClient = useQueryClient()
  const { data, isPending } = useQuery({
    queryKey: KEY,
    queryFn: () => api.get<Preferences>('/users/me/preferences').catch((): Preferences => ({})),
    staleTime: 5 * 60_000,
    retry: false,
    enabled,
  })
  return {
    value: data?.[name] as T | undefined,
    isPending,
    change: async (next) => {
      const before = queryClient.getQueryData<Preferences>(KEY)
      queryClient.setQueryData<Preferences>(KEY, { ...before, [name]: next ?? undefined })
      try {
        queryClient.setQueryData(
          KEY,
          await api.put<Preferences>(
            '/users/me/preferences',
            { name, value: next },
            { keepalive: true },
          ),
        )
      } catch (error) {
        queryClient.setQueryData(KEY, before)
        throw error
      }
    },
  }
}
