// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { act, renderHook } from '@testing-library/react'
import { drafts, useDraft, useDraftState } from './drafts.ts'
import { session } from './session.ts'

const owner = vi.spyOn(session, 'owner')

beforeEach(() => {
  localStorage.clear()
  owner.mockReturnValue('person-1')
  vi.useRealTimers()
})

test('a draft comes back with its record version, until it is cleared', () => {
  drafts.write('campaign:1', { name: 'A' }, { shape: 2, recordVersion: 7 })
  expect(drafts.read('campaign:1', 2)).toMatchObject({ value: { name: 'A' }, recordVersion: 7 })
  drafts.clear('campaign:1')
  expect(drafts.read('campaign:1', 2)).toBeNull()
})

test('a draft of another shape or over 30 days old is not offered', () => {
  vi.useFakeTimers()
  drafts.write('x', { name: 'A' }, { shape: 1 })
  expect(drafts.read('x', 2)).toBeNull()
  vi.advanceTimersByTime(30 * 86_400_000 + 1)
  expect(drafts.read('x', 1)).toBeNull()
})

test('a form is kept half a second after the last change, and at once when it goes away', () => {
  vi.useFakeTimers()
  const hook = renderHook(() => useDraft<string>('form'))
  act(() => hook.result.current.keep('a'))
  vi.advanceTimersByTime(499)
  expect(drafts.read('form')).toBeNull()
  vi.advanceTimersByTime(1)
  expect(drafts.read('form')?.value).toBe('a')
  act(() => hook.result.current.keep('ab'))
  hook.unmount()
  expect(drafts.read('form')?.value).toBe('ab')
})

test('after a save nothing is left, not even what was about to be kept', () => {
  vi.useFakeTimers()
  const hook = renderHook(() => useDraft<string>('form'))
  act(() => {
    hook.result.current.keep('a')
    hook.result.current.clear()
  })
  vi.advanceTimersByTime(1000)
  hook.unmount()
  expect(drafts.read('form')).toBeNull()
})

test('a draft is offered to its person alone, and nothing is kept of somebody who has signed out', () => {
  drafts.write('form', 'for my eyes only')
  owner.mockReturnValue('person-2')
  expect(drafts.read('form')).toBeNull()
  drafts.clear('form')
  owner.mockReturnValue(null)
  expect(drafts.read('form')).toBeNull()
  expect(drafts.write('form', 'late')).toBe(false)
  owner.mockReturnValue('person-1')
  expect(drafts.read('form')?.value).toBe('for my eyes only')
})

test('a state that is kept as a draft is written without a render, and not when it is empty', () => {
  vi.useFakeTimers()
  const hook = renderHook(() => useDraftState<string>('state', ''))
  act(() => hook.result.current.setValue('a'))
  act(() => hook.result.current.setValue((before) => `${before}b`))
  hook.unmount()
  hook.result.current.setValue('abc')
  vi.advanceTimersByTime(500)
  expect(drafts.read('state')?.value).toBe('abc')
  expect(hook.result.current.latest.current).toBe('abc')
  hook.result.current.setValue('')
  expect(drafts.read('state')).toBeNull()
  drafts.write('state', 'kept')
  expect(renderHook(() => useDraftState<string>('state', '')).result.current.value).toBe('kept')
})
