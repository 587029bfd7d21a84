import type { IncomingMessage, ServerResponse } from 'node:http'
import { createLocalJWKSet } from 'jose'
import type { Configuration, Provider } from 'oidc-provider'
import type { Database } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import type { SystemMailer } from '#platform/mail/mail.ts'
import type { Secrets } from '#platform/secrets.ts'
import { checkToken, claimNames } from '../check-token.ts'
import type { Identity } from '../identity.ts'
import { createAccounts, type Accounts, type NewAccount } from './accounts.ts'
import { grantAdapter, sweepGrants } from './grant-adapter.ts'
import { hostedPages } from './hosted-pages.ts'
import { keptKeys, type ProviderKeys } from './kept-keys.ts'
import { messagePage } from './pages.ts'

export interface EmbeddedOptions {
  database: Database
  secrets: Secrets
  systemMailer: SystemMailer
  log: Log
  /** Origin of the app, which is the provider's too. */
  origin: string
  clientId: string
  audience: string
}

/** The embedded provider: an `Identity`, and the requests that it answers itself. */
export interface EmbeddedIdentity extends Identity {
  /** True for paths that belong to the provider on the shared origin. */
  handles(path: string): boolean
  handler(request: IncomingMessage, response: ServerResponse): void
  /** Makes the account unless the address has one. */
  addAccount(account: NewAccount): Promise<{ subject: string }>
  setBlocked(email: string, blocked: boolean): Promise<void>
  revokeSessions(subject: string): Promise<void>
}

const SCOPES = 'openid profile email offline_access'
const PATHS = /^\/(authorize(\/|$)|oauth\/(token|revoke)$|userinfo$|v2\/logout$|oidc\/|\.well-known\/(openid-configuration|jwks\.json|oauth-authorization-server)$|u\/)/

type Library = typeof import('oidc-provider')

function claimsOf(accounts: Accounts) {
  return async (_ctx: unknown, subject: string) => {
    const account = await accounts.bySubject(subject)
    if (!account || account.blocked) return undefined
    const { email, email_verified, name, given_name, family_name } = account
    return { accountId: subject, claims: () => ({ sub: subject, email, email_verified, name, given_name, family_name, nickname: email.split('@')[0] }) }
  }
}

/** An unknown audience goes back to the app as an error, as Auth0 does. */
function unknownAudience(indicator: string): never {
  throw Object.assign(new Error('access_denied'), { error: 'access_denied', error_description: `Service not found: ${indicator}`, status: 400, statusCode: 400, expose: true, allow_redirect: true })
}

function configuration({ database, origin, clientId, audience }: EmbeddedOptions, accounts: Accounts, keys: ProviderKeys, library: Library): Configuration {
  const policy = library.interactionPolicy.base()
  policy.remove('consent')
  return {
    adapter: grantAdapter(database),
    jwks: { keys: [keys.jwk as never] },
    cookies: { keys: keys.cookies, names: { session: 'outrider.session', interaction: 'outrider.interaction', resume: 'outrider.resume' }, long: { httpOnly: true, sameSite: 'lax', signed: true }, short: { httpOnly: true, sameSite: 'lax', signed: true } },
    clients: [{ client_id: clientId, token_endpoint_auth_method: 'none', application_type: 'web', redirect_uris: [`${origin}/oauth/callback`], post_logout_redirect_uris: [origin, `${origin}/`], grant_types: ['authorization_code', 'refresh_token'], response_types: ['code'] }],
    routes: { authorization: '/authorize', token: '/oauth/token', revocation: '/oauth/revoke', userinfo: '/userinfo', jwks: '/.well-known/jwks.json', end_session: '/oidc/logout' },
    scopes: SCOPES.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name', 'nickname'] },
    // Auth0 puts profile and e-mail into the ID token, and the SDK reads them there.
    conformIdTokenClaims: false,
    extraParams: ['audience', 'screen_hint', 'connection'],
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: { enabled: true },
      webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
      resourceIndicators: {
        enabled: true,
        defaultResource: (ctx, _client, oneOf) => (oneOf as string | undefined) ?? (ctx.oidc.params?.audience as string),
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, indicator) => (indicator === audience ? { scope: SCOPES, audience, accessTokenFormat: 'jwt', accessTokenTTL: 3600, jwt: { sign: { alg: 'RS256' } } } : unknownAudience(indicator)),
      },
    },
    pkce: { required: () => true },
    clientBasedCORS: (_ctx, from) => from === origin,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => false,
    rotateRefreshToken: true,
    ttl: { Session: 14 * 86_400, Grant: 14 * 86_400, RefreshToken: 30 * 86_400, IdToken: 36_000, Interaction: 3600, AccessToken: 3600, AuthorizationCode: 60 },
    interactions: { policy, url: (_ctx, interaction) => `/u/login/${interaction.uid}` },
    findAccount: claimsOf(accounts) as never,
    // The app is the provider's own: nobody is asked for consent.
    loadExistingGrant: async (ctx) => {
      const { client, session, provider } = ctx.oidc as unknown as { client: { clientId: string }; session: { accountId: string; grantIdFor(id: string): string | undefined }; provider: Provider }
      const known = session.grantIdFor(client.clientId)
      const grant = (known && (await provider.Grant.find(known))) || new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope(SCOPES)
      grant.addResourceScope(audience, SCOPES)
      await grant.save()
      return grant
    },
    extraTokenClaims: async (_ctx, token) => {
      const account = await accounts.bySubject((token as { accountId?: string }).accountId ?? '')
      return account ? { [claimNames.email]: account.email, [claimNames.emailVerified]: account.email_verified, [claimNames.name]: account.name } : undefined
    },
    renderError: (ctx, out) => {
      ctx.type = 'html'
      ctx.body = messagePage('This did not work', out.error === 'server_error' ? 'Something went wrong on our side. Please begin again.' : `The sign-in cannot go on (${out.error}). Please begin again.`)
    },
  }
}

