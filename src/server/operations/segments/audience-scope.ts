import { fail } from '#model/errors.ts'
import type { Scope } from '#engine/engine.ts'
import type { EndpointInput } from '../../endpoint.ts'
import { scopeOf } from '../../scope-of.ts'

/** The audience is for admins, and for their organisation's secret keys. @throws ProductError `forbidden` for members */
export function audienceScope(input: EndpointInput): Scope {
  const { caller } = input
  if (caller.role !== 'ADMIN' && caller.actor.kind !== 'api-key')
    throw fail('forbidden', 'Only admins may do this.')
  return scopeOf(input)
}
