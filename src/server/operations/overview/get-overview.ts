import { readOverview } from '#engine/administration/overview/read-overview.ts'
import { fail } from '#model/lib/errors.ts'
import { endpoint } from '../../base/endpoint.ts'

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/v1/overview',
  access: 'tenant-admin',
  summary: 'Counts and open work of the organization, and of the installation for operators',
  handler({ engine, caller }) {
    if (caller.role === 'NONE') throw fail('unauthenticated', 'Sign in first.')
    return readOverview(engine, { tenantId: caller.tenantId, role: caller.role })
  },
})
