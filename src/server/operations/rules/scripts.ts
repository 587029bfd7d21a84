import { tryScript } from '#engine/rules/test-script.ts'
import { endpoint } from '../../base/endpoint.ts'
import { audienceScope } from '../segments/audience-scope.ts'

const open = (title: string) => ({ type: 'object', title, additionalProperties: true }) as const

export const postScriptTest = endpoint({
  method: 'POST',
  path: '/api/v1/scripts/test',
  access: 'audience',
  summary:
    'Test a script, saved or not, on a past event or a sample. Returns its changes, its log ' +
    'and the line of an error. Changes nothing',
  body: {
    type: 'object',
    properties: {
      id: { type: 'string', title: 'Id', maxLength: 30 },
      code: { type: 'string', title: 'Code', minLength: 1, maxLength: 20_000 },
      parameters: { title: 'Parameters', description: 'JSON Schema.' },
      raises: {
        type: 'array',
        title: 'Events it may raise',
        items: { type: 'string', maxLength: 100 },
        maxItems: 20,
      },
      given: { ...open('Given'), description: 'What a rule would give for the parameters.' },
      eventId: {
        type: 'string',
        title: 'Event',
        description: 'Id of an event that happened. Without one, the sample is used.',
        maxLength: 36,
      },
      sample: { ...open('Sample'), description: 'event, profile and session, with properties.' },
    },
    required: ['code'],
    additionalProperties: false,
  },
  handler(input) {
    const { eventId, sample = {}, ...tried } = input.body
    return tryScript(input.engine, audienceScope(input), tried, eventId ? { eventId } : { sample })
  },
})
