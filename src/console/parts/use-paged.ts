import { useState } from 'react'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { paging } from '#model/paging.ts'

/**
 * Everything that this folder asks the API for beside the generic records, so that one thing done
 * refreshes all of it.
 */
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

/** How many there are, for the number on a tab; undefined until it is known. */
export function useTotal(path: string, filter?: Record<string, unknown>): number | undefined {
  return useQuery({
    queryKey: [OWN, path, filter ?? null, 'total'],
    queryFn: ({ signal }) =>
      api.list(path, { range: [0, 0], ...(filter ? { filter } : {}) }, { signal }),
  }).data?.total
}

/**
 * Reads everything anew after something was done with a person: what follows from it (segments,
 * history) changed with it.
 */
export function useRefreshAll(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries()
}
