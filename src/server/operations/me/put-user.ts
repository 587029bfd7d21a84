import { fail } from '#model/lib/errors.ts'
import { endpoint } from '../../base/endpoint.ts'

/** Updates the caller's own name; no other field is writable. */
export const putUser = endpoint({
  method: 'PUT',
  path: '/api/v1/users/me',
  access: 'write-person',
  summary: "Change the current user's name",
  body: {
    type: 'object',
    properties: {
      first_name: { type: 'string', title: 'First name', format: 'person-name', maxLength: 40 },
      last_name: { type: 'string', title: 'Last name', format: 'person-name', maxLength: 40 },
      version: { type: 'integer' },
    },
    additionalProperties: false,
  },
  async handler({ caller, engine, body }) {
    if (caller.actor.kind !== 'user') throw fail('forbidden', 'An API key is not a person.')
    const { version = null, ...values } = body
    const user = await engine.stores
      .of('user')
      .update({ tenantId: '', actor: caller.actor }, caller.actor.id, version, values)
    const { id, email, role, first_name, last_name, readOnly, tenantId } = user
    return { id, email, role, first_name, last_name, readOnly, tenantId, version: user.version }
  },
})
