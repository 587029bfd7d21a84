import { say } from '#language'
import { assertNoFaults, fail } from '#model/lib/errors.ts'
import { scopesAllow, scopesOf } from '#model/schema/key-scopes.ts'
import type { EndpointInput } from '../../base/endpoint.ts'

/**
 * @throws ProductError `invalid` for an unknown scope, because a typo would make a key without
 * rights; `forbidden` for a key with more rights than the caller
 */
export function checkScopes({ request, caller }: EndpointInput, scopes: readonly string[]) {
  const known = scopesOf(request.server.keyFamilies)
  const faults = scopes.flatMap((scope, at) =>
    known.includes(scope)
      ? []
      : [
          {
            path: `/scopes/${at}`,
            message: say(
              '"{scope}" is not a scope. Use read, write, or either for one area, such as contacts:read.',
              { scope },
            ),
          },
        ],
  )
  assertNoFaults(faults)
  const asked = scopes.length > 0 ? scopes : ['write']
  const beyond = asked.find(
    (scope) =>
      !request.server.keyFamilies
        .filter((family) => scopesAllow([scope], family, false))
        .every((family) => scopesAllow(caller.scopes, family, scopesAllow([scope], family, true))),
  )
  if (beyond)
    throw fail('forbidden', 'A key can only make keys that may do as much as itself, or less.', [
      {
        path: '/scopes',
        message: say('"{scope}" is more than this key may do.', { scope: beyond }),
      },
    ])
}
