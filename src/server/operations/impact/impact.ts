import { previewImpact } from '#engine/impact/preview-impact.ts'
import { fail } from '#model/lib/errors.ts'
import { impactEntities, isImpactKind } from '#model/api/impact.ts'
import { paging } from '#model/api/paging.ts'
import { endpoint } from '../../base/endpoint.ts'
import { audienceScope } from '../segments/audience-scope.ts'

export const postImpact = endpoint({
  method: 'POST',
  path: '/api/v1/impact/:kind',
  access: 'audience',
  summary: 'What saving a segment, rule, journey, property or template would do to people',
  params: { kind: { type: 'string', enum: Object.keys(impactEntities) } },
  body: {
    type: 'object',
    properties: {
      id: {
        type: 'string',
        maxLength: 36,
        description: 'The record to be changed; absent for a new one.',
      },
      values: {
        type: 'object',
        title: 'Values',
        description: 'The unsaved values; absent ones keep their stored value.',
        additionalProperties: true,
      },
      people: {
        type: 'object',
        title: 'People',
        description: 'A page of the people of one line.',
        properties: {
          of: { type: 'string', title: 'Line', maxLength: 60 },
          first: { type: 'integer', title: 'First row', minimum: 0, maximum: 1_000_000 },
          size: { type: 'integer', title: 'Rows', minimum: 1, maximum: paging.maxSize },
        },
        required: ['of'],
        additionalProperties: false,
      },
    },
    additionalProperties: false,
  },
  isPreview: true,
  rateLimit: 300,
  handler(input) {
    const { kind } = input.params
    if (!isImpactKind(kind)) throw fail('not_found', 'There is no impact preview of this kind.')
    const { id = null, values = {}, people } = input.body ?? {}
    return previewImpact(input.engine, audienceScope(input), {
      kind,
      id,
      values,
      people: people && {
        of: people.of,
        first: people.first ?? 0,
        size: people.size ?? paging.defaultSize,
      },
    })
  },
})
