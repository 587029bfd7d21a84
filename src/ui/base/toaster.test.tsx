// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, toast } from './toast-state.ts'
import Toaster from './toaster.tsx'

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const shows = (words: string) =>
  screen.queryByText(words)?.closest<HTMLElement>('.ui-toast')?.hidden === false
/** jsdom's pointer events carry no coordinates. */
const drag = (kind: 'pointerDown' | 'pointerMove' | 'pointerUp', x: number) => {
  const card = screen.getByText('Saved').closest('.ui-toast')!
  const event = createEvent[kind](card, { bubbles: true })
  Object.defineProperty(event, 'clientX', { value: x })
  fireEvent(card, event)
}

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster />)
})
afterEach(() => {
  act(() => dismissToast())
  cleanup()
  vi.useRealTimers()
})

test('goes by itself after 5 s', () => {
  act(() => void toast({ title: 'Saved' }))
  wait(4999)
  expect(shows('Saved')).toBe(true)
  wait(1)
  expect(shows('Saved')).toBe(false)
})

test('waits while the pointer rests on it', () => {
  act(() => void toast({ title: 'Saved', duration: 3000 }))
  const card = screen.getByText('Saved').closest('.ui-toast')!
  fireEvent.pointerOver(card)
  wait(10_000)
  expect(shows('Saved')).toBe(true)
  fireEvent.pointerOut(card)
  wait(3000)
  expect(shows('Saved')).toBe(false)
})

test('a swipe of 50 px dismisses, a shorter one does not', () => {
  act(() => void toast({ title: 'Saved' }))
  drag('pointerDown', 100)
  drag('pointerMove', 149)
  drag('pointerUp', 149)
  expect(shows('Saved')).toBe(true)
  drag('pointerDown', 100)
  drag('pointerMove', 150)
  drag('pointerUp', 150)
  expect(shows('Saved')).toBe(false)
})

test('what went wrong is said at once, the rest politely; one at a time', () => {
  act(() => void toast({ title: 'Saved', variant: 'success' }))
  expect(screen.getByRole('status', { hidden: true }).textContent).toContain('Saved')
  act(() => void toast({ title: 'Refused', variant: 'destructive' }))
  expect(screen.getByRole('alert', { hidden: true }).textContent).toContain('Refused')
  expect(screen.queryByText('Saved')).toBeNull()
})

test('its button runs and closes it', () => {
  const run = vi.fn()
  act(() => void toast({ title: 'Deleted', action: { label: 'Undo', run } }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }))
  expect(run).toHaveBeenCalledTimes(1)
  expect(shows('Deleted')).toBe(false)
})
