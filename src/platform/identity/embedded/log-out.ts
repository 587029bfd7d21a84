import type { Provider } from 'oidc-provider'
import type { SignedOut } from '../identity.ts'
import { show, type PageContext } from './answer-page.ts'
import { messagePage } from './page.ts'
import { SESSION_COOKIE } from './provider-configuration.ts'

/**
 * Auth0's `/v2/logout`: ends the session with its grants, then redirects to a registered address
 * only.
 */
export function logOut(
  provider: Provider,
  clientId: string,
  origin: string,
  onSignedOut: (ended: SignedOut) => Promise<void>,
) {
  return async (ctx: PageContext, next: () => Promise<unknown>): Promise<unknown> => {
    if (ctx.path !== '/v2/logout') return next()
    const session = await provider.Session.get(ctx)
    for (const { grantId } of Object.values(session.authorizations ?? {})) {
      if (!grantId) continue
      await (await provider.Grant.find(grantId))?.destroy()
      if (session.accountId) await onSignedOut({ subject: session.accountId, sessionId: grantId })
    }
    if (session.accountId) await session.destroy()
    for (const name of [SESSION_COOKIE, `${SESSION_COOKIE}.sig`])
      ctx.cookies.set(name, null, { signed: false })
    const to = String(ctx.query.returnTo ?? origin)
    const client = await provider.Client.find(String(ctx.query.client_id ?? clientId))
    if (client?.postLogoutRedirectUriAllowed(to)) return ctx.redirect(to)
    return show(
      ctx,
      messagePage('Logged out', 'You are logged out. The page to return to is not one of ours.'),
      400,
    )
  }
}
