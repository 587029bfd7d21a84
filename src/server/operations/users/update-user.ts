import { fail } from '#model/errors.ts'
import type { User } from '#model/entities.generated.ts'
import { shutOut } from '#engine/accounts/shut-out.ts'
import { moveUser } from '#engine/accounts/move-user.ts'
import type { Engine } from '#engine/engine.ts'
import { publicRecord } from '#store/row-codec.ts'
import { endpoint, type Caller } from '../../endpoint.ts'
import { scopeOf } from '../../scope-of.ts'
import { tellProvider } from './tell-provider.ts'

/** One's own role cannot be taken away, nor the installation's last admin (product design, section 1). */
export async function checkRoles(
  engine: Engine,
  caller: Caller,
  id: string,
  after: Partial<User> | null,
) {
  const store = engine.stores.of('user')
  const scope = { tenantId: '', actor: caller.actor }
  const before = await store.get(scope, id)
  if (!before || before.role !== 'ADMIN' || before.readOnly || !before.active) return
  const stays =
    after !== null &&
    (after.role ?? 'ADMIN') === 'ADMIN' &&
    (after.active ?? true) &&
    !(after.readOnly ?? false)
  if (stays) return
  if (id === caller.actor.id)
    throw fail('wrong_state', 'You cannot take your own admin role away. Ask another admin.', [
      { path: '/role', message: 'This is you.' },
    ])
  const { total } = await store.list(scope, {
    filter: { role: 'ADMIN', active: true, readOnly: false },
    range: [0, 1],
  })
  if (total <= 1)
    throw fail('wrong_state', 'This is the last admin. Make somebody else an admin first.', [
      { path: '/role', message: 'The last admin.' },
    ])
}

export const updateUser = endpoint({
  method: 'PUT',
  path: '/api/v1/users/:id',
  access: 'write-admin',
  summary: 'Change a user',
  async handler(input) {
    const { params, body, engine, caller, request } = input
    const given = (body ?? {}) as Partial<User>
    const version = Number(
      String(request.headers['if-match'] ?? given.version ?? '').replaceAll('"', ''),
    )
    if (!Number.isInteger(version) || version < 1)
      throw fail('malformed', 'Send the version that you read, as "version" or in If-Match.', [
        { path: '/version', message: 'Which version is being changed?' },
      ])
    await checkRoles(engine, caller, params.id!, given)
    const { tenantId, role, readOnly, first_name, last_name, active } = given
    const store = engine.stores.of('user')
    const scope = { tenantId: '', actor: caller.actor }
    const values = Object.fromEntries(
      Object.entries({ role, readOnly, first_name, last_name, active }).filter(
        ([, value]) => value !== undefined,
      ),
    ) as Partial<User>
    const moved =
      tenantId !== undefined && (await store.get(scope, params.id!))?.tenantId !== tenantId
    const user = await store.update(scope, params.id!, version, values)
    if (moved) await moveUser(engine, user.id, tenantId)
    if (active === false) await shutOut(engine, user.id)
    if (active !== undefined) await tellProvider(input, user.subject ?? '', active)
    return publicRecord(store.entity, { ...user, ...(moved ? { tenantId } : {}) })
  },
})

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/v1/users/:id',
  access: 'write-admin',
  summary: 'Delete a user',
  undoable: true,
  async handler(input) {
    const { params, engine, caller } = input
    await checkRoles(engine, caller, params.id!, null)
    if (params.id === caller.actor.id) throw fail('wrong_state', 'You cannot delete yourself.')
    const store = engine.stores.of('user')
    const user = await store.remove(scopeOf(input), params.id!, null, input.removal)
    await shutOut(engine, user.id)
    return publicRecord(store.entity, { ...user })
  },
})
