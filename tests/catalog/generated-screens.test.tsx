// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { AdminContext, CoreAdminUI, memoryStore, type DataProvider } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ReferenceTargets } from '#catalog/fields/face.ts'
import { WriteAccess } from '#console/core/access.ts'
import { createI18nProvider } from '#console/core/i18n.ts'
import { createRegistry, referenceTarget, RegistryContext } from '#console/core/registry.ts'
import { adminChildren, Frame } from '#console/console-admin.tsx'
import { entities } from '#model/schema/entities.generated.ts'
import { readEntity, type EntitySchema } from '#model/schema/entity.ts'
import { resources } from '#resources/index.ts'
import { NotFound } from '#shell/not-found.tsx'
import { RouterBridge } from '#shell/router-bridge.tsx'

/** A noun that is in no list of ours: only its schema exists. */
const lighthouse: EntitySchema = {
  $id: 'lighthouse',
  title: 'Lighthouse',
  description: 'A tower with a light, and who keeps it.',
  type: 'object',
  'x-entity': {
    plural: 'Lighthouses',
    path: 'lighthouses',
    scope: 'tenant',
    id: 'key',
    label: 'name',
    access: { read: 'admin', write: 'admin' },
    operations: ['list', 'get', 'create', 'update', 'delete'],
    search: ['name'],
  },
  properties: {
    name: {
      type: 'string',
      title: 'Name',
      description: 'As it stands on charts.',
      minLength: 4,
      maxLength: 40,
    },
    state: { type: 'string', title: 'State', enum: ['active', 'archived'], default: 'active' },
    height: {
      type: 'integer',
      title: 'Height',
      minimum: 1,
      maximum: 200,
      'x-unit': 'metres',
      'x-section': 'Tower',
    },
    radioKey: {
      type: 'string',
      title: 'Radio key',
      'x-secret': true,
      'x-field': 'secret',
      nullable: true,
    },
    log: {
      type: 'object',
      title: 'Log',
      additionalProperties: true,
      nullable: true,
      'x-section': 'Tower',
    },
  },
  required: ['name', 'height'],
}

const registry = createRegistry([...entities, readEntity(lighthouse)], resources)
const base = '/admin/data/lighthouse'
const record = {
  id: 'roter-sand',
  name: 'Roter Sand',
  state: 'active',
  height: 28,
  radioKey: { set: true },
  log: { keeper: 'Ida' },
  version: 3,
  createdAt: '2026-01-02T10:00:00Z',
  createdBy: 'Ida',
  updatedAt: '2026-02-02T10:00:00Z',
  updatedBy: 'Ida',
}

const update = vi.fn(async (_name: string, { data }: { data: object }) => ({
  data: { ...record, ...data },
}))
const create = vi.fn(async (_name: string, { data }: { data: object }) => ({
  data: { ...record, ...data },
}))
const dataProvider = {
  getList: async (name: string) =>
    name === 'admin/data/lighthouse' ? { data: [record], total: 1 } : { data: [], total: 0 },
  getOne: async () => ({ data: record }),
  getMany: async () => ({ data: [] }),
  update,
  create,
} as unknown as DataProvider

function Console({ writes }: { writes: boolean }) {
  return (
    <RegistryContext value={registry}>
      <AdminContext
        dataProvider={dataProvider}
        i18nProvider={createI18nProvider(registry)}
        store={memoryStore()}
      >
        <WriteAccess value={writes}>
          <ReferenceTargets value={(id) => referenceTarget(registry, id)}>
            <CoreAdminUI layout={Frame} catchAll={NotFound} disableTelemetry>
              {children}
            </CoreAdminUI>
          </ReferenceTargets>
        </WriteAccess>
      </AdminContext>
    </RegistryContext>
  )
}

const children = adminChildren(registry)

function openAt(path: string, writes = true) {
  const element = (
    <RouterBridge>
      <Console writes={writes} />
    </RouterBridge>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return router
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

describe('a schema alone', () => {
  it('has a list whose first column opens the record', async () => {
    openAt(base)
    const link = await screen.findByRole('link', { name: 'Roter Sand' })
    expect(link.getAttribute('href')).toBe(`${base}/roter-sand/show`)
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      '',
      'Name',
      'State',
      'Height',
      'Updated',
    ])
    expect(screen.getByRole('checkbox', { name: 'Select Roter Sand' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'New lighthouse' }).getAttribute('href')).toBe(
      `${base}/create`,
    )
    expect(screen.getByLabelText('Search lighthouses')).toBeTruthy()
    expect(screen.queryByText('Radio key')).toBeNull()
  })

  it('has a page with every field, and never the secret', async () => {
    openAt(`${base}/roter-sand/show`)
    await screen.findByRole('heading', { name: 'Roter Sand' })
    for (const title of ['State', 'Height', 'Log'])
      expect(screen.getAllByText(title).length).toBeGreaterThan(0)
    expect(screen.getByRole('tab', { name: /History/ })).toBeTruthy()
  })

  it('has a form that says faults in the words of the server, and sends the version', async () => {
    openAt(`${base}/roter-sand`)
    const height = await screen.findByLabelText(/^Height/)
    expect(screen.queryByRole('button', { name: /Save/ })).toBeNull()
    fireEvent.change(height, { target: { value: '900' } })
    fireEvent.click(await screen.findByRole('button', { name: 'Save lighthouse' }))
    await screen.findByText('Height must be at most 200 metres.')
    expect(update).not.toHaveBeenCalled()
    fireEvent.change(height, { target: { value: '30' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save lighthouse' }))
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1))
    expect(update.mock.calls[0]![1].data).toEqual({
      name: 'Roter Sand',
      state: 'active',
      height: 30,
      log: { keeper: 'Ida' },
      version: 3,
    })
  })

  it('has a form for new records that proposes a key from the name', async () => {
    openAt(`${base}/create`)
    fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Alte Weser' } })
    const key = screen.getByLabelText(/^Id/) as HTMLInputElement
    await waitFor(() => expect(key.value).toBe('alte-weser'))
    fireEvent.change(screen.getByLabelText(/^Height/), { target: { value: '39' } })
    const tower = screen.getByRole('region', { name: 'Tower' })
    expect(within(tower).getByText('metres')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Create lighthouse' }))
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1))
    expect(create.mock.calls[0]![1].data).toMatchObject({
      id: 'alte-weser',
      name: 'Alte Weser',
      height: 39,
      state: 'active',
    })
  })

  it('offers nothing to write to people who may only read', async () => {
    openAt(base, false)
    await screen.findByRole('link', { name: 'Roter Sand' })
    expect(screen.queryByRole('link', { name: 'New lighthouse' })).toBeNull()
    cleanup()
    openAt(`${base}/create`, false)
    await screen.findByText('404 - Page Not Found')
    cleanup()
    const router = openAt(`${base}/roter-sand`, false)
    await waitFor(() => expect(router.state.location.pathname).toBe(`${base}/roter-sand/show`))
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  })

  it.each(['/admin/data/unicorn', `${base}/a/b`, `${base}/roter-sand/show/x`, `${base}/create/x`])(
    'answers %s with the 404 page',
    async (path) => {
      openAt(path)
      await screen.findByText('404 - Page Not Found')
    },
  )
})
