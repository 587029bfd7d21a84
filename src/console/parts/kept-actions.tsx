import { upperFirst } from '#model/lib/first-letter.ts'
import { useEffect, useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import { api } from '#client/api.ts'
import type { Job } from '#model/schema/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { defineMessages } from '#ui/messages/messages.ts'
import { useMay } from '../core/access.ts'
import { ActionDialog } from '../core/action-dialog.tsx'
import { useRefreshAll } from './use-paged.ts'
import type { ConsoleResource } from '../core/registry.ts'
import { POLL_INTERVAL_MS } from '../core/poll-interval.ts'

const t = defineMessages({
  'kept.activate': 'Activate',
  'kept.deactivate': 'Deactivate',
  'kept.deactivateTitle': 'Deactivate {name}?',
  'kept.on': '{name} is on',
  'kept.off': '{name} is off',
  'kept.recalculate': 'Recalculate',
  'kept.waiting': 'Recalculating…',
  'kept.progress': 'Recalculating, {done} of {total}',
  'kept.another': 'A recalculation is running',
  'kept.anotherProgress': 'A recalculation is running, {done} of {total}',
  'kept.done': '{name} was recalculated',
  'kept.came': { one: '1 person joined', other: '{count} people joined' },
  'kept.went': { one: '1 left', other: '{count} left' },
  'kept.changed': { one: '1 score changed', other: '{count} scores changed' },
  'kept.same': 'No changes.',
  'kept.stopped': 'Recalculation failed',
  'kept.failed': 'Something went wrong',
})

const KIND = 'rebuild-segments'

interface KeptProps {
  consoleResource: ConsoleResource
  record: RaRecord
  /** API path of the record. */
  address: string
  /** Explains the effect of switching it off. */
  offWhy: string
}

/**
 * Buttons of records whose results are stored for every profile (a segment, a scoring plan): switch
 * on or off, and recalculate.
 */
export function KeptActions(props: KeptProps) {
  const may = useMay(props.consoleResource)
  if (!may('update')) return null
  return (
    <>
      <Recalculate {...props} />
      <Switch {...props} />
    </>
  )
}

const nameOf = (record: RaRecord) => String(record['name'] ?? record.id)
const onError = (error: Error) =>
  toast({ title: t('kept.failed'), description: error.message, variant: 'destructive' })

function Switch({ record, address, offWhy }: KeptProps) {
  const fresh = useRefreshAll()
  const [isConfirming, setConfirming] = useState(false)
  const isOn = record['enabled'] !== false
  const change = useMutation({
    mutationFn: () => api.post(`${address}/${isOn ? 'deactivate' : 'activate'}`),
    onSuccess: () => {
      toast({
        title: t(isOn ? 'kept.off' : 'kept.on', { name: nameOf(record) }),
        variant: 'success',
      })
      setConfirming(false)
      void fresh()
    },
    onError,
  })
  return (
    <>
      <Button
        busy={change.isPending}
        onClick={() => (isOn ? setConfirming(true) : change.mutate())}
      >
        {t(isOn ? 'kept.deactivate' : 'kept.activate')}
      </Button>
      {isConfirming && (
        <ActionDialog
          title={t('kept.deactivateTitle', { name: nameOf(record) })}
          description={offWhy}
          action={{
            label: t('kept.deactivate'),
            run: () => change.mutate(),
            isBusy: change.isPending,
          }}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  )
}

/** The result in a sentence. */
function outcomeOf({ entered, left, changed }: Record<string, unknown>): string {
  const parts = (
    [
      ['kept.came', entered],
      ['kept.went', left],
      ['kept.changed', changed],
    ] as const
  )
    .filter(([, count]) => Number(count ?? 0) > 0)
    .map(([words, count]) => t(words, { count: Number(count) }))
  const said = parts.join(', ')
  return said ? `${upperFirst(said)}.` : t('kept.same')
}

const OPEN_STATES: readonly string[] = ['queued', 'running']

/**
 * Starts a recalculation and shows its progress; it continues when the page is left. A
 * recalculation started elsewhere is shown as such, and this one waits for it.
 */
function Recalculate({ record, address }: KeptProps) {
  const fresh = useRefreshAll()
  const [mine, setMine] = useState<string | null>(null)
  const running = useQuery({
    queryKey: ['recalculations', mine],
    queryFn: async ({ signal }) => {
      if (mine) {
        const job = await api.get<Job>(`/jobs/${mine}`, { signal })
        return OPEN_STATES.includes(job.state) ? [job] : []
      }
      return (
        await api.list<Job>(
          '/jobs',
          {
            filter: { kind: KIND, state: OPEN_STATES },
            sort: ['createdAt', 'ASC'],
            range: [0, 9],
          },
          { signal },
        )
      ).rows
    },
    refetchInterval: ({ state }) => ((state.data?.length ?? 0) > 0 ? POLL_INTERVAL_MS : false),
  })
  const begin = useMutation({
    mutationFn: () => api.post<{ jobId: string }>(`${address}/recalculate`),
    onSuccess: ({ jobId }) => setMine(jobId),
    onError,
  })
  const now = running.data?.find((job) => job.id === mine) ?? (mine ? undefined : running.data?.[0])
  const hasEnded = mine !== null && running.isSuccess && !now
  useEffect(() => {
    if (!hasEnded) return
    void api.get<Job>(`/jobs/${mine}`).then((job) => {
      const isDone = job.state === 'done'
      toast({
        title: t(isDone ? 'kept.done' : 'kept.stopped', { name: nameOf(record) }),
        description: isDone ? outcomeOf(job.result ?? {}) : (job.error ?? ''),
        variant: isDone ? 'success' : 'destructive',
      })
    }, onError)
    setMine(null)
    void fresh()
    // Runs once, when it ends.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hasEnded])
  if (!now) {
    return (
      <Button busy={begin.isPending} onClick={() => begin.mutate()}>
        {t('kept.recalculate')}
      </Button>
    )
  }
  const { done = 0, total = 0 } = now
  return (
    <span className="c-exporting c-soft c-num">
      <span role="status">
        {total > 0
          ? t(mine ? 'kept.progress' : 'kept.anotherProgress', { done, total })
          : t(mine ? 'kept.waiting' : 'kept.another')}
      </span>
      <progress
        {...(total > 0 ? { max: total, value: done } : {})}
        aria-label={t('kept.recalculate')}
      />
    </span>
  )
}
