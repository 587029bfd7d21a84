// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { conditionDefinitions } from '#catalog/conditions/definitions.ts'
import { createLanguage } from '#condition/language.ts'
import { Sentence } from './sentence.tsx'

const language = createLanguage(conditionDefinitions, [])
const names = { property: (_subject: unknown, path: string) => path, name: String }

afterEach(cleanup)

test.each([
  ['profile', 'and', 'All people.'],
  ['profile', 'or', 'No one.'],
  ['event', 'and', 'All events.'],
  ['event', 'or', 'No events.'],
] as const)('an empty group about a %s, joined by %s, reads "%s"', (about, operator, text) => {
  const condition = {
    type: 'booleanCondition',
    parameterValues: { operator, subConditions: [] },
  }
  const { container } = render(<Sentence {...{ condition, language, names, about }} />)
  expect(container.textContent).toBe(text)
})
