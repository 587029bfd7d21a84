import { checkFor, countCondition, previewCondition } from '#engine/segments/preview.ts'
import { endpoint, type Endpoint } from '../../base/endpoint.ts'
import { audienceScope } from './audience-scope.ts'

const condition = {
  title: 'Condition',
  description: "In Apache Unomi's JSON: a type and its parameterValues.",
}
const body = {
  type: 'object',
  properties: { condition },
  required: ['condition'],
  additionalProperties: false,
} as const
const conditionIn = (given: unknown) => (given as { condition: unknown }).condition

export const postConditionCheck = endpoint({
  method: 'POST',
  path: '/api/v1/conditions/check',
  access: 'audience',
  summary: 'What would keep a condition from being saved, each fault with the place of its node',
  body: {
    ...body,
    properties: {
      condition,
      about: { type: 'string', title: 'About', enum: ['profile', 'session', 'event', 'any'] },
    },
  },
  async handler(input) {
    const { about = 'profile' } = input.body
    const faults = await checkFor(
      input.engine,
      audienceScope(input),
      conditionIn(input.body),
      about,
    )
    return { valid: faults.length === 0, faults }
  },
})

const preview = (path: string): Endpoint =>
  endpoint({
    method: 'POST',
    path,
    access: 'audience',
    summary:
      'How many people a condition is true for, how many for each line, and ten of them with the reason',
    body: {
      ...body,
      properties: {
        condition,
        quick: {
          type: 'boolean',
          title: 'Quick',
          description:
            'For many people, the counts are estimates from a sample: `exact` is false then.',
        },
      },
    },
    isPreview: true,
    rateLimit: 300,
    handler: (input) =>
      previewCondition(input.engine, audienceScope(input), conditionIn(input.body), {
        quick: input.body.quick === true,
      }),
  })
export const postConditionPreview = preview('/api/v1/conditions/preview')
export const postSegmentPreview = preview('/api/v1/segments/preview')

export const postProfilesCount = endpoint({
  method: 'POST',
  path: '/api/v1/profiles/count',
  access: 'audience',
  summary: 'How many people a condition is true for',
  body,
  isPreview: true,
  handler: async (input) => ({
    count: await countCondition(input.engine, audienceScope(input), conditionIn(input.body)),
  }),
})
