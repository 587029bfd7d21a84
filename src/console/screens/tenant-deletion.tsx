import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { api } from '#client/api.ts'
import type { Job } from '#model/schema/entities.generated.ts'
import { buttonClass } from '#ui/base/button.tsx'
import { PageHead } from '../page-parts/page-head.tsx'
import { tTenant as t } from './tenant-messages.ts'
import { POLL_INTERVAL_MS } from '../core/poll-interval.ts'

const ended = new Set(['done', 'failed', 'dead', 'cancelled'])

interface DeletionProps {
  jobId: string
  listPath: string
  label: string
}

/** Progress of a tenant's deletion, in place of its page. */
export function TenantDeletion({ jobId, listPath, label }: DeletionProps) {
  const { data: job, error } = useQuery({
    queryKey: ['jobs', 'deletion', jobId],
    queryFn: ({ signal }) => api.get<Job>(`/jobs/${jobId}`, { signal }),
    refetchInterval: ({ state }) => (ended.has(state.data?.state ?? '') ? false : POLL_INTERVAL_MS),
  })
  const isDone = job?.state === 'done'
  const fault =
    error?.message ?? (job && !isDone && ended.has(job.state) ? job.error || job.state : '')
  return (
    <div className="c-page">
      <PageHead
        title={t(isDone ? 'tenantPage.deleted' : 'tenantPage.deleting')}
        crumb={{ label, to: listPath }}
      />
      <div role="status">
        {fault ? (
          <p className="f-dot f-negative">{t('tenantPage.deletingFailed', { reason: fault })}</p>
        ) : (
          <p className="c-soft">
            {isDone ? t('tenantPage.deletedText') : job?.stage || t('tenantPage.waiting')}
          </p>
        )}
      </div>
      {isDone ? (
        <p className="c-after">
          <Link className={buttonClass()} to={listPath}>
            {t('tenantPage.toList')}
          </Link>
        </p>
      ) : (
        <progress
          className="c-progress"
          max={job?.total || 1}
          value={job?.done ?? 0}
          aria-label={t('tenantPage.deleting')}
        />
      )}
    </div>
  )
}
