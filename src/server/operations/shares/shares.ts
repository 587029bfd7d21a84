import {
  createShare,
  listShares,
  readShared,
  revokeShare,
} from '#engine/outreach/share-campaign.ts'
import { passwords } from '#platform/passwords.ts'
import { endpoint } from '../../base/endpoint.ts'
import { scopeOf } from '../../base/scope-of.ts'
import { linkFields, withSharePassword } from '../../base/share-password.ts'

export const getShares = endpoint({
  method: 'GET',
  path: '/api/v1/campaigns/:id/shares',
  access: 'member',
  summary: 'Share links of a campaign',
  handler: (input) => listShares(input.engine, scopeOf(input), input.params.id),
})

export const postShare = endpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:id/shares',
  access: 'write-member',
  summary: 'Make a share link; its address is shown once',
  answersSecret: true,
  status: 201,
  body: {
    type: 'object',
    properties: linkFields('share'),
    additionalProperties: false,
  },
  handler: (input) =>
    createShare(
      input.engine,
      scopeOf(input),
      { campaignId: input.params.id, input: input.body },
      passwords,
    ),
})

export const deleteShare = endpoint({
  method: 'DELETE',
  path: '/api/v1/campaigns/:id/shares/:shareId',
  access: 'write-member',
  summary: 'Switch a share link off',
  handler: (input) =>
    revokeShare(input.engine, scopeOf(input), input.params.id, input.params.shareId),
})

export const getShared = endpoint({
  method: 'GET',
  path: '/api/v1/shared/campaign/:token',
  access: 'public',
  summary: 'What a share link shows',
  rateLimit: 20,
  handler: (input) =>
    withSharePassword(input, (password) =>
      readShared(input.engine, input.params.token, password, passwords),
    ),
})
