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
export const POLL_INTERVAL_MS = 1500

export type RunRecord = ImportRun & RaRecord

export const isUnderWay = (run: ImportRun | undefined) =>
  ['queued', 'running'].includes(run?.state ?? '')

/** Loads everything that is shown again: an import changes people, their lists and its own record. */
export function useReloadAll(): () => void {
  const queries = useQueryClient()
  const refresh = useRefresh()
  return () => {
    void queries.invalidateQueries()
    refresh()
  }
}

/** One file: its columns and a test run, then the progress, then saving its settings. */
export function ImportRunShow({
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
      lead={(record) => <RunSteps consoleResource={consoleResource} id={String(record.id)} />}
    />
  )
}

function RunSteps({ consoleResource, id }: { consoleResource: ConsoleResource; id: string }) {
  const reloadAll = useReloadAll()
  const canWrite = useContext(WriteAccess)
  const { data: run } = useGetOne<RunRecord>(
    consoleResource.name,
    { id },
    { refetchInterval: ({ state }) => (isUnderWay(state.data) ? POLL_INTERVAL_MS : false) },
  )
  if (!run) return null
  if (run.state === 'ready')
    return canWrite ? (
      <section className="c-section">
        <ImportMapping key={run.id} run={run} onDone={reloadAll} />
      </section>
    ) : null
  return (
    <section className="c-section">
      <RunProgress run={run} onDone={reloadAll} />
      {canWrite && !run.configId && !['reading', 'queued'].includes(run.state ?? '') && (
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
  const canWrite = useContext(WriteAccess)
  const onError = (error: Error) =>
    toast({
      title: t('importRun.failed'),
      description: error.message,
      variant: 'destructive',
    })
  const change = useMutation({
    mutationFn: (action: 'stop' | 'start') => api.post(`/import-runs/${run.id}/${action}`),
    onError,
    onSettled: onDone,
  })
  const restorePeople = useMutation({
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
        {canWrite && action && (
          <Button busy={change.isPending} onClick={() => change.mutate(action)}>
            {t(action === 'stop' ? 'importRun.stop' : 'importRun.goOn')}
          </Button>
        )}
        {canWrite && deleted > 0 && ['done', 'stopped', 'failed'].includes(state) && (
          <Button busy={restorePeople.isPending} onClick={() => restorePeople.mutate()}>
            {t('importRun.back')}
          </Button>
        )}
        {refused + partly > 0 && (
          <Button
            onClick={() =>
              void api.download(`/import-runs/${run.id}/errors`, 'import-errors.csv').catch(onError)
            }
          >
            <Icon name="dl" />
            {t('importRun.errors')}
          </Button>
        )}
      </div>
    </div>
  )
}
