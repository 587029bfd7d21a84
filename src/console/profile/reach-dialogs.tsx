import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { useIntentionKey } from '#client/use-intention-key.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import { toast } from '#ui/base/toast-state.ts'
import { say } from '#language'
import { ActionDialog } from '../core/action-dialog.tsx'
import { reasonWords } from '../engage/send-dialog.tsx'
import { journeyAddress } from '../journeys/journey-record.ts'
import { useRefreshAll } from '../parts/use-paged.ts'
import { ValueField } from '../parts/value-field.tsx'
import { tActs as t } from './act-messages.ts'

const idIn = (value: unknown) => (typeof value === 'string' ? value : '')
const engageNode: SchemaNode = {
  type: 'string',
  get title() {
    return say('Message')
  },
  'x-ref': 'engage',
}
const journeyNode: SchemaNode = {
  type: 'string',
  get title() {
    return say('Journey')
  },
  'x-ref': 'journey',
}

interface DialogProps {
  /** The profile. */
  id: string
  name: string
  onClose(): void
}

interface Reach {
  targeted: number
  gets: number
  reasons: Record<string, number>
}

/** Sends an engage message to one person; shows first why the person would not get it. */
export function SendToPerson({ id, name, onClose }: DialogProps) {
  const [engage, setEngage] = useState('')
  const idempotencyKey = useIntentionKey(engage)
  const refresh = useRefreshAll()
  const path = `/engage/${encodeURIComponent(engage)}`
  const audience = { profileIds: [id] }
  const reach = useQuery({
    queryKey: ['engage-query', engage, 'profile', id],
    queryFn: ({ signal }) => api.post<Reach>(`${path}/query`, audience, { signal }),
    enabled: engage !== '',
    gcTime: 0,
    retry: false,
  })
  const send = useMutation({
    mutationFn: () => api.post(`${path}/email`, { ...audience, count: 1 }, { idempotencyKey }),
    onSuccess: () => {
      toast({ title: t('reach.sent', { name }), variant: 'success' })
      onClose()
    },
    onSettled: refresh,
  })
  const [reason] = Object.keys(reach.data?.reasons ?? {})
  return (
    <ActionDialog
      onClose={onClose}
      title={t('reach.sendTo', { name })}
      description={t('reach.sendWhy')}
      action={{
        label: t('reach.send'),
        isBusy: send.isPending,
        isOff: reach.data?.gets !== 1,
        run: () => send.mutate(),
      }}
      fault={send.error?.message ?? reach.error?.message}
    >
      <ValueField
        label={t('reach.message')}
        node={engageNode}
        value={engage}
        onChange={(next) => setEngage(idIn(next))}
      />
      {reach.data?.gets === 0 && (
        <p className="f-dot f-caution" role="status">
          {t('reach.notReached')} {reason ? reasonWords(reason) : ''}
        </p>
      )}
    </ActionDialog>
  )
}

/** Starts one person in a journey. */
export function AddToJourney({ id, name, onClose }: DialogProps) {
  const [journey, setJourney] = useState('')
  const refresh = useRefreshAll()
  const start = useMutation({
    mutationFn: async () => {
      const { refused } = await api.post<{ refused: { reason: string }[] }>(
        `${journeyAddress(journey)}/start`,
        { profileIds: [id], isTest: false },
      )
      if (refused[0]) throw new Error(refused[0].reason)
    },
    onSuccess: () => {
      toast({ title: t('reach.started', { name }), variant: 'success' })
      onClose()
    },
    onSettled: refresh,
  })
  return (
    <ActionDialog
      onClose={onClose}
      title={t('reach.journeyTo', { name })}
      description={t('reach.journeyWhy')}
      action={{
        label: t('reach.start'),
        isBusy: start.isPending,
        isOff: journey === '',
        run: () => start.mutate(),
      }}
      fault={start.error?.message}
    >
      <ValueField
        label={t('reach.journey')}
        node={journeyNode}
        value={journey}
        onChange={(next) => setJourney(idIn(next))}
      />
    </ActionDialog>
  )
}
