import { useState } from 'react'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { paging } from '#model/api/paging.ts'

/** Query key of all requests besides the generic records, so that one call refreshes them. */
const OWN = 'profile-parts'

/** A list below a record, page by page; pages are counted from 0. */
export function usePaged<Row>(
  path: string,
  filter?: Record<string, unknown>,
  size: number = paging.defaultSize,
  sort?: readonly [string, 'ASC' | 'DESC'],
) {
  const [page, setPage] = useState(0)
  const query = useQuery({
    queryKey: [OWN, path, filter ?? null, size, sort ?? null, page],
    queryFn: ({ signal }) =>
      api.list<Row>(
        path,
        {
          range: [page * size, page * size + size - 1],
          ...(filter ? { filter } : {}),
          ...(sort ? { sort } : {}),
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
  return { ...query, rows: query.data?.rows ?? [], total: query.data?.total, page, setPage, size }
}

/** The total for the number on a tab; undefined until loaded. */
export function useTotal(path: string, filter?: Record<string, unknown>): number | undefined {
  return useQuery({
    queryKey: [OWN, path, filter ?? null, 'total'],
    queryFn: ({ signal }) =>
      api.list(path, { range: [0, 0], ...(filter ? { filter } : {}) }, { signal }),
  }).data?.total
}

/** Reloads everything after an action on a person, because segments and history change with it. */
export function useRefreshAll(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries()
}
