import type { Configuration, Provider } from 'oidc-provider'
import { isDiskFull } from '#model/lib/disk-full.ts'
import type { Database } from '#platform/database/database.ts'
import { claimNames } from '../check-token.ts'
import type { Accounts } from './accounts.ts'
import { show, type PageContext } from './answer-page.ts'
import { grantAdapter } from './grant-adapter.ts'
import type { ProviderKeys } from './kept-keys.ts'
import { messagePage } from './page.ts'
import { fullDiskPage, logOutPage } from './pages.ts'

export type Library = typeof import('oidc-provider')

export interface ProviderSettings {
  database: Database
  accounts: Accounts
  keys: ProviderKeys
  origin: string
  clientId: string
  audience: string
}

export const SESSION_COOKIE = 'outrider.session'
const SCOPES = 'openid profile email offline_access'
const DAY_SECONDS = 86_400
/** Lifetimes in seconds. */
const ttl = {
  Session: 14 * DAY_SECONDS,
  Grant: 30 * DAY_SECONDS,
  RefreshToken: 30 * DAY_SECONDS,
  IdToken: 36_000,
  Interaction: 3600,
  AccessToken: 3600,
  AuthorizationCode: 60,
}

/**
 * oidc-provider with endpoints shaped like Auth0's, so that the browser's code is the same for
 * both.
 */
export function providerConfiguration(
  { database, accounts, keys, origin, clientId, audience }: ProviderSettings,
  library: Library,
): Configuration {
  const policy = library.interactionPolicy.base()
  policy.remove('consent')
  return {
    adapter: grantAdapter(database),
    // The first key of its kind signs; the others only verify.
    jwks: { keys: keys.jwks },
    cookies: {
      keys: keys.cookies,
      names: {
        session: SESSION_COOKIE,
        interaction: 'outrider.interaction',
        resume: 'outrider.resume',
      },
      long: { httpOnly: true, sameSite: 'lax', signed: true },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        application_type: 'web',
        redirect_uris: [`${origin}/oauth/callback`, origin],
        post_logout_redirect_uris: [origin, `${origin}/`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      revocation: '/oauth/revoke',
      userinfo: '/userinfo',
      jwks: '/.well-known/jwks.json',
      end_session: '/oidc/logout',
    },
    scopes: SCOPES.split(' '),
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'nickname'],
    },
    // Auth0 puts profile and email into the ID token, and the SDK reads them there.
    conformIdTokenClaims: false,
    extraParams: ['audience', 'screen_hint', 'connection'],
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => show(ctx, logOutPage(form)),
        postLogoutSuccessSource: (ctx) =>
          show(ctx, messagePage('Logged out', 'You are logged out.')),
      },
      webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
      resourceIndicators: {
        enabled: true,
        defaultResource: (ctx, _client, oneOf) =>
          (oneOf as string | undefined) ?? (ctx.oidc.params?.audience as string),
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, indicator) =>
          indicator === audience
            ? {
                scope: SCOPES,
                audience,
                accessTokenFormat: 'jwt',
                accessTokenTTL: ttl.AccessToken,
                jwt: { sign: { alg: 'RS256' } },
              }
            : unknownAudience(indicator),
      },
    },
    pkce: { required: () => true },
    clientBasedCORS: (_ctx, from) => from === origin,
    // offline_access is dropped from the scope unless consent is requested, so it cannot be tested
    // here.
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => false,
    rotateRefreshToken: true,
    ttl,
    interactions: { policy, url: (_ctx, interaction) => `/u/login/${interaction.uid}` },
    findAccount: claimsOf(accounts),
    loadExistingGrant: (ctx) => ownGrant(ctx as unknown as GrantContext, audience),
    extraTokenClaims: async (_ctx, token) => {
      const account = await accounts.bySubject((token as { accountId?: string }).accountId ?? '')
      return account
        ? {
            [claimNames.email]: account.email,
            [claimNames.emailVerified]: account.email_verified,
            [claimNames.name]: account.name,
            [claimNames.session]: (token as { grantId?: string }).grantId ?? '',
          }
        : undefined
    },
    renderError: (ctx, out, error) => explain(ctx, out, error, origin),
  }
}

/** Blocked accounts count as missing, which ends their sessions and refresh tokens. */
function claimsOf(accounts: Accounts) {
  return async (_ctx: unknown, subject: string) => {
    const account = await accounts.bySubject(subject)
    if (!account || account.blocked) return undefined
    const { email, email_verified, name, given_name, family_name } = account
    return {
      accountId: subject,
      claims: () => ({
        sub: subject,
        email,
        email_verified,
        name,
        given_name,
        family_name,
        nickname: email.split('@')[0],
      }),
    }
  }
}

interface GrantContext {
  oidc: {
    client: { clientId: string }
    session: { accountId: string; grantIdFor(id: string): string | undefined }
    provider: Provider
  }
}

/** The app is the provider's own, so the grant exists without a consent screen. */
async function ownGrant({ oidc: { client, session, provider } }: GrantContext, audience: string) {
  const known = session.grantIdFor(client.clientId)
  const grant =
    (known && (await provider.Grant.find(known))) ||
    new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(SCOPES)
  grant.addResourceScope(audience, SCOPES)
  await grant.save()
  return grant
}

/** An unknown audience is returned to the app as an error, as Auth0 does. */
function unknownAudience(indicator: string): never {
  throw Object.assign(new Error('access_denied'), {
    error: 'access_denied',
    error_description: `Service not found: ${indicator}`,
    status: 400,
    statusCode: 400,
    expose: true,
    allow_redirect: true,
  })
}

function explain(
  ctx: PageContext,
  out: { error: string; error_description?: string },
  error: Error,
  origin: string,
) {
  const again = { href: '/login', label: 'Log in' }
  const status = ctx.status
  if (isDiskFull(error)) return show(ctx, fullDiskPage(), 507)
  if (error.name === 'SessionNotFound')
    return show(
      ctx,
      messagePage(
        'This sign-in has ended',
        'It was begun too long ago, or was finished already. Please begin again.',
        again,
      ),
      status,
    )
  if (error.name === 'InvalidRedirectUri')
    return show(
      ctx,
      messagePage(
        'Another address',
        `Sign-in works at ${origin} only. Please open the app there.`,
        { href: origin, label: 'Open the app' },
      ),
      status,
    )
  const text =
    out.error === 'server_error'
      ? 'Something went wrong on our side. Please begin again.'
      : `Couldn't complete the sign-in: ${out.error_description ?? out.error}. Please start again.`
  return show(ctx, messagePage('This did not work', text, again), status)
}
