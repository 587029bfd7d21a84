import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useRef } from 'react'
import { useGetList, useRefresh, type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { api } from '#client/api.ts'
import type { ImportConfig, ImportRun } from '#model/schema/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { WriteAccess } from '../core/access.ts'
import { ListScreen } from '../generate/list-screen.tsx'
import { ShowScreen } from '../generate/show-screen.tsx'
import { recordPath, useRegistry, useResource, type ConsoleResource } from '../core/registry.ts'
import { DropFile } from './import-file.tsx'
import { tImport as t } from './import-messages.ts'
import { RunProgress } from './import-run-show.tsx'
import './import.css'

/** Milliseconds between polls of a running import. */
const POLL_INTERVAL_MS = 1500

type SavedRun = ImportRun & RaRecord

/** Importing begins with a file; saved imports are listed below. */
export function ImportsList({ of }: { of: ConsoleResource }) {
  const writes = useContext(WriteAccess)
  const runs = useRegistry().byEntity('import-run')
  return (
    <ListScreen
      of={of}
      under={
        <>
          {writes && <DropFile />}
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
export function ImportShow({ of, id }: { of: ConsoleResource; id: string }) {
  return (
    <ShowScreen
      of={of}
      id={id}
      lead={(record) => <NextFile config={record as ImportConfig & RaRecord} />}
    />
  )
}

function NextFile({ config }: { config: ImportConfig & RaRecord }) {
  const runs = useResource('import-run')
  const queries = useQueryClient()
  const refresh = useRefresh()
  const writes = useContext(WriteAccess)
  const { data } = useGetList<SavedRun>(
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
  const fetchNow = useMutation({
    mutationFn: () => api.post(`/import-configs/${config.id}/fetch`),
    onSuccess: () => {
      toast({ title: t('importRun.fetched') })
      again()
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
      {writes && config.configType === 'oneshot' && <DropFile configId={String(config.id)} />}
      {writes && config.configType === 'recurrent' && (
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
          <RunProgress run={run} onDone={again} />
        </>
      )}
    </section>
  )
}
