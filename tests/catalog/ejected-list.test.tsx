// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import {
  AdminContext,
  CoreAdminUI,
  DataTable,
  List,
  memoryStore,
  Resource,
  useRecordContext,
  type DataProvider,
} from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { Frame } from '#console/console-admin.tsx'
import { createI18nProvider } from '#console/core/i18n.ts'
import { registry } from '#console/core/registry.ts'
import { loadOwn } from '#console/own-screens.ts'
import { ejected } from '#scaffold/eject/eject.ts'
import { formatSource } from '#scaffold/eject/format-source.ts'
import { resources } from '#resources/index.ts'
import type { Resource as ResourceFile } from '#model/schema/resource.ts'
import { SegmentList } from '#tests/fixtures/ejected/segment-list.tsx'

afterEach(cleanup)

const FILE = 'tests/fixtures/ejected/segment-list.tsx'
const record = {
  id: 'nordic',
  name: 'Nordic buyers',
  enabled: true,
  tags: ['region'],
  website: 'https://nordic.example',
  updatedAt: '2026-02-02T10:00:00Z',
}
const dataProvider = {
  getList: async () => ({ data: [record], total: 1 }),
} as unknown as DataProvider

function open(list: React.ComponentType) {
  const element = (
    <AdminContext
      dataProvider={dataProvider}
      i18nProvider={createI18nProvider(registry)}
      store={memoryStore()}
    >
      <CoreAdminUI layout={Frame} disableTelemetry>
        <Resource name="customer/segment" list={list} options={{ label: 'Segments' }} />
      </CoreAdminUI>
    </AdminContext>
  )
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: ['/customer/segment'],
  })
  render(<RouterProvider router={router} />)
}

/** A field as react-admin's documentation writes one: it knows nothing of this product. */
const MyUrlField = ({ source }: { source: string }) => {
  const record = useRecordContext()
  return record ? <a href={record[source]}>{record[source]}</a> : null
}

describe('a generated list written out', () => {
  it('is the file that the command writes today, which the compiler checks with the tests', async () => {
    const source = await ejected('segments', 'list', 'SegmentList')
    const text = await formatSource(FILE, source)
    expect(text).toBe(readFileSync(FILE, 'utf8'))
  })

  it('renders in a plain Resource, with its title from the resource', async () => {
    open(SegmentList)
    expect(await screen.findByText('Nordic buyers')).toBeTruthy()
    expect(screen.getByText('region')).toBeTruthy()
    expect(screen.getByPlaceholderText('Name, id or description')).toBeTruthy()
    expect(document.getElementById('react-admin-title')?.textContent).toBe('Segments')
  })

  it('takes a field that knows only react-admin', async () => {
    open(() => (
      <List>
        <DataTable>
          <DataTable.Col source="name" />
          <DataTable.Col source="website" field={MyUrlField} />
        </DataTable>
      </List>
    ))
    const link = await screen.findByRole('link', { name: 'https://nordic.example' })
    expect(link.getAttribute('href')).toBe('https://nordic.example')
    // The name of the column comes from the schema through the i18nProvider.
    expect(screen.getByRole('columnheader', { name: /Name/ })).toBeTruthy()
  })

  it.each(registry.all.map(({ entity }) => entity.id))('is valid for %s', async (id) => {
    await expect(formatSource('my-list.tsx', await ejected(id, 'list', 'MyList'))).resolves.toMatch(
      /<List[^]*<DataTable/,
    )
  })

  it('names the fault for an unknown resource or view', async () => {
    await expect(ejected('unicorns', 'list', 'X')).rejects.toThrow(
      'There is no resource "unicorns"',
    )
    await expect(ejected('segments', 'map', 'X')).rejects.toThrow('"map" cannot be written out')
  })
})

describe('own screens of resources', () => {
  const named = (resources as readonly ResourceFile[]).flatMap(({ screens = {} }) =>
    Object.values(screens).flat(),
  )
  it.each([...new Set(named), 'screens/object-list'])('%s is a component', async (name) => {
    expect(await loadOwn(name)).toBeTypeOf('function')
  })

  it('names the file or export that is missing', async () => {
    await expect(loadOwn('screens/unicorn-show')).rejects.toThrow('unicorn-show.tsx')
    await expect(loadOwn('screens/goal-show#Nothing')).rejects.toThrow('no export Nothing')
  })
})
