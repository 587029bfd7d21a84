import { invite } from '#engine/administration/accounts/invite.ts'
import { checkGivenRole } from '#engine/administration/accounts/role-rules.ts'
import { roles, type Role } from '#model/access.ts'
import { entityOf, type Invitation } from '#model/entities.generated.ts'
import { writableProperties } from '#model/field-access.ts'
import { publicRecord } from '#store/row-codec.ts'
import { endpoint, type Endpoint } from '../../base/endpoint.ts'

/** Under the specification's former name, and as the console creates records. */
const inviting = (path: string): Endpoint =>
  endpoint({
    method: 'POST',
    path,
    idempotency: 'lease',
    access: 'write-tenant-admin',
    summary: 'Invite a person to the current tenant',
    status: 201,
    body: {
      type: 'object',
      properties: {
        ...writableProperties(entityOf('invitation')),
        email: { type: 'string', format: 'email', title: 'E-mail address', maxLength: 100 },
        role: { type: 'string', enum: roles, title: 'Role' },
      },
      required: ['email'],
      additionalProperties: false,
    },
    async handler({ body, engine, caller }) {
      const {
        email,
        role = 'MEMBER',
        ...others
      } = body as Partial<Invitation> & { email: string; role?: Role }
      checkGivenRole({ role: caller.role as Role }, role)
      return publicRecord(engine.stores.of('invitation').entity, {
        ...(await invite(
          engine,
          { tenantId: caller.tenantId, actor: caller.actor },
          { ...others, email, role },
        )),
      })
    },
  })

export const inviteUser = inviting('/api/v1/user-invite')
export const postInvitation = inviting('/api/v1/invitations')
