import { brand } from '#brand'
import { randomToken } from '#model/random-token.ts'
import { sha256 } from '#platform/secrets.ts'
import { publicRecord } from '#store/row-codec.ts'
import { endpoint } from '../../endpoint.ts'

const VALID_DAYS = 14

/** The invitation is found by the verified address at the first sign-in; the link only leads there. */
export const inviteUser = endpoint({
  method: 'POST',
  path: '/api/v1/user-invite',
  access: 'write-admin',
  summary: 'Invite a person to the current tenant',
  status: 201,
  body: { type: 'object', properties: { email: { type: 'string', format: 'email', title: 'E-mail address', maxLength: 100 }, role: { type: 'string', enum: ['ADMIN', 'MEMBER'], title: 'Role' } }, required: ['email'], additionalProperties: false },
  async handler({ body, engine, caller }) {
    const { email, role = 'MEMBER' } = body as { email: string; role?: 'ADMIN' | 'MEMBER' }
    const address = email.trim().toLowerCase()
    const token = randomToken()
    const store = engine.stores.of('invitation')
    const expiresAt = new Date(engine.clock.now() + VALID_DAYS * 86_400_000).toISOString()
    const invitation = await store.create({ tenantId: caller.tenantId, actor: caller.actor }, { email: address, role, tokenHash: sha256(token), expiresAt })
    await engine.systemMailer.send({ to: address, subject: `${caller.actor.name} invites you to ${brand.name}`, text: `${caller.actor.name} invites you to work with them in ${brand.name}.\n\nSign up with this address within ${VALID_DAYS} days:\n${engine.publicUrl}/signup\n` })
    return publicRecord(store.entity, { ...invitation })
  },
})
