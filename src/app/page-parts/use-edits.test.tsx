// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useEdits } from './use-edits.ts'

const SAVED = { name: 'Acme', address: 'Main Street 1' }
type Saved = typeof SAVED

function open(offered: Partial<Saved> | null = null) {
  const draft = {
    offered: offered && { value: offered, recordVersion: null, savedAt: new Date(0) },
    keep: vi.fn(),
    clear: vi.fn(),
  }
  const hook = renderHook(({ saved }: { saved: Saved }) => useEdits<Saved>(saved, draft), {
    initialProps: { saved: SAVED },
  })
  return { draft, hook, form: () => hook.result.current }
}

test('a field that a colleague saves meanwhile is shown, and is not sent back', () => {
  const { hook, form } = open()
  hook.rerender({ saved: { ...SAVED, address: 'Side Street 2' } })
  expect(form()).toMatchObject({ isChanged: false, values: { address: 'Side Street 2' } })
  act(() => form().set('name', 'Acme Ltd'))
  expect(form().changes).toEqual({ name: 'Acme Ltd' })
})

test('an old draft brings back only the fields that were typed', () => {
  const { form } = open({ name: 'Acme Ltd' })
  expect(form()).toMatchObject({
    values: { name: 'Acme Ltd', address: 'Main Street 1' },
    changes: { name: 'Acme Ltd' },
  })
})

test('spaces around a saved text are no change', () => {
  const { form } = open()
  act(() => form().set('name', 'Acme '))
  expect(form()).toMatchObject({ isChanged: false, values: { name: 'Acme ' } })
})

test('text that is typed while saving stays', () => {
  const { form } = open()
  act(() => form().set('name', 'Acme Ltd '))
  const sent = form().changes
  act(() => form().set('address', 'Side Street 2'))
  act(() => form().forget(sent))
  expect(form().values).toEqual({ name: 'Acme', address: 'Side Street 2' })
})

test('who types the saved text again has nothing unsaved', () => {
  const { draft, form } = open()
  act(() => form().set('name', 'Acme Ltd'))
  expect(draft.keep).toHaveBeenLastCalledWith({ name: 'Acme Ltd' })
  act(() => form().set('name', 'Acme'))
  expect(draft.clear).toHaveBeenCalledTimes(1)
  expect(form().isChanged).toBe(false)
})
