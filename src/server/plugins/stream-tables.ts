import type { FastifyInstance } from 'fastify'

/**
 * Within this scope, CSV of any size is streamed, as other files are everywhere, instead of being
 * held in memory.
 */
export function streamTables(scope: FastifyInstance) {
  scope.removeContentTypeParser('text/csv')
  scope.addContentTypeParser('text/csv', (_request, payload, done) => done(null, payload))
}
