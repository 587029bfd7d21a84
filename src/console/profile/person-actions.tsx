import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { api } from '#client/api.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { ActionMenu, type MenuAction } from '#ui/lists/action-menu.tsx'
import '#ui/lists/lists.css'
import { useMay } from '../core/access.ts'
import { WhyButton } from '../explain/why-button.tsx'
import type { ConsoleResource } from '../core/registry.ts'
import { tActs } from './act-messages.ts'
import { AnonymizeDialog } from './anonymize-dialog.tsx'
import { AddToList } from './list-dialogs.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { AddToJourney, SendToPerson } from './reach-dialogs.tsx'
import { TestEventDialog } from './test-event-dialog.tsx'
import { tProfile } from './messages.ts'

function save(name: string, data: unknown) {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
  )
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

interface PersonActionsProps {
  consoleResource: ConsoleResource
  id: string
  name: string
  /** Path of the contact with the same address. */
  contactPath: string | null
}

type PersonDialog = 'email' | 'journey' | 'erase' | 'anonymize' | 'merge' | 'test'

/** The actions on a person. Irreversible ones ask for confirmation. */
export function PersonActions({ consoleResource, id, name, contactPath }: PersonActionsProps) {
  const may = useMay(consoleResource)
  const navigate = useNavigate()
  const [asking, setAsking] = useState<PersonDialog | null>(null)
  const close = () => setAsking(null)
  const failed = (error: Error) =>
    toast({
      title: tProfile('profile.notDone'),
      description: error.message,
      variant: 'destructive',
    })
  const download = useMutation({
    mutationFn: () => api.get<unknown>(`/profiles/${id}/download`),
    onSuccess: (data) => save(`profile-${id}.json`, data),
    onError: failed,
  })
  const writes = may('update')
  const items: MenuAction[] = [
    ...(contactPath
      ? [
          {
            label: tProfile('profile.openContact'),
            icon: 'contacts' as const,
            onSelect: () => void navigate(contactPath),
          },
        ]
      : []),
    { label: tProfile('profile.download'), icon: 'dl', onSelect: () => download.mutate() },
    ...(writes
      ? [
          { label: tActs('test.open'), icon: 'bolt' as const, onSelect: () => setAsking('test') },
          {
            label: tActs('merge.open'),
            icon: 'users' as const,
            onSelect: () => setAsking('merge'),
          },
          {
            label: tActs('anonymize.open'),
            icon: 'shield' as const,
            danger: true,
            onSelect: () => setAsking('anonymize'),
          },
        ]
      : []),
    ...(may('delete')
      ? [
          {
            label: tProfile('profile.erase'),
            icon: 'trash' as const,
            danger: true,
            onSelect: () => setAsking('erase'),
          },
        ]
      : []),
  ]
  return (
    <>
      {writes && (
        <>
          <Button onClick={() => setAsking('email')}>
            <Icon name="mail" />
            {tActs('reach.email')}
          </Button>
          <Button onClick={() => setAsking('journey')}>
            <Icon name="enter" />
            {tActs('reach.toJourney')}
          </Button>
          <AddToList ids={[id]} name={name} />
        </>
      )}
      <WhyButton person={{ id, name }} />
      <ActionMenu label={tActs('more.actions')} text={tActs('more.more')} size="m" items={items} />
      {asking === 'email' && <SendToPerson id={id} name={name} onClose={close} />}
      {asking === 'journey' && <AddToJourney id={id} name={name} onClose={close} />}
      {asking === 'merge' && <MergeDialog id={id} name={name} onClose={close} />}
      {asking === 'test' && <TestEventDialog id={id} name={name} onClose={close} />}
      {asking === 'anonymize' && (
        <AnonymizeDialog consoleResource={consoleResource} id={id} name={name} onClose={close} />
      )}
      {asking === 'erase' && (
        <EraseDialog
          consoleResource={consoleResource}
          id={id}
          name={name}
          hasContact={contactPath !== null}
          onClose={close}
        />
      )}
    </>
  )
}
