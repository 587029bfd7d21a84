import { useState, type ReactNode } from 'react'
import { useQueries } from '@tanstack/react-query'
import { HttpError, ShowBase, useDataProvider, useRecordContext, type RaRecord } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { buttonClass, IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Loaded } from '#ui/base/loaded.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { useMay } from '../core/access.ts'
import { editPath, recordLabel, useRegistry, type ConsoleResource } from '../core/registry.ts'
import { tConsole as t } from '../core/messages.ts'
import { ConfirmDelete } from '../usage/confirm-delete.tsx'
import { AUDIT, historyFilter, HistoryTab } from '../history/history-tab.tsx'
import { PageHead } from '../page-parts/page-head.tsx'
import { factElements, Facts, sectionElements } from './record-facts.tsx'
import { RecordGone, RecordSkeleton } from '../page-parts/record-states.tsx'
import { RelatedRecords, relationQuery, relationsOf } from './related-records.tsx'
import { ScreenResource, useScreenResource } from '../page-parts/screen-context.tsx'
import { Tabs, type Tab } from '../page-parts/tabs.tsx'
import { useBulk } from '../bulk/use-bulk.ts'
import { canBeUsed, UsedByTab, usesIn, useUsedBy } from '../usage/used-by.tsx'

/** Page-specific parts of a generated record page. */
interface OwnParts {
  /** Buttons next to the title. */
  actions?: (record: RaRecord) => ReactNode
  /** Content above the tabs. */
  lead?: (record: RaRecord) => ReactNode
  /** Additional tabs after the details. */
  tabs?: (record: RaRecord) => readonly Tab[]
}

/** The generated page of one record of any resource. */
export function ShowScreen({
  consoleResource,
  id,
  ...own
}: { consoleResource: ConsoleResource; id: string } & OwnParts) {
  const { summary } = consoleResource.resource.show
  return (
    <ScreenResource value={consoleResource}>
      <RecordShow
        id={id}
        summary={<Facts>{factElements(consoleResource.entity, summary)}</Facts>}
        {...own}
      >
        {sectionElements(consoleResource)}
      </RecordShow>
    </ScreenResource>
  )
}

interface RecordShowProps extends OwnParts {
  /** By default the record of the address. */
  id?: string
  /** Short facts on the left. */
  summary: ReactNode
  /** The details: sections of fields. */
  children: ReactNode
}

/**
 * react-admin's show page with the console's head: facts on the left; details, related records and
 * history as tabs on the right.
 */
export function RecordShow({ id, summary, children, ...own }: RecordShowProps) {
  const consoleResource = useScreenResource()
  // A list's cached record lacks its large fields.
  const isWhole = !consoleResource.entity.fields.some((field) => field.node['x-hidden'])
  return (
    <ShowBase
      resource={consoleResource.name}
      {...(id === undefined ? {} : { id })}
      disableAuthentication
      queryOptions={{
        ...(isWhole ? {} : { refetchOnMount: 'always' as const }),
        // The page shows the error itself.
        onError: () => {},
        retry: (count, error) => count < 2 && !(error instanceof HttpError),
      }}
      render={({ record, error = null, refetch }) => (
        <div className="c-page">
          <Loaded
            query={{ data: record, error }}
            loading={<RecordSkeleton consoleResource={consoleResource} />}
            failed={(failure) => (
              <RecordGone
                consoleResource={consoleResource}
                error={failure}
                onRetry={() => void refetch()}
              />
            )}
          >
            {() => (
              <RecordPage consoleResource={consoleResource} summary={summary} {...own}>
                {children}
              </RecordPage>
            )}
          </Loaded>
        </div>
      )}
    />
  )
}

