import { NEXT, type NodeDefinition } from '#journey/kind.ts'
import { durationWords } from '#model/duration.ts'
import { isReal } from '../time-given.ts'

/** A task for a colleague, on the person's page. */
export const todo: NodeDefinition = {
  id: 'todo',
  title: 'To-do',
  description:
    'Puts a to-do on the person’s page, for a colleague; the journey can wait until it is done.',
  icon: 'todo',
  group: 'do',
  parameters: {
    title: {
      type: 'string',
      title: 'What',
      description: 'What is to be done.',
      minLength: 1,
      maxLength: 120,
    },
    details: {
      type: 'string',
      title: 'Details',
      description: 'What else whoever does it should know.',
      maxLength: 2000,
      default: '',
      'x-field': 'long-text',
    },
    owner: {
      type: 'string',
      title: 'Who',
      description: 'Who is to do it; empty: anybody.',
      maxLength: 100,
      default: '',
    },
    due: {
      type: 'string',
      format: 'duration',
      title: 'Due in',
      description: 'Counted from when they come to this step. Empty: without a date.',
      default: 'P2D',
      nullable: true,
    },
    waits: {
      type: 'boolean',
      title: 'Wait until it is done',
      description: 'Off: the person goes on at once.',
      default: false,
    },
    timeout: {
      type: 'string',
      format: 'duration',
      title: 'But at most',
      description: 'After this they leave by "timed out".',
      default: 'P7D',
    },
  },
  required: ['title'],
  inactiveParameters: ({ waits }) => (waits === true ? [] : ['timeout']),
  exits: ({ waits }) =>
    waits === true
      ? [
          { id: 'next', title: 'Done' },
          { id: 'timed-out', title: 'Timed out' },
        ]
      : NEXT,
  check: ({ waits, timeout = 'P7D' }) =>
    waits === true && !isReal(timeout)
      ? [{ path: '/timeout', message: 'Say how long to wait at most.' }]
      : [],
  describe({ title, owner, due, waits }) {
    const what = typeof title === 'string' && title !== '' ? `“${title}”` : 'Something'
    const who = typeof owner === 'string' && owner !== '' ? owner : 'anybody'
    const until = isReal(due) ? `, due in ${durationWords(due)}` : ''
    return `${what} for ${who}${until}${waits === true ? ', and wait until it is done' : ''}`
  },
  waits: false,
}
