import {
  accountState,
  sendPasswordReset,
  sendVerification,
} from '#engine/administration/accounts/account-emails.ts'
import { hasOpenInvitation, resendInvitation } from '#engine/administration/accounts/invite.ts'
import { pendingPeople } from '#engine/administration/accounts/pending-people.ts'
import { fail } from '#model/lib/errors.ts'
import { publicRecord } from '#store/row-codec.ts'
import { endpoint } from '../../base/endpoint.ts'
import { pageOf, scopeOf } from '../../base/scope-of.ts'
import { careOf, helperOf, lowerUserIn, userIn } from './own-users.ts'

/** Calls per minute of one administrator: enough to help people, too few to flood them. */
const EMAILS_PER_MINUTE = 20

export const getPendingUsers = endpoint({
  method: 'GET',
  path: '/api/v1/users/pending',
  access: 'tenant-admin',
  summary: 'Open invitations, and people who signed up and did not verify their address',
  query: { range: { type: 'string' }, filter: { type: 'string' } },
  handler(input) {
    const { engine, caller } = input
    const { first, size, filter } = pageOf(input)
    return pendingPeople(engine, careOf(input).identity, {
      tenantId: caller.role === 'ADMIN' ? null : caller.tenantId,
      search: String(filter.q ?? ''),
      first,
      size,
    })
  },
})

export const getUserAccount = endpoint({
  method: 'GET',
  path: '/api/v1/users/:id/account',
  access: 'tenant-admin',
  summary: 'What the identity provider says about a user',
  handler: async (input) => accountState(careOf(input), await userIn(input)),
})

export const postUserVerification = endpoint({
  method: 'POST',
  path: '/api/v1/users/:id/resend-verification',
  idempotency: 'lease',
  access: 'write-tenant-admin',
  summary: 'Send a user the verification email again',
  status: 204,
  rateLimit: EMAILS_PER_MINUTE,
  async handler(input) {
    const user = await lowerUserIn(input)
    await sendVerification(careOf(input), helperOf(input), user.email, user.id)
  },
})

export const postUserReset = endpoint({
  method: 'POST',
  path: '/api/v1/users/:id/password-reset',
  idempotency: 'lease',
  access: 'write-tenant-admin',
  summary: 'Send a user a link to choose a new password',
  status: 204,
  rateLimit: EMAILS_PER_MINUTE,
  async handler(input) {
    await sendPasswordReset(careOf(input), helperOf(input), await lowerUserIn(input))
  },
})

export const postPendingVerification = endpoint({
  method: 'POST',
  path: '/api/v1/user-oper/resend-verification',
  idempotency: 'lease',
  access: 'write-tenant-admin',
  summary: 'Send the verification email again to a person who signed up',
  status: 204,
  rateLimit: EMAILS_PER_MINUTE,
  body: {
    type: 'object',
    properties: {
      email: { type: 'string', format: 'email', title: 'Email address', maxLength: 100 },
    },
    required: ['email'],
    additionalProperties: false,
  },
  async handler(input) {
    const { engine, caller, body } = input
    const { email } = body
    if (caller.role !== 'ADMIN' && !(await hasOpenInvitation(engine, caller, email)))
      throw fail('not_found', 'This address has no open invitation to your organization.')
    await sendVerification(careOf(input), helperOf(input), email)
  },
})

export const postInvitationResend = endpoint({
  method: 'POST',
  path: '/api/v1/invitations/:id/resend',
  idempotency: 'lease',
  access: 'write-tenant-admin',
  summary: 'Send an invitation again, with a new link',
  rateLimit: EMAILS_PER_MINUTE,
  async handler(input) {
    const { engine, params } = input
    const invitation = await resendInvitation(engine, scopeOf(input), params.id)
    return publicRecord(engine.stores.of('invitation').entity, { ...invitation })
  },
})
