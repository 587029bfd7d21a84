import { fail } from '#model/errors.ts'
import { scopesAllow, scopesOf } from '#model/key-scopes.ts'
import type { EndpointInput } from '../../base/endpoint.ts'

/**
 * @throws ProductError `invalid` for a scope that means nothing: a word written wrong would make a
 * key that may do nothing; `forbidden` for a key that would give another more than it has itself.
 */
export function checkScopes({ request, caller }: EndpointInput, scopes: readonly string[]) {
  const known = scopesOf(request.server.keyFamilies)
  const faults = scopes.flatMap((scope, at) =>
    known.includes(scope)
      ? []
      : [
          {
            path: `/scopes/${at}`,
            message: `"${scope}" is no scope. Known are read, write, and either for one family, such as contacts:read.`,
          },
        ],
  )
  if (faults.length > 0) throw fail('invalid', faults[0]!.message, faults)
  const asked = scopes.length > 0 ? scopes : ['write']
  const beyond = asked.find(
    (scope) =>
      !request.server.keyFamilies
        .filter((family) => scopesAllow([scope], family, false))
        .every((family) => scopesAllow(caller.scopes, family, scopesAllow([scope], family, true))),
  )
  if (beyond)
    throw fail('forbidden', 'A key can only make keys that may do as much as itself, or less.', [
      { path: '/scopes', message: `"${beyond}" is more than this key may do.` },
    ])
}
