import { useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { toast } from '#ui/base/toast-state.ts'
import type { MenuAction } from '#ui/lists/action-menu.tsx'
import { ConfirmDialog } from '#ui/lists/confirm-dialog.tsx'
import { journeyAddress, statisticsQuery, type JourneyRecord } from './journey-record.ts'
import { tJourneys as t } from './messages.ts'

type Switch = 'pause' | 'resume' | 'stop'
const addresses = { pause: 'deactivate', resume: 'activate', stop: 'stop' } as const
const done = { pause: 'switch.paused', resume: 'switch.resumed', stop: 'switch.stopped' } as const

/** Pause, resume and stop as menu entries, with a dialog that explains the effect first. */
export function useSwitches(record: JourneyRecord, onSwitched: (record: JourneyRecord) => void) {
  const [asking, setAsking] = useState<Switch | null>(null)
  const queryClient = useQueryClient()
  const { data: counts } = useQuery({ ...statisticsQuery(record.id), enabled: asking !== null })
  const { mutate, isPending } = useMutation({
    mutationFn: (to: Switch) =>
      api.post<JourneyRecord>(`${journeyAddress(record.id)}/${addresses[to]}`),
    onSuccess: (next, to) => {
      setAsking(null)
      toast({ title: t(done[to]), variant: 'success' })
      void queryClient.invalidateQueries({ queryKey: ['journey-statistics', record.id] })
      onSwitched(next)
    },
    onError: (error) =>
      toast({
        title: t('journeys.failed'),
        description: error.message,
        variant: 'destructive',
      }),
  })
  const isOn = record.state === 'live'
  const isRunning = isOn || record.state === 'paused'
  const items: MenuAction[] = [
    ...(isOn
      ? [
          {
            label: t('switch.pause'),
            icon: 'pause' as const,
            onSelect: () => setAsking('pause'),
          },
        ]
      : []),
    ...(record.state === 'paused'
      ? [
          {
            label: t('switch.resume'),
            icon: 'play' as const,
            onSelect: () => setAsking('resume'),
          },
        ]
      : []),
    ...(isRunning
      ? [
          {
            label: t('switch.stop'),
            icon: 'x' as const,
            danger: true,
            onSelect: () => setAsking('stop'),
          },
        ]
      : []),
  ]
  const inside = counts ? counts.running + counts.failed : 0
  const dialog = (
    <ConfirmDialog
      open={asking !== null}
      danger={asking === 'stop'}
      busy={isPending}
      title={asking ? t(`switch.${asking}Title`) : ''}
      description={asking ? t(`switch.${asking}Text`, { count: inside }) : ''}
      confirm={asking ? t(`switch.${asking}`) : ''}
      onClose={() => setAsking(null)}
      onConfirm={() => asking && mutate(asking)}
    />
  )
  return { items, dialog }
}
