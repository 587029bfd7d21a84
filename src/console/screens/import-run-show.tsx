import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useContext } from 'react'
import { useGetOne, useRefresh, type RaRecord } from 'react-admin'
import { choiceTone } from '#catalog/fields/choice/tone.ts'
import { choiceWords } from '#catalog/fields/words.ts'
import { api } from '#client/api.ts'
import type { ImportRun } from '#model/schema/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { WriteAccess } from '../core/access.ts'
import { ShowScreen } from '../generate/show-screen.tsx'
import type { ConsoleResource } from '../core/registry.ts'
import { ImportMapping } from './import-mapping.tsx'
import { tImport as t } from './import-messages.ts'
import { countWords } from './import-trial.tsx'
import { SaveImport } from './save-import.tsx'
import './import.css'

/** Milliseconds between polls of a running import. */
const POLL_INTERVAL_MS = 1500

type RunRecord = ImportRun & RaRecord

const isUnderWay = (run: RunRecord | undefined) => ['queued', 'running'].includes(run?.state ?? '')

/** One file: its columns and a test run, then the progress, then saving its settings. */
export function ImportRunShow({ of, id }: { of: ConsoleResource; id: string }) {
  return (
    <ShowScreen of={of} id={id} lead={(record) => <RunSteps of={of} id={String(record.id)} />} />
  )
}

function RunSteps({ of, id }: { of: ConsoleResource; id: string }) {
  const queries = useQueryClient()
  const refresh = useRefresh()
  const writes = useContext(WriteAccess)
  const { data: run } = useGetOne<RunRecord>(
    of.name,
    { id },
    { refetchInterval: ({ state }) => (isUnderWay(state.data) ? POLL_INTERVAL_MS : false) },
  )
  const again = () => {
    void queries.invalidateQueries()
    refresh()
  }
  if (!run) return null
  if (run.state === 'ready')
    return writes ? (
      <section className="c-section">
        <ImportMapping key={run.id} run={run} onDone={again} />
      </section>
    ) : null
  return (
    <section className="c-section">
      <RunProgress run={run} onDone={again} />
      {writes && !run.configId && !['reading', 'queued'].includes(run.state ?? '') && (
        <SaveImport run={run} />
      )}
    </section>
  )
}

function actionOn(run: RunRecord) {
  if (isUnderWay(run)) return 'stop'
  return run.state === 'stopped' || run.state === 'failed' ? 'start' : null
}

/** How far an import is, with what can be done about it. */
export function RunProgress({ run, onDone }: { run: RunRecord; onDone(): void }) {
  const writes = useContext(WriteAccess)
  const onError = (error: Error) =>
    toast({
      title: t('importRun.failed'),
      description: error.message,
      variant: 'destructive',
    })
  const change = useMutation({
    mutationFn: (what: 'stop' | 'start') => api.post(`/import-runs/${run.id}/${what}`),
    onError,
    onSettled: onDone,
  })
  const back = useMutation({
    mutationFn: () => api.post<{ done: string[] }>('/profiles/undo-delete', { undo: run.id }),
    onSuccess: ({ done }) => toast({ title: t('importRun.isBack', { count: done.length }) }),
    onError,
  })
  const { state = 'reading', done = 0, total = 0, deleted = 0, refused = 0, partly = 0 } = run
  const action = actionOn(run)
  return (
    <div className="c-import">
      <p role="status">
        <span className={`f-dot f-${choiceTone(state)}`}>{choiceWords(state)}</span>{' '}
        <span className="c-medium">{run.fileName}</span>{' '}
        <span className="c-soft c-num">{t('importRun.progress', { done, total })}</span>
      </p>
      {action === 'stop' && (
        <progress
          max={total || 1}
          value={done}
          aria-label={t('importRun.progress', { done, total })}
        />
      )}
      <p className="c-soft c-num">{countWords(run)}</p>
      {run.error && <p role="alert">{run.error}</p>}
      <div className="c-import-end">
        {writes && action && (
          <Button busy={change.isPending} onClick={() => change.mutate(action)}>
            {t(action === 'stop' ? 'importRun.stop' : 'importRun.goOn')}
          </Button>
        )}
        {writes && deleted > 0 && ['done', 'stopped', 'failed'].includes(state) && (
          <Button busy={back.isPending} onClick={() => back.mutate()}>
            {t('importRun.back')}
          </Button>
        )}
        {refused + partly > 0 && (
          <Button
            onClick={() => void api.download(`/import-runs/${run.id}/errors`, 'import-errors.csv')}
          >
            <Icon name="dl" />
            {t('importRun.errors')}
          </Button>
        )}
      </div>
    </div>
  )
}
