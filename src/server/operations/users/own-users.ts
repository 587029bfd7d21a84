import { checkNotAbove } from '#engine/administration/accounts/account-emails.ts'
import type { Role } from '#model/schema/access.ts'
import type { User } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { isUuid } from '#model/lib/ids.ts'
import type { EntityStore } from '#store/entity-store.ts'
import { storeFor } from '../../crud/bound-store.ts'
import type { EndpointInput } from '../../base/endpoint.ts'

/**
 * The people that this caller may manage: all for operators, their own organization for
 * administrators.
 */
export const usersFor = (input: EndpointInput) =>
  storeFor(input.engine.stores.of('user').entity, input) as unknown as EntityStore<User>

/** The caller as the person who acts on another account. */
export const helperOf = ({ caller }: EndpointInput) => ({
  actor: caller.actor,
  tenantId: caller.tenantId,
  role: caller.role as Role,
})

/** The engine and the identity provider of a call. */
export const careOf = ({ engine, request }: EndpointInput) => ({
  engine,
  identity: request.server.context.identity,
})

/**
 * The user that a path names.
 * @throws ProductError `not_found`, also for people of other organizations
 */
export async function userIn(input: EndpointInput<'/:id'>): Promise<User> {
  const { id } = input.params
  const scope = { tenantId: '', actor: input.caller.actor }
  const user = isUuid(id) ? await usersFor(input).get(scope, id) : null
  if (!user) throw fail('not_found', 'There is no such user.')
  return user
}

/** The same for an act on the account; refused for people above the caller. */
export async function lowerUserIn(input: EndpointInput<'/:id'>): Promise<User> {
  const user = await userIn(input)
  checkNotAbove(helperOf(input), user)
  return user
}
