import type { FastifyInstance } from 'fastify'

/**
 * One line per request, without query, body and headers, which may contain tokens and addresses.
 * Tokens in paths are removed.
 */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const path = (request.routeOptions.url ?? request.url.split('?')[0] ?? '').replace(
      /[\w-]{30,}/g,
      '…',
    )
    if (path === '/*' || path === '/healthz' || path === '/readyz') return
    app.context.engine.log.debug(
      {
        method: request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        tenant: request.caller?.tenantId || undefined,
      },
      'request',
    )
  })
}
