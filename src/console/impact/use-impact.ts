import { useEffect, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { Impact, ImpactKind } from '#model/impact.ts'
import type { RecordValues } from '#model/record-values.ts'

/** Waits for a pause in typing before it asks the server, in milliseconds. */
const PAUSE = 400

export interface AskedImpact {
  kind: ImpactKind
  /** Null for a record that does not exist yet. */
  id: string | null
  values: RecordValues
}

/** Previews the impact of saving a moment after the last change; aborts outdated calls. */
export function useImpact({ kind, id, values }: AskedImpact) {
  const json = JSON.stringify(values)
  const [settled, setSettled] = useState(json)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(json), PAUSE)
    return () => clearTimeout(timer)
  }, [json])
  const query = useQuery({
    queryKey: ['impact', kind, id, settled],
    enabled: settled === json,
    queryFn: ({ signal }) =>
      api.post<Impact>(
        `/impact/${kind}`,
        { ...(id === null ? {} : { id }), values: JSON.parse(settled) as RecordValues },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 5000,
    retry: false,
  })
  return { ...query, isCounting: query.isFetching || settled !== json }
}

const SIZE = 10

/** A page of the people of one line of the impact. */
export function useImpactPeople({ kind, id, values }: AskedImpact, of: string) {
  const [page, setPage] = useState(0)
  const query = useQuery({
    queryKey: ['impact', kind, id, values, of, page],
    queryFn: async ({ signal }) =>
      (
        await api.post<Impact>(
          `/impact/${kind}`,
          {
            ...(id === null ? {} : { id }),
            values,
            people: { of, first: page * SIZE, size: SIZE },
          },
          { signal },
        )
      ).people!,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return {
    ...query,
    rows: query.data?.rows ?? [],
    total: query.data?.total,
    page,
    setPage,
    size: SIZE,
  }
}
