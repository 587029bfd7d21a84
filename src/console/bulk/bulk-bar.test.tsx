// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { AdminContext, ListContextProvider, memoryStore, type DataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '#client/api.ts'
import { entities } from '#model/schema/entities.generated.ts'
import { resources } from '#resources/index.ts'
import { fieldNamed } from '#model/schema/entity.ts'
import { createI18nProvider } from '../core/i18n.ts'
import { withFigures } from '../core/more-fields.ts'
import { createRegistry, RegistryContext, resourceOf } from '../core/registry.ts'
import { BulkBar } from './bulk-bar.tsx'

const registry = createRegistry(entities, resources)
const i18nProvider = createI18nProvider(registry, 'en')

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** The bar of a list whose rows are all selected. */
function renderBar(entity: string, rows: readonly { id: string; [field: string]: unknown }[]) {
  const consoleResource = withFigures(resourceOf(registry, entity))
  const columns = consoleResource.resource.list.columns.map((name) =>
    fieldNamed(consoleResource.entity, name),
  )
  const list = {
    resource: consoleResource.name,
    data: rows,
    total: rows.length,
    selectedIds: rows.map(({ id }) => id),
    onSelect: () => undefined,
    onUnselectItems: () => undefined,
  }
  render(
    <MemoryRouter>
      <AdminContext dataProvider={{} as DataProvider} store={memoryStore()} {...{ i18nProvider }}>
        <RegistryContext value={registry}>
          <ListContextProvider value={list as never}>
            <BulkBar consoleResource={consoleResource} columns={columns} />
          </ListContextProvider>
        </RegistryContext>
      </AdminContext>
    </MemoryRouter>,
  )
  return screen.getByRole('toolbar')
}

test('adds up the counted members of the chosen segments', async () => {
  vi.spyOn(api, 'get').mockResolvedValue({
    quiet: { members: 31, change: 2, uses: 0 },
    buyers: { members: 1253, change: -4, uses: 1 },
  })
  const bar = renderBar('segment', [{ id: 'quiet' }, { id: 'buyers' }])
  await waitFor(() => expect(bar.textContent).toContain('2 selected · 1,284 members'))
})

test('adds up numbers that the product writes, but no settings', () => {
  const sources = [
    { id: 'shop', events: 5 },
    { id: 'app', events: 7 },
  ]
  expect(renderBar('source', sources).textContent).toContain('2 selected · 12 events')
  cleanup()
  const rules = [
    { id: 'old', days: 30 },
    { id: 'older', days: 90 },
  ]
  expect(renderBar('retention-rule', rules).textContent).toMatch(/^2 selected(?! ·)/)
})
