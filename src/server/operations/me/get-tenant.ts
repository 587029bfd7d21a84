import { currentHold } from '#engine/kernel/outbound/hold.ts'
import { fail } from '#model/lib/errors.ts'
import { endpoint } from '../../base/endpoint.ts'
import { tenantView } from './tenant-view.ts'

/**
 * The current tenant (specification, section 7). `now` is the product's time, which the remaining
 * trial days are based on.
 */
export const getTenant = endpoint({
  method: 'GET',
  path: '/api/v1/tenants/me',
  access: 'member',
  summary: 'The current tenant',
  async handler({ caller, engine }) {
    const tenant = await engine.stores
      .of('tenant')
      .get({ tenantId: '', actor: caller.actor }, caller.tenantId)
    if (!tenant) throw fail('not_found', 'Failed to load tenant data.')
    const hold = await engine.database.system(currentHold)
    // Members learn that sending is on hold; only operators learn why.
    const sendingHold = hold && {
      since: hold.heldAt.toISOString(),
      ...(caller.role === 'ADMIN'
        ? { cause: hold.cause, lastWorkAt: hold.lastWorkAt?.toISOString() ?? null }
        : {}),
    }
    return { ...tenantView(tenant, engine.clock.now()), sendingHold }
  },
})
