import { scopesOf } from '#model/key-scopes.ts'
import { endpoint } from '../../endpoint.ts'

/** What the keys of this installation can be limited to; see `KeyScope`. */
export const listScopes = endpoint({
  method: 'GET',
  path: '/api/v1/api-keys/scopes',
  access: 'member',
  summary: 'Scopes that a secret key can be limited to',
  handler: async ({ request }) => scopesOf(request.server.keyFamilies),
})
