import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ObjectTypeFacts } from '#model/schema/object-type.ts'
import { api, type ApiError } from './api.ts'

/**
 * Starts with the name of the types' own screens, so that writes there also invalidate this query.
 */
const OBJECT_TYPES_KEY = ['admin/objects', 'types'] as const

/**
 * The custom object types of the tenant.
 * @param enabled only admins may request them
 */
export function useObjectTypes(enabled: boolean): UseQueryResult<ObjectTypeFacts[], ApiError> {
  return useQuery<ObjectTypeFacts[], ApiError>({
    queryKey: OBJECT_TYPES_KEY,
    queryFn: ({ signal }) => api.get<ObjectTypeFacts[]>('/custom', { signal }),
    enabled,
    staleTime: 60_000,
  })
}
