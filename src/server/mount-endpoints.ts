import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { checkValue } from '#model/check-value.ts'
import { fail } from '#model/errors.ts'
import { familyOf } from '#model/key-scopes.ts'
import { checkAccess } from './plugins/authenticate.ts'
import { answerOnce } from './plugins/idempotency.ts'
import type { Endpoint } from './endpoint.ts'
import { keepRawBodies } from './plugins/keep-raw-body.ts'
import { streamTables } from './plugins/stream-tables.ts'

/** Calls a minute from one caller. */
const MEMBER_RATE = 600
const PUBLIC_RATE = 60

declare module 'fastify' {
  interface FastifyInstance {
    /** Families of addresses that secret keys may call: what their scopes can name. */
    keyFamilies: readonly string[]
  }
}

const bodyReaders: Record<NonNullable<Endpoint['readsBody']>, (scope: FastifyInstance) => void> = {
  raw: keepRawBodies,
  asItComes: streamTables,
}

/** Makes routes of endpoints: access, body check, idempotency, then the handler. */
export function mountEndpoints(app: FastifyInstance, endpoints: readonly Endpoint[]) {
  app.decorate(
    'keyFamilies',
    [
      ...new Set(
        endpoints
          .filter(({ access }) => /(member|audience)$/.test(access))
          .map(({ path }) => familyOf(path)),
      ),
    ].toSorted(),
  )
  const mount = (scope: FastifyInstance, one: Endpoint) =>
    scope.route({
      method: one.method,
      url: one.path,
      ...(one.bodyLimit ? { bodyLimit: one.bodyLimit } : {}),
      config: {
        rateLimit: {
          max: one.rateLimit ?? (one.access === 'public' ? PUBLIC_RATE : MEMBER_RATE),
          timeWindow: '1 minute',
        },
      },
      handler: (request, reply) => call(app, one, request, reply),
    })
  for (const one of endpoints) if (!one.readsBody) mount(app, one)
  // Who reads bodies in another way is a part of the app for itself.
  for (const [way, prepare] of Object.entries(bodyReaders))
    void app.register(async (scope) => {
      prepare(scope)
      for (const one of endpoints) if (one.readsBody === way) mount(scope, one)
    })
}

async function call(
  app: FastifyInstance,
  one: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { caller } = request
  checkAccess(one, caller)
  if (one.body && !isForeign(one, request)) {
    const errors = checkValue(one.body, request.body ?? (one.body.required?.length ? null : {}), '')
    if (request.body === undefined && one.body.required?.length)
      throw fail('malformed', 'The request has no content.')
    if (errors.length > 0) throw fail('invalid', errors[0]!.message, errors)
  }
  const input = {
    params: request.params as Record<string, string>,
    query: request.query as Record<string, string>,
    body: request.body,
    caller,
    engine: app.context.engine,
    request,
    reply,
  }
  const work = () => one.handler(input)
  const answer =
    one.method === 'POST' && caller.tenantId !== ''
      ? await answerOnce(app.context.engine, request, one.status ?? 200, work)
      : { status: one.status ?? 200, body: await work() }
  if (reply.sent || answer.body === reply) return reply
  if (answer.body === undefined) return reply.code(204).send()
  return reply.code(answer.status).send(answer.body)
}

/** Bodies that are not JSON (CSV, forms) are the handler's own to read. */
function isForeign(one: Endpoint, request: FastifyRequest): boolean {
  const type = request.headers['content-type']?.split(';')[0] ?? ''
  return one.accepts?.some((known) => known === type) ?? false
}
