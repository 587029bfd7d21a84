import type { Auth0Options } from './auth0.ts'
import type { AccountEmailOutcome, AccountFacts, UnverifiedQuery } from './identity.ts'

/** A management token is no longer used this long before it expires, in milliseconds. */
const EARLY = 60_000
/** Addresses in one query; Auth0 limits its length. */
const MAX_ADDRESSES = 50

export const jsonOf = (method: string, body: unknown, bearer?: string): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: {
    'content-type': 'application/json',
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
  },
})

/** Escapes the signs of Auth0's query language (Lucene). */
const escaped = (text: string) => text.replace(/[-+&|!(){}[\]^"~*?:\\/ ]/g, (sign) => `\\${sign}`)
const anyAddress = (addresses: readonly string[]) =>
  `email:(${addresses
    .slice(0, MAX_ADDRESSES)
    .map((address) => `"${escaped(address)}"`)
    .join(' OR ')})`

interface Auth0User {
  email_verified?: boolean
  identities?: { provider: string; connection: string }[]
}

/** A client of the Management API with its current token. */
interface Reached {
  call: (path: string, init: RequestInit) => Promise<Response>
  clientId: string
  bearer: () => Promise<string>
  userOf: (subject: string) => Promise<Auth0User | null>
  /** Discards the token, which was refused. */
  forget: () => void
}

/** The calls to Auth0's Management API v2; null without credentials. */
export function managementApi(
  {
    clientId,
    managementClientId,
    managementClientSecret,
  }: Pick<Auth0Options, 'clientId' | 'managementClientId' | 'managementClientSecret'>,
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

  async function userOf(subject: string): Promise<Auth0User | null> {
    const found = await call(`/api/v2/users/${encodeURIComponent(subject)}`, {
      headers: { authorization: `Bearer ${await bearer()}` },
    })
    if (found.status === 401) kept = null
    if (found.status === 404) return null
    if (!found.ok) throw new Error(`users answered ${found.status}`)
    return (await found.json()) as Auth0User
  }

  const reached: Reached = {
    call,
    clientId,
    bearer,
    userOf,
    forget: () => (kept = null),
  }
  return { ...accountCalls(reached), ...sessionCalls(reached) }
}

/** Accounts: emails about them and what Auth0 says of them. */
function accountCalls({ call, clientId, bearer, userOf, forget }: Reached) {
  return {
    /** Resends the verification email. */
    async sendVerification(email: string): Promise<AccountEmailOutcome> {
      const token = await bearer()
      const found = await call(`/api/v2/users-by-email?email=${encodeURIComponent(email)}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      if (found.status === 401) forget()
      if (!found.ok) throw new Error(`users-by-email answered ${found.status}`)
      const users = (await found.json()) as { user_id: string; email_verified: boolean }[]
      const waiting = users.find((user) => !user.email_verified)
      if (!waiting) return users.length > 0 ? 'not-needed' : 'unknown'
      const sent = await call(
        '/api/v2/jobs/verification-email',
        jsonOf('POST', { user_id: waiting.user_id, client_id: clientId }, token),
      )
      if (sent.status === 429) return 'limited'
      if (!sent.ok) throw new Error(`verification-email answered ${sent.status}`)
      return 'sent'
    },
    /** Accounts without a verified address; Auth0 pages through the first 1,000. */
    async unverified({ search = '', among, except = [], offset, limit }: UnverifiedQuery) {
      if (among?.length === 0) return { rows: [], total: 0 }
      const terms = [
        'email_verified:false',
        ...(search.trim() ? [`email:*${escaped(search.trim().toLowerCase())}*`] : []),
        ...(among ? [anyAddress(among)] : []),
        ...(except.length > 0 ? [`NOT ${anyAddress(except)}`] : []),
      ]
      const size = Math.min(limit, 50)
      const pageOf = async (page: number) => {
        const query = new URLSearchParams({
          q: terms.join(' AND '),
          search_engine: 'v3',
          sort: 'created_at:-1',
          include_totals: 'true',
          fields: 'email,name,created_at',
          per_page: String(size),
          page: String(page),
        })
        const found = await call(`/api/v2/users?${query.toString()}`, {
          headers: { authorization: `Bearer ${await bearer()}` },
        })
        if (found.status === 401) forget()
        if (!found.ok) throw new Error(`users answered ${found.status}`)
        return (await found.json()) as {
          users: { email?: string; name?: string; created_at?: string }[]
          total: number
        }
      }
      // Auth0 has pages only; rows from any other place on are on two of them.
      const place = offset % size
      const { users, total } = await pageOf(Math.floor(offset / size))
      const next = place > 0 ? (await pageOf(Math.floor(offset / size) + 1)).users : []
      return {
        total,
        rows: [...users, ...next]
          .slice(place, place + size)
          .map(({ email = '', name = '', created_at = '' }) => ({
            email,
            name: name === email ? '' : name,
            signedUpAt: created_at,
          })),
      }
    },
    async accountFacts(subject: string): Promise<AccountFacts | null> {
      const user = await userOf(subject)
      return user
        ? { emailVerified: user.email_verified === true, hasPassword: subject.startsWith('auth0|') }
        : null
    },
    /** The name of the connection that keeps the account's password; null when Auth0 names none. */
    async connectionOf(subject: string): Promise<string | null> {
      const user = await userOf(subject)
      return user?.identities?.find(({ provider }) => provider === 'auth0')?.connection ?? null
    },
  }
}

/** Sessions and blocking. */
function sessionCalls({ call, bearer, forget }: Reached) {
  return {
    /**
     * Ends sessions with their refresh tokens. Plans without session management answer 403: there,
     * only the product itself refuses the sessions.
     */
    async endSessions(subject: string, isEnded: (id: string) => boolean): Promise<void> {
      const headers = { authorization: `Bearer ${await bearer()}` }
      const found = await call(`/api/v2/users/${encodeURIComponent(subject)}/sessions?take=100`, {
        headers,
      })
      if (found.status === 401) forget()
      if (found.status === 403 || found.status === 404) return
      if (!found.ok) throw new Error(`sessions answered ${found.status}`)
      const { sessions = [] } = (await found.json()) as { sessions?: { id: string }[] }
      for (const { id } of sessions.filter((session) => isEnded(session.id))) {
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
      if (changed.status === 401) forget()
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
