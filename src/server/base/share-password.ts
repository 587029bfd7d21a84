import { say } from '#language'
import { entityOf } from '#model/schema/entities.generated.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import { fail } from '#model/lib/errors.ts'
import { clientNetwork } from '#platform/network-address.ts'
import { createGuessLimit } from '#platform/rate-limit.ts'
import { sha256 } from '#platform/secrets.ts'
import type { EndpointInput } from './endpoint.ts'

const WINDOW_MINUTES = 15
const guesses = createGuessLimit(5, WINDOW_MINUTES * 60_000)

/**
 * Reads something behind a link with the password of the request. A link's password may be tried
 * five times in fifteen minutes from one address; afterwards even the right one has to wait.
 * @throws ProductError `too_many`
 */
export async function withSharePassword<Result>(
  { request, reply, params }: EndpointInput<'/:token'>,
  read: (password: string | undefined) => Promise<Result>,
): Promise<Result> {
  const given = request.headers['x-share-password']
  const password = typeof given === 'string' && given !== '' ? given : undefined
  const key = `${sha256(params.token)} ${clientNetwork(request.ip)}`
  if (password !== undefined && !guesses.take(key)) {
    reply.header('retry-after', WINDOW_MINUTES * 60)
    throw fail(
      'too_many',
      say('Too many wrong passwords. Try again in {most} minutes.', { most: WINDOW_MINUTES }),
    )
  }
  reply.headers({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  const shared = await read(password)
  guesses.forget(key)
  return shared
}

/** The body fields of a new link of any kind. A password arrives as text and is stored hashed. */
export function linkFields(entity: 'share' | 'agent-share'): Record<string, SchemaNode> {
  const { label, scope, expiresAt } = entityOf(entity).schema.properties
  return {
    label: label!,
    scope: scope!,
    expiresAt: expiresAt!,
    password: { type: 'string', title: 'Password', minLength: 6, maxLength: 50 },
  }
}
