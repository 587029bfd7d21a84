// @vitest-environment jsdom
import { Suspense } from 'react'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ahead } from './ahead.tsx'

afterEach(cleanup)

const Field = ({ label }: { label: string }) => <input aria-label={label} />
const shown = (Part: ReturnType<typeof ahead<{ label: string }>>, label: string) => (
  <Suspense fallback={<p>Loading</p>}>
    <Part label={label} />
  </Suspense>
)

test('what was loaded ahead renders at once, without a fallback', async () => {
  const from = vi.fn(async () => ({ default: Field }))
  const Part = ahead(from)
  await Part.load()
  render(shown(Part, 'Name'))
  expect(screen.queryByText('Loading')).toBeNull()
  expect(screen.getByLabelText('Name')).toBeDefined()
  expect(from).toHaveBeenCalledTimes(1)
})

test('what was not loads when it is rendered, and keeps typed text when it is loaded again', async () => {
  const Part = ahead(async () => ({ default: Field }))
  const { rerender } = render(shown(Part, 'Name'))
  expect(screen.getByText('Loading')).toBeDefined()
  const input = await screen.findByLabelText<HTMLInputElement>('Name')
  input.value = 'typed'
  await act(() => Part.load())
  rerender(shown(Part, 'Title'))
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('typed')
})

test('a failed load is reported to who asked, and the next one tries again', async () => {
  const from = vi
    .fn<() => Promise<{ default: typeof Field }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: Field })
  const Part = ahead(from)
  await expect(Part.load()).rejects.toThrow('offline')
  await Part.load()
  render(shown(Part, 'Name'))
  expect(screen.getByLabelText('Name')).toBeDefined()
})
