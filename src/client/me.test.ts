import { expect, test } from 'vitest'
import { ApiError } from './api.ts'
import { failureSentence } from './me.ts'

test("Stored errors default to 'An unknown error occurred.'", () => {
  expect(failureSentence(null)).toBe('An unknown error occurred.')
  expect(failureSentence({ message: '' })).toBe('An unknown error occurred.')
  expect(failureSentence(new ApiError(403, 'forbidden', 'This tenant is locked.'))).toBe(
    'This tenant is locked.',
  )
})
