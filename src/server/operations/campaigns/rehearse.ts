import { answerKinds } from '#model/api/rehearsal.ts'
import { rehearseCampaign } from '#engine/outreach/rehearsal/rehearse-campaign.ts'
import { endpoint } from '../../base/endpoint.ts'
import { scopeOf } from '../../base/scope-of.ts'

/** Only reads: everything that the film shows is computed and forgotten. */
export const postRehearse = endpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:id/rehearse',
  access: 'member',
  summary: 'The whole campaign on a simulated clock, with scripted answers',
  isPreview: true,
  rateLimit: 60,
  body: {
    type: 'object',
    properties: {
      answers: {
        type: 'object',
        title: 'Answers',
        description: 'Chosen answers by the id of the contact.',
        additionalProperties: { type: 'string', enum: [...answerKinds] },
      },
      seed: { type: 'integer', title: 'Seed', minimum: 0, maximum: 1_000_000 },
    },
    additionalProperties: false,
  },
  handler: (input) =>
    rehearseCampaign(input.engine, scopeOf(input), input.params.id, input.body ?? {}),
})
