import { clearCaches } from '#engine/administration/caches/clear-caches.ts'
import { endpoint } from '../../base/endpoint.ts'
import { scopeOf } from '../../base/scope-of.ts'

export const postClearCache = endpoint({
  method: 'POST',
  path: '/api/v1/settings/clearcache',
  access: 'write-operator',
  summary: 'Forget what the processes keep in memory; it is read again',
  rateLimit: 10,
  async handler(input) {
    const cleared = await clearCaches(input.engine)
    await input.engine.stores.note(scopeOf(input), {
      action: 'other',
      entity: 'tenant',
      entityId: input.caller.tenantId,
      summary: 'Caches of the installation cleared',
      facts: { cleared },
    })
    return { cleared }
  },
})
