import { fieldError } from '#condition/condition.ts'
import type { ConditionDefinition } from '#condition/kind.ts'

const journeyStates = [
  ['any', 'is or was in'],
  ['running', 'is in'],
  ['done', 'went through'],
  ['left', 'was taken out of'],
  ['converted', 'reached the goal of'],
] as const

export const journeyState: ConditionDefinition = {
  id: 'journeyStateCondition',
  title: 'Journey',
  description: 'Whether a person is or was in a journey, and how it went. Tests do not count.',
  family: 'belongs',
  about: 'profile',
  tags: ['profileCondition', 'availableToEndUser'],
  parameters: [
    { id: 'journeyId', title: 'Journey', type: 'journey', help: 'any journey' },
    { id: 'state', title: 'State', type: 'choice', default: 'any', options: journeyStates },
  ],
  check: ({ parameterValues: { journeyId } }, { exists }) =>
    typeof journeyId === 'string' && journeyId !== '' && exists('journey', journeyId) === false
      ? [fieldError('/parameterValues/journeyId', 'There is no such journey.')]
      : [],
  describe: ({ parameterValues: { journeyId, state } }, { name }) =>
    `${journeyStates.find(([one]) => one === (state ?? 'any'))?.[1] ?? 'is in'} ` +
    `${journeyId ? `the journey "${name('journey', String(journeyId))}"` : 'a journey'}`,
  dependsOn: ({ parameterValues: { journeyId } }, found) =>
    void found.journeys.add(journeyId ? String(journeyId) : '*'),
}
