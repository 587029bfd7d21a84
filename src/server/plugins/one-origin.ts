import type { FastifyInstance } from 'fastify'

/** Other names of this machine under which a server at localhost answers as well. */
const LOOPBACK = /^(127\.0\.0\.1|\[::1\])(:\d+)?$/
/** What programs call, and files: these answer wherever they are asked. */
const NOT_A_PAGE = /^\/(api|dev|assets)(\/|$)|^\/(healthz|readyz|metrics)$|\.[a-z0-9]+$/i

/**
 * Sends pages that were opened at 127.0.0.1 or [::1] to localhost, when that is the product's
 * address: what a browser keeps for one of them it does not show the other, so a sign-in that
 * begins there could never end.
 */
export function keepOneOrigin(app: FastifyInstance) {
  const { publicUrl } = app.context.engine
  if (new URL(publicUrl).hostname !== 'localhost') return
  app.addHook('onRequest', async (request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !NOT_A_PAGE.test(request.url.split('?')[0]!)
    // The path goes after the origin as it came; "//elsewhere" stays a path of ours.
    if (isPage && LOOPBACK.test(request.headers.host ?? ''))
      return reply.header('cache-control', 'no-store').redirect(`${publicUrl}${request.url}`, 302)
  })
}
