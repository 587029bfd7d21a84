import type { ActorScope } from '#engine/kernel/engine.ts'
import type { EndpointInput } from '../../base/endpoint.ts'
import { checkAccess } from '../../plugins/authenticate.ts'
import { scopeOf } from '../../base/scope-of.ts'

/**
 * The scope of an operation on the audience, which its endpoint's access class protects as well.
 * @throws ProductError `forbidden` for members and their keys
 */
export function audienceScope(input: EndpointInput): ActorScope {
  checkAccess(
    { access: 'audience', path: input.request.routeOptions.config.rightsPath ?? '' },
    input.caller,
  )
  return scopeOf(input)
}