/** Auth0's logout: ends the session and its grants, then returns to a registered address only. */
function logout(provider: Provider, clientId: string, origin: string) {
  return async (ctx: Parameters<Parameters<Provider['use']>[0]>[0], next: () => Promise<unknown>): Promise<unknown> => {
    if (ctx.path !== '/v2/logout') return next()
    const session = await provider.Session.get(ctx)
    for (const { grantId } of Object.values(session.authorizations ?? {})) if (grantId) await (await provider.Grant.find(grantId))?.destroy()
    if (session.accountId) await session.destroy()
    ctx.cookies.set('outrider.session', null)
    const to = String(ctx.query.returnTo ?? origin)
    const client = await provider.Client.find(String(ctx.query.client_id ?? clientId))
    if (!client?.postLogoutRedirectUriAllowed(to)) {
      ctx.status = 400
      ctx.type = 'html'
      ctx.body = messagePage('Signed out', 'You are signed out. The page to return to is not one of ours.')
      return
    }
    ctx.redirect(to)
  }
}

/** A real OpenID provider on the app's own origin, with accounts, grants and keys in the database (product design, section 7). */
export async function createEmbeddedIdentity(options: EmbeddedOptions): Promise<EmbeddedIdentity> {
  const { database, secrets, systemMailer, log, origin, clientId, audience } = options
  const keys = await keptKeys(database, secrets)
  const accounts = createAccounts(database)
  // The SDK expects the issuer with a slash at its end.
  const issuer = `${origin}/`
  const provider = await quietly(async () => {
    const library = await import('oidc-provider')
    return new library.Provider(issuer, configuration(options, accounts, keys, library))
  })
  provider.proxy = origin.startsWith('https:')
  const pages = hostedPages({ provider, accounts, systemMailer, log, origin })
  provider.use(logout(provider, clientId, origin))
  provider.use(pages.middleware)
  provider.on('server_error', (_ctx, error) => log.error({ fault: error.message }, 'the identity provider failed'))
  const { d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...publicKey } = keys.jwk
  const keySet = createLocalJWKSet({ keys: [publicKey as never] })
  const callback = provider.callback()
  let answered = 0
  return {
    kind: 'embedded',
    browser: { domain: origin, clientId, audience },
    handles: (path) => PATHS.test(path),
    handler(request, response) {
      answered += 1
      if (answered % 200 === 0) void sweepGrants(database).catch((error: Error) => log.warn({ fault: error.message }, 'expired grants could not be swept'))
      void callback(request, response)
    },
    verifyToken: (token) => checkToken(token, keySet, { issuer, audience }),
    person: async (_token, claims) => claims,
    async resendVerification(email) {
      const account = await accounts.byEmail(email)
      if (account && !account.email_verified) await pages.mailVerification(account)
      return { success: true, message: 'If this address waits for verification, a new mail is on its way.' }
    },
    async addAccount(account) {
      const made = (await accounts.create(account)) ?? (await accounts.byEmail(account.email))
      return { subject: made!.subject }
    },
    async setBlocked(email, blocked) {
      const account = await accounts.byEmail(email)
      if (!account) return
      await accounts.setBlocked(account.id, blocked)
      if (blocked) await accounts.revoke(account.subject)
    },
    revokeSessions: (subject) => accounts.revoke(subject),
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
