import { invite } from '#engine/accounts/invite.ts'
import { publicRecord } from '#store/row-codec.ts'
import { endpoint, type Endpoint } from '../../endpoint.ts'

/** Under the specification's older name, and as the console creates records. */
const inviting = (path: string): Endpoint =>
  endpoint({
    method: 'POST',
    path,
    access: 'write-admin',
    summary: 'Invite a person to the current tenant',
    status: 201,
    body: {
      type: 'object',
      properties: {
        email: { type: 'string', format: 'email', title: 'E-mail address', maxLength: 100 },
        role: { type: 'string', enum: ['ADMIN', 'MEMBER'], title: 'Role' },
      },
      required: ['email'],
      additionalProperties: false,
    },
    async handler({ body, engine, caller }) {
      const { email, role = 'MEMBER' } = body as { email: string; role?: 'ADMIN' | 'MEMBER' }
      return publicRecord(engine.stores.of('invitation').entity, {
        ...(await invite(
          engine,
          { tenantId: caller.tenantId, actor: caller.actor },
          { email, role },
        )),
      })
    },
  })

export const inviteUser = inviting('/api/v1/user-invite')
export const postInvitation = inviting('/api/v1/invitations')
