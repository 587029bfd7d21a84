// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { AdminContext, HttpError, memoryStore, type DataProvider } from 'react-admin'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ReferenceTargets } from '#catalog/fields/face.ts'
import { WriteAccess } from '#console/core/access.ts'
import { createI18nProvider } from '#console/core/i18n.ts'
import { createRegistry, referenceTarget, RegistryContext } from '#console/core/registry.ts'
import ResourceScreen from '#console/resource-screen.tsx'
import { entities } from '#model/schema/entities.generated.ts'
import { readEntity, type EntitySchema } from '#model/schema/entity.ts'
import { resources } from '#resources/index.ts'
import { RouterBridge } from '#shell/router-bridge.tsx'

const schemaOf = (
  $id: string,
  title: string,
  properties: EntitySchema['properties'],
  operations: EntitySchema['x-entity']['operations'] = [
    'list',
    'get',
    'create',
    'update',
    'delete',
  ],
): EntitySchema => ({
  $id,
  title,
  description: `A ${title.toLowerCase()}.`,
  type: 'object',
  properties,
  required: ['name'],
  'x-entity': {
    plural: `${title}s`,
    path: `${$id}s`,
    scope: 'tenant',
    id: 'uuid',
    label: 'name',
    access: { read: 'admin', write: 'admin' },
    operations,
    search: ['name'],
  },
})
const name = { type: 'string', title: 'Name', minLength: 2, maxLength: 40 } as const
const day = { type: 'string', format: 'date', nullable: true } as const

/** A noun with every control that a form has to make more of than a line of text. */
const voyage = schemaOf('voyage', 'Voyage', {
  name,
  note: { type: 'string', title: 'Note', maxLength: 80, nullable: true },
  lasts: { type: 'string', title: 'Lasts', format: 'duration', nullable: true },
  season: { type: 'object', title: 'Season', nullable: true, properties: { from: day, to: day } },
  portId: { type: 'string', format: 'uuid', title: 'Port', nullable: true, 'x-ref': 'port' },
  log: {
    type: 'object',
    title: 'Log',
    nullable: true,
    'x-field': 'json',
    properties: { crew: { type: 'array', title: 'Crew', items: { type: 'string' } } },
    additionalProperties: false,
  },
})
const port = schemaOf('port', 'Port', { name })
const registry = createRegistry([...entities, readEntity(voyage), readEntity(port)], resources)

const PORT = '01900000-0000-7000-8000-000000000001'
const newPort = '01900000-0000-7000-8000-000000000002'
const base = {
  id: '01900000-0000-7000-8000-00000000000a',
  name: 'Northern',
  note: 'calm',
  lasts: 'P2DT4H',
  season: null,
  portId: null,
  log: null,
  version: 3,
  updatedBy: 'Ida',
}
let record = base

const update = vi.fn(async (_name: string, { data }: { data: object }) => ({
  data: { ...record, ...data },
}))
const create = vi.fn(async (_name: string, { data }: { data: object }) => ({
  data: { ...data, id: newPort, version: 1 },
}))
const getOne = vi.fn(async (resource: string): Promise<{ data: object }> => ({
  data: resource === 'admin/data/port' ? { id: PORT, name: 'Harwich' } : record,
}))
const getList = vi.fn(async (_resource: string, _params: { filter: object }) => ({
  data: [{ id: PORT, name: 'Harwich' }],
  total: 1,
}))
const dataProvider = {
  getList,
  getOne,
  getMany: async () => ({ data: [] }),
  update,
  create,
} as unknown as DataProvider

let queryClient: QueryClient
const path = `/admin/data/voyage/${base.id}`

function openForm({ targetWrites = true } = {}) {
  const console = (
    <RegistryContext value={registry}>
      <AdminContext
        dataProvider={dataProvider}
        i18nProvider={createI18nProvider(registry)}
        store={memoryStore()}
        queryClient={queryClient}
      >
        <WriteAccess value>
          <ReferenceTargets value={(id) => referenceTarget(registry, id, targetWrites)}>
            <Outlet />
          </ReferenceTargets>
        </WriteAccess>
      </AdminContext>
    </RegistryContext>
  )
  const routes = [
    {
      path: '/admin/data/voyage/:id',
      element: (
        <RouterBridge>
          <ResourceScreen name="admin/data/voyage" view="edit" />
        </RouterBridge>
      ),
    },
    { path: '/admin/data/voyage/:id/show', element: <p>the page of the record</p> },
  ]
  const router = createMemoryRouter([{ element: console, children: routes }], {
    initialEntries: [path],
  })
  render(<RouterProvider router={router} />)
  return router
}

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save voyage' }))
const sent = async () => {
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1))
  return update.mock.calls[0]![1].data as Record<string, unknown>
}

