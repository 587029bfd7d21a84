import { isUuid } from '#model/lib/ids.ts'
import type { User } from '#model/schema/entities.generated.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { tenantName } from '#engine/administration/accounts/person-of.ts'
import { moveUser } from '#engine/administration/accounts/move-user.ts'
import {
  changingRoles,
  checkRoleChange,
  type Changer,
} from '#engine/administration/accounts/role-rules.ts'
import { revokeSessions } from '#engine/administration/accounts/revoke-sessions.ts'
import { fail } from '#model/lib/errors.ts'
import { currentRole } from '#model/api/older-roles.ts'
import type { Db } from '#platform/database/database.ts'
import { publicRecord } from '#store/row-codec.ts'
import type { EntityStore } from '#store/entity-store.ts'
import { writable } from '../../crud/crud-endpoints.ts'
import { endpoint, type EndpointInput } from '../../base/endpoint.ts'
import { scopeOf, versionIn } from '../../base/scope-of.ts'
import { usersFor } from './own-users.ts'
import { syncProvider } from './sync-provider.ts'

const changerOf = ({ caller }: EndpointInput): Changer => ({
  id: caller.actor.id,
  tenantId: caller.tenantId,
  role: caller.role as Changer['role'],
})

type Work<T> = (users: EntityStore<User>, before: User, db: Db) => Promise<T>

/**
 * Updates a person's account within the rules for roles, in one transaction with their check.
 * @param after the changed values; null when the person is deleted
 */
export function changeUser<T>(
  input: EndpointInput,
  id: string,
  after: Partial<User> | null,
  work: Work<T>,
): Promise<T> {
  const users = usersFor(input)
  return changingRoles(input.engine, async (db) => {
    const before = await users.get({ tenantId: '', actor: input.caller.actor }, id, { db })
    if (!before) throw fail('not_found', 'There is no such user.')
    await checkRoleChange({ db, engine: input.engine }, changerOf(input), before, after)
    return work(users, before, db)
  })
}

async function assertTenant(engine: Engine, id: string): Promise<void> {
  if (isUuid(id) && (await tenantName(engine, id)) !== null) return
  const message = 'There is no such tenant.'
  throw fail('invalid', 'There is no such tenant.', [{ path: '/tenantId', message }])
}

export const updateUser = endpoint({
  method: 'PUT',
  path: '/api/v1/users/:id',
  access: 'write-tenant-admin',
  summary: 'Change a user',
  async handler(input) {
    const { params, body, engine, caller } = input
    const version = versionIn(input)
    if (version === null)
      throw fail('malformed', 'Send the version that you read, as "version" or in If-Match.', [
        { path: '/version', message: 'Which version is being changed?' },
      ])
    const { tenantId, ...values } = writable(
      engine.stores.of('user').entity,
      body ?? {},
      false,
    ) as Partial<User>
    if (values.role !== undefined) values.role = currentRole(values.role)
    const { active } = values
    const scope = { tenantId: '', actor: caller.actor }
    if (tenantId !== undefined) await assertTenant(engine, tenantId)
    const { user, moved, before } = await changeUser(
      input,
      params.id,
      { ...values, ...(tenantId === undefined ? {} : { tenantId }) },
      async (users, was, db) => {
        const changed = await users.update(scope, was.id, version, values, { db })
        const isMoved = tenantId !== undefined && was.tenantId !== tenantId
        if (isMoved) await moveUser(db, was.id, tenantId)
        return { before: was, user: changed, moved: isMoved }
      },
    )
    // Open streams have the rights of the moment they were opened, so they are ended.
    if (moved || !user.active || user.role !== before.role || user.readOnly !== before.readOnly)
      await revokeSessions(engine, user.id)
    if (active !== undefined) await syncProvider(input, user.subject ?? '', active)
    return publicRecord(engine.stores.of('user').entity, {
      ...user,
      ...(moved ? { tenantId } : {}),
    })
  },
})

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/v1/users/:id',
  access: 'write-tenant-admin',
  summary: 'Delete a user',
  undoable: true,
  async handler(input) {
    const { params, engine, caller } = input
    if (params.id === caller.actor.id) throw fail('wrong_state', 'You cannot delete yourself.')
    const user = await changeUser(input, params.id, null, (users, before, db) =>
      users.remove(scopeOf(input), before.id, null, { ...input.removal, db }),
    )
    await revokeSessions(engine, user.id)
    return publicRecord(engine.stores.of('user').entity, { ...user })
  },
})
