import { expect, it } from 'vitest'
import { stepsOf } from '#condition/subjects.ts'

it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'refuses the property path %s, which every object inherits',
  (path) => expect(stepsOf('profile', path)).toBeNull(),
)

it('takes the properties that a subject has', () => {
  expect(stepsOf('profile', 'email')).toEqual(['email'])
  expect(stepsOf('profile', 'properties.constructor')).toEqual(['properties', 'constructor'])
})
