// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { AdminContext, type DataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { ReferenceTargets } from '#catalog/fields/face.ts'
import { displayOf } from '#catalog/fields/displays.ts'
import { createRegistry, referenceTarget } from '#console/core/registry.ts'
import { entities } from '#model/schema/entities.generated.ts'
import { resources } from '#resources/index.ts'

const registry = createRegistry(entities, resources)
const records: Record<string, object[]> = {
  'admin/outreach': [{ id: 'way', contactId: 'ida' }],
  'admin/contacts': [{ id: 'ida', email: 'ida@nord.example' }],
}
const dataProvider = {
  getMany: async (name: string) => ({
    data: records[name] ?? records[`admin/${name.split('/').at(-1)}`] ?? [],
  }),
} as unknown as DataProvider

afterEach(cleanup)

it('a record without a name of its own is called by the one that it refers to', async () => {
  const Display = displayOf('reference')
  render(
    <MemoryRouter>
      <AdminContext dataProvider={dataProvider}>
        <ReferenceTargets value={(id) => referenceTarget(registry, id)}>
          <Display value="way" node={{ type: 'string', 'x-ref': 'outreach' }} />
        </ReferenceTargets>
      </AdminContext>
    </MemoryRouter>,
  )
  expect((await screen.findByRole('link', { name: 'ida@nord.example' })).getAttribute('href')).toBe(
    '/admin/outreach/way/show',
  )
})
