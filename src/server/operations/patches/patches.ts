import { applyPatch, previewPatch } from '#engine/administration/patches/apply-patch.ts'
import { endpoint } from '../../base/endpoint.ts'
import { scopeOf } from '../../base/scope-of.ts'

export const postPatchPreview = endpoint({
  method: 'POST',
  path: '/api/v1/patches/:id/preview',
  access: 'tenant-admin',
  summary:
    'What applying a patch would change, with every check that applying makes; changes nothing',
  handler: (input) => previewPatch(input.engine, scopeOf(input), input.params.id),
})

export const postPatchApply = endpoint({
  method: 'POST',
  path: '/api/v1/patches/:id/apply',
  access: 'write-tenant-admin',
  summary: 'Apply a patch. Applying it again requires force',
  body: {
    type: 'object',
    properties: {
      force: { type: 'boolean', title: 'Also when it was applied before', default: false },
    },
    additionalProperties: false,
  },
  handler: (input) =>
    applyPatch(input.engine, scopeOf(input), input.params.id, input.body?.force === true),
})
