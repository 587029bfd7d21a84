import { fail } from '#model/errors.ts'
import { passwordHash } from '#platform/password-hash.ts'
import { createShare, listShares, readShared, revokeShare, type NewShare } from '#engine/campaigns/share-campaign.ts'
import type { Engine } from '#engine/engine.ts'
import { endpoint, type EndpointInput } from '../../endpoint.ts'
import { fieldNode, idOf, nodes, scopeOf } from '../request-parts.ts'

export const postShare = endpoint({
  method: 'POST', path: '/api/v1/campaigns/:id/shares', access: 'write-member', summary: 'Make a share link; its address is shown this once', status: 201,
  body: nodes.object({ label: nodes.text(80), scope: fieldNode('share', 'scope'), expiresAt: fieldNode('share', 'expiresAt'), password: { type: 'string', minLength: 6, maxLength: 50, title: 'Password' } as never }),
  handler: ({ params, body, caller, engine }) => createShare(engine, scopeOf(caller), idOf(params), (body ?? {}) as NewShare, passwordHash),
})
export const getShares = endpoint({
  method: 'GET', path: '/api/v1/campaigns/:id/shares', access: 'member', summary: 'Share links of a campaign',
  handler: ({ params, caller, engine }) => listShares(engine, scopeOf(caller), idOf(params)),
})
export const deleteShare = endpoint({
  method: 'DELETE', path: '/api/v1/campaigns/:id/shares/:shareId', access: 'write-member', summary: 'Switch a share link off',
  handler: ({ params, caller, engine }) => revokeShare(engine, scopeOf(caller), idOf(params), idOf(params, 'shareId')),
})

/** Wrong passwords of one link: five in a quarter of an hour (outreach design, 3.10). Kept by this process. */
const TRIES = 5
const SPAN = 15 * 60_000
const MOST_KEPT = 10_000
const wrong = new Map<string, number[]>()

async function guarded(engine: Engine, token: string, password: string | undefined) {
  const now = engine.clock.now()
  const recent = (wrong.get(token) ?? []).filter((at) => at > now - SPAN)
  if (password && recent.length >= TRIES) throw fail('too_many', 'Too many wrong passwords. Try again in 15 minutes.')
  try {
    return await readShared(engine, token, password, passwordHash)
  } catch (error) {
    if (password && (error as { code?: string }).code === 'unauthenticated') {
      if (wrong.size > MOST_KEPT) wrong.clear()
      wrong.set(token, [...recent, now])
    }
    throw error
  }
}

function answer({ params, request, body, engine, reply }: EndpointInput) {
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
  const password = (body as { password?: string } | undefined)?.password ?? (request.headers['x-share-password'] as string | undefined)
  return guarded(engine, params.token!, password)
}

export const getShared = endpoint({ method: 'GET', path: '/api/v1/shared/campaign/:token', access: 'public', summary: 'A shared campaign; a password goes into X-Share-Password', handler: answer })
export const postShared = endpoint({
  method: 'POST', path: '/api/v1/shared/campaign/:token', access: 'public', summary: 'A shared campaign, with its password', body: nodes.object({ password: nodes.text(100) }),
  handler: answer,
})
