import { productNow } from '#ui/base/product-clock.ts'
import { useId } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import { exactMoment } from '#ui/lists/exact-moment.ts'
import { api } from '#client/api.ts'
import type { OfferedArchive, RepositoryContent } from '#model/api/answers/repository-answers.ts'
import type { Repository } from '#model/schema/entities.generated.ts'
import type { ImportPlan } from '#model/api/import-plan.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { numberFormat, relativeWords } from '#language'
import { useMay } from '../core/access.ts'
import { ShowScreen } from '../generate/show-screen.tsx'
import { LONG_REQUEST_TIMEOUT_MS } from '../core/request-timeout.ts'
import type { ConsoleResource } from '../core/registry.ts'
import { PlanView } from '../parts/plan-view.tsx'
import { tRepository as t } from './repository-messages.ts'
import { usePlan } from '../parts/use-plan.ts'

/** One repository: its archives, a preview of importing one, and the import. */
export function RepositoryShow({
  consoleResource,
  id,
}: {
  consoleResource: ConsoleResource
  id: string
}) {
  return (
    <ShowScreen
      consoleResource={consoleResource}
      id={id}
      lead={(record) => (
        <Archives
          key={String(record['place'])}
          consoleResource={consoleResource}
          repository={record as Repository & RaRecord}
        />
      )}
    />
  )
}

function Archives({
  consoleResource,
  repository,
}: {
  consoleResource: ConsoleResource
  repository: Repository & RaRecord
}) {
  const headingId = useId()
  const may = useMay(consoleResource)
  const address = `/repositories/${encodeURIComponent(repository.id)}`
  const content = useQuery({
    queryKey: ['repository-archives', repository.id, repository.place],
    retry: false,
    queryFn: () =>
      api.get<RepositoryContent>(`${address}/archives`, { timeout: LONG_REQUEST_TIMEOUT_MS }),
  })
  const { from, choose, isPending, view } = usePlan<string>({
    plan: (archive) =>
      api.post<ImportPlan>(`${address}/plan`, { archive }, { timeout: LONG_REQUEST_TIMEOUT_MS }),
    apply: (archive, shown, conflicts) =>
      api.post(
        `${address}/apply`,
        { archive, plan: shown.hash, conflicts },
        { timeout: LONG_REQUEST_TIMEOUT_MS },
      ),
    failed: t('repository.planFailed'),
  })
  const fault = content.error?.message ?? content.data?.fault
  const archives = content.data?.archives ?? []
  return (
    <section className="c-section" aria-labelledby={headingId} aria-busy={content.isPending}>
      <div className="c-section-head">
        <h2 id={headingId}>{t('repository.archives')}</h2>
        <Button size="s" busy={content.isFetching} onClick={() => void content.refetch()}>
          <Icon name="refresh" />
          {t('repository.again')}
        </Button>
      </div>
      {content.isPending && (
        <p className="c-soft" role="status">
          {t('repository.looking')}
        </p>
      )}
      {fault && (
        <p className="c-fault" role="alert">
          {fault}
        </p>
      )}
      {content.data && !fault && archives.length === 0 && (
        <p className="c-soft">{t('repository.none')}</p>
      )}
      {archives.length > 0 && (
        <ArchiveTable
          archives={archives}
          last={repository.lastApplied ?? ''}
          busy={isPending ? from : null}
          onPlan={choose}
        />
      )}
      {view && <PlanView {...view} readOnly={!may('update')} />}
    </section>
  )
}

interface ArchiveTableProps {
  archives: readonly OfferedArchive[]
  /** The last imported archive. */
  last: string
  /** The archive whose preview is loading. */
  busy: string | null
  onPlan(archive: string): void
}

function ArchiveTable({ archives, last, busy, onPlan }: ArchiveTableProps) {
  const now = productNow()
  return (
    <div className="c-scroll-x" tabIndex={0} role="region" aria-label={t('repository.archives')}>
      <table className="c-table c-table-open">
        <thead>
          <tr>
            <th scope="col">{t('repository.archive')}</th>
            <th scope="col" className="c-p2">
              {t('repository.version')}
            </th>
            <th scope="col" className="c-p2">
              {t('repository.changed')}
            </th>
            <th scope="col" className="c-right c-p2">
              {t('repository.size')}
            </th>
            <th scope="col">
              <span className="c-sr">{t('repository.what')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {archives.map((archive) => {
            const changed = archive.changedAt && relativeWords(new Date(archive.changedAt), now)
            const size =
              archive.size !== null &&
              t('repository.bytes', {
                count: numberFormat().format(Math.max(1, Math.round(archive.size / 1000))),
              })
            return (
              <tr key={archive.name}>
                <td className="c-wrap">
                  <span className="c-medium">{archive.title}</span>
                  {archive.name === last && <span className="c-soft"> {t('repository.last')}</span>}
                  <div className="c-soft c-narrow-only">
                    {[archive.version, changed, size].filter(Boolean).join(' · ')}
                  </div>
                  {archive.description && <div className="c-soft">{archive.description}</div>}
                </td>
                <td className="c-p2">{archive.version}</td>
                <td className="c-p2">
                  {archive.changedAt && (
                    <time
                      dateTime={archive.changedAt}
                      title={exactMoment(new Date(archive.changedAt))}
                    >
                      {changed}
                    </time>
                  )}
                </td>
                <td className="c-right c-p2">{size}</td>
                <td className="c-right">
                  <Button
                    size="s"
                    busy={busy === archive.name}
                    aria-label={t('repository.planOf', { archive: archive.title })}
                    onClick={() => onPlan(archive.name)}
                  >
                    {t('repository.plan')}
                  </Button>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
