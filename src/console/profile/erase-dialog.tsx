import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { api } from '#client/api.ts'
import { Checkbox } from '#ui/base/field.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { ConfirmDialog } from '#ui/lists/confirm-dialog.tsx'
import type { ConsoleResource } from '../core/registry.ts'
import { a } from './act-messages.ts'
import { p } from './messages.ts'

const REMAINS = ['hashes', 'log', 'texts', 'outside'] as const

/** Erases a person after it said what goes, what remains, and why. */
export function EraseDialog({
  of,
  id,
  name,
  hasContact,
  onClose,
}: {
  of: ConsoleResource
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
      await queryClient.invalidateQueries({ queryKey: [of.name] })
      toast({
        title: p('profile.erased'),
        description: p('profile.erasedEvents', { count: events }),
        variant: 'success',
      })
      void navigate(of.resource.path)
    },
    onError: (error) =>
      toast({ title: p('profile.notDone'), description: error.message, variant: 'destructive' }),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={p('profile.eraseAsk', { name })}
      description={p('profile.eraseWhy')}
      confirm={p('profile.eraseDo')}
      danger
      busy={erase.isPending}
      onConfirm={() => erase.mutate()}
    >
      {hasContact && (
        <Checkbox
          label={a('erase.contact')}
          checked={withContact}
          onChange={(event) => setWithContact(event.target.checked)}
        />
      )}
      <section className="c-takes">
        <h3>{a('erase.remains')}</h3>
        <ul>
          {REMAINS.map((what) => (
            <li key={what}>{a(`erase.${what}`)}</li>
          ))}
        </ul>
      </section>
    </ConfirmDialog>
  )
}
