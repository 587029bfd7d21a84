import { createRemoteJWKSet } from 'jose'
import type { Log } from '#platform/log.ts'
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
/** A management token is no longer used this long before it expires, in milliseconds. */
const EARLY = 60_000

const jsonOf = (method: string, body: unknown, bearer?: string): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: {
    'content-type': 'application/json',
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
  },
})

/**
 * Auth0 by its public endpoints; the Management API is only used to resend verification emails and
 * to end sessions.
 */
export function createAuth0Identity(options: Auth0Options): Identity {
  const { domain, clientId, audience, emailClaim, log } = options
  const origin = /^https?:\/\//.test(domain) ? domain.replace(/\/+$/, '') : `https://${domain}`
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
            'Verification mails cannot be sent again from here. Use the link in the first ' +
            'mail, or ask an administrator.',
        }
      try {
        await management.sendVerification(email.trim().toLowerCase())
        return {
          success: true,
          message: 'If this address waits for verification, a new mail is on its way.',
        }
      } catch (error) {
        log.warn(
          { fault: (error as Error).message },
          'the verification mail could not be asked for',
        )
        return { success: false, message: 'Failed to resend email' }
      }
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

/** The calls to Auth0's Management API v2; null without credentials. */
function managementApi(
  { clientId, managementClientId, managementClientSecret }: Auth0Options,
  origin: string,
  call: (path: string, init: RequestInit) => Promise<Response>,
) {
  if (!managementClientId || !managementClientSecret) return null
  let kept: { token: string; until: number } | null = null

  async function bearer(): Promise<string> {
    if (kept && kept.until > Date.now()) return kept.token
    const answer = await call(
      '/oauth/token',
      jsonOf('POST', {
        grant_type: 'client_credentials',
        client_id: managementClientId,
        client_secret: managementClientSecret,
        audience: `${origin}/api/v2/`,
      }),
    )
    if (!answer.ok) throw new Error(`the Management API refused the client (${answer.status})`)
    const { access_token, expires_in = 0 } = (await answer.json()) as {
      access_token: string
      expires_in?: number
    }
    kept = { token: access_token, until: Date.now() + expires_in * 1000 - EARLY }
    return access_token
  }

  return {
    /** Resends the verification email. Does nothing for addresses that are verified or unknown. */
    async sendVerification(email: string): Promise<void> {
      const token = await bearer()
      const found = await call(`/api/v2/users-by-email?email=${encodeURIComponent(email)}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      if (found.status === 401) kept = null
      if (!found.ok) throw new Error(`users-by-email answered ${found.status}`)
      const waiting = ((await found.json()) as { user_id: string; email_verified: boolean }[]).find(
        (user) => !user.email_verified,
      )
      if (!waiting) return
      const sent = await call(
        '/api/v2/jobs/verification-email',
        jsonOf('POST', { user_id: waiting.user_id, client_id: clientId }, token),
      )
      if (!sent.ok) throw new Error(`verification-email answered ${sent.status}`)
    },
    /**
     * Ends sessions with their refresh tokens. Plans without session management answer 403: there,
     * only the product itself refuses the sessions.
     */
    async endSessions(subject: string, isEnded: (id: string) => boolean): Promise<void> {
      const headers = { authorization: `Bearer ${await bearer()}` }
      const found = await call(`/api/v2/users/${encodeURIComponent(subject)}/sessions?take=100`, {
        headers,
      })
      if (found.status === 401) kept = null
      if (found.status === 403 || found.status === 404) return
      if (!found.ok) throw new Error(`sessions answered ${found.status}`)
      const { sessions = [] } = (await found.json()) as { sessions?: { id: string }[] }
      for (const { id } of sessions.filter((one) => isEnded(one.id))) {
        const ended = await call(`/api/v2/sessions/${encodeURIComponent(id)}/revoke`, {
          method: 'POST',
          headers,
        })
        if (!ended.ok && ended.status !== 404)
          throw new Error(`ending a session answered ${ended.status}`)
      }
    },
    /** Blocking also ends the sessions, where the plan allows it. */
    async setBlocked(subject: string, blocked: boolean): Promise<void> {
      const token = await bearer()
      const user = `/api/v2/users/${encodeURIComponent(subject)}`
      const changed = await call(user, jsonOf('PATCH', { blocked }, token))
      if (changed.status === 401) kept = null
      if (changed.status === 404) return
      if (!changed.ok) throw new Error(`users answered ${changed.status}`)
      if (!blocked) return
      const ended = await call(`${user}/sessions`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${token}` },
      })
      // Plans without session management answer 403; a blocked user cannot renew a session there
      // either.
      if (!ended.ok && ended.status !== 403 && ended.status !== 404)
        throw new Error(`sessions answered ${ended.status}`)
    },
  }
}
