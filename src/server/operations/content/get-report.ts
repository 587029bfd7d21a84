import { fail } from '#model/lib/errors.ts'
import { endpoint } from '../../base/endpoint.ts'
import type { ContentReport } from '../../base/app-context.ts'

const fromRepository: ContentReport = {
  source: null,
  live: false,
  loadedAt: null,
  counts: {},
  faults: [],
}

/**
 * The live content source, its documents and its failures. In production only administrators can
 * see it.
 */
export const getContentReport = endpoint({
  method: 'GET',
  path: '/api/v1/content-report',
  access: 'public',
  summary: 'Where the content of the public site comes from, and what failed',
  async handler({ caller, request }) {
    const { liveSite, production } = request.server.context
    if (production && caller.role !== 'ADMIN')
      throw fail('not_found', 'There is no such address in the API.')
    return liveSite ? liveSite.report() : fromRepository
  },
})
