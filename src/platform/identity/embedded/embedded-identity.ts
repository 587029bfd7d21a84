import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import { isDiskFull } from '#model/lib/disk-full.ts'
import type { Database } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import type { SystemMailer } from '#platform/mail/mail.ts'
import type { Secrets } from '#platform/secrets.ts'
import { checkToken } from '../check-token.ts'
import type { Identity, SignedOut, SignInAttempt } from '../identity.ts'
import { accountHelp } from './account-care.ts'
import { createAccounts, type Accounts, type NewAccount } from './accounts.ts'
import { deviceCookies } from './device-cookie.ts'
import { endGrants, openGrants, sweepGrants } from './grant-adapter.ts'
import { hostedPages } from './hosted-pages.ts'
import { createKeyRing, type KeyRing } from './key-ring.ts'
import { keptKeys } from './kept-keys.ts'
import { logOut } from './log-out.ts'
import { providerConfiguration } from './provider-configuration.ts'

export interface EmbeddedOptions {
  database: Database
  secrets: Secrets
  systemMailer: SystemMailer
  log: Log
  /** Origin of the app and the provider; without trailing slash. */
  origin: string
  clientId: string
  audience: string
  /** Called after every password login with its outcome. */
  onSignIn?: (attempt: SignInAttempt) => Promise<void>
  /**
   * Called when sessions end here: by logout, a new password or blocking. Their tokens are to be
   * refused from then on.
   */
  onSignedOut?: (ended: SignedOut) => Promise<void>
}

/**
 * The embedded provider: an `Identity`, its own request handler, and the maintenance of its
 * accounts.
 */
export interface EmbeddedIdentity extends Identity {
  /** True for the provider's paths on the shared origin. */
  handles(path: string): boolean
  /**
   * Handles a request for one of its paths, whose body must be unread.
   * @param clientAddress the client, as limits count it; default: the peer of the connection
   */
  handler(request: IncomingMessage, response: ServerResponse, clientAddress?: string): void
  /** Creates the account unless the address has one, which stays unchanged. */
  addAccount(account: NewAccount): Promise<{ subject: string }>
  /** Null for an address without an account. */
  accountByEmail(email: string): Promise<{
    subject: string
    email: string
    emailVerified: boolean
    name: string
    blocked: boolean
  } | null>
  /** Ends every session and refresh token. */
  revokeSessions(subject: string): Promise<void>
  /** Deletes the account with its sign-ins and links. Resolves to whether it existed. */
  deleteAccount(email: string): Promise<boolean>
}

const PATHS = new RegExp(
  `^/(${[
    'authorize(/|$)',
    'oauth/(token|revoke)$',
    'userinfo$',
    'v2/logout$',
    'oidc/',
    '\\.well-known/(openid-configuration|jwks\\.json|oauth-authorization-server)$',
    'u/',
  ].join('|')})`,
)
/** Expired rows are removed once per this many requests. */
const SWEEP_EVERY = 200

interface ProviderParts extends Required<EmbeddedOptions> {
  accounts: Accounts
  ring: KeyRing
}

/** The library's provider, preceded by our pages. */
async function makeProvider(parts: ProviderParts) {
  const { database, accounts, ring, systemMailer, log, origin, clientId, audience } = parts
  const provider = await quietly(async () => {
    const library = await import('oidc-provider')
    return new library.Provider(
      issuerOf(origin),
      providerConfiguration(
        { database, accounts, keys: ring.keys, origin, clientId, audience },
        library,
      ),
    )
  })
  // `requestHandler` sets these headers itself and ignores the client's.
  provider.proxy = true
  provider.maxIpsCount = 1
  const pages = hostedPages({
    provider,
    accounts,
    systemMailer,
    log,
    origin,
    onSignIn: parts.onSignIn,
    devices: deviceCookies(ring.keys.cookies, origin.startsWith('https:')),
  })
  provider.use(logOut(provider, clientId, origin, parts.onSignedOut))
  provider.use(pages.middleware)
  provider.on('server_error', (ctx, error) => {
    log.error({ fault: error.message }, 'the identity provider failed')
    if (isDiskFull(error)) ctx.status = 507
  })
  return { callback: provider.callback(), pages }
}

