// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Pager } from './pager.tsx'

afterEach(cleanup)

function PagedList({ total, start }: { total: number; start: number }) {
  const [page, setPage] = useState(start)
  return (
    <>
      <output>{page}</output>
      <Pager page={page} size={10} total={total} onPage={setPage} />
    </>
  )
}

it.each([
  { what: 'a page that is there', total: 21, start: 2, shown: '2' },
  { what: 'a page whose only row was removed', total: 20, start: 2, shown: '1' },
  { what: 'the second of one page', total: 10, start: 1, shown: '0' },
  { what: 'a list that is not known yet', total: 0, start: 2, shown: '2' },
])('shows a page that is there: $what', ({ total, start, shown }) => {
  const { container } = render(<PagedList total={total} start={start} />)
  expect(container.querySelector('output')!.textContent).toBe(shown)
})

it('is absent where one page holds all, unless its size can be changed', () => {
  const { rerender } = render(<Pager page={0} size={10} total={10} onPage={() => {}} />)
  expect(screen.queryByRole('navigation')).toBeNull()
  rerender(<Pager page={0} size={10} total={10} onPage={() => {}} onSize={() => {}} />)
  expect(screen.getByRole('navigation')).toBeTruthy()
})
