import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { say } from '#language'
import { useLiveQueries } from '#client/stream.ts'
import type { DraftingResult, JobView } from '#model/api/outreach.ts'
import { baseShapes } from '#ui/base/base-shapes.ts'
import { Glyph } from '#ui/base/glyph.tsx'
import { DataError } from '#ui/base/load-error.tsx'
import { Spinner } from '#ui/base/spinner.tsx'
import { tStart as t } from './messages.ts'

/** Stage names of the job. */
const STAGES = [
  'reading site',
  'finding your message',
  'writing emails',
  'guessing targets',
] as const

export type DraftingOutcome =
  | { state: 'working' }
  | { state: 'done' }
  | { state: 'failed'; problem: string }

/** The outcome of a drafting job; a job that ended without reading the site has failed. */
export function outcomeOf(job: JobView | undefined): DraftingOutcome {
  if (!job || job.state === 'queued' || job.state === 'running') return { state: 'working' }
  const result = job.result as Partial<DraftingResult> | null
  if (job.state === 'done' && result?.ok !== false) return { state: 'done' }
  return {
    state: 'failed',
    problem: say(result?.problem || job.error || '') || t('start.siteUnread'),
  }
}

/** Polls a campaign's drafting job until it ends. */
export function useDraftingJob(jobId: string | null | undefined) {
  const key = ['jobs', jobId] as const
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.get<JobView>(`/jobs/${jobId}`, { signal }),
    enabled: Boolean(jobId),
    refetchInterval: (state) => (outcomeOf(state.state.data).state === 'working' ? 1000 : false),
  })
  useLiveQueries(['job'], [key], {
    enabled: Boolean(jobId) && outcomeOf(query.data).state === 'working',
  })
  return query
}

function progressOf(index: number, at: number) {
  if (index < at) return 'done'
  return index === at ? 'now' : ''
}

function Mark({ index, at }: { index: number; at: number }) {
  if (index < at) return <Glyph shape={baseShapes.check} size={14} title={t('start.stage.done')} />
  if (index === at) return <Spinner label={t('start.stage.now')} />
  return <span className="num">{index + 1}</span>
}

/** The stages of drafting, with the current one marked. */
export function DraftingProgress({
  job,
  error,
  onRetry,
}: {
  job: JobView | undefined
  error: Error | null
  onRetry: () => void
}) {
  const at =
    job?.state === 'done'
      ? STAGES.length
      : Math.max(
          0,
          STAGES.findIndex((stage) => stage === job?.stage),
        )
  return (
    <div className="stack">
      {error ? <DataError sentence={t('start.progressFailed')} onRetry={onRetry} /> : null}
      <ol className="sn-stages" aria-label={t('start.stages')}>
        {STAGES.map((stage, index) => (
          <li
            key={stage}
            aria-current={index === at ? 'step' : undefined}
            className={progressOf(index, at)}
          >
            <span className="sn-mark">
              <Mark index={index} at={at} />
            </span>
            <span>
              <span className="med">{t(`start.stage.${stage}`)}</span>
              <span className="soft s13">{t(`start.stage.${stage}.note`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
