import { useEffect, useMemo, type ReactElement, type ReactNode } from 'react'
import { List } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { paging } from '#model/api/paging.ts'
import type { ConsoleResource } from '../core/registry.ts'
import { EmptyList } from './empty-list.tsx'
import { withFigures } from '../core/more-fields.ts'
import { ListActions } from './list-actions.tsx'
import { useOpening } from '../list-choices/list-choices.ts'
import { filterInputs, offeredInputs } from './list-filters.tsx'
import { ListHead } from './list-head.tsx'
import { ListFailed, ListLoading, ListPages, SelectionOfSearch } from './list-parts.tsx'
import { ListTable } from './list-table.tsx'
import { LiveList } from '../page-parts/live-list.tsx'

export interface ListScreenProps {
  consoleResource: ConsoleResource
  /** Replaces the resource's label. */
  title?: string
  /** Content between the title and the filters: tabs to related lists. */
  under?: ReactNode
  /** Buttons next to the title. */
  actions?: ReactNode
  /** Filters in addition to those of the fields. */
  filters?: readonly ReactElement[]
  /** Columns whose values the server adds to the rows, by the provider's `columns`. */
  asked?: readonly string[]
}

const NONE: readonly never[] = []

/** The list of any resource, generated from its columns and filters. */
export function ListScreen({
  consoleResource: given,
  filters: more = NONE,
  asked: added = NONE,
  ...head
}: ListScreenProps) {
  const consoleResource = useMemo(() => withFigures(given), [given])
  const [field, order] = consoleResource.resource.list.sort
  const asked = useLocation().search !== ''
  const opening = useOpening(consoleResource, asked)
  const opens = opening.open !== null
  const filters = useMemo(
    () => [...filterInputs(consoleResource), ...more],
    [consoleResource, more],
  )
  const offered = useMemo(
    () => [...more, ...offeredInputs(consoleResource)],
    [consoleResource, more],
  )
  useEffect(() => {
    if (opens) opening.open?.()
    // Runs once for a list opened without filters; opening the view sets them.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [opens])
  if (!opening.isReady || opens) return <ListLoading consoleResource={consoleResource} />
  return (
    <List
      resource={consoleResource.name}
      sort={{ field, order }}
      perPage={paging.defaultSize}
      exporter={false}
      {...(added.length > 0 ? { queryOptions: { meta: { columns: added } } } : {})}
      title={<ListHead consoleResource={consoleResource} {...head} />}
      filters={filters}
      actions={<ListActions consoleResource={consoleResource} offered={offered} />}
      authLoading={<ListLoading consoleResource={consoleResource} />}
      empty={<EmptyList consoleResource={consoleResource} />}
      error={<ListFailed />}
      pagination={<ListPages />}
    >
      <LiveList entityId={consoleResource.entity.id} />
      <SelectionOfSearch />
      <ListTable consoleResource={consoleResource} />
    </List>
  )
}
