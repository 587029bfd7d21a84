import { Auth0AuthProvider } from 'ra-auth-auth0'
import type { AuthProvider } from 'react-admin'
import { api } from '#client/api.ts'
import type { Me } from '#client/me.ts'
import { queryClient } from '#client/query-client.ts'
import { authClient, session } from '#client/session.ts'
import type { Role } from '#model/schema/access.ts'
import type { Operation } from '#model/schema/entity.ts'
import { mayDo } from './access.ts'
import type { Registry } from './registry.ts'

const here = () => location.pathname + location.search + location.hash

/**
 * The product's session as the client that `Auth0AuthProvider` works with, for Auth0 as for the
 * embedded identity provider. It answers from the stored session, so that the SDK is only
 * downloaded to sign in, renew and sign out.
 */
const sessionClient = {
  isAuthenticated: async () => (await session.getToken()) !== null,
  getUser: async () => session.get().user ?? undefined,
  getIdTokenClaims: async () => (await authClient()).getIdTokenClaims(),
  // Overrides `ra-auth-auth0`, which returns to its callback page: the current page is kept.
  loginWithRedirect: async () => {
    await session.login({ returnTo: here() })
    throw new Error('Sign in first')
  },
  logout: async () => {
    if (session.get().status === 'authenticated') await session.logout()
  },
  handleRedirectCallback: async () => ({ appState: { returnTo: await session.finishLogin() } }),
} as unknown as Parameters<typeof Auth0AuthProvider>[0]

/** react-admin's actions by the operation of the API that they need. */
const operations: Record<string, Operation> = {
  list: 'list',
  export: 'list',
  show: 'get',
  create: 'create',
  edit: 'update',
  delete: 'delete',
}

/**
 * `ra-auth-auth0` for Auth0 and the embedded identity provider, with two more differences: the role
 * comes from the server in place of a claim, and a 403 concerns the request, not the session.
 */
export function createAuthProvider(registry: Registry, role: Role, writes: boolean): AuthProvider {
  const auth0 = Auth0AuthProvider(sessionClient, {
    loginRedirectUri: `${location.origin}/oauth/callback`,
    logoutRedirectUri: location.origin,
  })
  return {
    ...auth0,
    checkError: async (error: { status?: number }) => {
      if (error.status !== 403) await auth0.checkError(error)
    },
    getPermissions: async () => {
      const me =
        queryClient.getQueryData<Me>(['users', 'me']) ?? (await api.get<Partial<Me>>('/users/me'))
      return { role: me.role ?? 'MEMBER', readOnly: me.readOnly === true }
    },
    canAccess: async ({ resource, action }) => {
      const consoleResource = registry.byName(resource)
      const operation = operations[action]
      return (
        consoleResource !== undefined &&
        operation !== undefined &&
        mayDo(consoleResource, operation, writes, role)
      )
    },
  }
}
