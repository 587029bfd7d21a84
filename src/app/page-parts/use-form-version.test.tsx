// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#client/api.ts'
import { useFormVersion } from './use-form-version.ts'

const conflictWith = (version: number) =>
  new ApiError(409, 'conflict', 'Changed since.', [], { current: { version } })

test('a save after a conflict is over the version that the conflict was about', () => {
  const { result } = renderHook(() => useFormVersion(3))
  expect(result.current.version).toBe(3)
  act(() => result.current.noteConflict(conflictWith(5)))
  expect(result.current.version).toBe(5)
})

test.each([
  ['a fault', new ApiError(422, 'invalid', 'Wrong.')],
  ['a conflict without a version', new ApiError(409, 'conflict', 'Changed since.')],
  ['another error', new Error('offline')],
])('%s changes no version', (_what, error) => {
  const { result } = renderHook(() => useFormVersion(3))
  act(() => result.current.noteConflict(error))
  expect(result.current.version).toBe(3)
})
