import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { ListBase, useListContext } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { Button, buttonClass } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { SkeletonPage } from '#ui/base/skeleton.tsx'
import type { Field } from '#model/entity.ts'
import { paging } from '#model/paging.ts'
import { useMay } from '../core/access.ts'
import type { ConsoleResource } from '../core/registry.ts'
import { c } from '../core/messages.ts'
import { totalWords } from './total-words.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { EmptyList } from './empty-list.tsx'
import { ExportLine, ExportMenu, type ExportProgress } from './export-menu.tsx'
import { useListSetup, useOpening } from './list-choices.ts'
import { ListFilters } from './list-filters.tsx'
import { ListPager } from './list-pager.tsx'
import { ListTable } from './list-table.tsx'
import { LiveList } from './live-list.tsx'
import { PageHead } from './page-head.tsx'
import { ScreenResource, useScreenResource } from './screen-context.tsx'
import { ViewsMenu } from './views-menu.tsx'

interface ListHead {
  /** Replaces the resource's label. */
  title?: string
  /** Content between the title and the filters: tabs to related lists. */
  under?: ReactNode
  /** Buttons next to the title. */
  actions?: ReactNode
  /** Bulk actions of this resource only. */
  bulk?: ComponentType<{ ids: readonly unknown[] }> | undefined
}

/** The list of any resource, from its columns and filters. */
export function ListScreen({ of, ...head }: { of: ConsoleResource } & ListHead) {
  const [field, order] = of.resource.list.sort
  const asked = useLocation().search !== ''
  const opening = useOpening(of, asked)
  const opens = opening.open !== null
  useEffect(() => {
    if (opens) opening.open?.()
    // Runs once for a list opened without filters; opening the view sets them.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [opens])
  if (!opening.isReady || opens)
    return (
      <SkeletonPage
        label={c('console.list.loading', { things: of.resource.label.toLowerCase() })}
      />
    )
  return (
    <ScreenResource value={of}>
      <ListBase
        key={of.name}
        resource={of.name}
        sort={{ field, order }}
        perPage={paging.defaultSize}
        exporter={false}
        disableAuthentication
      >
        <LiveList entityId={of.entity.id} />
        <ListPage {...head} />
      </ListBase>
    </ScreenResource>
  )
}

/** The fields of the chosen columns; never empty, because the first one opens the record. */
function fieldsOf(of: ConsoleResource, names: readonly string[]): Field[] {
  const fields = names
    .map((name) => of.entity.field(name))
    .filter((field): field is Field => field !== undefined)
  return fields.length > 0 ? fields : [of.entity.field(of.entity.label)!]
}

function ListPage({ title: given, under, actions, bulk }: ListHead) {
  const of = useScreenResource()
  const { entity, resource } = of
  const may = useMay(of)
  const { total, isPending, error, filterValues, refetch } = useListContext()
  const setup = useListSetup(of)
  const columns = fieldsOf(of, setup.columns)
  const [exporting, setExporting] = useState<ExportProgress | null>(null)
  const asked = Object.keys(filterValues).length > 0
  const empty = !isPending && !error && total === 0
  const title = given ?? resource.menu?.label ?? resource.label
  return (
    <div className="c-page c-list">
      <PageHead title={title} count={total === undefined ? undefined : totalWords(total)}>
        {actions}
        {may('create') && (
          <Link className={buttonClass({ variant: 'primary' })} to={`${resource.path}/create`}>
            <Icon name="plus" />
            {c('console.list.new', { thing: entity.title.toLowerCase() })}
          </Link>
        )}
      </PageHead>
      {under}
      {!(empty && !asked) && (
        <div className="c-tools">
          <ListFilters />
          <div className="c-tools-end">
            {exporting && <ExportLine {...exporting} />}
            <ViewsMenu setup={setup} />
            <ColumnChoice names={setup.columns} onChange={setup.chooseColumns} />
            <ExportMenu onProgress={setExporting} />
          </div>
        </div>
      )}
      <section className="c-panel c-grid" aria-label={title}>
        {error ? (
          <div className="c-blank" role="alert">
            <h2>{c('console.list.failed')}</h2>
            <p>{(error as Error).message}</p>
            <Button onClick={() => void refetch()}>{c('console.retry')}</Button>
          </div>
        ) : empty ? (
          <EmptyList asked={asked} />
        ) : (
          <>
            <ListTable columns={columns} />
            <BulkBar columns={columns} own={bulk} />
            <ListPager />
          </>
        )}
      </section>
    </div>
  )
}
