import { message, say } from '#language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { checkValue } from '#model/schema/check-value.ts'
import { hasAccess, isForKeys, isOpenAccess, type KeyRole } from '#model/schema/access.ts'
import { accessAreas, type AccessArea } from '#model/schema/access-areas.ts'
import { assertNoFaults, fail } from '#model/lib/errors.ts'
import { familyOf } from '#model/schema/key-scopes.ts'
import { unkeptTextIn } from '#platform/kept-text.ts'
import { limitOf } from './plugins/call-limits.ts'
import { checkAccess } from './plugins/authenticate.ts'
import { withIdempotencyKey } from './plugins/idempotency.ts'
import { rightsPath, type Endpoint } from './base/endpoint.ts'
import { announceSuccessor } from './older-names/announce-successor.ts'
import { createWorkShares, type ShareLimits } from './base/work-shares.ts'
import { pathCheck } from './base/path-records.ts'
import { STREAM_PATH } from './stream/mount-stream.ts'
import { loopbackOnly } from './plugins/loopback-only.ts'
import { keepRawBodies } from './plugins/keep-raw-body.ts'
import { streamTables } from './plugins/stream-tables.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Families of addresses that secret keys may call, which their scopes can name. */
    keyFamilies: readonly string[]
    /** Families that keys with each role may call. */
    keyFamiliesOf: Record<KeyRole, readonly string[]>
    /** Rows of the page "Who may do what". */
    accessAreas: readonly AccessArea[]
    /** Performs a preview within the share of its organization and caller. */
    sharePreviews: ReturnType<typeof createWorkShares>
  }
  interface FastifyContextConfig {
    /** The path that decides rights and key scopes; absent for routes that are no endpoints. */
    rightsPath?: string
  }
}

const bodyReaders: Record<NonNullable<Endpoint['readsBody']>, (scope: FastifyInstance) => void> = {
  raw: keepRawBodies,
  asItComes: streamTables,
}

/** A console asks for one or two previews at once; others of it wait. */
const PREVIEWS: ShareLimits = { process: 8, tenant: 4, caller: 2, waiting: 20 }

/** Registers endpoints as routes: access, body validation, idempotency, then the handler. */
export function mountEndpoints(app: FastifyInstance, mounted: readonly Endpoint[]) {
  // Older names have the rights of their successors.
  const endpoints = mounted.filter(({ successor }) => !successor)
  app.decorate(
    'keyFamilies',
    [
      ...new Set(
        [
          ...endpoints.filter(({ access }) => isForKeys(access)).map(({ path }) => path),
          STREAM_PATH,
        ].map(familyOf),
      ),
    ].toSorted(),
  )
  const familiesOf = (role: KeyRole) => [
    ...new Set(
      [
        ...endpoints
          .filter(({ access }) => !isOpenAccess(access) && hasAccess(`KEY_${role}`, access))
          .map(({ path }) => path),
        STREAM_PATH,
      ].map(familyOf),
    ),
  ]
  app.decorate('keyFamiliesOf', {
    MEMBER: familiesOf('MEMBER'),
    TENANT_ADMIN: familiesOf('TENANT_ADMIN'),
  })
  app.decorate('accessAreas', accessAreas(endpoints))
  app.decorate('sharePreviews', createWorkShares(PREVIEWS))
  const onThisMachine = loopbackOnly(
    app,
    message('This development tool answers only on this machine.'),
  )
  const limits = new Map<string, ReturnType<FastifyInstance['rateLimit']>>()
  /** An endpoint and its older names are counted together. */
  const limitFor = (endpoint: Endpoint) => {
    const { method, path } = endpoint.successor ?? endpoint
    const address = `${method} ${path}`
    const limit = limits.get(address) ?? app.rateLimit(limitOf(endpoint))
    limits.set(address, limit)
    return limit
  }
  const mount = (scope: FastifyInstance, endpoint: Endpoint) => {
    const checkPath = pathCheck(endpoint, app.context.engine.stores.entities)
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      onRequest: [
        ...(endpoint.access === 'development' ? [onThisMachine] : []),
        limitFor(endpoint),
      ],
      ...(endpoint.successor ? { onSend: announceSuccessor(endpoint.successor) } : {}),
      ...(endpoint.bodyLimit ? { bodyLimit: endpoint.bodyLimit } : {}),
      config: { rightsPath: rightsPath(endpoint) },
      handler: (request, reply) => call({ app, one: endpoint, checkPath }, request, reply),
    })
  }
  for (const endpoint of mounted) if (!endpoint.readsBody) mount(app, endpoint)
  // Endpoints with another body format are registered in a separate scope.
  for (const [way, prepare] of Object.entries(bodyReaders))
    void app.register(async (scope) => {
      prepare(scope)
      for (const endpoint of mounted) if (endpoint.readsBody === way) mount(scope, endpoint)
    })
}