function RecordPage({
  consoleResource,
  summary,
  children,
  actions,
  lead,
  tabs: own,
}: Omit<RecordShowProps, 'id'> & { consoleResource: ConsoleResource }) {
  const record = useRecordContext<RaRecord>()!
  const name = recordLabel(consoleResource.entity, record)
  const others = useTabs(consoleResource, record)
  const isBare = consoleResource.resource.show.sections.every(({ fields }) => fields.length === 0)
  const details: Tab = {
    id: 'details',
    label: t('console.show.details'),
    content: () =>
      isBare ? <p className="c-soft c-measure">{consoleResource.entity.description}</p> : children,
  }
  return (
    <>
      <PageHead
        title={name}
        small
        crumb={{ label: consoleResource.resource.label, to: consoleResource.resource.path }}
      >
        {actions?.(record)}
        <RecordActions consoleResource={consoleResource} record={record} name={name} />
      </PageHead>
      <div className="c-two">
        <section className="c-summary" aria-label={t('console.show.facts')}>
          {summary}
        </section>
        <div className="c-activity">
          {lead?.(record)}
          <Tabs tabs={[details, ...(own?.(record) ?? []), ...others]} label={name} />
        </div>
      </div>
    </>
  )
}

/** The tabs after the details, with their counts; a tab whose count fails to load shows none. */
function useTabs(consoleResource: ConsoleResource, record: RaRecord): Tab[] {
  const registry = useRegistry()
  const dataProvider = useDataProvider()
  const relations = relationsOf(registry, consoleResource)
  const audit = consoleResource.entity.audit ? registry.byEntity(AUDIT) : undefined
  const asked = [
    ...relations.map((relation) => ({
      name: relation.from.name,
      params: relationQuery(relation, record.id, 1),
    })),
    ...(audit
      ? [
          {
            name: audit.name,
            params: {
              filter: historyFilter(consoleResource.entity.id, record.id),
              sort: { field: 'createdAt', order: 'DESC' as const },
              pagination: { page: 1, perPage: 1 },
            },
          },
        ]
      : []),
  ]
  const counts = useQueries({
    queries: asked.map(({ name, params }) => ({
      queryKey: [name, 'getList', 'count', params],
      queryFn: async () => (await dataProvider.getList(name, params)).total ?? 0,
    })),
  })
  const usable = canBeUsed(registry, consoleResource)
  const used = useUsedBy(consoleResource, [record.id])
  return [
    ...relations.map((relation, index): Tab => ({
      id: relation.from.entity.id,
      label: relation.from.resource.label,
      count: counts[index]?.data,
      content: () => <RelatedRecords relation={relation} record={record} />,
    })),
    ...(usable
      ? [
          {
            id: 'used',
            label: t('console.used.title'),
            count:
              used.data &&
              usesIn(used.data[0]?.usedBy ?? []).reduce((sum, { count }) => sum + count, 0),
            content: () => <UsedByTab consoleResource={consoleResource} record={record} />,
          },
        ]
      : []),
    ...(audit
      ? [
          {
            id: 'history',
            label: t('console.show.history'),
            count: counts[relations.length]?.data,
            content: () => <HistoryTab record={record} />,
          },
        ]
      : []),
  ]
}

function RecordActions({
  consoleResource,
  record,
  name,
}: {
  consoleResource: ConsoleResource
  record: RaRecord
  name: string
}) {
  const may = useMay(consoleResource)
  const navigate = useNavigate()
  const run = useBulk(consoleResource)
  const [isConfirming, setConfirming] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const outcome = await run('delete', [record.id])
    setBusy(false)
    setConfirming(false)
    const [failure] = outcome?.failed ?? []
    if (failure)
      toast({
        title: t('console.delete.failed'),
        description: failure.reason,
        variant: 'destructive',
      })
    else if (outcome) navigate(consoleResource.resource.path)
  }
  return (
    <>
      {may('delete') && (
        <IconButton
          variant="default"
          label={`${t('console.list.delete')} ${name}`}
          onClick={() => setConfirming(true)}
        >
          <Icon name="trash" />
        </IconButton>
      )}
      {may('update') && (
        <Link
          className={buttonClass({ variant: 'primary' })}
          to={editPath(consoleResource, record.id)}
        >
          {t('console.show.edit')}
        </Link>
      )}
      <ConfirmDelete
        open={isConfirming}
        busy={isBusy}
        consoleResource={consoleResource}
        ids={[record.id]}
        name={name}
        onCancel={() => setConfirming(false)}
        onConfirm={() => void remove()}
      />
    </>
  )
}
