import { useListContext, useRecordContext, useResourceContext } from 'react-admin'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { numberFormat } from '#language'
import { figuresOf, type Figures } from '#model/list-figures.ts'
import { useRegistry } from '../core/registry.ts'

/** A react-admin field that shows a figure; the rows of a page are counted in one call. */
export function FigureField({ source }: { source: string }) {
  const of = useRegistry().byName(useResourceContext() ?? '')
  const record = useRecordContext()
  const { data: rows = [] } = useListContext()
  const ids = rows.map(({ id }) => String(id))
  const entity = of?.entity.id ?? ''
  const figure = figuresOf(entity).find(({ name }) => name === source)
  const { data } = useQuery({
    // Written records of the resource make its cached answers outdated, these included.
    queryKey: [of?.name, 'figures', ids],
    queryFn: ({ signal }) =>
      api.get<Record<string, Figures>>(`/figures/${entity}`, {
        query: { ids: ids.join() },
        signal,
      }),
    enabled: figure !== undefined && ids.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 15_000,
    retry: false,
  })
  const value = record && data?.[String(record.id)]?.[source]
  if (value === undefined) return null
  const format = numberFormat(figure?.signed ? { signDisplay: 'exceptZero' } : {})
  return <span className={value === 0 ? 'f-num f-soft' : 'f-num'}>{format.format(value)}</span>
}
