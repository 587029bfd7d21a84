import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { api } from '#client/api.ts'
import { Checkbox } from '#ui/base/field.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { ConfirmDialog } from '#ui/lists/confirm-dialog.tsx'
import type { ConsoleResource } from '../core/registry.ts'
import { tActs } from './act-messages.ts'
import { tProfile } from './messages.ts'

const REMAINS = ['hashes', 'log', 'texts', 'outside'] as const

/** Erases a person after it said what goes, what remains, and why. */
export function EraseDialog({
  consoleResource,
  id,
  name,
  hasContact,
  onClose,
}: {
  consoleResource: ConsoleResource
  id: string
  name: string
  /** Whether there is a contact with the same address, which may be erased as well. */
  hasContact: boolean
  onClose(): void
}) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [withContact, setWithContact] = useState(true)
  const erase = useMutation({
    mutationFn: () =>
      api.post<{ events: number }>(`/profiles/${id}/erase`, {
        contacts: hasContact && withContact,
      }),
    onSuccess: async ({ events }) => {
      await queryClient.invalidateQueries({ queryKey: [consoleResource.name] })
      toast({
        title: tProfile('profile.erased'),
        description: tProfile('profile.erasedEvents', { count: events }),
        variant: 'success',
      })
      void navigate(consoleResource.resource.path)
    },
    onError: (error) =>
      toast({
        title: tProfile('profile.notDone'),
        description: error.message,
        variant: 'destructive',
      }),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={tProfile('profile.eraseAsk', { name })}
      description={tProfile('profile.eraseWhy')}
      confirm={tProfile('profile.eraseDo')}
      danger
      busy={erase.isPending}
      onConfirm={() => erase.mutate()}
    >
      {hasContact && (
        <Checkbox
          label={tActs('erase.contact')}
          checked={withContact}
          onChange={(event) => setWithContact(event.target.checked)}
        />
      )}
      <section className="c-takes">
        <h3>{tActs('erase.remains')}</h3>
        <ul>
          {REMAINS.map((what) => (
            <li key={what}>{tActs(`erase.${what}`)}</li>
          ))}
        </ul>
      </section>
    </ConfirmDialog>
  )
}
