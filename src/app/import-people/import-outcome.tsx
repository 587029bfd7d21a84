import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { api, errorSentence } from '#client/api.ts'
import type { ImportResult, JobView } from '#model/api/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { formatNumber } from '#ui/lists/format.ts'
import { Part } from '../page-parts/part.tsx'
import { tApp } from '../page-parts/messages.ts'
import { RowFaults } from './row-faults.tsx'
import { tImport as t } from './messages.ts'

const COUNTS = [
  'rows',
  'added',
  'created',
  'updated',
  'duplicates',
  'suppressed',
  'refused',
] as const
const ENDED = ['done', 'failed', 'cancelled', 'dead']
const POLL = 1000

/**
 * The result of an import: at once for small files, with progress for large ones. Calls `onEnded`
 * when a large one completes or stops.
 */
export function ImportOutcome({ result, onEnded }: { result: ImportResult; onEnded: () => void }) {
  return result.jobId ? (
    <Running jobId={result.jobId} total={result.rows} onEnded={onEnded} />
  ) : (
    <Counts result={result} />
  )
}

function Running({ jobId, total, onEnded }: { jobId: string; total: number; onEnded: () => void }) {
  const endedHandler = useRef(onEnded)
  endedHandler.current = onEnded
  const query = useQuery({
    queryKey: ['jobs', jobId],
    queryFn: ({ signal }) => api.get<JobView>(`/jobs/${jobId}`, { signal }),
    refetchInterval: ({ state }) => (state.data && ENDED.includes(state.data.state) ? false : POLL),
  })
  const state = query.data?.state
  useEffect(() => {
    if (state && ENDED.includes(state)) endedHandler.current()
  }, [state])
  return (
    <Part query={query} lines={2}>
      {(job) => {
        if (job.state === 'done') return <Counts result={job.result as unknown as ImportResult} />
        return ENDED.includes(job.state) ? (
          <p className="data-note data-note-negative" role="alert">
            {t('import.failed', { reason: job.error })}
          </p>
        ) : (
          <div className="data-form">
            <p role="status">
              {t('import.progress', { done: job.done, total: job.total || total })}
            </p>
            <progress max={job.total || total} value={job.done} aria-label={t('import.title')} />
            <p className="soft s13">{t('import.background')}</p>
          </div>
        )
      }}
    </Part>
  )
}

function Counts({ result }: { result: ImportResult }) {
  const download = () => {
    const path = result.errorsUrl?.replace(/^\/api\/v1/, '')
    if (path)
      api
        .download(path, 'import-errors.csv')
        .catch((error: unknown) =>
          toast({ title: errorSentence(error, tApp('app.actionFailed')), variant: 'destructive' }),
        )
  }
  return (
    <div className="data-form">
      <p className="med" role="status">
        {t('import.done')}
      </p>
      <dl className="import-counts">
        {COUNTS.filter((name) => name !== 'added' || result.added > 0).map((name) => (
          <div key={name}>
            <dt className="soft s13">{t(`import.${name}`)}</dt>
            <dd className={name === 'refused' && result.refused > 0 ? 'warn' : undefined}>
              {formatNumber(result[name])}
            </dd>
          </div>
        ))}
      </dl>
      {result.errors.length > 0 ? (
        <>
          <div className="sec-h">
            <h3>{t('import.errors')}</h3>
            {result.errorsUrl ? (
              <Button size="s" className="end" onClick={download}>
                {t('import.allErrors')}
              </Button>
            ) : null}
          </div>
          <RowFaults errors={result.errors} />
        </>
      ) : null}
    </div>
  )
}
