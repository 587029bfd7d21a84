import { brand } from '#brand'
import { invitationOf, type InvitationState } from '#engine/administration/accounts/invite.ts'
import { escapeHtml } from '#model/lib/escape-html.ts'
import { endpoint } from '../base/endpoint.ts'
import { linkPage, linkPageHeaders } from './link-page.ts'

function pageOf(invitationState: InvitationState): { status: number; page: string } {
  if (invitationState.kind === 'unknown')
    return {
      status: 404,
      page: linkPage(
        'This invitation is not known',
        '<p>It may have been taken back, or the link was cut in two on its way. Ask the ' +
          'person who invited you to send it again.</p>',
      ),
    }
  const [email, tenant, from] = [
    invitationState.email,
    invitationState.tenant,
    invitationState.from,
  ].map(escapeHtml)
  const hint = encodeURIComponent(invitationState.email)
  if (invitationState.kind === 'used')
    return {
      status: 410,
      page: linkPage(
        'This invitation was used',
        `<p>${email} has joined ${tenant}.</p><p><a class="button" href="/login">Log in</a></p>`,
      ),
    }
  if (invitationState.kind === 'expired')
    return {
      status: 410,
      page: linkPage(
        'This invitation has expired',
        `<p>It was for ${email}, to join ${tenant}. Ask ${from} to send another.</p>`,
      ),
    }
  return {
    status: 200,
    page: linkPage(
      `Join ${invitationState.tenant}`,
      `<p>${from} invites you to work with ${tenant} in ${brand.name}.</p>` +
        `<p>Sign up with <strong>${email}` +
        '</strong>: the invitation is for this address only.</p><p>' +
        `<a class="button" href="/signup?email=${hint}">Sign up</a></p>` +
        `<p class="soft">Signed up already with this address? <a href="/login?email=${hint}">` +
        'Log in</a></p>',
    ),
  }
}

/**
 * Opening the page does not use up the invitation: the first sign-in with the invited address
 * joins.
 */
export const showInvitation = endpoint({
  method: 'GET',
  path: '/invitation/:token',
  access: 'public',
  summary: 'Page behind an invitation',
  async handler({ params, engine, reply }) {
    const { status, page } = pageOf(await invitationOf(engine, params.token))
    return reply.code(status).headers(linkPageHeaders).send(page)
  },
})
