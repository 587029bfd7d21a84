import { createRemoteJWKSet } from 'jose'
import type { Log } from '#platform/log.ts'
import { messageOf } from '#model/lib/thrown.ts'
import { jsonOf, managementApi } from './auth0-management.ts'
import { checkToken } from './check-token.ts'
import { InvalidToken, type Identity, type TokenClaims } from './identity.ts'

export interface Auth0Options {
  /** Host such as company.eu.auth0.com, or an origin for tests. */
  domain: string
  clientId: string
  audience: string
  /**
   * A machine client with `read:users`, `update:users` and `delete:sessions`; without one,
   * verification emails cannot be requested and users cannot be blocked at Auth0.
   */
  managementClientId?: string
  managementClientSecret?: string
  /**
   * The access token claim that an Auth0 action fills with the email address, when it is not our
   * default name.
   */
  emailClaim?: string
  log: Log
}

/** Timeout of one request, in milliseconds. */
const TIMEOUT = 8000
/** Auth0's name of the accounts with a password, unless an installation renamed it. */
const DATABASE_CONNECTION = 'Username-Password-Authentication'

const originOf = (domain: string) =>
  /^https?:\/\//.test(domain) ? domain.replace(/(?<!\/)\/+$/, '') : `https://${domain}`

/**
 * Auth0 by its public endpoints; the Management API lists unverified accounts, resends verification
 * emails, blocks accounts and ends sessions.
 */
export function createAuth0Identity(options: Auth0Options): Identity {
  const { domain, clientId, audience, emailClaim, log } = options
  const origin = originOf(domain)
  const keys = createRemoteJWKSet(new URL(`${origin}/.well-known/jwks.json`), {
    timeoutDuration: TIMEOUT,
    cooldownDuration: 30_000,
  })
  const call = (path: string, init: RequestInit) =>
    fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT) })
  const management = managementApi(options, origin, call)

  return {
    kind: 'auth0',
    browser: { domain, clientId, audience },
    // Auth0's pages open only within a login, which begins in the app, because the app holds the
    // PKCE secret; the password is requested again there.
    addresses: {
      signIn: '/login',
      signUp: '/signup',
      signOut: `${origin}/v2/logout?client_id=${encodeURIComponent(clientId)}`,
      forgotPassword: '/login',
      resetPassword: '/login',
      changePassword: '/login',
    },
    verifyToken: (token) =>
      checkToken(token, keys, {
        issuer: `${origin}/`,
        audience,
        ...(emailClaim ? { emailClaim } : {}),
      }),
    async person(token, claims): Promise<TokenClaims> {
      if (claims.email) return claims
      const answer = await call('/userinfo', { headers: { authorization: `Bearer ${token}` } })
      if (answer.status === 401) throw new InvalidToken('The token is not valid.')
      if (!answer.ok)
        throw new Error(`the identity provider answered /userinfo with ${answer.status}`)
      const found = (await answer.json()) as {
        sub?: string
        email?: string
        email_verified?: boolean
        name?: string
      }
      // OpenID Connect Core, 5.3.2: a response about another subject must not be used.
      if (found.sub !== claims.subject) throw new InvalidToken('The token is not valid.')
      return {
        subject: claims.subject,
        email: found.email ?? '',
        emailVerified: found.email_verified === true,
        name: found.name ?? '',
      }
    },
    async resendVerification(email) {
      if (!management)
        return {
          success: false,
          message:
            "Verification emails can't be sent again from here. Use the link in the first " +
            'email, or ask an administrator.',
        }
      try {
        await management.sendVerification(email.trim().toLowerCase())
        return {
          success: true,
          message: 'If this address waits for verification, a new email is on its way.',
        }
      } catch (error) {
        log.warn({ fault: messageOf(error) }, 'the verification mail could not be asked for')
        return { success: false, message: 'Failed to resend email' }
      }
    },
    endsSessions: management !== null,
    unverified: async (query) => management?.unverified(query) ?? null,
    accountFacts: async (subject) => management?.accountFacts(subject) ?? null,
    sendVerification: async (email) =>
      management ? management.sendVerification(email.trim().toLowerCase()) : 'unsupported',
    async sendPasswordReset(subject, email) {
      // Other subjects sign in through a service that keeps their password.
      if (!subject.startsWith('auth0|')) return 'not-needed'
      const connection = (await management?.connectionOf(subject)) ?? DATABASE_CONNECTION
      const answer = await call(
        '/dbconnections/change_password',
        jsonOf('POST', { client_id: clientId, email, connection }),
      )
      if (answer.status === 429) return 'limited'
      if (!answer.ok) throw new Error(`change_password answered ${answer.status}`)
      return 'sent'
    },
    async setBlocked(subject, blocked) {
      await management?.setBlocked(subject, blocked)
    },
    openSessions: async () => null,
    endSession: async (subject, sessionId) =>
      management?.endSessions(subject, sessionId === '' ? () => true : (id) => id === sessionId),
    endOtherSessions: async (subject, keep) =>
      management?.endSessions(subject, (id) => id !== keep),
  }
}
