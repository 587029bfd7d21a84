import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, reduceToasts, toast, toastStore, type Toast } from './toast-state.ts'

const made = (id: string, more: Partial<Toast> = {}): Toast => ({
  id,
  variant: 'default',
  duration: 5000,
  open: true,
  ...more,
})

test('a new toast replaces the one that is there', () => {
  expect(reduceToasts([made('a')], { type: 'add', toast: made('b') })).toEqual([made('b')])
})

test('updating changes only the one that is meant', () => {
  expect(reduceToasts([made('a')], { type: 'update', id: 'a', toast: { title: 'Done' } })).toEqual([
    made('a', { title: 'Done' }),
  ])
  expect(reduceToasts([made('a')], { type: 'update', id: 'b', toast: { title: 'Done' } })).toEqual([
    made('a'),
  ])
})

test('dismissing closes, removing forgets; without an id all are meant', () => {
  expect(reduceToasts([made('a')], { type: 'dismiss', id: 'a' })).toEqual([
    made('a', { open: false }),
  ])
  expect(reduceToasts([made('a')], { type: 'dismiss' })).toEqual([made('a', { open: false })])
  expect(reduceToasts([made('a')], { type: 'dismiss', id: 'b' })).toEqual([made('a')])
  expect(reduceToasts([made('a')], { type: 'remove', id: 'a' })).toEqual([])
  expect(reduceToasts([made('a')], { type: 'remove' })).toEqual([])
})

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('called from anywhere, with the defaults of the specification', () => {
  const { id, dismiss } = toast({ title: 'Saved' })
  expect(toastStore.get()).toEqual([
    { id, title: 'Saved', variant: 'default', duration: 5000, open: true },
  ])
  dismiss()
  expect(toastStore.get()[0]).toMatchObject({ id, open: false })
})

test('a dismissed toast leaves only after a very long delay, and takes no newer one with it', () => {
  toast({ title: 'First' })
  dismissToast()
  vi.advanceTimersByTime(999_999)
  expect(toastStore.get()).toHaveLength(1)
  toast({ title: 'Second' })
  vi.advanceTimersByTime(1)
  expect(toastStore.get().map((one) => one.title)).toEqual(['Second'])
  dismissToast()
})
