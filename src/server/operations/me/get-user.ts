import { fail } from '#model/lib/errors.ts'
import { endpoint } from '../../base/endpoint.ts'

/**
 * The current user, with the field names of the specification (section 7), and additional ones for
 * the console.
 */
export const getUser = endpoint({
  method: 'GET',
  path: '/api/v1/users/me',
  access: 'person',
  summary: 'The current user',
  async handler({ caller, engine }) {
    if (caller.actor.kind !== 'user') throw fail('forbidden', 'An API key is not a person.')
    const user = await engine.stores
      .of('user')
      .get({ tenantId: '', actor: caller.actor }, caller.actor.id)
    if (!user) throw fail('not_found', 'Failed to load user data')
    const { id, email, role, owner, first_name, last_name, readOnly, tenantId, version } = user
    return { id, email, role, owner, first_name, last_name, readOnly, tenantId, version }
  },
})
