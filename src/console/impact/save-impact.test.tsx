// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react'
import { AdminContext, Form, memoryStore, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '#client/api.ts'
import { registry, resourceOf } from '../core/registry.ts'
import { FormImpact, SaveImpact } from './save-impact.tsx'

const post = vi.spyOn(api, 'post').mockResolvedValue({ lines: [], exact: true, basis: '' })

afterEach(() => {
  cleanup()
  post.mockClear()
})

it.each([
  [
    'asks about a record by its id',
    { id: 'nordic' },
    { id: 'nordic', values: { id: 'nordic', name: 'Nordic' } },
  ],
  ['asks about a new record without one', {}, { values: { name: 'Nordic' } }],
])('%s', async (_asks, record, body) => {
  render(
    <MemoryRouter>
      <AdminContext dataProvider={testDataProvider()} store={memoryStore()}>
        <Form record={{ ...record, name: 'Nordic' }}>
          <FormImpact consoleResource={resourceOf(registry, 'segment')}>
            <SaveImpact />
          </FormImpact>
        </Form>
      </AdminContext>
    </MemoryRouter>,
  )
  await waitFor(() => expect(post).toHaveBeenCalled())
  expect(post.mock.calls[0]!.slice(0, 2)).toEqual(['/impact/segment', body])
})
