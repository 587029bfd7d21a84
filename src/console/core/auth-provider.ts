import { Auth0AuthProvider } from 'ra-auth-auth0'
import type { AuthProvider } from 'react-admin'
import { api } from '#client/api.ts'
import { authClient, session } from '#client/session.ts'

const here = () => location.pathname + location.search + location.hash

/**
 * react-admin's view of the session. Asks the server's session first, so that the identity SDK is
 * only downloaded where needed. Overrides three decisions of `ra-auth-auth0`: it loses the current
 * page, reads the role from a claim, and signs out on 403.
 */
export function createAuthProvider(): AuthProvider {
  const auth0 = async () =>
    Auth0AuthProvider(await authClient(), {
      loginRedirectUri: `${location.origin}/oauth/callback`,
      logoutRedirectUri: location.origin,
    })
  return {
    login: () => session.login({ returnTo: here() }),
    logout: async () => {
      if (session.get().status !== 'authenticated') return false
      await session.logout()
      return false
    },
    checkAuth: async () => {
      if (await session.getToken()) return
      await session.login({ returnTo: here() })
      throw new Error('Sign in first')
    },
    // 403 concerns the request, not the session. On a 401 the API client has already tried to renew
    // the session and sent the person to sign in.
    checkError: async () => undefined,
    getPermissions: async () => {
      const me = await api.get<{ role?: string; readOnly?: boolean }>('/users/me')
      return { role: me.role ?? 'MEMBER', readOnly: me.readOnly === true }
    },
    getIdentity: async () => {
      const { user } = session.get()
      if (user) return { id: user.sub, fullName: user.name ?? user.email ?? '' }
      return (await auth0()).getIdentity!()
    },
    handleCallback: async () => ({ redirectTo: await session.finishLogin() }),
  }
}
