import type { IncomingMessage, ServerResponse } from 'node:http'
import { createLocalJWKSet } from 'jose'
import type { Provider } from 'oidc-provider'
import type { Database } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import type { SystemMailer } from '#platform/mail/mail.ts'
import type { Secrets } from '#platform/secrets.ts'
import { checkToken } from '../check-token.ts'
import type { Identity, SignInAttempt } from '../identity.ts'
import { createAccounts, type NewAccount } from './accounts.ts'
import { sweepGrants } from './grant-adapter.ts'
import { hostedPages } from './hosted-pages.ts'
import { keptKeys } from './kept-keys.ts'
import { logOut } from './log-out.ts'
import { providerConfiguration } from './provider-configuration.ts'

export interface EmbeddedOptions {
  database: Database
  secrets: Secrets
  systemMailer: SystemMailer
  log: Log
  /** Origin of the app, which is the provider's too; without trailing slash. */
  origin: string
  clientId: string
  audience: string
  /** Hears of every log-in with a password, whichever way it ended. */
  onSignIn?: (attempt: SignInAttempt) => Promise<void>
}

/** The embedded provider: an `Identity`, the requests that it answers itself, and the care of its accounts. */
export interface EmbeddedIdentity extends Identity {
  /** True for paths that belong to the provider on the shared origin. */
  handles(path: string): boolean
  /** Answers a request whose path it handles and whose body nobody has read. */
  handler(request: IncomingMessage, response: ServerResponse): void
  /** Makes the account unless the address has one; that one stays as it is. */
  addAccount(account: NewAccount): Promise<{ subject: string }>
  /** Null for an address without an account. */
  accountByEmail(
    email: string,
  ): Promise<{
    subject: string
    email: string
    emailVerified: boolean
    name: string
    blocked: boolean
  } | null>
  /** Ends every session and refresh token; access tokens go on until they expire, within an hour. */
  revokeSessions(subject: string): Promise<void>
  /** Removes the account with its sign-ins and links. Resolves to whether there was one. */
  deleteAccount(email: string): Promise<boolean>
}

const PATHS =
  /^\/(authorize(\/|$)|oauth\/(token|revoke)$|userinfo$|v2\/logout$|oidc\/|\.well-known\/(openid-configuration|jwks\.json|oauth-authorization-server)$|u\/)/
/** Expired rows are removed once in so many requests. */
const SWEEP_EVERY = 200

