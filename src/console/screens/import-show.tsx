import { useMutation } from '@tanstack/react-query'
import { useContext, useEffect, useRef, useState } from 'react'
import { useGetList, useRefresh, type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { api } from '#client/api.ts'
import type { ImportConfig } from '#model/schema/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { WriteAccess } from '../core/access.ts'
import { ListScreen } from '../generate/list-screen.tsx'
import { ShowScreen } from '../generate/show-screen.tsx'
import { recordPath, useRegistry, useResource, type ConsoleResource } from '../core/registry.ts'
import { DropFile } from './import-file.tsx'
import { tImport as t } from './import-messages.ts'
import {
  isUnderWay,
  POLL_INTERVAL_MS,
  RunProgress,
  useReloadAll,
  type RunRecord,
} from './import-run-show.tsx'
import './import.css'

/** How long the file of "Fetch now" is waited for; a source that is slower shows it at the next visit. */
const FETCH_WATCH_MS = 60_000

/** Importing begins with a file; saved imports are listed below. */
export function ImportsList({ consoleResource }: { consoleResource: ConsoleResource }) {
  const canWrite = useContext(WriteAccess)
  const runs = useRegistry().byEntity('import-run')
  return (
    <ListScreen
      consoleResource={consoleResource}
      under={
        <>
          {canWrite && <DropFile />}
          <div className="c-import-head">
            <h2>{t('importRun.saved')}</h2>
            {runs && <Link to={runs.resource.path}>{t('importRun.recent')}</Link>}
          </div>
        </>
      }
    />
  )
}

/** A saved import: its next file, and how the last one ended. */
export function ImportShow({
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
      lead={(record) => <NextFile config={record as ImportConfig & RaRecord} />}
    />
  )
}

function NextFile({ config }: { config: ImportConfig & RaRecord }) {
  const runs = useResource('import-run')
  const refresh = useRefresh()
  const reloadAll = useReloadAll()
  const canWrite = useContext(WriteAccess)
  const [watchedUntil, setWatchedUntil] = useState(0)
  const { data } = useGetList<RunRecord>(
    runs.name,
    {
      filter: { configId: config.id },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    },
    {
      refetchInterval: ({ state }) =>
        isUnderWay(state.data?.data[0]) || Date.now() < watchedUntil ? POLL_INTERVAL_MS : false,
    },
  )
  const run = data?.[0]
  // The record's facts show the outcome of the last run: they are loaded again when that changes.
  const progress = run && `${run.id} ${run.state}`
  const previousProgress = useRef(progress)
  useEffect(() => {
    if (previousProgress.current && previousProgress.current !== progress) refresh()
    previousProgress.current = progress
  }, [progress, refresh])
  // A fetch that brings no file, or fails, changes the record alone.
  useEffect(() => {
    if (watchedUntil === 0) return undefined
    const timer = setTimeout(refresh, FETCH_WATCH_MS)
    return () => clearTimeout(timer)
  }, [watchedUntil, refresh])
  const fetchNow = useMutation({
    mutationFn: () => api.post(`/import-configs/${config.id}/fetch`),
    onSuccess: () => {
      toast({ title: t('importRun.fetched') })
      setWatchedUntil(Date.now() + FETCH_WATCH_MS)
      reloadAll()
    },
    onError: (error: Error) =>
      toast({
        title: t('importRun.failed'),
        description: error.message,
        variant: 'destructive',
      }),
  })
  return (
    <section className="c-section">
      {canWrite && config.configType === 'oneshot' && <DropFile configId={String(config.id)} />}
      {canWrite && config.configType === 'recurrent' && (
        <Button busy={fetchNow.isPending} onClick={() => fetchNow.mutate()}>
          <Icon name="dl" />
          {t('importRun.fetch')}
        </Button>
      )}
      {run && (
        <>
          <div className="c-import-head">
            <h2>{t('importRun.lastFile')}</h2>
            <Link to={recordPath(runs, run.id)}>
              {t('importRun.openFile', { name: run.fileName ?? '' })}
            </Link>
          </div>
          <RunProgress run={run} onDone={reloadAll} />
        </>
      )}
    </section>
  )
}
