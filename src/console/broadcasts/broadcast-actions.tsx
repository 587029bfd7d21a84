import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRefresh } from 'react-admin'
import { api } from '#client/api.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { SelectField } from '#ui/lists/select-field.tsx'
import { ActionDialog } from '../core/action-dialog.tsx'
import type { BroadcastRecord } from './broadcast-show.tsx'
import { tBroadcasts as t } from './messages.ts'
import { Recipients } from './rehearsal-panel.tsx'
import { useRehearsal } from './use-rehearsal.ts'

type Dialog = 'start' | 'stop' | 'retry'
interface Of {
  broadcast: BroadcastRecord
}

/** Calls an operation of a broadcast, says what happened, and reloads the page. */
function useCall<Answer = unknown>(
  { broadcast }: Of,
  name: string,
  says: (answer: Answer) => string,
  onDone: () => void = () => {},
) {
  const queries = useQueryClient()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: object) => api.post<Answer>(`/broadcasts/${broadcast.id}/${name}`, body),
    onSuccess: (answer) => {
      toast({ title: says(answer), variant: 'success' })
      void queries.invalidateQueries()
      refresh()
      onDone()
    },
    onError: (error) => {
      toast({
        title: t('broadcast.problem'),
        description: error.message,
        variant: 'destructive',
      })
      // A refusal often means that the page is out of date.
      void queries.invalidateQueries({ queryKey: ['broadcast-rehearsal', broadcast.id] })
      refresh()
    },
  })
}

/** The buttons that the state of a broadcast allows. */
export function BroadcastActions({ broadcast }: Of) {
  const [open, setOpen] = useState<Dialog | null>(null)
  const pause = useCall({ broadcast }, 'pause', () => t('broadcast.paused'))
  const resume = useCall({ broadcast }, 'resume', () => t('broadcast.resumed'))
  // Refused if the broadcast has begun: stopping one needs a confirmation.
  const unschedule = useCall({ broadcast }, 'stop', () => t('broadcast.unscheduled'))
  const close = () => setOpen(null)
  const { state = 'draft' } = broadcast
  return (
    <>
      {state === 'draft' && (
        <Button onClick={() => setOpen('start')}>
          <Icon name="send" />
          {t(isLater(broadcast) ? 'broadcast.schedule' : 'broadcast.start')}
        </Button>
      )}
      {state === 'scheduled' && (
        <Button
          busy={unschedule.isPending}
          onClick={() => unschedule.mutate({ state: 'scheduled' })}
        >
          {t('broadcast.unschedule')}
        </Button>
      )}
      {(state === 'canary' || state === 'sending') && (
        <Button busy={pause.isPending} onClick={() => pause.mutate({})}>
          <Icon name="pause" />
          {t('broadcast.pause')}
        </Button>
      )}
      {state === 'paused' && (
        <Button busy={resume.isPending} onClick={() => resume.mutate({})}>
          <Icon name="play" />
          {t('broadcast.resume')}
        </Button>
      )}
      {['canary', 'sending', 'paused'].includes(state) && (
        <Button onClick={() => setOpen('stop')}>{t('broadcast.stop')}</Button>
      )}
      {(state === 'done' || state === 'stopped') && (
        <Button onClick={() => setOpen('retry')}>{t('broadcast.retry')}</Button>
      )}
      {open === 'start' && <StartDialog broadcast={broadcast} onClose={close} />}
      {open === 'stop' && <StopDialog broadcast={broadcast} onClose={close} />}
      {open === 'retry' && <RetryDialog broadcast={broadcast} onClose={close} />}
    </>
  )
}

const isLater = ({ timing }: BroadcastRecord) => timing === 'at' || timing === 'local'

/** Starts with the number that is shown; the server refuses another one. */
function StartDialog({ broadcast, onClose }: Of & { onClose(): void }) {
  const rehearsal = useRehearsal(broadcast)
  const later = isLater(broadcast)
  const start = useCall(
    { broadcast },
    'start',
    () => t(later ? 'broadcast.scheduled' : 'broadcast.started'),
    onClose,
  )
  const count = rehearsal.data?.gets ?? 0
  return (
    <ActionDialog
      onClose={onClose}
      title={t('broadcast.startTitle', { name: broadcast.name })}
      action={{
        label: t(later ? 'broadcast.scheduleDo' : 'broadcast.startDo', { count }),
        isBusy: start.isPending,
        // People may join a scheduled audience until it is read.
        isOff: rehearsal.data === undefined || (!later && count === 0),
        run: () => start.mutate(later ? {} : { count }),
      }}
      fault={rehearsal.error?.message}
    >
      {rehearsal.data && <Recipients rehearsal={rehearsal.data} />}
    </ActionDialog>
  )
}

function StopDialog({ broadcast, onClose }: Of & { onClose(): void }) {
  const stop = useCall<{ cancelled: number }>(
    { broadcast },
    'stop',
    ({ cancelled }) => t('broadcast.stopped', { count: cancelled }),
    onClose,
  )
  return (
    <ActionDialog
      onClose={onClose}
      title={t('broadcast.stopTitle')}
      description={t('broadcast.stopWhy')}
      action={{
        label: t('broadcast.stopDo'),
        variant: 'danger',
        isBusy: stop.isPending,
        run: () => stop.mutate({}),
      }}
    />
  )
}

const RETRIES = ['failed', 'rest'] as const

function RetryDialog({ broadcast, onClose }: Of & { onClose(): void }) {
  const [of, setOf] = useState<(typeof RETRIES)[number]>('failed')
  const retry = useCall<{ retried: number }>(
    { broadcast },
    'retry',
    ({ retried }) => t('broadcast.retried', { count: retried }),
    onClose,
  )
  return (
    <ActionDialog
      onClose={onClose}
      title={t('broadcast.retryTitle')}
      description={t('broadcast.retryWhy')}
      action={{
        label: t('broadcast.retryDo'),
        isBusy: retry.isPending,
        run: () => retry.mutate({ of }),
      }}
    >
      <SelectField
        label={t('broadcast.retryOf')}
        value={of}
        data-autofocus
        onChange={({ target }) => setOf(target.value as 'failed')}
        choices={RETRIES.map((value) => ({
          value,
          label: t(`broadcast.retry.${value}`),
        }))}
      />
    </ActionDialog>
  )
}
