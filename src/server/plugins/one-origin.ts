import type { FastifyInstance } from 'fastify'
import { textBefore } from '#model/lib/text-before.ts'

/** Other names of this machine that reach a server at localhost. */
const LOOPBACK = /^(127\.0\.0\.1|\[::1\])(:\d+)?$/
/** Addresses for programs, and files, which are served under every name. */
const NOT_A_PAGE = /^\/(api|dev|assets)(\/|$)|^\/(healthz|readyz|metrics)$|\.[a-z0-9]+$/i

/**
 * Redirects pages at 127.0.0.1 or [::1] to localhost, when that is the product's address: browsers
 * keep separate storage for each name, so a sign-in that begins at another one could never
 * complete.
 */
export function keepOneOrigin(app: FastifyInstance) {
  const { publicUrl } = app.context.engine
  if (new URL(publicUrl).hostname !== 'localhost') return
  app.addHook('onRequest', async (request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !NOT_A_PAGE.test(textBefore(request.url, '?'))
    // The path is appended unchanged, so "//elsewhere" remains a path on this origin.
    if (isPage && LOOPBACK.test(request.headers.host ?? ''))
      return reply.header('cache-control', 'no-store').redirect(`${publicUrl}${request.url}`, 302)
  })
}
