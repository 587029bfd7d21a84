import { areaCallers } from '#model/schema/access-areas.ts'
import { roles } from '#model/schema/access.ts'
import { olderNamesOf } from '#model/api/older-roles.ts'
import { endpoint } from '../../base/endpoint.ts'

export const getAccess = endpoint({
  method: 'GET',
  path: '/api/v1/access',
  access: 'member',
  summary:
    'Who may do what: areas by kind of caller, from the table that every call is checked against',
  handler: async ({ request }) => ({
    callers: areaCallers,
    areas: request.server.accessAreas,
    roles: roles.map((role) => ({ role, olderNames: olderNamesOf(role) })),
  }),
})
