import type { IdentityAddresses } from '#platform/identity/identity.ts'
import { endpoint, type Endpoint } from '../../base/endpoint.ts'

/**
 * Paths of the former product (specification, section 7), each with its page at the identity
 * provider.
 */
const olderPaths: readonly (readonly [path: string, page: keyof IdentityAddresses])[] = [
  ['/forgot-password', 'forgotPassword'],
  ['/reset-password', 'resetPassword'],
  ['/change-password', 'changePassword'],
  ['/api/v1/auth', 'signIn'],
  ['/api/v1/signin', 'signIn'],
  ['/api/v1/signup', 'signUp'],
  ['/api/v1/signout', 'signOut'],
  ['/api/v1/register-user', 'signUp'],
  ['/api/v1/forgot-password', 'forgotPassword'],
  ['/api/v1/reset-password', 'resetPassword'],
  ['/api/v1/change-password', 'changePassword'],
]

const words: Record<keyof IdentityAddresses, string> = {
  signIn: 'Leads to the log-in of the identity provider',
  signUp: 'Leads to the sign-up of the identity provider',
  signOut: 'Leads to the log-out of the identity provider',
  forgotPassword: 'Leads to where the identity provider sends a link for a new password',
  resetPassword: 'Leads to where the identity provider takes the new password; keeps `token`',
  changePassword: 'Leads to where the identity provider changes a password',
}

/**
 * 303, so that a submitted form becomes a GET of the page: credentials are sent to the provider
 * only.
 */
export const olderAuthPaths: readonly Endpoint[] = olderPaths.flatMap(([path, page]) =>
  (path.startsWith('/api/') ? (['GET', 'POST'] as const) : (['GET'] as const)).map((method) =>
    endpoint({
      method,
      path,
      access: 'public',
      summary: words[page],
      accepts: ['application/x-www-form-urlencoded'],
      async handler({ request, query, reply }) {
        const address = request.server.context.identity.addresses[page]
        const token =
          page === 'resetPassword' && typeof query.token === 'string'
            ? `?token=${encodeURIComponent(query.token)}`
            : ''
        return reply.header('cache-control', 'no-store').redirect(`${address}${token}`, 303)
      },
    }),
  ),
)
