import { useQueries } from '@tanstack/react-query'
import { useDataProvider, useListContext } from 'react-admin'
import { inSentence } from '#language'
import { tConsole as t } from '../core/messages.ts'
import type { ConsoleResource } from '../core/registry.ts'
import { totalWords } from '../page-parts/total-words.ts'
import { useListSetup, useViews } from './list-choices.ts'
import { stateViews } from './state-views.ts'

/** Each tab counts its list, so further saved views are in the menu only. */
const MAX_SAVED = 6

/** The views of a list as tabs with counts; nothing for a list without views. */
export function ViewTabs({ consoleResource }: { consoleResource: ConsoleResource }) {
  const provider = useDataProvider()
  const { isPending, total, filterValues } = useListContext()
  const { data: views = [] } = useViews(consoleResource)
  const { view, open } = useListSetup(consoleResource)
  const shown =
    views.length === 0
      ? []
      : [null, ...views.slice(0, stateViews(consoleResource).length + MAX_SAVED)]
  const [field, order] = consoleResource.resource.list.sort
  const counts = useQueries({
    queries: shown.map((savedListView) => {
      const filter = savedListView?.filter ?? {}
      const pagination = { page: 1, perPage: 1 }
      return {
        // A write to the resource makes the counts outdated.
        queryKey: [consoleResource.name, 'view-count', filter],
        queryFn: () =>
          provider.getList(consoleResource.name, { filter, pagination, sort: { field, order } }),
        staleTime: 60_000,
        // The list itself comes first.
        enabled: !isPending,
        retry: false,
      }
    }),
  })
  const isEmpty = total === 0 && Object.keys(filterValues).length === 0
  if (shown.length === 0 || isEmpty) return null
  return (
    <nav className="c-tabs c-tabs-page" aria-label={t('console.view.views')}>
      {shown.map((savedListView, index) => {
        const count = counts[index]?.data?.total
        return (
          <button
            key={savedListView?.id ?? ''}
            type="button"
            aria-current={(savedListView?.id ?? null) === (view?.id ?? null) ? 'true' : undefined}
            onClick={() => open(savedListView)}
          >
            {savedListView?.name ??
              t('console.view.usual', { things: inSentence(consoleResource.resource.label) })}
            {count !== undefined && <span className="c-tab-count">{totalWords(count)}</span>}
          </button>
        )
      })}
    </nav>
  )
}
