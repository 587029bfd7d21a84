import { entityOf } from '#model/schema/entities.generated.ts'
import { givenRoles } from '#model/api/older-roles.ts'
import type { OlderName } from './older-endpoints.ts'
import { list, listOf, postedList } from './older-lists.ts'

/** Reading and changing the records of a successor under an older path. */
const records = (
  older: `/${string}`,
  now: `/${string}`,
  ...others: readonly ('POST' | 'PUT' | 'DELETE')[]
): OlderName[] => [
  { older: `GET ${older}`, now: `GET ${now}`, ...list },
  { older: `GET ${older}/:id`, now: `GET ${now}/:id` },
  ...others.map((method): OlderName => {
    const id = method === 'POST' ? '' : '/:id'
    return { older: `${method} ${older}${id}`, now: `${method} ${now}${id}` }
  }),
]

/** One segment, email template or the like as a file, from the export of its list. */
const oneAsFile = (path: string): OlderName => ({
  older: `GET /${path}/:id/export`,
  now: `GET /${path}/export`,
  call: ({ params, query }) => ({
    query: { ...query, filter: JSON.stringify({ id: [params.id] }) },
  }),
})

/**
 * The older names of the specification's section 7 (decision 072), each with the endpoint that
 * answers. Methods and payloads of the older product are not known: reading is GET, a search is
 * also a POST with a JSON body, and payloads are those of the successor unless a mapping says
 * otherwise.
 */
export const olderNames: readonly OlderName[] = [
  { older: 'GET /user/me', now: 'GET /users/me' },
  { older: 'PUT /user/me', now: 'PUT /users/me' },
  ...records('/user', '/users', 'PUT', 'DELETE'),
  { older: 'POST /user', now: 'POST /invitations' },
  { older: 'POST /user-invite', now: 'POST /invitations' },
  { older: 'GET /users-query', now: 'GET /users', ...list },
  { older: 'POST /users-query', now: 'GET /users', ...postedList },
  {
    older: 'GET /user-roles',
    now: 'GET /access',
    answer: (access) => (access as { roles: unknown }).roles,
  },
  {
    older: 'PUT /user-roles/:id',
    now: 'PUT /users/:id',
    body: {
      type: 'object',
      properties: {
        role: { ...entityOf('user').schema.properties?.role, enum: givenRoles },
        version: { type: 'integer', title: 'Version', minimum: 1 },
      },
      required: ['role'],
      additionalProperties: false,
    },
  },

  { older: 'GET /tenant-auth', now: 'GET /tenants/me' },
  { older: 'POST /tenant-register', now: 'POST /tenants' },

  { older: 'GET /profiles/search', now: 'GET /profiles', ...list },
  ...records('/profiles/property', '/property-types', 'POST', 'PUT', 'DELETE'),
  ...records('/profiles/alias', '/aliases'),
  ...records('/profiles/persona', '/personas', 'POST', 'PUT', 'DELETE'),
  ...records('/profiles/sessions', '/sessions'),
  { older: 'GET /profiles/:id/alias', now: 'GET /aliases', ...listOf('profileId') },
  { older: 'GET /profiles/:id/sessions', now: 'GET /sessions', ...listOf('profileId') },

  { older: 'GET /segments/definition', now: 'GET /segments', ...list },
  { older: 'GET /segments/:id/definition', now: 'GET /segments/:id' },
  { older: 'PUT /segments/:id/definition', now: 'PUT /segments/:id' },
  { older: 'GET /segments/dependent', now: 'GET /segments/used-by' },
  { older: 'GET /segments/:id/dependent', now: 'GET /segments/:id/used-by' },
  { older: 'POST /segments/:id/refresh', now: 'POST /segments/:id/recalculate' },
  oneAsFile('segments'),

  { older: 'GET /rules/statistics', now: 'GET /rule-stats', ...list },
  { older: 'GET /rules/events', now: 'GET /rule-firings', ...list },

  { older: 'GET /values', now: 'GET /value-types' },
  { older: 'POST /values', now: 'POST /conditions/seen-values' },

  ...records('/settings/repositories', '/repositories', 'POST', 'PUT', 'DELETE'),
  { older: 'GET /settings/plugins', now: 'GET /plugins' },
  { older: 'GET /settings/plugins/:id', now: 'GET /plugins/:id' },
  { older: 'POST /settings/plugins', now: 'POST /plugins' },
  { older: 'DELETE /settings/plugins/:id', now: 'DELETE /plugins/:id' },

  ...records('/executionlog-query', '/journey-steps'),
  { older: 'POST /executionlog-query', now: 'GET /journey-steps', ...postedList },

  oneAsFile('email-template'),
]
