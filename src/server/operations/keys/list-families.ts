import { entities } from '#model/entities.generated.ts'
import type { KeyFamily } from '#model/key-scopes.ts'
import { endpoint } from '../../endpoint.ts'

const inWords = (family: string) =>
  (family.charAt(0).toUpperCase() + family.slice(1)).replaceAll('-', ' ')

/** Families as people call them: by the records that they hold, else by their address; two of one name are told apart by it. */
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
  summary: 'Families of addresses that a secret key can be limited to, by name',
  handler: async ({ request }) => namedFamilies(request.server.keyFamilies),
})
