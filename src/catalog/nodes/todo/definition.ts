import { NEXT, type NodeDefinition } from '#journey/kind.ts'
import { durationWords } from '#model/lib/duration.ts'
import { say } from '#language'
import { isReal } from '../time-given.ts'

/** A task for a colleague, on the person's page. */
export const todo: NodeDefinition = {
  id: 'todo',
  title: 'To-do',
  description:
    'Adds a to-do to the profile for a colleague. The journey can wait until it is done.',
  icon: 'todo',
  group: 'do',
  parameters: {
    title: {
      type: 'string',
      title: 'Title',
      description: 'The task.',
      minLength: 1,
      maxLength: 120,
    },
    details: {
      type: 'string',
      title: 'Details',
      description: 'More information for the assignee.',
      maxLength: 2000,
      default: '',
      'x-field': 'long-text',
    },
    owner: {
      type: 'string',
      title: 'Assignee',
      description: 'Leave empty for anyone.',
      maxLength: 100,
      default: '',
    },
    due: {
      type: 'string',
      format: 'duration',
      title: 'Due in',
      description: 'Counted from when the person reaches this step. Leave empty for no due date.',
      default: 'P2D',
      nullable: true,
    },
    waits: {
      type: 'boolean',
      title: 'Wait until it is done',
      description: 'If off, the person continues at once.',
      default: false,
    },
    timeout: {
      type: 'string',
      format: 'duration',
      title: 'Timeout',
      description: 'After this time, people continue by "timed out".',
      default: 'P7D',
    },
  },
  required: ['title'],
  inactiveParameters: ({ waits }) => (waits === true ? [] : ['timeout']),
  exits: ({ waits }) =>
    waits === true
      ? [
          { id: 'next', title: say('Done') },
          { id: 'timed-out', title: say('Timed out') },
        ]
      : NEXT,
  check: ({ waits, timeout = 'P7D' }) =>
    waits === true && !isReal(timeout)
      ? [{ path: '/timeout', message: say('Enter a timeout.') }]
      : [],
  describe({ title, owner, due, waits }) {
    const task =
      typeof title === 'string' && title !== '' ? say('“{name}”', { name: title }) : say('To-do')
    const deadline = isReal(due)
      ? say(', due in {duration}', { duration: durationWords(due)! })
      : ''
    const wait = waits === true ? say(', and wait until it is done') : ''
    return typeof owner === 'string' && owner !== ''
      ? say('{task} for {owner}{due}{wait}', { task, owner, due: deadline, wait })
      : say('{task} for anybody{due}{wait}', { task, due: deadline, wait })
  },
  waits: false,
}
