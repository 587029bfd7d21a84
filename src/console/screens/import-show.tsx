import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useRef } from 'react'
import { useGetList, useRefresh, type RaRecord } from 'react-admin'
import { choiceTone } from '#catalog/fields/choice/tone.ts'
import { choiceWords } from '#catalog/fields/words.ts'
import { api } from '#client/api.ts'
import type { ImportConfig, ImportRun } from '#model/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { defineMessages } from '#ui/messages/messages.ts'
import { WriteAccess } from '../core/access.ts'
import { ShowScreen } from '../generate/show-screen.tsx'
import { useRegistry, type ConsoleResource } from '../core/registry.ts'
import { ImportMapping } from './import-mapping.tsx'

const t = defineMessages({
  'import.file': 'The file',
  'import.choose': 'Choose a file',
  'import.another': 'Choose another file',
  'import.reading': 'Reading {name} …',
  'import.help':
    'CSV or one JSON object a line, of any size. Nothing is changed before you say so.',
  'import.fetch': 'Look for a file now',
  'import.fetched': 'The product is looking for a new file',
  'import.failed': 'That did not work',
  'import.stop': 'Stop',
  'import.goOn': 'Go on',
  'import.errors': 'Download what was refused',
  'import.progress': '{done} of {total} rows',
  'import.back': 'Bring back who was deleted',
  'import.isBack': { one: '{count} person is back', other: '{count} people are back' },
  'import.counts':
    '{created} created, {updated} changed, {unchanged} as they were, {refused} refused, {partly} partly taken',
  'import.countsDeleting':
    '{created} created, {updated} changed, {deleted} deleted, {unchanged} as they were, ' +
    '{refused} refused, {partly} partly taken',
})

/** Milliseconds between polls of a running import. */
const POLL_INTERVAL_MS = 1500
const UPLOAD_PATIENCE = 30 * 60_000

type Run = ImportRun & RaRecord

/** One import: its current file, the column mapping, a preview, and the progress. */
export function ImportShow({ of, id }: { of: ConsoleResource; id: string }) {
  return (
    <ShowScreen
      of={of}
      id={id}
      lead={(record) => <ImportFile config={record as ImportConfig & RaRecord} />}
    />
  )
}

function ImportFile({ config }: { config: ImportConfig & RaRecord }) {
  const runs = useRegistry().byEntity('import-run')!
  const queries = useQueryClient()
  const refresh = useRefresh()
  const writes = useContext(WriteAccess)
  const { data } = useGetList<Run>(
    runs.name,
    {
      filter: { configId: config.id },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    },
    {
      refetchInterval: ({ state }) =>
        ['queued', 'running'].includes(state.data?.data[0]?.state ?? '') ? POLL_INTERVAL_MS : false,
    },
  )
  const run = data?.[0]
  const again = () => {
    void queries.invalidateQueries()
    refresh()
  }
  // The facts next to it show how the last run ended.
  const last = useRef(run?.state)
  useEffect(() => {
    if (last.current && last.current !== run?.state) refresh()
    last.current = run?.state
  }, [run?.state, refresh])
  const onError = (error: Error) =>
    toast({ title: t('import.failed'), description: error.message, variant: 'destructive' })
  const upload = useMutation({
    mutationFn: (file: File) =>
      api.post(`/import-configs/${config.id}/upload`, file, {
        query: { fileName: file.name },
        headers: { 'content-type': 'application/octet-stream' },
        timeout: UPLOAD_PATIENCE,
      }),
    onSuccess: again,
    onError,
  })
  const fetchNow = useMutation({
    mutationFn: () => api.post(`/import-configs/${config.id}/fetch`),
    onSuccess: () => {
      toast({ title: t('import.fetched') })
      again()
    },
    onError,
  })
  return (
    <section className="c-section">
      <h2>{t('import.file')}</h2>
      {writes && config.configType === 'oneshot' && (
        <div>
          <label className="ui-button ui-button-m c-file">
            <Icon name="up" />
            {upload.isPending
              ? t('import.reading', { name: upload.variables.name })
              : run
                ? t('import.another')
                : t('import.choose')}
            <input
              type="file"
              accept=".csv,.tsv,.txt,.ndjson,.jsonl"
              disabled={upload.isPending}
              aria-label={t('import.choose')}
              onChange={(event) => {
                const file = event.target.files?.[0]
                if (file) upload.mutate(file)
                event.target.value = ''
              }}
            />
          </label>
          <p className="ui-help">{t('import.help')}</p>
        </div>
      )}
      {writes && config.configType === 'recurrent' && (
        <Button busy={fetchNow.isPending} onClick={() => fetchNow.mutate()}>
          <Icon name="down" />
          {t('import.fetch')}
        </Button>
      )}
      {run?.state === 'ready' && writes && (
        <ImportMapping key={run.id} run={run} config={config} onDone={again} />
      )}
      {run && run.state !== 'ready' && <Progress run={run} onDone={again} />}
    </section>
  )
}

function Progress({ run, onDone }: { run: Run; onDone(): void }) {
  const writes = useContext(WriteAccess)
  const change = useMutation({
    mutationFn: (what: 'stop' | 'start') => api.post(`/import-runs/${run.id}/${what}`),
    onError: (error) =>
      toast({ title: t('import.failed'), description: error.message, variant: 'destructive' }),
    onSettled: onDone,
  })
  const back = useMutation({
    mutationFn: () => api.post<{ done: string[] }>('/profiles/undo-delete', { undo: run.id }),
    onSuccess: ({ done }) => toast({ title: t('import.isBack', { count: done.length }) }),
    onError: (error) =>
      toast({ title: t('import.failed'), description: error.message, variant: 'destructive' }),
  })
  const {
    state = 'reading',
    done = 0,
    total = 0,
    created = 0,
    updated = 0,
    unchanged = 0,
    deleted = 0,
    refused = 0,
    partly = 0,
  } = run
  const action = ['queued', 'running'].includes(state)
    ? 'stop'
    : ['stopped', 'failed'].includes(state)
      ? 'start'
      : null
  return (
    <div className="c-import">
      <p role="status">
        <span className={`f-dot f-${choiceTone(state)}`}>{choiceWords(state)}</span>{' '}
        <span className="c-medium">{run.fileName}</span>{' '}
        <span className="c-soft c-num">{t('import.progress', { done, total })}</span>
      </p>
      {action === 'stop' && (
        <progress
          max={total || 1}
          value={done}
          aria-label={t('import.progress', { done, total })}
        />
      )}
      <p className="c-soft c-num">
        {t(deleted > 0 ? 'import.countsDeleting' : 'import.counts', {
          created,
          updated,
          deleted,
          unchanged,
          refused,
          partly,
        })}
      </p>
      {run.error && <p role="alert">{run.error}</p>}
      <div className="c-import-end">
        {writes && action && (
          <Button busy={change.isPending} onClick={() => change.mutate(action)}>
            {t(action === 'stop' ? 'import.stop' : 'import.goOn')}
          </Button>
        )}
        {writes && deleted > 0 && ['done', 'stopped', 'failed'].includes(state) && (
          <Button busy={back.isPending} onClick={() => back.mutate()}>
            {t('import.back')}
          </Button>
        )}
        {refused + partly > 0 && (
          <Button
            onClick={() => void api.download(`/import-runs/${run.id}/errors`, 'import-errors.csv')}
          >
            <Icon name="down" />
            {t('import.errors')}
          </Button>
        )}
      </div>
    </div>
  )
}
