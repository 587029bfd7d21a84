import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '#client/api.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { ConfirmDialog } from '#ui/lists/confirm-dialog.tsx'
import { useMay } from '../access.ts'
import type { ConsoleResource } from '../registry.ts'
import { p } from './words.ts'

function save(name: string, data: unknown) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** What a person may ask of whoever keeps data about them: a copy, and to be forgotten. */
export function PersonActions({ of, id, name }: { of: ConsoleResource; id: string; name: string }) {
  const may = useMay(of)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)
  const failed = (error: Error) => toast({ title: p('profile.notDone'), description: error.message, variant: 'destructive' })
  const download = useMutation({ mutationFn: () => api.get<unknown>(`/profiles/${id}/download`), onSuccess: (data) => save(`profile-${id}.json`, data), onError: failed })
  const erase = useMutation({
    mutationFn: () => api.post<{ events: number }>(`/profiles/${id}/erase`, {}),
    onSuccess: async ({ events }) => {
      await queryClient.invalidateQueries({ queryKey: [of.name] })
      toast({ title: p('profile.erased'), description: p('profile.erasedEvents', { count: events }), variant: 'success' })
      void navigate(of.resource.path)
    },
    onError: failed,
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button busy={download.isPending} onClick={() => download.mutate()}>
        <Icon name="dl" />
        {p('profile.download')}
      </Button>
      {may('delete') && (
        <Button onClick={() => setAsking(true)}>
          <Icon name="trash" />
          {p('profile.erase')}
        </Button>
      )}
      <ConfirmDialog open={asking} onClose={() => setAsking(false)} title={p('profile.eraseAsk', { name })} description={p('profile.eraseWhy')} confirm={p('profile.eraseDo')} danger busy={erase.isPending} onConfirm={() => erase.mutate()} />
    </>
  )
}
