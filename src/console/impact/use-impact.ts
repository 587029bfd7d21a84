import { createContext, useEffect, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { api } from '#client/api.ts'
import { retryBusy } from '#client/query-client.ts'
import type { Entity } from '#model/schema/entity.ts'
import type { Impact, ImpactKind } from '#model/api/impact.ts'
import type { RecordValues } from '#model/schema/record-values.ts'

/** Waits for a pause in typing before it asks the server, in milliseconds. */
const PAUSE = 400

export interface AskedImpact {
  kind: ImpactKind
  /** Null for a record that does not exist yet. */
  id: string | null
  values: RecordValues
}

/** The impact that the surrounding form asks about; null outside of forms with an impact. */
export const FormImpactContext = createContext<AskedImpact | null>(null)

/** What saving the surrounding form, with its values of now, asks about. */
export function useFormImpact(entity: Entity, kind: ImpactKind): AskedImpact {
  const record = useRecordContext()
  const watched: RecordValues = useWatch()
  // Sends only values of the entity itself, and no texts of templates, which change no count.
  const values = Object.fromEntries(
    Object.entries(watched).filter(
      ([name, value]) =>
        value !== undefined && kind !== 'template' && entity.field(name) !== undefined,
    ),
  )
  // The record of a form for a new one is empty, but there.
  return { kind, id: record?.id === undefined ? null : String(record.id), values }
}

/** Previews the impact of saving a moment after the last change; aborts outdated calls. */
export function useImpact({ kind, id, values }: AskedImpact, wanted = true) {
  const json = JSON.stringify(values)
  const [settled, setSettled] = useState(json)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(json), PAUSE)
    return () => clearTimeout(timer)
  }, [json])
  const query = useQuery({
    queryKey: ['impact', kind, id, settled],
    enabled: wanted && settled === json,
    queryFn: ({ signal }) =>
      api.post<Impact>(
        `/impact/${kind}`,
        { ...(id === null ? {} : { id }), values: JSON.parse(settled) as RecordValues },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 5000,
    retry: retryBusy,
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
    retry: retryBusy,
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
