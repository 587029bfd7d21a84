import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The body as it came, where an endpoint asks for it (`readsBody`): signatures are made over
     * bytes, not over what was read from them.
     */
    rawBody?: Buffer
  }
}

/**
 * Within this part of the app, the bytes of JSON and of plain text are kept beside what is read
 * from them. A parser of its own does it, since a stream that is read before the parser and made
 * anew for it cost single events a tenth of their time. The route's limit holds for both.
 */
export function keepRawBodies(scope: FastifyInstance) {
  const readJson = scope.getDefaultJsonParser('error', 'error')
  scope.removeContentTypeParser(['application/json', 'text/plain'])
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body as Buffer
    return readJson(request, body.toString('utf8'), done)
  })
  scope.addContentTypeParser('text/plain', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body as Buffer
    done(null, body.toString('utf8'))
  })
}
