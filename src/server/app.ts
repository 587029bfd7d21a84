import { message } from '#language'
import cors from '@fastify/cors'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { AppContext } from './base/app-context.ts'
import { crudEndpoints } from './crud/crud-endpoints.ts'
import { dialects, isOpenAddress } from './dialects/list.ts'
import type { Endpoint } from './base/endpoint.ts'
import { links } from './links/list.ts'
import { mountEndpoints } from './mount-endpoints.ts'
import { mountOpenApi } from './openapi/mount-openapi.ts'
import { olderEndpoints } from './older-names/older-endpoints.ts'
import { olderNames } from './older-names/older-names.ts'
import { developmentOperations } from './operations/dev/development.ts'
import { operations } from './operations/list.generated.ts'
import { answerProblems, sendProblem } from './plugins/problem-answers.ts'
import { authenticate } from './plugins/authenticate.ts'
import { limitCalls } from './plugins/call-limits.ts'
import { mountHealth } from './plugins/health.ts'
import { logRequests } from './plugins/request-log.ts'
import { gracefulShutdown } from './plugins/graceful-shutdown.ts'
import { loopbackOnly } from './plugins/loopback-only.ts'
import { followReaderLanguage } from './plugins/reader-language.ts'
import { keepOneOrigin } from './plugins/one-origin.ts'
import { embedPolicy } from './plugins/embed-policy.ts'
import { secureHeaders } from './plugins/security-headers.ts'
import { serveSite } from './plugins/serve-site.ts'
import { MAX_HELD_FILE } from './base/scope-of.ts'
import { mountStream } from './stream/mount-stream.ts'
import { fail } from '#model/lib/errors.ts'
import { exactJson } from '#model/lib/exact-json.ts'
import { textBefore } from '#model/lib/text-before.ts'

/**
 * Every endpoint of this context, generated and hand-written: these are mounted, documented and
 * tested.
 */
export function endpointsOf(context: AppContext): Endpoint[] {
  const written = [
    ...operations,
    ...links,
    ...dialects,
    ...(context.development ? developmentOperations(context.development) : []),
  ]
  const current = [...written, ...crudEndpoints(context.engine.stores.entities, written)]
  return [...current, ...olderEndpoints(olderNames, current, context.engine.stores.entities)]
}

/** The HTTP server of the product. Never listens; `entry/` does. */
export async function buildApp(context: AppContext): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: 1024 * 1024,
    trustProxy: context.trustProxy.length > 0 ? [...context.trustProxy] : false,
    routerOptions: { maxParamLength: 300 },
    // Requests in progress are completed first (`gracefulShutdown`).
    forceCloseConnections: false,
    rewriteUrl: (request) => request.url ?? '/',
    // A URL with invalid percent encoding.
    frameworkErrors: (_error, _request, reply) =>
      sendProblem(reply, fail('malformed', 'The address cannot be read.')),
  })
  app.decorate('context', context)
  mountIdentityPages(app)
  gracefulShutdown(app)
  keepOneOrigin(app)
  answerProblems(app)
  logRequests(app)
  secureHeaders(app)
  embedPolicy(app)
  // Endpoints that browsers call from other websites allow every origin, with cookies; the source
  // decides on which origins a key may be used.
  await app.register(
    cors,
    () => async (request: FastifyRequest) =>
      isOpenAddress(textBefore(request.url, '?'))
        ? { origin: true, credentials: true, methods: ['GET', 'POST', 'DELETE'], maxAge: 86_400 }
        : { origin: false },
  )
  await limitCalls(app)
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fileSize: MAX_HELD_FILE, files: 1, fields: 20 },
  })
  readBodies(app)
  followReaderLanguage(app)
  authenticate(app)
  mountHealth(app)
  const endpoints = endpointsOf(context)
  mountEndpoints(app, endpoints)
  mountOpenApi(app, endpoints)
  mountStream(app)
  app.all('/api/*', async (_request, reply) =>
    sendProblem(reply, fail('not_found', 'There is no such address in the API.')),
  )
  if (context.siteFolder) await serveSite(app, context.siteFolder)
  return app
}

/**
 * The built-in sign-in is only served to this machine, unless production has it at its public
 * address.
 */
function mountIdentityPages(app: FastifyInstance) {
  const { identityPages: pages, publicSignIn } = app.context
  if (!pages) return
  const refuse = publicSignIn
    ? null
    : loopbackOnly(app, message('The built-in sign-in answers only on this machine.'))
  app.addHook('onRequest', async (request, reply) => {
    if (!pages.handles(textBefore(request.url, '?'))) return
    await refuse?.(request, reply)
    if (reply.sent) return reply
    reply.hijack()
    pages.handler(request.raw, reply.raw, request.ip)
  })
}

/**
 * JSON keeps the digits of large numbers; CSV stays bytes, because its encoding is detected later;
 * forms become plain objects.
 */
function readBodies(app: FastifyInstance) {
  const readJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    readJson(request, exactJson(body as string), done),
  )
  app.addContentTypeParser('text/csv', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  // Files of any size are streamed.
  for (const type of ['application/x-ndjson', 'application/octet-stream'])
    app.addContentTypeParser(type, (_request, payload, done) => done(null, payload))
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )
}
