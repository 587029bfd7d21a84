import { useListContext } from 'react-admin'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { figuresOf, type Figures } from '#model/schema/list-figures.ts'
import type { ConsoleResource } from './registry.ts'

/** The figures of the rows on show by id, counted in one call; undefined until loaded. */
export function useFigures(consoleResource: ConsoleResource | undefined) {
  const { data: rows = [] } = useListContext()
  const ids = rows.map(({ id }) => String(id))
  const entity = consoleResource?.entity.id ?? ''
  return useQuery({
    // Written records of the resource make its cached answers outdated, these included.
    queryKey: [consoleResource?.name, 'figures', ids],
    queryFn: ({ signal }) =>
      api.get<Record<string, Figures>>(`/figures/${entity}`, {
        query: { ids: ids.join() },
        signal,
      }),
    enabled: figuresOf(entity).length > 0 && ids.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 15_000,
    retry: false,
  }).data
}
