import {
  hasOpenInvitation,
  invite,
  resendInvitation,
} from '#engine/administration/accounts/invite.ts'
import { pendingPeople } from '#engine/administration/accounts/pending-people.ts'
import { checkGivenRole } from '#engine/administration/accounts/role-rules.ts'
import type { Role } from '#model/schema/access.ts'
import { fail } from '#model/lib/errors.ts'
import { roleFields, teamRoles } from '#model/api/team.ts'
import { publicRecord } from '#store/row-codec.ts'
import { endpoint, type EndpointInput } from '../../base/endpoint.ts'
import { pageOf, scopeOf } from '../../base/scope-of.ts'

const EMAILS_PER_MINUTE = 20
const params = { id: { type: 'string', 'x-ref': 'invitation' } } as const

export const getTeamInvitations = endpoint({
  method: 'GET',
  path: '/api/v1/team/invitations',
  access: 'team',
  summary: 'Open invitations to the organization',
  query: { range: { type: 'string' }, filter: { type: 'string' } },
  handler(input) {
    const { first, size, filter } = pageOf(input)
    const { identity } = input.request.server.context
    return pendingPeople(input.engine, identity, {
      tenantId: input.caller.tenantId,
      search: String(filter.q ?? ''),
      first,
      size,
    })
  },
})

export const postTeamInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/team/invitations',
  idempotency: 'lease',
  access: 'write-team',
  summary: 'Invite a person to the organization',
  status: 201,
  rateLimit: EMAILS_PER_MINUTE,
  body: {
    type: 'object',
    properties: {
      email: { type: 'string', format: 'email', title: 'Email address', maxLength: 100 },
      role: { type: 'string', enum: teamRoles, title: 'Role', default: 'member' },
    },
    required: ['email'],
    additionalProperties: false,
  },
  async handler(input) {
    const { engine, caller, body } = input
    const { email, role = 'member' } = body
    const fields = roleFields(role)
    checkGivenRole({ role: caller.role as Role }, fields.role)
    if (await hasOpenInvitation(engine, caller, email)) {
      const message = 'This person is invited already. Send the invitation again instead.'
      throw fail('wrong_state', message, [{ path: '/email', message }])
    }
    return publicRecord(engine.stores.of('invitation').entity, {
      ...(await invite(engine, scopeOf(input), { email, ...fields })),
    })
  },
})

/**
 * The invitation that a path names.
 * @throws ProductError `forbidden` for one to a role above the caller's
 */
async function invitationIn(input: EndpointInput<'/:id'>) {
  const { engine, caller, params: given } = input
  const invitation = await engine.stores.of('invitation').get(scopeOf(input), given.id)
  if (!invitation) throw fail('not_found', 'There is no such invitation.')
  checkGivenRole({ role: caller.role as Role }, invitation.role ?? 'MEMBER')
  return invitation
}

export const postTeamInvitationResend = endpoint({
  method: 'POST',
  path: '/api/v1/team/invitations/:id/resend',
  params,
  idempotency: 'lease',
  access: 'write-team',
  summary: 'Send an invitation to the organization again, with a new link',
  status: 204,
  rateLimit: EMAILS_PER_MINUTE,
  async handler(input) {
    const { id } = await invitationIn(input)
    await resendInvitation(input.engine, scopeOf(input), id)
  },
})

export const deleteTeamInvitation = endpoint({
  method: 'DELETE',
  path: '/api/v1/team/invitations/:id',
  params,
  access: 'write-team',
  summary: 'Withdraw an invitation to the organization',
  status: 204,
  async handler(input) {
    const { id } = await invitationIn(input)
    await input.engine.stores.of('invitation').remove(scopeOf(input), id, null)
  },
})
