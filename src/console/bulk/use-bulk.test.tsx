// @vitest-environment jsdom
import { QueryClient, useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext, type DataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { entities } from '#model/schema/entities.generated.ts'
import { resources } from '#resources/index.ts'
import { toastStore } from '#ui/base/toast-state.ts'
import { createRegistry } from '../core/registry.ts'
import { useBulk } from './use-bulk.ts'

const consoleResource = createRegistry(entities, resources).byEntity('segment')!
const bulk = vi.fn(async (_name: string, _action: string, ids: readonly string[]) => ({
  done: ids,
  failed: [],
  undo: [],
  final: false,
}))

afterEach(() => {
  cleanup()
  bulk.mockClear()
})

/** A page that shows a record, its counts and a list, and counts how often each is read. */
function renderPage() {
  const reads: string[] = []
  function Page() {
    const read = (queryKey: readonly unknown[]) => ({
      queryKey,
      queryFn: () => reads.push(JSON.stringify(queryKey)),
    })
    useQuery(read([consoleResource.name, 'getOne', { id: 'quiet' }]))
    useQuery(read(['members', 'getList', { filter: { segmentId: 'quiet' } }]))
    useQuery(read(['profile-parts', '/segments/quiet/members', null, 'total']))
    useQuery(read([consoleResource.name, 'usedBy', ['quiet']]))
    useQuery(read([consoleResource.name, 'getList', {}]))
    const run = useBulk(consoleResource)
    return (
      <>
        <button onClick={() => void run('delete', ['quiet'])}>Delete</button>
        <button onClick={() => void run('activate', ['quiet'])}>Activate</button>
      </>
    )
  }
  render(
    <MemoryRouter>
      <CoreAdminContext
        dataProvider={{ bulk } as unknown as DataProvider}
        queryClient={new QueryClient()}
      >
        <Page />
      </CoreAdminContext>
    </MemoryRouter>,
  )
  return reads
}

/** The queries that are read again after a press on the button. */
async function readAfter(button: string) {
  const reads = renderPage()
  await waitFor(() => expect(reads).toHaveLength(5))
  reads.length = 0
  fireEvent.click(screen.getByRole('button', { name: button }))
  await waitFor(() =>
    expect(reads).toContain(JSON.stringify([consoleResource.name, 'getList', {}])),
  )
  return reads
}

test('after a record is deleted, nothing asks about it', async () => {
  expect(await readAfter('Delete')).toEqual([JSON.stringify([consoleResource.name, 'getList', {}])])
})

test('after a record is changed, all that the page shows of it is read again', async () => {
  const reads = await readAfter('Activate')
  await waitFor(() => expect(reads).toHaveLength(5))
})

test('undo of set fields keeps a value that somebody has changed since', async () => {
  const setMany = vi.fn(async (_name: string, ids: readonly string[]) => ({
    done: [...ids],
    failed: [],
    undo: [],
    final: false,
    before: ids.map((id) => ({ id, name: id, description: 'Old' })),
  }))
  const stored = [
    { id: 'a', name: 'a', description: 'New' },
    { id: 'b', name: 'b', description: 'Of a colleague' },
  ]
  function Page() {
    const run = useBulk(consoleResource)
    return (
      <button onClick={() => void run('set', ['a', 'b'], { values: { description: 'New' } })}>
        Set
      </button>
    )
  }
  render(
    <MemoryRouter>
      <CoreAdminContext
        dataProvider={
          { setMany, getMany: async () => ({ data: stored }) } as unknown as DataProvider
        }
        queryClient={new QueryClient()}
      >
        <Page />
      </CoreAdminContext>
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Set' }))
  await waitFor(() => expect(toastStore.get()).not.toEqual([]))
  toastStore.get()[0]!.action!.run()
  await waitFor(() => expect(setMany).toHaveBeenCalledTimes(2))
  expect(setMany).toHaveBeenLastCalledWith(consoleResource.name, ['a'], { description: 'Old' })
  await waitFor(() =>
    expect(toastStore.get().map(({ description }) => description)).toContain(
      'b: "Description" was changed again since. It keeps its value.',
    ),
  )
})
