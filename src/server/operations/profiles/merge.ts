import { mergeByHand, previewMerge, undoMerge } from '#engine/ingest/people/merge-by-hand.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import { recordScope } from '../../crud/crud-endpoints.ts'
import { endpoint, type EndpointInput } from '../../base/endpoint.ts'

const body: SchemaNode = {
  type: 'object',
  properties: { otherId: { type: 'string', format: 'uuid', title: 'Other profile' } },
  required: ['otherId'],
  additionalProperties: false,
}
const scope = (input: EndpointInput, what: 'read' | 'write') =>
  recordScope(input.engine.stores.of('profile').entity, what, input)
const otherIn = (input: EndpointInput) => (input.body as { otherId: string }).otherId

export const postMergePreview = endpoint({
  method: 'POST',
  path: '/api/v1/profiles/:id/merge/preview',
  access: 'audience',
  summary: 'What merging another profile into this one would come to',
  body,
  handler: (input) =>
    previewMerge(input.engine, scope(input, 'read'), input.params.id, otherIn(input)),
})

export const postMerge = endpoint({
  method: 'POST',
  path: '/api/v1/profiles/:id/merge',
  access: 'write-audience',
  summary: 'Merge another profile into this one',
  body,
  handler: (input) =>
    mergeByHand(input.engine, scope(input, 'write'), input.params.id, otherIn(input)),
})

export const postMergeUndo = endpoint({
  method: 'POST',
  path: '/api/v1/profile-merges/:id/undo',
  access: 'write-audience',
  summary: 'Make two profiles of one again, within 30 days',
  handler: (input) => undoMerge(input.engine, scope(input, 'write'), input.params.id),
})
