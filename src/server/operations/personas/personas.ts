import { tryCondition, tryPersona, tryScores } from '#engine/segments/personas/try-persona.ts'
import { endpoint } from '../../base/endpoint.ts'
import { pageOf, scopeOf, sendPage } from '../../base/scope-of.ts'

export const getPersonaSegments = endpoint({
  method: 'GET',
  path: '/api/v1/personas/:id/segments',
  access: 'audience',
  summary:
    'Which segments a persona would be in, with the reason for each line; those first, then the others',
  query: { range: { type: 'string' } },
  async handler(input) {
    const { first, size } = pageOf(input)
    return sendPage(
      input,
      'segments',
      first,
      await tryPersona(input.engine, scopeOf(input), input.params.id, { first, size }),
    )
  },
})

export const getPersonaScores = endpoint({
  method: 'GET',
  path: '/api/v1/personas/:id/scores',
  access: 'audience',
  summary: 'What scoring plans would give a persona, element by element, the highest first',
  query: { range: { type: 'string' } },
  async handler(input) {
    const { first, size } = pageOf(input)
    return sendPage(
      input,
      'scores',
      first,
      await tryScores(input.engine, scopeOf(input), input.params.id, { first, size }),
    )
  },
})

export const postPersonaTry = endpoint({
  method: 'POST',
  path: '/api/v1/personas/:id/try',
  access: 'audience',
  summary: 'Whether a condition is true of a persona, with the reason for each line',
  body: {
    type: 'object',
    properties: {
      condition: {
        title: 'Condition',
        description: "In Apache Unomi's JSON: a type and its parameterValues.",
      },
    },
    required: ['condition'],
    additionalProperties: false,
  },
  rateLimit: 300,
  handler: (input) =>
    tryCondition(input.engine, scopeOf(input), input.params.id, input.body.condition),
})
