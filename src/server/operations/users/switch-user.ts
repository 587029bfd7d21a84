import { shutOut } from '#engine/accounts/shut-out.ts'
import { publicRecord } from '#store/row-codec.ts'
import { endpoint } from '../../endpoint.ts'
import { tellProvider } from './tell-provider.ts'
import { checkRoles } from './update-user.ts'

const switching = (path: string, active: boolean, summary: string) =>
  endpoint({
    method: 'POST',
    path,
    access: 'write-admin',
    summary,
    body: {
      type: 'object',
      properties: { id: { type: 'string', format: 'uuid', title: 'User' } },
      required: ['id'],
      additionalProperties: false,
    },
    async handler(input) {
      const { body, engine, caller } = input
      const { id } = body as { id: string }
      const store = engine.stores.of('user')
      const scope = { tenantId: '', actor: caller.actor }
      await checkRoles(engine, caller, id, { active })
      const user = await store.update(scope, id, null, { active })
      if (!active) await shutOut(engine, id)
      await tellProvider(input, user.subject ?? '', active)
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