beforeEach(() => {
  record = base
  localStorage.clear()
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

it('a length of time is read in words, typed in words and sent as ISO 8601', async () => {
  openForm()
  expect(((await screen.findByLabelText(/^Lasts/)) as HTMLInputElement).value).toBe(
    '2 days and 4 hours',
  )
  type(/^Lasts/, 'a while')
  save()
  await screen.findByText('Lasts must be a duration, such as 2 days 4 hours.')
  type(/^Lasts/, '1 week 2 days')
  expect(screen.getByText('P9D')).toBeTruthy()
  save()
  expect((await sent())['lasts']).toBe('P9D')
})

it('a range of days must not end before it begins', async () => {
  openForm()
  await screen.findByLabelText(/^Name/)
  type(/^Season: from/, '2026-06-01')
  type(/^Season: until/, '2026-05-01')
  save()
  await screen.findByText('Season must not end before it begins.')
  type(/^Season: until/, '2026-09-01')
  save()
  expect((await sent())['season']).toEqual({ from: '2026-06-01', to: '2026-09-01' })
})

it('JSON is checked while it is typed: syntax and schema faults, each with line and path', async () => {
  openForm()
  const area = (await screen.findByLabelText(/^Log/)) as HTMLTextAreaElement
  type(/^Log/, '{\n  "crew": ["Ida",\n}')
  expect(screen.getByRole('button', { name: 'Line 3, 1' })).toBeTruthy()
  expect((screen.getByRole('button', { name: 'Format' }) as HTMLButtonElement).disabled).toBe(true)
  save()
  expect(area.value).toContain('Ida')
  type(/^Log/, '{"crew":\n["Ida", 7],\n"cargo": 1}')
  expect(screen.getByText('/crew/1').closest('li')!.textContent).toBe(
    'Line 2/crew/1Crew, entry 2, must be text.',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Line 3' }))
  expect(document.activeElement).toBe(area)
  expect(area.selectionStart).toBe(area.value.indexOf('1}'))
  save()
  await screen.findByText('Fix 1 field.', { exact: false })
  expect(update).not.toHaveBeenCalled()
  type(/^Log/, '{"crew":["Ida"]}')
  fireEvent.click(screen.getByRole('button', { name: 'Format' }))
  expect(area.value).toBe('{\n  "crew": [\n    "Ida"\n  ]\n}')
  save()
  expect((await sent())['log']).toEqual({ crew: ['Ida'] })
})

it('a reference is searched on the server, or made in place and chosen', async () => {
  openForm()
  const picker = (await screen.findByLabelText(/^Port/)) as HTMLInputElement
  fireEvent.focus(picker)
  fireEvent.change(picker, { target: { value: 'Bergen' } })
  await waitFor(() => expect(getList.mock.calls.at(-1)![1].filter).toEqual({ q: 'Bergen' }))
  fireEvent.click(await screen.findByRole('option', { name: 'New port “Bergen”' }))
  const dialog = await screen.findByRole('dialog')
  expect((within(dialog).getByLabelText(/^Name/) as HTMLInputElement).value).toBe('Bergen')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create port' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(create.mock.calls[0]![0]).toBe('admin/data/port')
  expect(create.mock.calls[0]![1].data).toEqual({ name: 'Bergen' })
  // The form around it was not sent by that, and shows the name at once.
  expect(update).not.toHaveBeenCalled()
  await waitFor(() => expect(picker.value).toBe('Bergen'))
  save()
  expect((await sent())['portId']).toBe(newPort)
})

it('nothing is offered to be made where the person may not', async () => {
  openForm({ targetWrites: false })
  const picker = await screen.findByLabelText(/^Port/)
  fireEvent.focus(picker)
  fireEvent.change(picker, { target: { value: 'Bergen' } })
  await screen.findByRole('option', { name: 'Harwich' })
  expect(screen.queryByRole('option', { name: /^New port/ })).toBeNull()
})

/** Types, and leaves without saving. */
async function leaveDraft() {
  openForm()
  await screen.findByLabelText(/^Name/)
  type(/^Name/, 'Southern')
  fireEvent.change(screen.getByLabelText(/^Note/), { target: { value: '' } })
  cleanup()
  queryClient.clear()
}

it('a draft brings back what was changed, and what was emptied', async () => {
  await leaveDraft()
  openForm()
  fireEvent.click(await screen.findByRole('button', { name: 'Restore draft' }))
  save()
  expect(await sent()).toMatchObject({ name: 'Southern', note: null, lasts: 'P2DT4H', version: 3 })
})

it('a draft over a changed record asks by field, and takes the current values of the others', async () => {
  await leaveDraft()
  record = { ...base, name: 'Eastern', lasts: 'P1W', version: 4 }
  openForm()
  fireEvent.click(await screen.findByRole('button', { name: 'Restore draft' }))
  const dialog = await screen.findByRole('dialog')
  const group = within(dialog).getByRole('group', { name: 'Name' })
  expect(
    within(group)
      .getAllByRole('radio')
      .map((radio) => radio.parentElement!.textContent),
  ).toEqual(['MineSouthern', 'TheirsEastern'])
  fireEvent.click(within(group).getAllByRole('radio')[1]!)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Apply' }))
  save()
  expect(await sent()).toMatchObject({ name: 'Eastern', note: null, lasts: 'P1W', version: 4 })
})

it('changes that were taken back leave no draft', async () => {
  openForm()
  await screen.findByLabelText(/^Name/)
  type(/^Name/, 'Southern')
  type(/^Name/, 'Northern')
  cleanup()
  openForm()
  await screen.findByLabelText(/^Name/)
  expect(screen.queryByText(/unsaved changes from/)).toBeNull()
})

it('the record of the list stands at once, and the server’s takes the place of what nobody touched', async () => {
  let arrive = (_data: object) => {}
  queryClient.setQueryData(['admin/data/voyage', 'getOne', { id: base.id, meta: undefined }], base)
  getOne.mockImplementationOnce(
    () => new Promise<{ data: object }>((done) => (arrive = (data) => done({ data }))),
  )
  openForm()
  expect(((await screen.findByLabelText(/^Name/)) as HTMLInputElement).value).toBe('Northern')
  type(/^Note/, 'rough')
  arrive({ ...base, name: 'Eastern', version: 4 })
  await waitFor(() =>
    expect((screen.getByLabelText(/^Name/) as HTMLInputElement).value).toBe('Eastern'),
  )
  save()
  expect(await sent()).toMatchObject({ name: 'Eastern', note: 'rough', version: 4 })
})

it('where the person was faster, the version stays as it was, and saving shows both', async () => {
  let arrive = (_data: object) => {}
  queryClient.setQueryData(['admin/data/voyage', 'getOne', { id: base.id, meta: undefined }], base)
  getOne.mockImplementationOnce(
    () => new Promise<{ data: object }>((done) => (arrive = (data) => done({ data }))),
  )
  openForm()
  await screen.findByLabelText(/^Name/)
  type(/^Name/, 'Southern')
  const theirs = { ...base, name: 'Eastern', version: 4 }
  arrive(theirs)
  update.mockImplementationOnce(async () => {
    throw new HttpError('It was changed.', 409, {
      errors: {},
      faults: [],
      code: 'conflict',
      current: theirs,
    })
  })
  await waitFor(() =>
    expect(
      queryClient.getQueryData(['admin/data/voyage', 'getOne', { id: base.id, meta: undefined }]),
    ).toEqual(theirs),
  )
  save()
  const dialog = await screen.findByRole('dialog', { name: 'Changed by someone else' })
  expect(update.mock.calls[0]![1].data).toMatchObject({ name: 'Southern', version: 3 })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2))
  expect(update.mock.calls[1]![1].data).toMatchObject({ name: 'Southern', version: 4 })
})