/** Creates the provider at the first sign-in; tokens are checked without it. */
function keepProvider(ring: KeyRing, make: () => ReturnType<typeof makeProvider>) {
  let making: ReturnType<typeof makeProvider> | null = null
  let madeWith: string | null = null
  const provided = () => (making ??= make())
  return {
    provided,
    /**
     * When another key signs, or another process made one, the provider is recreated with its next
     * request.
     */
    async current() {
      const signedBy = madeWith
      await ring.refresh()
      if (signedBy !== null && signedBy !== ring.keys.jwks[0]!.kid) making = null
      madeWith = ring.keys.jwks[0]!.kid ?? null
      return provided()
    },
  }
}

/** Account operations from outside of the provider's pages. */
const accountCare = (
  accounts: Accounts,
): Pick<
  EmbeddedIdentity,
  'addAccount' | 'accountByEmail' | 'setBlocked' | 'revokeSessions' | 'deleteAccount'
> => ({
  async addAccount(account) {
    // Checked first: hashing an unneeded password would slow down every start with demo data.
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
})

/** The SDK expects the issuer with a trailing slash. */
const issuerOf = (origin: string) => `${origin}/`

/**
 * A real OpenID provider on the app's own origin, with accounts, grants and keys in the database.
 */
export async function createEmbeddedIdentity(options: EmbeddedOptions): Promise<EmbeddedIdentity> {
  const {
    database,
    secrets,
    log,
    origin,
    clientId,
    audience,
    onSignIn = async () => {},
    onSignedOut = async () => {},
  } = options
  const ring = await createKeyRing(() => keptKeys(database, secrets))
  const accounts = createAccounts(database, onSignedOut)
  const issuer = issuerOf(origin)
  const { provided, current } = keepProvider(ring, () =>
    makeProvider({ ...options, accounts, ring, onSignIn, onSignedOut }),
  )
  const sweep = () =>
    Promise.all([sweepGrants(database), accounts.sweepLinks()]).catch((error: Error) =>
      log.warn({ fault: error.message }, 'expired sign-ins could not be swept'),
    )
  return {
    kind: 'embedded',
    browser: { domain: origin, clientId, audience },
    // A login begins in the app, which holds the PKCE secret.
    addresses: {
      signIn: '/login',
      signUp: '/signup',
      signOut: `/v2/logout?${new URLSearchParams({ client_id: clientId, returnTo: origin })}`,
      forgotPassword: '/u/forgot',
      resetPassword: '/u/reset',
      changePassword: '/u/change',
    },
    handles: (path) => PATHS.test(path),
    handler: requestHandler(async () => (await current()).callback, { origin, sweep, log }),
    verifyToken: (token) => checkToken(token, ring.verifyingKey, { issuer, audience }),
    person: async (_token, claims) => claims,
    async resendVerification(email) {
      const account = await accounts.byEmail(email)
      if (account && !account.email_verified)
        await (await provided()).pages.mailVerification(account)
      return {
        success: true,
        message: 'If this address waits for verification, a new email is on its way.',
      }
    },
    ...accountCare(accounts),
    ...accountHelp(database, accounts, async () => (await provided()).pages),
    openSessions: (subject) => openGrants(database, subject),
    endSession: (subject, sessionId) => endGrants(database, subject, { only: sessionId }),
    endOtherSessions: (subject, keep) => endGrants(database, subject, { but: keep ?? '' }),
  }
}

const LOOPBACK = /^(127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Handles every request as one for the configured origin: neither a Host header nor a missing proxy
 * header changes addresses or cookies.
 */
function requestHandler(
  callback: () => Promise<ReturnType<Provider['callback']>>,
  { origin, sweep, log }: { origin: string; sweep: () => Promise<unknown>; log: Log },
) {
  const { host, hostname, protocol } = new URL(origin)
  let answered = 0
  return (request: IncomingMessage, response: ServerResponse, clientAddress?: string): void => {
    answered += 1
    if (answered % SWEEP_EVERY === 1)
      void sweep().catch((error: Error) =>
        log.warn({ fault: error.message }, 'what ran out could not be swept'),
      )
    // Cookies of localhost are not sent to 127.0.0.1, so the sign-in has to begin at the configured
    // address.
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
    request.headers['x-forwarded-for'] = clientAddress ?? request.socket.remoteAddress ?? ''
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

/**
 * Suppresses the library's warning about Node 20, on which it works, to keep standard output clean.
 */
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
