import { invite } from '#engine/administration/accounts/invite.ts'
import { checkGivenRole } from '#engine/administration/accounts/role-rules.ts'
import type { Role } from '#model/schema/access.ts'
import { entityOf } from '#model/schema/entities.generated.ts'
import { writableProperties } from '#model/schema/field-access.ts'
import { currentRole, givenRoles } from '#model/api/older-roles.ts'
import { publicRecord } from '#store/row-codec.ts'
import { endpoint } from '../../base/endpoint.ts'

export const postInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/invitations',
  idempotency: 'lease',
  access: 'write-tenant-admin',
  summary: 'Invite a person to the current tenant',
  status: 201,
  body: {
    type: 'object',
    properties: {
      ...writableProperties(entityOf('invitation')),
      email: { type: 'string', format: 'email', title: 'Email address', maxLength: 100 },
      role: { type: 'string', enum: givenRoles, title: 'Role' },
    },
    required: ['email'],
    additionalProperties: false,
  },
  async handler({ body, engine, caller }) {
    const { email, role: given = 'MEMBER', ...others } = body
    const role = currentRole(given) as Role
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
