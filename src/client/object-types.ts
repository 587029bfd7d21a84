import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ObjectTypeFacts } from '#model/object-type.ts'
import { api, type ApiError } from './api.ts'

/**
 * Below the name of the types' own screens, so that whatever is written there is read anew here.
 */
const OBJECT_TYPES_KEY = ['admin/objects', 'types'] as const

/** The types of objects that the tenant's admins made. @param enabled only admins may ask */
export function useObjectTypes(enabled: boolean): UseQueryResult<ObjectTypeFacts[], ApiError> {
  return useQuery<ObjectTypeFacts[], ApiError>({
    queryKey: OBJECT_TYPES_KEY,
    queryFn: ({ signal }) => api.get<ObjectTypeFacts[]>('/custom', { signal }),
    enabled,
    staleTime: 60_000,
  })
}
