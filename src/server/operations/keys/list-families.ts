import { upperFirst } from '#model/lib/first-letter.ts'
import { entities } from '#model/schema/entities.generated.ts'
import { keyRoleOf } from '#model/schema/access.ts'
import type { KeyFamily } from '#model/schema/key-scopes.ts'
import { endpoint } from '../../base/endpoint.ts'

const inWords = (family: string) => upperFirst(family).replaceAll('-', ' ')

/**
 * Families with their titles: by their records, else by their address, which also distinguishes two
 * with the same title.
 */
export function namedFamilies(families: readonly string[]): KeyFamily[] {
  const named = families.map((family) => ({
    family,
    name: entities.find(({ path }) => path === family)?.plural ?? inWords(family),
  }))
  const isAlone = ({ name }: KeyFamily) =>
    named.filter((other) => other.name.toLowerCase() === name.toLowerCase()).length === 1
  return named
    .map((one) => (isAlone(one) ? one : { ...one, name: `${one.name} (/${one.family})` }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

export const listFamilies = endpoint({
  method: 'GET',
  path: '/api/v1/api-keys/families',
  access: 'member',
  summary:
    'Families of addresses that a secret key of the caller can be limited to, by name; ' +
    'with "role", those of a key with these rights',
  query: { role: { type: 'string', enum: ['MEMBER', 'TENANT_ADMIN'] } },
  async handler({ request, query, caller }) {
    const max = keyRoleOf(caller.role === 'NONE' ? 'MEMBER' : caller.role)
    const role = query.role === 'MEMBER' ? 'MEMBER' : max
    return namedFamilies(
      request.server.keyFamilies.filter((family) =>
        request.server.keyFamiliesOf[role].includes(family),
      ),
    )
  },
})
