// @vitest-environment jsdom
import { useState } from 'react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DataTable } from './data-table.tsx'

afterEach(cleanup)

function Page({ rows }: { rows: readonly string[] }) {
  const [selected, setSelected] = useState(new Set(['elsewhere']))
  return (
    <>
      <DataTable
        label="People"
        columns={[{ id: 'name', head: 'Name', cell: (row: string) => row }]}
        rows={rows}
        rowKey={(row) => row}
        selected={selected}
        onSelect={setSelected}
      />
      <output>{[...selected].join(' ')}</output>
    </>
  )
}

test('the box of all rows leaves the selection of other pages', () => {
  render(<Page rows={['a', 'b']} />)
  const all = screen.getAllByRole('checkbox')[0]!
  fireEvent.click(all)
  expect(screen.getByRole('status').textContent).toBe('elsewhere a b')
  fireEvent.click(all)
  expect(screen.getByRole('status').textContent).toBe('elsewhere')
})
