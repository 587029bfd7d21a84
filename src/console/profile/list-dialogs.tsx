import { useId, useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { inputOf } from '#catalog/fields/inputs.ts'
import { api } from '#client/api.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import { Button, type ButtonLook } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { say } from '#language'
import { ActionDialog } from '../core/action-dialog.tsx'
import { tConsole } from '../core/messages.ts'
import { useRefreshAll } from '../parts/use-paged.ts'
import { tProfile } from './messages.ts'

const listNode: SchemaNode = {
  type: 'string',
  get title() {
    return say('List')
  },
  'x-ref': 'user-list',
}
const personNode: SchemaNode = {
  type: 'string',
  format: 'uuid',
  get title() {
    return say('Profile')
  },
  'x-ref': 'profile',
}
const Reference = inputOf('reference')

/** Maximum of one call; more people take several calls. */
const AT_ONCE = 1000

interface AddToListDialogProps {
  ids: readonly string[]
  /** Name of the person if there is only one. */
  name?: string
  onClose(): void
  onDone?(): void
}

/** Adds people to an existing list or a new one. */
export function AddToListDialog({ ids, name, onClose, onDone }: AddToListDialogProps) {
  const [chosen, setChosen] = useState<unknown>('')
  const [fresh, setFresh] = useState('')
  const field = useId()
  const refresh = useRefreshAll()
  const created = useRef<{ id: string; name: string } | null>(null)
  // A list that was made by a try whose members failed is the one that the next try fills.
  const createList = async (listName: string) => {
    if (created.current?.name !== listName) {
      const { id } = await api.post<{ id: string }>('/lists', { name: listName })
      created.current = { id, name: listName }
    }
    return created.current.id
  }
  const add = useMutation({
    mutationFn: async () => {
      const id = fresh.trim() ? await createList(fresh.trim()) : String(chosen)
      let added = 0
      for (let from = 0; from < ids.length; from += AT_ONCE)
        added += (
          await api.post<{ added: number }>(`/lists/${encodeURIComponent(id)}/members`, {
            profileIds: ids.slice(from, from + AT_ONCE),
          })
        ).added
      return added
    },
    onSuccess: (added) => {
      toast({
        title:
          added === 0 ? tProfile('lists.wereOnIt') : tProfile('lists.addedCount', { count: added }),
        variant: 'success',
      })
      onDone?.()
      onClose()
    },
    onSettled: refresh,
  })
  return (
    <ActionDialog
      onClose={onClose}
      title={
        name ? tProfile('lists.addOne', { name }) : tProfile('lists.addMany', { count: ids.length })
      }
      description={tProfile('lists.addWhy')}
      action={{
        label: tProfile('lists.add'),
        isBusy: add.isPending,
        isOff: !chosen && fresh.trim() === '',
        run: () => add.mutate(),
      }}
    >
      <div className="c-field">
        <label className="f-label" htmlFor={`${field}-list`}>
          {tProfile('profile.list')}
        </label>
        <Reference
          id={`${field}-list`}
          node={listNode}
          value={chosen}
          disabled={fresh.trim() !== ''}
          onChange={setChosen}
        />
      </div>
      <div className="c-field">
        <label className="f-label" htmlFor={`${field}-new`}>
          {tProfile('lists.orNew')}
        </label>
        <input
          id={`${field}-new`}
          className="f-input"
          maxLength={40}
          value={fresh}
          aria-invalid={add.isError || undefined}
          aria-describedby={`${field}-says`}
          onChange={(event) => setFresh(event.target.value)}
        />
        <p className="ui-error" id={`${field}-says`} role="alert">
          {add.error?.message ?? ''}
        </p>
      </div>
    </ActionDialog>
  )
}

/** A button that opens the dialog for one person. */
export function AddToList({
  ids,
  name,
  size,
  ...look
}: { ids: readonly string[]; name: string } & ButtonLook) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size={size} {...look} onClick={() => setOpen(true)}>
        <Icon name="plus" />
        {tProfile('lists.addTo')}
      </Button>
      {isOpen && <AddToListDialog ids={ids} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Adds people to a list one by one, found by name or address. */
export function AddPeopleDialog({
  listId,
  name,
  onClose,
}: {
  listId: string
  name: string
  onClose(): void
}) {
  const [chosen, setChosen] = useState<unknown>('')
  const field = useId()
  const refresh = useRefreshAll()
  const add = useMutation({
    mutationFn: () =>
      api.post<{ added: number }>(`/lists/${encodeURIComponent(listId)}/members`, {
        profileIds: [String(chosen)],
      }),
    onSuccess: ({ added }) => {
      toast({
        title:
          added === 0 ? tProfile('lists.wereOnIt') : tProfile('lists.addedCount', { count: added }),
        variant: 'success',
      })
      setChosen('')
    },
    onSettled: refresh,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={tProfile('lists.addPeopleTo', { name })}
      description={tProfile('lists.addPeopleWhy')}
      actions={
        <>
          <Button onClick={onClose}>{tConsole('console.close')}</Button>
          <Button
            variant="primary"
            busy={add.isPending}
            disabled={!chosen}
            onClick={() => add.mutate()}
          >
            {tProfile('lists.add')}
          </Button>
        </>
      }
    >
      <div className="c-field">
        <label className="f-label" htmlFor={field}>
          {tProfile('lists.person')}
        </label>
        <Reference
          key={add.submittedAt}
          id={field}
          node={personNode}
          value={chosen}
          describedBy={`${field}-says`}
          onChange={setChosen}
        />
        <p className="ui-error" id={`${field}-says`} role="alert">
          {add.error?.message ?? ''}
        </p>
      </div>
    </Dialog>
  )
}
