import { verifyAudit } from '#store/verify-audit.ts'
import { endpoint } from '../../base/endpoint.ts'

/**
 * Verifies that no entry was changed, removed or added outside of the product, for the caller's
 * tenant or the whole installation.
 */
export const verifyLog = endpoint({
  method: 'POST',
  path: '/api/v1/system-auditlog/verify',
  access: 'tenant-admin',
  summary:
    'Verify the hash chain of the audit log. Administrators of an organization verify their own log',
  body: {
    type: 'object',
    properties: { tenantId: { type: 'string', format: 'uuid', title: 'Tenant' } },
    required: [],
    additionalProperties: false,
  },
  rateLimit: 20,
  async handler({ engine, body, caller }) {
    const asked = body?.tenantId
    const chains = await verifyAudit(
      engine.database,
      caller.role === 'ADMIN' ? asked : caller.tenantId,
    )
    return {
      ok: chains.every((chain) => chain.faults.length === 0),
      entries: chains.reduce((sum, chain) => sum + chain.entries, 0),
      chains,
    }
  },
})
