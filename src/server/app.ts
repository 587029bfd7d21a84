import cors from '@fastify/cors'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { sha256 } from '#platform/secrets.ts'
import type { AppContext } from './app-context.ts'
import { crudEndpoints } from './crud/crud-endpoints.ts'
import { dialects, isOpenAddress } from './dialects/list.ts'
import type { Endpoint } from './endpoint.ts'
import { links } from './links/list.ts'
import { mountEndpoints } from './mount-endpoints.ts'
import { mountOpenApi } from './openapi/mount-openapi.ts'
import { developmentOperations } from './operations/dev/list.ts'
import { operations } from './operations/list.ts'
import { answerProblems, sendProblem } from './plugins/problem-answers.ts'
import { authenticate } from './plugins/authenticate.ts'
import { mountHealth } from './plugins/health.ts'
import { logRequests } from './plugins/request-log.ts'
import { closeKindly } from './plugins/close-kindly.ts'
import { keepOneOrigin } from './plugins/one-origin.ts'
import { secureHeaders } from './plugins/security-headers.ts'
import { serveSite } from './plugins/serve-site.ts'
import { MOST_HELD_FILE } from './scope-of.ts'
import { mountStream } from './stream/mount-stream.ts'
import { fail } from '#model/errors.ts'

/** Every endpoint that this context has, generated and hand-written: what is mounted, documented and tested. */
export function endpointsOf(context: AppContext): Endpoint[] {
  const written = [
    ...operations,
    ...links,
    ...dialects,
    ...(context.development ? developmentOperations(context.development) : []),
  ]
  return [...written, ...crudEndpoints(context.engine.stores.entities, written)]
}

/** The HTTP side of the product. Never listens; `entry/` does. */
export async function buildApp(context: AppContext): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: 1024 * 1024,
    trustProxy: context.trustProxy,
    routerOptions: { maxParamLength: 300 },
    // What is on its way is answered first (`closeKindly`).
    forceCloseConnections: false,
    rewriteUrl: (request) => request.url ?? '/',
  })
  app.decorate('context', context)
  const pages = context.identityPages
  if (pages)
    app.addHook('onRequest', async (request, reply) => {
      if (!pages.handles(request.url.split('?')[0]!)) return
      reply.hijack()
      pages.handler(request.raw, reply.raw)
    })
  closeKindly(app)
  keepOneOrigin(app)
  answerProblems(app)
  logRequests(app)
  secureHeaders(app)
  // What other websites' browsers call answers every origin, with cookies; which of them a key may be used on is the source's to say.
  await app.register(
    cors,
    () => async (request: FastifyRequest) =>
      isOpenAddress(request.url.split('?')[0]!)
        ? { origin: true, credentials: true, methods: ['GET', 'POST', 'DELETE'], maxAge: 86_400 }
        : { origin: false },
  )
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) =>
      request.headers.authorization ? sha256(request.headers.authorization) : request.ip,
    errorResponseBuilder: (_request, { after }) =>
      fail('too_many', `Too many requests. Try again in ${after}.`),
  })
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fileSize: MOST_HELD_FILE, files: 1, fields: 20 },
  })
  readOtherBodies(app)
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

/** CSV stays bytes, because its encoding is found out later; forms become plain objects. */
function readOtherBodies(app: FastifyInstance) {
  app.addContentTypeParser('text/csv', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  // Files of any size are read as they come.
  for (const type of ['application/x-ndjson', 'application/octet-stream'])
    app.addContentTypeParser(type, (_request, payload, done) => done(null, payload))
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )
}
