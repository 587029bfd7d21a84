import { useId, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useGetList, useInfiniteGetList, type RaRecord } from 'react-admin'
import { paging } from '#model/api/paging.ts'
import { useDraftState } from '#client/drafts.ts'
import type { ProfileNote } from '#model/schema/entities.generated.ts'
import { Button, IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { inSentence } from '#language'
import { messageOf } from '#model/lib/thrown.ts'
import { useMay } from '../core/access.ts'
import { useBulk } from '../bulk/use-bulk.ts'
import { useResource } from '../core/registry.ts'
import { tConsole } from '../core/messages.ts'
import { Moment } from '../parts/paged-table.tsx'
import { useRefreshAll } from '../parts/use-paged.ts'
import { tProfile } from './messages.ts'

type Note = ProfileNote & RaRecord

/** Colleagues' notes on the person: pinned ones first, then the newest. Deleting can be undone. */
export function NotesTab({ profileId }: { profileId: string }) {
  const consoleResource = useResource('profile-note')
  const may = useMay(consoleResource)
  const sort = { field: 'createdAt', order: 'DESC' } as const
  const pinned = useGetList<Note>(consoleResource.name, {
    filter: { profileId, pinned: true },
    sort,
    pagination: { page: 1, perPage: paging.maxSize },
  })
  const { data, isPending, error, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteGetList<Note>(consoleResource.name, {
      filter: { profileId, pinned: false },
      sort,
      pagination: { page: 1, perPage: paging.defaultSize },
    })
  const notes = [...(pinned.data ?? []), ...(data?.pages.flatMap((page) => page.data) ?? [])]
  return (
    <>
      {may('create') && <WriteNote profileId={profileId} />}
      {error && <p role="alert">{messageOf(error)}</p>}
      {isPending && (
        <p className="c-soft" role="status">
          {tConsole('console.list.loading', { things: inSentence(tProfile('notes.notes')) })}
        </p>
      )}
      {!isPending && notes.length === 0 && <p className="c-soft">{tProfile('notes.none')}</p>}
      <ul className="c-notes">
        {notes.map((note) => (
          <NoteItem key={note.id} note={note} />
        ))}
      </ul>
      {hasNextPage && (
        <Button size="s" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {tProfile('profile.earlier')}
        </Button>
      )}
    </>
  )
}

const failed = (error: Error) =>
  toast({ title: tProfile('profile.notDone'), description: error.message, variant: 'destructive' })

function WriteNote({ profileId }: { profileId: string }) {
  const consoleResource = useResource('profile-note')
  const dataProvider = useDataProvider()
  const refresh = useRefreshAll()
  const { value: text, setValue: setText, latest } = useDraftState<string>(`note.${profileId}`, '')
  const id = useId()
  const write = useMutation({
    mutationFn: (note: string) =>
      dataProvider.create(consoleResource.name, { data: { profileId, text: note } }),
    // Text typed during the save is the beginning of another note.
    onSuccess: (_, note) => {
      if (latest.current.trim() === note) setText('')
    },
    onError: failed,
    onSettled: refresh,
  })
  return (
    <form
      className="c-write"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) write.mutate(text.trim())
      }}
    >
      <label className="f-label" htmlFor={id}>
        {tProfile('notes.new')}
      </label>
      <textarea
        id={id}
        className="f-input f-area"
        rows={3}
        maxLength={4000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" busy={write.isPending} disabled={text.trim() === ''}>
        {tProfile('notes.add')}
      </Button>
    </form>
  )
}

function NoteItem({ note }: { note: Note }) {
  const consoleResource = useResource('profile-note')
  const may = useMay(consoleResource)
  const remove = useBulk(consoleResource)
  const dataProvider = useDataProvider()
  const refresh = useRefreshAll()
  const [text, setText] = useState<string | null>(null)
  const id = useId()
  const change = useMutation({
    mutationFn: (data: Partial<ProfileNote>) =>
      dataProvider.update(consoleResource.name, {
        id: note.id,
        data: { ...data, version: note.version },
        previousData: note,
      }),
    // Pinning leaves an edit alone.
    onSuccess: (_, data) => 'text' in data && setText(null),
    onError: failed,
    onSettled: refresh,
  })
  return (
    <li>
      <div className="c-note-head">
        <span className="c-medium">{note.createdBy}</span>
        <span className="c-soft">
          <Moment at={note.createdAt} />
          {note.version > 1 && note.updatedBy !== note.createdBy
            ? ` · ${tProfile('notes.changedBy', { who: note.updatedBy })}`
            : ''}
        </span>
        {note.pinned && <span className="f-dot f-caution">{tProfile('notes.pinned')}</span>}
        {may('update') && text === null && (
          <span className="c-note-end">
            <Button
              size="s"
              variant="quiet"
              aria-pressed={note.pinned ?? false}
              onClick={() => change.mutate({ pinned: !note.pinned })}
            >
              {tProfile(note.pinned ? 'notes.unpin' : 'notes.pin')}
            </Button>
            <IconButton size="s" label={tProfile('notes.edit')} onClick={() => setText(note.text)}>
              <Icon name="edit" />
            </IconButton>
            <IconButton
              size="s"
              label={tProfile('notes.delete')}
              onClick={() => void remove('delete', [note.id])}
            >
              <Icon name="trash" />
            </IconButton>
          </span>
        )}
      </div>
      {text === null ? (
        <p className="c-note-text">{note.text}</p>
      ) : (
        <form
          className="c-write"
          onSubmit={(event) => {
            event.preventDefault()
            change.mutate({ text: text.trim() })
          }}
        >
          <label className="c-sr" htmlFor={id}>
            {tProfile('notes.note')}
          </label>
          <textarea
            id={id}
            className="f-input f-area"
            rows={4}
            maxLength={4000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <div className="c-tab-tools">
            <Button
              type="submit"
              size="s"
              variant="primary"
              busy={change.isPending}
              disabled={text.trim() === ''}
            >
              {tConsole('console.form.save')}
            </Button>
            <Button size="s" onClick={() => setText(null)}>
              {tConsole('console.cancel')}
            </Button>
          </div>
        </form>
      )}
    </li>
  )
}
