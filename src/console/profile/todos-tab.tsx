import { productNow } from '#ui/base/product-clock.ts'
import { useId, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useInfiniteGetList, type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { calendarDay } from '#catalog/fields/moments.ts'
import type { Todo } from '#model/schema/entities.generated.ts'
import { paging } from '#model/api/paging.ts'
import { Button, IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { inSentence } from '#language'
import { dayIn, ownZone } from '#model/lib/time-zone.ts'
import { messageOf } from '#model/lib/thrown.ts'
import { useMay } from '../core/access.ts'
import { useBulk } from '../bulk/use-bulk.ts'
import { recordPath, useResource } from '../core/registry.ts'
import { tConsole } from '../core/messages.ts'
import { useRefreshAll } from '../parts/use-paged.ts'
import { tProfile } from './messages.ts'

type TodoRecord = Todo & RaRecord

const failed = (error: Error) =>
  toast({ title: tProfile('profile.notDone'), description: error.message, variant: 'destructive' })

/**
 * Todos about the person: open ones first by due date, then completed ones. Deleting can be undone.
 */
export function TodosTab({ profileId }: { profileId: string }) {
  const consoleResource = useResource('todo')
  const may = useMay(consoleResource)
  return (
    <>
      {may('create') && <WriteTodo profileId={profileId} />}
      <TodoList profileId={profileId} state="open" />
      <TodoList profileId={profileId} state="done" />
    </>
  )
}

function TodoList({ profileId, state }: { profileId: string; state: 'open' | 'done' }) {
  const consoleResource = useResource('todo')
  const { data, isPending, error, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteGetList<TodoRecord>(consoleResource.name, {
      filter: { profileId, state },
      sort:
        state === 'open' ? { field: 'dueOn', order: 'ASC' } : { field: 'updatedAt', order: 'DESC' },
      pagination: { page: 1, perPage: paging.defaultSize },
    })
  const rows = data?.pages.flatMap((page) => page.data) ?? []
  if (error) return <p role="alert">{messageOf(error)}</p>
  if (isPending)
    return state === 'open' ? (
      <p className="c-soft" role="status">
        {tConsole('console.list.loading', { things: inSentence(tProfile('todos.todos')) })}
      </p>
    ) : null
  if (rows.length === 0)
    return state === 'open' ? <p className="c-soft">{tProfile('todos.none')}</p> : null
  return (
    <section className="c-todos" aria-label={tProfile(`todos.${state}`)}>
      <h3>{tProfile(`todos.${state}`)}</h3>
      <ul>
        {rows.map((todo) => (
          <TodoItem key={todo.id} todo={todo} />
        ))}
      </ul>
      {hasNextPage && (
        <Button size="s" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {tProfile('todos.more')}
        </Button>
      )}
    </section>
  )
}

function WriteTodo({ profileId }: { profileId: string }) {
  const consoleResource = useResource('todo')
  const dataProvider = useDataProvider()
  const refresh = useRefreshAll()
  const [title, setTitle] = useState('')
  const [dueOn, setDueOn] = useState('')
  const id = useId()
  const write = useMutation({
    mutationFn: (todo: { title: string; dueOn: string }) =>
      dataProvider.create(consoleResource.name, {
        data: { profileId, title: todo.title.trim(), dueOn: todo.dueOn || null },
      }),
    // Text typed during the save is the next to-do.
    onSuccess: (_, sent) => {
      setTitle((now) => (now === sent.title ? '' : now))
      setDueOn((now) => (now === sent.dueOn ? '' : now))
    },
    onError: failed,
    onSettled: refresh,
  })
  return (
    <form
      className="c-write c-write-row"
      onSubmit={(event) => {
        event.preventDefault()
        if (title.trim()) write.mutate({ title, dueOn })
      }}
    >
      <label className="c-write-wide">
        <span className="f-label">{tProfile('todos.new')}</span>
        <input
          id={`${id}-title`}
          className="f-input"
          maxLength={120}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
      </label>
      <label>
        <span className="f-label">{tProfile('todos.due')}</span>
        <input
          id={`${id}-due`}
          type="date"
          className="f-input"
          value={dueOn}
          onChange={(event) => setDueOn(event.target.value)}
        />
      </label>
      <Button type="submit" busy={write.isPending} disabled={title.trim() === ''}>
        {tProfile('todos.add')}
      </Button>
    </form>
  )
}

const today = () => dayIn(ownZone(), productNow().getTime())

function TodoItem({ todo }: { todo: TodoRecord }) {
  const consoleResource = useResource('todo')
  const may = useMay(consoleResource)
  const remove = useBulk(consoleResource)
  const dataProvider = useDataProvider()
  const refresh = useRefreshAll()
  const isDone = todo.state === 'done'
  const turn = useMutation({
    mutationFn: () =>
      dataProvider.update(consoleResource.name, {
        id: todo.id,
        data: { state: isDone ? 'open' : 'done', version: todo.version },
        previousData: todo,
      }),
    onError: failed,
    onSettled: refresh,
  })
  const isLate = !isDone && todo.dueOn !== null && todo.dueOn !== undefined && todo.dueOn < today()
  return (
    <li>
      <input
        type="checkbox"
        className="f-check"
        aria-label={tProfile('todos.doneNamed', { name: todo.title })}
        checked={isDone}
        disabled={!may('update') || turn.isPending}
        onChange={() => turn.mutate()}
      />
      <span className="c-todo-words">
        <Link className="c-name" to={recordPath(consoleResource, todo.id)}>
          {todo.title}
        </Link>
        <span className="c-soft">
          {todo.dueOn && (
            <span className={isLate ? 'f-dot f-negative' : undefined}>
              {tProfile(isLate ? 'todos.late' : 'todos.by', { when: calendarDay(todo.dueOn) })}
            </span>
          )}{' '}
          {todo.owner}
        </span>
      </span>
      {may('delete') && (
        <IconButton
          size="s"
          label={tProfile('todos.deleteNamed', { name: todo.title })}
          onClick={() => void remove('delete', [todo.id])}
        >
          <Icon name="trash" />
        </IconButton>
      )}
    </li>
  )
}
