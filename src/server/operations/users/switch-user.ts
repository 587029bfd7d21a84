import { revokeSessions } from '#engine/administration/accounts/revoke-sessions.ts'
import { publicRecord } from '#store/row-codec.ts'
import { endpoint } from '../../base/endpoint.ts'
import { syncProvider } from './sync-provider.ts'
import { changeUser } from './update-user.ts'

const switching = (path: string, active: boolean, summary: string) =>
  endpoint({
    method: 'POST',
    path,
    idempotency: 'lease',
    access: 'write-tenant-admin',
    summary,
    body: {
      type: 'object',
      properties: { id: { type: 'string', format: 'uuid', title: 'User' } },
      required: ['id'],
      additionalProperties: false,
    },
    async handler(input) {
      const { body, engine, caller } = input
      const { id } = body
      const store = engine.stores.of('user')
      const scope = { tenantId: '', actor: caller.actor }
      const user = await changeUser(input, id, { active }, (users, before, db) =>
        users.update(scope, before.id, null, { active }, { db }),
      )
      if (!active) await revokeSessions(engine, id)
      await syncProvider(input, user.subject ?? '', active)
      return publicRecord(store.entity, { ...user })
    },
  })

export const activateUser = switching(
  '/api/v1/user-oper/activate',
  true,
  'Let a person sign in again',
)
export const deactivateUser = switching(
  '/api/v1/user-oper/deactivate',
  false,
  'Keep a person out and end their sign-ins',
)
