import { createRemoteJWKSet } from 'jose'
import type { Log } from '#platform/log.ts'
import { checkToken } from './check-token.ts'
import { InvalidToken, type Identity } from './identity.ts'

export interface Auth0Options {
  /** Host such as company.eu.auth0.com, or an origin for tests. */
  domain: string
  clientId: string
  audience: string
  managementClientId?: string
  managementClientSecret?: string
  log: Log
}

const TIMEOUT = 8000

/** Auth0 by its public endpoints; the Management API only for sending verification mails again. */
export function createAuth0Identity({ domain, clientId, audience, managementClientId, managementClientSecret, log }: Auth0Options): Identity {
  const origin = /^https?:\/\//.test(domain) ? domain.replace(/\/+$/, '') : `https://${domain}`
  const keys = createRemoteJWKSet(new URL(`${origin}/.well-known/jwks.json`), { timeoutDuration: TIMEOUT, cooldownDuration: 30_000 })
  const call = (path: string, init: RequestInit) => fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT) })
  const json = (method: string, body: unknown, bearer?: string): RequestInit => ({ method, body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) } })

  async function managementToken(): Promise<string> {
    const answer = await call('/oauth/token', json('POST', { grant_type: 'client_credentials', client_id: managementClientId, client_secret: managementClientSecret, audience: `${origin}/api/v2/` }))
    if (!answer.ok) throw new Error(`the Management API refused the client (${answer.status})`)
    return ((await answer.json()) as { access_token: string }).access_token
  }

  return {
    kind: 'auth0',
    browser: { domain, clientId, audience },
    verifyToken: (token) => checkToken(token, keys, { issuer: `${origin}/`, audience }),
    async person(token, claims) {
      if (claims.email) return claims
      const answer = await call('/userinfo', { headers: { authorization: `Bearer ${token}` } })
      if (answer.status === 401) throw new InvalidToken('The token is not valid.')
      if (!answer.ok) throw new Error(`the identity provider answered /userinfo with ${answer.status}`)
      const found = (await answer.json()) as { email?: string; email_verified?: boolean; name?: string }
      return { subject: claims.subject, email: found.email ?? '', emailVerified: found.email_verified === true, name: found.name ?? '' }
    },
    async resendVerification(email) {
      const message = 'If this address waits for verification, a new mail is on its way.'
      if (!managementClientId || !managementClientSecret) return { success: false, message: 'Failed to resend email' }
      try {
        const bearer = await managementToken()
        const found = await call(`/api/v2/users-by-email?email=${encodeURIComponent(email.toLowerCase())}`, { headers: { authorization: `Bearer ${bearer}` } })
        if (!found.ok) throw new Error(`users-by-email answered ${found.status}`)
        const waiting = ((await found.json()) as { user_id: string; email_verified: boolean }[]).find((user) => !user.email_verified)
        if (!waiting) return { success: true, message }
        const sent = await call('/api/v2/jobs/verification-email', json('POST', { user_id: waiting.user_id, client_id: clientId }, bearer))
        if (!sent.ok) throw new Error(`verification-email answered ${sent.status}`)
        return { success: true, message }
      } catch (error) {
        log.warn({ fault: (error as Error).message }, 'the verification mail could not be asked for')
        return { success: false, message: 'Failed to resend email' }
      }
    },
  }
}
