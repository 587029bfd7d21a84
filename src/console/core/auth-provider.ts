import { Auth0AuthProvider } from 'ra-auth-auth0'
import type { AuthProvider } from 'react-admin'
import { api } from '#client/api.ts'
import { authClient, session } from '#client/session.ts'

const here = () => location.pathname + location.search + location.hash

/**
 * react-admin's view of who is signed in. The session is asked first, so that the identity SDK is
 * only downloaded where it is needed; what `ra-auth-auth0` decides differently is overridden: it
 * forgets where one was, reads the role from a claim, and signs out on 403.
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
    // 403 means "not this", not "not you". A 401 has been renewed and refused by then, and the API
    // door has sent the person to sign in.
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
