import {
  countScored,
  explainScore,
  listScored,
  setModifier,
} from '#engine/segments/scoring/scored-people.ts'
import { previewElements, scoresOfPlan } from '#engine/segments/scoring/preview-scores.ts'
import { requestRebuild, switchKept } from '#engine/segments/rebuild.ts'
import type { PlainElement } from '#engine/segments/definitions.ts'
import { entityOf } from '#model/schema/entities.generated.ts'
import { publicRecord } from '#store/row-codec.ts'
import { fieldNamed } from '#model/schema/entity.ts'
import { endpoint, type Endpoint } from '../../base/endpoint.ts'
import { pageOf, sendPage } from '../../base/scope-of.ts'
import { audienceScope } from '../segments/audience-scope.ts'

const entity = entityOf('scoring')

export const getScoringCount = endpoint({
  method: 'GET',
  path: '/api/v1/scoring/:id/count',
  access: 'audience',
  summary: 'How many people have another score than 0 by a plan',
  handler: async (input) => ({
    count: await countScored(input.engine, audienceScope(input), input.params.id),
  }),
})

export const getScoringPeople = endpoint({
  method: 'GET',
  path: '/api/v1/scoring/:id/people',
  access: 'audience',
  summary: 'The people with a score, page by page, the highest first',
  query: { range: { type: 'string' } },
  async handler(input) {
    const { first, size } = pageOf(input)
    return sendPage(
      input,
      'people',
      first,
      await listScored(input.engine, audienceScope(input), input.params.id, { first, size }),
    )
  },
})

export const getScoringDistribution = endpoint({
  method: 'GET',
  path: '/api/v1/scoring/:id/distribution',
  access: 'audience',
  summary:
    'How the scores of a plan are spread, how many people each element is true for, and ' +
    'the ten highest with the reason',
  handler: (input) => scoresOfPlan(input.engine, audienceScope(input), input.params.id),
})

export const getScoringExplain = endpoint({
  method: 'GET',
  path: '/api/v1/scoring/:id/explain/:profileId',
  access: 'audience',
  summary: 'Which element gives a person what, since when and why, and how the score moved',
  handler: (input) =>
    explainScore(input.engine, audienceScope(input), input.params.id, input.params.profileId),
})

export const postScoringPreview = endpoint({
  method: 'POST',
  path: '/api/v1/scoring/preview',
  access: 'audience',
  summary: 'The same of elements that are not saved',
  body: {
    type: 'object',
    properties: {
      id: { type: 'string', maxLength: 30, description: 'The plan whose modifiers count.' },
      elements: fieldNamed(entity, 'elements').node,
    },
    required: ['elements'],
    additionalProperties: false,
  },
  isPreview: true,
  rateLimit: 300,
  handler(input) {
    const { id, elements } = input.body as { id?: string; elements: PlainElement[] }
    return previewElements(input.engine, audienceScope(input), elements, id)
  },
})

export const putScoringModifier = endpoint({
  method: 'PUT',
  path: '/api/v1/scoring/:id/modifiers/:profileId',
  access: 'write-audience',
  summary: 'Give a person manual points in addition to the calculated score. 0 removes them',
  body: {
    type: 'object',
    properties: {
      value: { type: 'integer', title: 'Points', minimum: -100_000, maximum: 100_000 },
    },
    required: ['value'],
    additionalProperties: false,
  },
  handler: (input) =>
    setModifier(
      input.engine,
      audienceScope(input),
      { id: input.params.id, profileId: input.params.profileId },
      input.body.value,
    ),
})

export const postScoringRecalculate = endpoint({
  method: 'POST',
  path: '/api/v1/scoring/:id/recalculate',
  access: 'write-audience',
  summary: 'Recalculate the scores of a plan and everything that depends on them, as a job',
  status: 202,
  async handler(input) {
    const { id, kind, state } = await requestRebuild(input.engine, audienceScope(input), {
      kind: 'scoring',
      id: input.params.id,
    })
    return { jobId: id, kind, state }
  },
})

const switching = (name: 'activate' | 'deactivate', enabled: boolean, summary: string): Endpoint =>
  endpoint({
    method: 'POST',
    path: `/api/v1/scoring/:id/${name}`,
    access: 'write-audience',
    summary,
    handler: async (input) =>
      publicRecord(entity, {
        ...(await switchKept(
          input.engine,
          audienceScope(input),
          { kind: 'scoring', id: input.params.id },
          enabled,
        )),
      }),
  })
export const postScoringActivate = switching(
  'activate',
  true,
  'Switch a plan on: people get their scores',
)
export const postScoringDeactivate = switching(
  'deactivate',
  false,
  'Switch a plan off: all its scores are removed',
)
