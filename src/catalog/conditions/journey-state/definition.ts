import { fieldError } from '#condition/condition.ts'
import type { ConditionDefinition } from '#condition/kind.ts'
import { message, say } from '#language'

const journeyStates = [
  ['any', 'is or was in'],
  ['running', 'is in'],
  ['done', 'went through'],
  ['left', 'was removed from'],
  ['converted', 'reached the goal of'],
] as const

type State = (typeof journeyStates)[number][0]

/** With the name of a journey, and for any journey. */
const SENTENCES: Record<State | 'other', readonly [named: string, anyOne: string]> = {
  any: [message('is or was in the journey "{name}"'), message('is or was in a journey')],
  running: [message('is in the journey "{name}"'), message('is in a journey')],
  done: [message('went through the journey "{name}"'), message('went through a journey')],
  left: [message('was removed from the journey "{name}"'), message('was removed from a journey')],
  converted: [
    message('reached the goal of the journey "{name}"'),
    message('reached the goal of a journey'),
  ],
  other: [message('is in the journey "{name}"'), message('is in a journey')],
}

function sayState(state: unknown, name: unknown): string {
  const known = journeyStates.find(([one]) => one === (state ?? 'any'))?.[0]
  const [named, anyOne] = SENTENCES[known ?? 'other']
  return name ? say(named, { name: String(name) }) : say(anyOne)
}

export const journeyState: ConditionDefinition = {
  id: 'journeyStateCondition',
  title: 'Journey',
  description: 'Is or was in a journey, and the outcome. Test runs do not count.',
  family: 'belongs',
  about: 'profile',
  tags: ['profileCondition', 'availableToEndUser'],
  parameters: [
    { id: 'journeyId', title: 'Journey', type: 'journey', help: 'any journey' },
    { id: 'state', title: 'Status', type: 'choice', default: 'any', options: journeyStates },
  ],
  check: ({ parameterValues: { journeyId } }, { exists }) =>
    typeof journeyId === 'string' && journeyId !== '' && exists('journey', journeyId) === false
      ? [fieldError('/parameterValues/journeyId', say('This journey does not exist.'))]
      : [],
  describe: ({ parameterValues: { journeyId, state } }, { name }) =>
    sayState(state, journeyId && name('journey', String(journeyId))),
  dependsOn: ({ parameterValues: { journeyId } }, found) =>
    void found.journeys.add(journeyId ? String(journeyId) : '*'),
}
