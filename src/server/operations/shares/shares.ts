import { say } from '#language'
import {
  createShare,
  listShares,
  readShared,
  revokeShare,
  type ShareInput,
} from '#engine/campaigns/share-campaign.ts'
import { entityOf } from '#model/entities.generated.ts'
import { fail } from '#model/errors.ts'
import { passwords } from '#platform/passwords.ts'
import { clientNetwork } from '#platform/network-address.ts'
import { createGuessLimit } from '#platform/rate-limit.ts'
import { sha256 } from '#platform/secrets.ts'
import { endpoint } from '../../base/endpoint.ts'
import { scopeOf } from '../../base/scope-of.ts'

const { properties } = entityOf('share').schema

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
  status: 201,
  body: {
    type: 'object',
    properties: {
      label: properties.label!,
      scope: properties.scope!,
      expiresAt: properties.expiresAt!,
      password: { type: 'string', title: 'Password', minLength: 6, maxLength: 50 },
    },
    additionalProperties: false,
  },
  handler: (input) =>
    createShare(input.engine, scopeOf(input), input.params.id, input.body as ShareInput, passwords),
})

export const deleteShare = endpoint({
  method: 'DELETE',
  path: '/api/v1/campaigns/:id/shares/:shareId',
  access: 'write-member',
  summary: 'Switch a share link off',
  handler: (input) =>
    revokeShare(input.engine, scopeOf(input), input.params.id, input.params.shareId),
})

const WINDOW_MINUTES = 15
const guesses = createGuessLimit(5, WINDOW_MINUTES * 60_000)

/**
 * A link's password may be tried five times in fifteen minutes from one address; afterwards even
 * the right one has to wait.
 */
export const getShared = endpoint({
  method: 'GET',
  path: '/api/v1/shared/campaign/:token',
  access: 'public',
  summary: 'What a share link shows',
  rateLimit: 20,
  async handler(input) {
    const given = input.request.headers['x-share-password']
    const password = typeof given === 'string' && given !== '' ? given : undefined
    const key = `${sha256(input.params.token)} ${clientNetwork(input.request.ip)}`
    if (password !== undefined && !guesses.take(key)) {
      input.reply.header('retry-after', WINDOW_MINUTES * 60)
      throw fail(
        'too_many',
        say('Too many wrong passwords. Try again in {most} minutes.', { most: WINDOW_MINUTES }),
      )
    }
    input.reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    const shared = await readShared(input.engine, input.params.token, password, passwords)
    guesses.forget(key)
    return shared
  },
})
