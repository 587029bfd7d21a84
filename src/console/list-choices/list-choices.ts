import { useQuery } from '@tanstack/react-query'
import { useListContext, useStore } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { api } from '#client/api.ts'
import { usePreference } from '#client/preferences.ts'
import { messageOf } from '#model/lib/thrown.ts'
import type { SavedView } from '#model/schema/entities.generated.ts'
import { toast } from '#ui/base/toast-state.ts'
import type { ConsoleResource } from '../core/registry.ts'
import { stateViews } from './state-views.ts'

/** A saved view of a list, as the API returns it. */
export type SavedListView = Pick<
  SavedView,
  'id' | 'name' | 'ownerName' | 'shared' | 'filter' | 'version'
> & { sort: string[]; columns: string[]; mine: boolean }

/** A person's settings for one list, stored on the server under `list.{entity}`. */
export interface ListChoice {
  columns?: string[]
  /** The view that the list opens with. */
  view?: string
}

/** The key of the views of a list in the query cache. */
export const viewsKey = (consoleResource: ConsoleResource) => [
  'saved-views',
  consoleResource.entity.id,
]

// Failed reads return empty results: a list must open without saved settings, and every mounting
// part of the list would repeat a failed request.

/**
 * A person's settings for a list; empty while they cannot be read. `change` updates them here at
 * once, and on the server.
 */
export function useListChoice(consoleResource: ConsoleResource): {
  choice: ListChoice
  isPending: boolean
  change(changes: ListChoice): Promise<void>
} {
  const { value, isPending, change } = usePreference<ListChoice>(
    `list.${consoleResource.entity.id}`,
  )
  return {
    choice: value ?? {},
    isPending,
    change: (changes) =>
      change((now) => {
        const next = { ...now, ...changes }
        return Object.values(next).some((one) => one !== undefined) ? next : null
      }),
  }
}

/** The views by the state of records, then the person's own, then those shared by colleagues. */
export function useViews(consoleResource: ConsoleResource, enabled = true) {
  return useQuery({
    queryKey: viewsKey(consoleResource),
    queryFn: () =>
      api
        .get<SavedListView[]>('/saved-views', { query: { entity: consoleResource.entity.id } })
        .catch((): SavedListView[] => []),
    placeholderData: [],
    select: (saved) => [...stateViews(consoleResource), ...saved],
    staleTime: 60_000,
    retry: false,
    enabled,
  })
}

/** Filters and sort order of a view as a query string. */
function searchOf(
  consoleResource: ConsoleResource,
  view: Pick<SavedListView, 'filter' | 'sort'> | null,
): string {
  const [sort, order] = view?.sort.length === 2 ? view.sort : consoleResource.resource.list.sort
  const filter = JSON.stringify(view?.filter ?? {})
  return `?${new URLSearchParams({ filter, sort: sort!, order: order!, page: '1' })}`
}

/** The last opened view, and the columns chosen since then. */
const useChosen = (consoleResource: ConsoleResource) =>
  useStore<{ view: string | null; columns: string[] | null }>(`${consoleResource.name}.view`, {
    view: null,
    columns: null,
  })

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

export interface ListSetup {
  columns: string[]
  chooseColumns(names: string[] | null): void
  /** The open view; null for the default list. */
  view: SavedListView | null
  /** True if filters, sort order or columns differ from the view. */
  isChanged: boolean
  /** The current list settings, in the form a view stores. */
  values: Pick<SavedListView, 'filter' | 'sort' | 'columns'>
  open(view: SavedListView | null): void
}

/** Columns and view of the surrounding list. */
export function useListSetup(consoleResource: ConsoleResource): ListSetup {
  const { choice, change } = useListChoice(consoleResource)
  const [chosen, setChosen] = useChosen(consoleResource)
  const { data: views = [] } = useViews(consoleResource)
  const { filterValues, sort } = useListContext()
  const navigate = useNavigate()
  const view = views.find((listView) => listView.id === chosen.view) ?? null
  const usual = choice.columns ?? [...consoleResource.resource.list.columns]
  const ofView = view && view.columns.length > 0 ? view.columns : usual
  const columns = view ? (chosen.columns ?? ofView) : usual
  const order = [sort.field, sort.order]
  const isChanged =
    view !== null &&
    !(
      same(sorted(view.filter), sorted(filterValues)) &&
      same(view.sort.length === 2 ? view.sort : consoleResource.resource.list.sort, order) &&
      same(ofView, columns)
    )
  return {
    columns,
    view,
    isChanged,
    values: { filter: filterValues, sort: order, columns },
    chooseColumns: (names) => {
      if (view)
        setChosen({ view: view.id, columns: names ?? [...consoleResource.resource.list.columns] })
      else
        change({ columns: names ?? undefined }).catch((error: unknown) =>
          toast({ title: messageOf(error), variant: 'destructive' }),
        )
    },
    open: (next) => {
      setChosen({ view: next?.id ?? null, columns: null })
      navigate({ search: searchOf(consoleResource, next) })
    },
  }
}

const sorted = (filter: object) => Object.entries(filter).toSorted(([a], [b]) => (a < b ? -1 : 1))

/**
 * The default view of a list whose address sets no filters. Not ready until the settings are
 * loaded.
 */
export function useOpening(
  consoleResource: ConsoleResource,
  asked: boolean,
): { isReady: boolean; open: (() => void) | null } {
  const { choice, isPending } = useListChoice(consoleResource)
  const [, setChosen] = useChosen(consoleResource)
  const navigate = useNavigate()
  const wants = !asked && choice.view !== undefined
  const views = useViews(consoleResource, wants)
  const view = wants ? views.data?.find((listView) => listView.id === choice.view) : undefined
  const open = () => {
    setChosen({ view: view!.id, columns: null })
    navigate({ search: searchOf(consoleResource, view!) }, { replace: true })
  }
  return { isReady: !isPending && !(wants && views.isPlaceholderData), open: view ? open : null }
}
