import { productNow } from '#ui/base/product-clock.ts'
import { useMutation } from '@tanstack/react-query'
import { useContext } from 'react'
import { useGetList, type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { choiceTone } from '#catalog/fields/choice/tone.ts'
import { exactMoment } from '#ui/lists/exact-moment.ts'
import { choiceWords } from '#catalog/fields/words.ts'
import { api } from '#client/api.ts'
import type { Job } from '#model/schema/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { Loaded } from '#ui/base/loaded.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { defineMessages } from '#ui/messages/messages.ts'
import { messageOf } from '#model/lib/thrown.ts'
import { relativeWords } from '#language'
import { WriteAccess } from '../core/access.ts'
import { recordPath, useResource, type ConsoleResource } from '../core/registry.ts'

const t = defineMessages({
  'work.title': 'Jobs',
  'work.all': 'All jobs',
  'work.none': 'No jobs are running or stuck.',
  'work.cancel': 'Stop',
  'work.scheduled': 'Scheduled',
  'work.retrying': 'Retry scheduled',
  'work.retry': 'Run again',
  'work.progress': '{done} of {total}',
  'work.failed': "Couldn't change the job",
  'work.unread': "Couldn't load the jobs",
})

const SHOWN = 8
/** Milliseconds between polls of running jobs. */
const POLL_INTERVAL_MS = 2000
/** The longest time between looks at jobs that wait for their time. */
const MAX_POLL_INTERVAL_MS = 60_000
const stoppable = new Set(['queued', 'running'])
const repeatable = new Set(['failed', 'dead', 'cancelled'])

type JobRow = Job & RaRecord

/** Whether a job waits for its time, such as an engage message that is sent next week. */
const isScheduled = ({ state = 'queued', dueAt }: JobRow): boolean =>
  state === 'queued' && dueAt !== undefined && new Date(dueAt) > productNow()

const isUnderWay = (job: JobRow) => stoppable.has(job.state ?? 'queued') && !isScheduled(job)

/** Milliseconds until the jobs may have changed; false where only a user changes them. */
function pollInterval(jobs: readonly JobRow[]): number | false {
  if (jobs.some(isUnderWay)) return POLL_INTERVAL_MS
  const waits = jobs
    .filter(isScheduled)
    .map(({ dueAt }) => Date.parse(dueAt!) - productNow().getTime())
  if (waits.length === 0) return false
  return Math.min(Math.max(POLL_INTERVAL_MS, Math.min(...waits)), MAX_POLL_INTERVAL_MS)
}

/**
 * Running, waiting and stuck jobs of the current tenant, with their progress and buttons to stop or
 * rerun them.
 */
export function LongWork() {
  const consoleResource = useResource('job')
  const query = useGetList<JobRow>(
    consoleResource.name,
    {
      filter: { state: ['queued', 'running', 'failed', 'dead'] },
      // By their names: running, queued, failed, dead.
      sort: { field: 'state', order: 'DESC' },
      pagination: { page: 1, perPage: SHOWN },
    },
    { refetchInterval: ({ state }) => pollInterval(state.data?.data ?? []) },
  )
  return (
    <section className="c-work">
      <div className="c-section-head">
        <h2>{t('work.title')}</h2>
        <Link className="f-link" to={consoleResource.resource.path}>
          {t('work.all')}
        </Link>
      </div>
      <Loaded
        query={query}
        loading={<ul />}
        failed={(error) => (
          <p role="alert">
            {t('work.unread')}: {messageOf(error)}
          </p>
        )}
      >
        {(jobs) => (
          <JobLines
            consoleResource={consoleResource}
            jobs={jobs}
            onChanged={() => void query.refetch()}
          />
        )}
      </Loaded>
    </section>
  )
}

function JobLines({
  consoleResource,
  jobs,
  onChanged,
}: {
  consoleResource: ConsoleResource
  jobs: readonly JobRow[]
  onChanged(): void
}) {
  if (jobs.length === 0) return <p className="c-soft">{t('work.none')}</p>
  return (
    <ul>
      {jobs.map((job) => (
        <JobLine
          key={job.id}
          job={job}
          path={recordPath(consoleResource, job.id)}
          onChanged={onChanged}
        />
      ))}
    </ul>
  )
}

function actionOn(state: string) {
  if (stoppable.has(state)) return 'cancel'
  return repeatable.has(state) ? 'retry' : null
}

function JobLine({ job, path, onChanged }: { job: JobRow; path: string; onChanged(): void }) {
  const canWrite = useContext(WriteAccess)
  const state = job.state ?? 'queued'
  const action = actionOn(state)
  const change = useMutation({
    mutationFn: (action: 'cancel' | 'retry') => api.post(`/jobs/${job.id}/${action}`),
    onError: (error) =>
      toast({ title: t('work.failed'), description: error.message, variant: 'destructive' }),
    onSettled: onChanged,
  })
  const [done, total] = [job.done ?? 0, job.total ?? 0]
  const isWaiting = isScheduled(job)
  const waiting = job.attempt && job.error ? t('work.retrying') : t('work.scheduled')
  const moment = new Date(isWaiting ? job.dueAt! : job.createdAt)
  return (
    <li>
      <span className={`f-dot f-${choiceTone(state)}`}>
        {isWaiting ? waiting : choiceWords(state)}
      </span>
      <Link to={path}>{choiceWords(job.kind)}</Link>
      <span className="c-soft c-work-words">{job.error || job.stage}</span>
      {state === 'running' && total > 0 ? (
        <progress max={total} value={done} aria-label={t('work.progress', { done, total })} />
      ) : (
        // Keeps the next cells in their columns.
        <span />
      )}
      <time className="c-soft c-num" dateTime={moment.toISOString()} title={exactMoment(moment)}>
        {relativeWords(moment, productNow())}
      </time>
      {canWrite && action && (
        <Button size="s" busy={change.isPending} onClick={() => change.mutate(action)}>
          {t(`work.${action}`)}
        </Button>
      )}
    </li>
  )
}
