import type { FastifyInstance } from 'fastify'

/**
 * Within this part of the app, CSV of any size is handed on as it comes, as other files are
 * everywhere, instead of being held in memory first.
 */
export function streamTables(scope: FastifyInstance) {
  scope.removeContentTypeParser('text/csv')
  scope.addContentTypeParser('text/csv', (_request, payload, done) => done(null, payload))
}
