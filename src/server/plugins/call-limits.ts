import { message, say } from '#language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import rateLimit from '@fastify/rate-limit'
import { fail, ProductError } from '#model/lib/errors.ts'
import { clientNetwork } from '#platform/network-address.ts'
import { createFailureLimit } from '#platform/rate-limit.ts'
import { sha256 } from '#platform/secrets.ts'
import type { Caller, Endpoint } from '../base/endpoint.ts'
import { MINUTE_MS } from '#model/lib/time-units.ts'

/** Failed sign-ins and secret keys allowed from one network in a minute. */
const MAX_FAILURES = 60
/**
 * The same for write keys, counted separately: visitors of a website with an old key must not lock
 * each other out of the product.
 */
const MAX_WRITE_KEY_FAILURES = 600
/** How long a verified credential is accepted while its network is over that limit. */
const TRUSTED_FOR = 60 * MINUTE_MS
/**
 * Calls of verified callers from one network in a minute, over all routes: a limit far above the
 * needs of an office.
 */
const MAX_VERIFIED_CALLS = 30_000

const PUBLIC_RATE = 60
const MEMBER_RATE = 600

export interface CallLimits {
  failures: ReturnType<typeof createFailureLimit>
  writeKeyFailures: ReturnType<typeof createFailureLimit>
  verifiedCalls: ReturnType<FastifyInstance['createRateLimit']>
}

declare module 'fastify' {
  interface FastifyInstance {
    callLimits: CallLimits
  }
}

/** Enforces `limitOf`; routes without it have no limit. Fails with `too_many` and Retry-After. */
export async function limitCalls(app: FastifyInstance): Promise<void> {
  const failuresUpTo = (max: number) =>
    createFailureLimit({ max, windowMs: MINUTE_MS, trustMs: TRUSTED_FOR })
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) =>
      fail(
        'too_many',
        say(
          {
            one: 'Too many requests. Try again in {count} second.',
            other: 'Too many requests. Try again in {count} seconds.',
          },
          { count: Math.ceil(ttl / 1000) },
        ),
      ),
  })
  app.decorate('callLimits', {
    failures: failuresUpTo(MAX_FAILURES),
    writeKeyFailures: failuresUpTo(MAX_WRITE_KEY_FAILURES),
    verifiedCalls: app.createRateLimit({
      max: MAX_VERIFIED_CALLS,
      timeWindow: MINUTE_MS,
      keyGenerator: ({ ip }) => clientNetwork(ip),
    }),
  })
}

/** @param detail an English sentence, marked by `message` where it is written */
export function tooMany(reply: FastifyReply, detail: string): ProductError {
  reply.header('retry-after', MINUTE_MS / 1000)
  return fail('too_many', [say(detail), say('Try again in a minute.')].join(' '))
}

/**
 * The key that calls are counted by: the id of a verified person or key, or else the network. A
 * public endpoint counts keys by network too, because one account can make many of them.
 */
function countedAs(access: Endpoint['access'], { caller, ip }: FastifyRequest): string {
  const { kind, id } = caller.actor
  return kind === 'user' || (kind === 'api-key' && access !== 'public')
    ? `${kind} ${id}`
    : clientNetwork(ip)
}

/** The limit of an endpoint's route, in calls per minute. */
export function limitOf({ access, rateLimit: most, exempt }: Endpoint) {
  return {
    max: most ?? (access === 'public' ? PUBLIC_RATE : MEMBER_RATE),
    timeWindow: MINUTE_MS,
    keyGenerator: (request: FastifyRequest) => countedAs(access, request),
    ...(exempt
      ? {
          allowList: (request: FastifyRequest) =>
            exempt(request.params as Record<string, string>, request.server.context.engine),
        }
      : {}),
  }
}

/**
 * Authenticates the caller. A failed credential in any header counts against its network; a network
 * with too many failures is refused before any lookup.
 * @param verify resolves to the caller, `stranger` for a request without a credential of ours
 * @throws ProductError `too_many`, and any error of `verify`
 */
export async function verifiedCaller(
  request: FastifyRequest,
  reply: FastifyReply,
  stranger: Caller,
  verify: () => Promise<Caller>,
): Promise<Caller> {
  const { authorization = '', 'x-api-key': key = '' } = request.headers
  if (authorization === '' && key === '') return stranger
  const { failures, verifiedCalls } = request.server.callLimits
  const network = clientNetwork(request.ip)
  const mark = () => sha256(`${authorization} ${String(key)}`)
  if (!failures.mayTry(network, mark))
    throw tooMany(
      reply,
      message('Too many sign-ins or keys that are not valid came from this address.'),
    )
  const caller = await verify().catch((error: unknown) => {
    if (error instanceof ProductError && error.code === 'unauthenticated') failures.failed(network)
    throw error
  })
  if (caller === stranger) return caller
  failures.verified(mark())
  const counted = await verifiedCalls(request)
  if (!counted.isAllowed && counted.isExceeded)
    throw tooMany(reply, message('Too many requests came from this address.'))
  return caller
}