/** A real OpenID provider on the app's own origin, with accounts, grants and keys in the database (product design, section 7). */
export async function createEmbeddedIdentity(options: EmbeddedOptions): Promise<EmbeddedIdentity> {
  const {
    database,
    secrets,
    systemMailer,
    log,
    origin,
    clientId,
    audience,
    onSignIn = async () => {},
  } = options
  const keys = await keptKeys(database, secrets)
  const accounts = createAccounts(database)
  // The SDK expects the issuer with a slash at its end.
  const issuer = `${origin}/`
  const makeProvider = async () => {
    const provider = await quietly(async () => {
      const library = await import('oidc-provider')
      return new library.Provider(
        issuer,
        providerConfiguration({ database, accounts, keys, origin, clientId, audience }, library),
      )
    })
    provider.proxy = origin.startsWith('https:')
    // Only what the nearest proxy wrote: a caller can put any address before it.
    provider.maxIpsCount = 1
    const pages = hostedPages({ provider, accounts, systemMailer, log, origin, onSignIn })
    provider.use(logOut(provider, clientId, origin))
    provider.use(pages.middleware)
    provider.on('server_error', (_ctx, error) =>
      log.error({ fault: error.message }, 'the identity provider failed'),
    )
    return { callback: provider.callback(), pages }
  }
  // Made with the first sign-in; tokens are checked without it.
  let making: ReturnType<typeof makeProvider> | null = null
  const provided = () => (making ??= makeProvider())
  const sweep = () =>
    Promise.all([sweepGrants(database), accounts.sweepLinks()]).catch((error: Error) =>
      log.warn({ fault: error.message }, 'expired sign-ins could not be swept'),
    )
  const { d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...publicKey } = keys.jwk
  const keySet = createLocalJWKSet({ keys: [publicKey as never] })

  return {
    kind: 'embedded',
    browser: { domain: origin, clientId, audience },
    // A log-in begins in the app, which keeps the secret that ends it (PKCE).
    addresses: {
      signIn: '/login',
      signUp: '/signup',
      signOut: `/v2/logout?${new URLSearchParams({ client_id: clientId, returnTo: origin })}`,
      forgotPassword: '/u/forgot',
      resetPassword: '/u/reset',
      changePassword: '/u/change',
    },
    handles: (path) => PATHS.test(path),
    handler: requestHandler(async () => (await provided()).callback, { origin, sweep, log }),
    verifyToken: (token) => checkToken(token, keySet, { issuer, audience }),
    person: async (_token, claims) => claims,
    async resendVerification(email) {
      const account = await accounts.byEmail(email)
      if (account && !account.email_verified)
        await (await provided()).pages.mailVerification(account)
      return {
        success: true,
        message: 'If this address waits for verification, a new mail is on its way.',
      }
    },
    async addAccount(account) {
      // Looked for first: hashing a password that is not wanted would cost every start with demo data.
      const known =
        (await accounts.byEmail(account.email)) ??
        (await accounts.create(account)) ??
        (await accounts.byEmail(account.email))
      return { subject: known!.subject }
    },
    async accountByEmail(address) {
      const found = await accounts.byEmail(address)
      return found
        ? {
            subject: found.subject,
            email: found.email,
            emailVerified: found.email_verified,
            name: found.name,
            blocked: found.blocked,
          }
        : null
    },
    async setBlocked(subject, blocked) {
      const account = await accounts.bySubject(subject)
      if (!account) return
      await accounts.setBlocked(account.id, blocked)
      if (blocked) await accounts.revoke(account.subject)
    },
    revokeSessions: (subject) => accounts.revoke(subject),
    async deleteAccount(email) {
      const account = await accounts.byEmail(email)
      if (!account) return false
      await accounts.remove(account.id)
      await accounts.revoke(account.subject)
      return true
    },
  }
}

const LOOPBACK = /^(127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Every request is answered as one for the configured origin: neither a Host header nor a proxy's silence changes addresses or cookies. */
function requestHandler(
  callback: () => Promise<ReturnType<Provider['callback']>>,
  { origin, sweep, log }: { origin: string; sweep: () => Promise<unknown>; log: Log },
) {
  const { host, hostname, protocol } = new URL(origin)
  let answered = 0
  return (request: IncomingMessage, response: ServerResponse): void => {
    answered += 1
    if (answered % SWEEP_EVERY === 1)
      void sweep().catch((error: Error) =>
        log.warn({ fault: error.message }, 'what ran out could not be swept'),
      )
    // Cookies of localhost do not reach 127.0.0.1: the sign-in has to begin at the one address.
    if (
      hostname === 'localhost' &&
      request.method === 'GET' &&
      LOOPBACK.test(request.headers.host ?? '')
    ) {
      response
        .writeHead(302, { location: `${origin}${request.url}`, 'cache-control': 'no-store' })
        .end()
      return
    }
    request.headers.host = host
    delete request.headers['x-forwarded-host']
    request.headers['x-forwarded-proto'] = protocol.replace(':', '')
    void callback()
      .then((answer) => answer(request, response))
      .catch((error: Error) => {
        log.error({ fault: error.message }, 'the identity provider failed')
        if (!response.headersSent)
          response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
        response.end('Something went wrong on our side. Please try again.')
      })
  }
}

/** The library warns on standard output about Node 20, on which it works; the product's own output stays clean. */
async function quietly<T>(make: () => Promise<T>): Promise<T> {
  const { warn, info } = console
  console.warn = () => {}
  console.info = () => {}
  try {
    return await make()
  } finally {
    console.warn = warn
    console.info = info
  }
}
