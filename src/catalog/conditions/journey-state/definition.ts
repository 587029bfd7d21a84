import { message } from '#language'
import { stateDefinition } from '../state-in.ts'

export const journeyState = stateDefinition({
  id: 'journeyStateCondition',
  title: 'Journey',
  description: 'Is or was in a journey, and the outcome. Test runs do not count.',
  kind: 'journey',
  record: ['Journey', 'any journey'],
  states: [
    ['any', 'is or was in'],
    ['running', 'is in'],
    ['done', 'went through'],
    ['left', 'was removed from'],
    ['converted', 'reached the goal of'],
  ],
  sentences: {
    any: [message('is or was in the journey "{name}"'), message('is or was in a journey')],
    running: [message('is in the journey "{name}"'), message('is in a journey')],
    done: [message('went through the journey "{name}"'), message('went through a journey')],
    left: [message('was removed from the journey "{name}"'), message('was removed from a journey')],
    converted: [
      message('reached the goal of the journey "{name}"'),
      message('reached the goal of a journey'),
    ],
    other: [message('is in the journey "{name}"'), message('is in a journey')],
  },
  missing: message('This journey does not exist.'),
  dependsOn: (dependencies) => dependencies.journeys,
})
