import type { FastifyInstance } from 'fastify'
import { exactJson } from '#model/lib/exact-json.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The unparsed body, for endpoints that need it (`readsBody`): signatures cover bytes, not
     * parsed values.
     */
    rawBody?: Buffer
  }
}

/**
 * Within this scope, the bytes of JSON and of plain text are kept in addition to the parsed body. A
 * custom parser does it, because a stream that is read before the parser and created again for it
 * cost single events a tenth of their time. The route's limit applies to both.
 */
export function keepRawBodies(scope: FastifyInstance) {
  const readJson = scope.getDefaultJsonParser('error', 'error')
  scope.removeContentTypeParser(['application/json', 'text/plain'])
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body as Buffer
    return readJson(request, exactJson(body.toString('utf8')), done)
  })
  scope.addContentTypeParser('text/plain', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body as Buffer
    done(null, body.toString('utf8'))
  })
}