async function call(
  {
    app,
    one,
    checkPath,
  }: { app: FastifyInstance; one: Endpoint; checkPath: ReturnType<typeof pathCheck> },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { caller } = request
  checkAccess(one, caller)
  const { engine } = app.context
  const scope = { tenantId: caller.tenantId, actor: caller.actor }
  refuseUnkeptText(request)
  await checkPath?.(engine, scope, request.params as Record<string, string>)
  if (one.body && !isForeign(one, request)) {
    if (request.body === undefined && one.body.required?.length)
      throw fail('malformed', 'The request has no content.')
    // A body without required members may be omitted.
    if (!one.body.required?.length) request.body ??= {}
    const errors = checkValue(one.body, request.body, '')
    assertNoFaults(errors)
    if (caller.tenantId !== '') await engine.stores.checkReferences(scope, one.body, request.body)
  }
  const input = {
    params: request.params as Record<string, string>,
    query: queryOf(request),
    body: request.body,
    caller,
    engine,
    request,
    reply,
  }
  const work = () => one.handler(input)
  const respond = async () =>
    one.method === 'POST' && caller.tenantId !== ''
      ? await withIdempotencyKey(engine, request, one, {
          work,
          isSent: (body) => body === reply || reply.sent,
        })
      : { status: one.status ?? 200, body: await work() }
  // A preview waits for its share before it holds a transaction.
  const answer = await (one.isPreview ? app.sharePreviews(caller, respond) : respond())
  if (reply.sent || answer.body === reply) return reply
  if (answer.body === undefined) return reply.code(204).send()
  return reply.code(answer.status).send(answer.body)
}

/**
 * Each parameter once: the API rejects a repeated one; for addresses built elsewhere (links,
 * scripts of websites) the first one counts.
 */
function queryOf({ url, query }: FastifyRequest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query as Record<string, string | string[]>).map(([name, value]) => {
      if (Array.isArray(value) && url.startsWith('/api/'))
        throw fail('malformed', say('The query parameter "{name}" is repeated.', { name }), [
          { path: `/${name}`, message: 'Name it once.' },
        ])
      return [name, Array.isArray(value) ? value[0]! : value]
    }),
  )
}

/**
 * Rejects text that no record can store, for every endpoint of the API; ingest checks each event
 * separately.
 */
function refuseUnkeptText({ url, params, query, body }: FastifyRequest) {
  if (!url.startsWith('/api/')) return
  for (const part of [params, query, body]) {
    const path = unkeptTextIn(part)
    if (path !== null)
      throw fail(
        'malformed',
        'The request holds a character that no text may hold (U+0000, or half of a surrogate pair).',
        [{ path, message: 'Remove the character.' }],
      )
  }
}

/** Whether the body is not JSON (CSV, forms), so that the handler parses it. */
function isForeign(endpoint: Endpoint, request: FastifyRequest): boolean {
  const type = request.headers['content-type']?.split(';')[0] ?? ''
  return endpoint.accepts?.some((known) => known === type) ?? false
}
