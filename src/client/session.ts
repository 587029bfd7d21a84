import type { Auth0Client } from '@auth0/auth0-spa-js'
import { browserConfig } from './config.ts'
import { isReturnPath, paths } from './paths.ts'
import {
  clearSessionStorage,
  readJson,
  readText,
  removeByPrefix,
  removePersonal,
  storageKeys,
  writeJson,
  writeText,
} from './storage.ts'
import { createStore } from './store.ts'

/** The identity provider's user, reduced to the fields in use (specification, section 3). */
export interface UserInfo {
  sub: string
  email?: string
  name?: string
  email_verified?: boolean
}

/**
 * Also `loading` while prerendering, so that the first state in the browser matches the server's.
 */
export interface SessionState {
  status: 'loading' | 'anonymous' | 'authenticated'
  user: UserInfo | null
}

export interface LoginOptions {
  /** Where to return to; default is the current path. */
  returnTo?: string
  /** Email address to prefill. */
  loginHint?: string
  /** Opens the sign-up form. */
  signup?: boolean
  /** Asks for the password even if the provider still has a session. */
  force?: boolean
}

/** A failed sign-in, with the provider's code and description. */
export interface AuthFailure {
  code: string
  description: string
}

interface StoredSession {
  accessToken: string
  userInfo: UserInfo
}

const state = createStore<SessionState>({ status: 'loading', user: null })
const failures = new Set<(failure: AuthFailure) => void>()

let client: Promise<Auth0Client> | undefined
let renewal: Promise<string | null> | undefined
let started: Promise<void> | undefined
/** True once the person has signed out, here or in another tab: nothing of theirs is kept. */
let hasLeft = false
/** Who was signed in until their session ended: their unsaved input waits for their return. */
let lastPerson: string | undefined

/**
 * Loads the SDK on demand: it has 60 kB and is needed only to sign in, renew and sign out;
 * everything else uses the stored session.
 */
export function authClient(): Promise<Auth0Client> {
  client ??= (async () => {
    const [{ Auth0Client: Client }, { identity }] = await Promise.all([
      import('@auth0/auth0-spa-js'),
      browserConfig(),
    ])
    return new Client({
      domain: identity.domain,
      clientId: identity.clientId,
      // Renews through a hidden frame: the scopes stay openid, profile and email (specification,
      // section 7), and the browser stores no refresh token.
      cacheLocation: 'localstorage',
      authorizeTimeoutInSeconds: 20,
      authorizationParams: {
        audience: identity.audience,
        scope: 'openid profile email',
        redirect_uri: `${location.origin}${paths.oauthCallback}`,
      },
    })
  })().catch((error: unknown) => {
    client = undefined
    throw error
  })
  return client
}

/**
 * True if the SDK's own cookie marks a sign-in; matched by pattern, because its name contains the
 * client id.
 */
function hasSessionCookie(): boolean {
  return /(?:^|;\s*)(?:_legacy_)?auth0\.[^=;]+\.is\.authenticated=/.test(document.cookie)
}

/** Expiry of a JWT in milliseconds since 1970; 0 if it has none. */
function endOfToken(token: string): number {
  try {
    const payload = token.split('.')[1] ?? ''
    const claims = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as {
      exp?: number
    }
    return (claims.exp ?? 0) * 1000
  } catch {
    return 0
  }
}

const isFresh = (token: string) => endOfToken(token) > Date.now() + 60_000

function remember(accessToken: string, userInfo: UserInfo): void {
  writeJson('local', storageKeys.session, { accessToken, userInfo } satisfies StoredSession)
  hasLeft = false
  state.set({ status: 'authenticated', user: userInfo })
}

/** Deletes tokens and language, as specification section 8 requires on 401. */
function forget(): void {
  writeText('local', storageKeys.session, null)
  writeText('local', storageKeys.temporaryToken, null)
  removeByPrefix('local', storageKeys.sdkPrefix)
  removeByPrefix('local', storageKeys.languagePrefix)
}

function becomeAnonymous(): void {
  lastPerson = state.get().user?.sub ?? lastPerson
  writeText('local', storageKeys.session, null)
  state.set({ status: 'anonymous', user: null })
}

function report(error: unknown): void {
  const failure = asFailure(error)
  for (const listener of failures) listener(failure)
}

/**
 * Code and description of an error thrown by the SDK. Its class names are minified, so only the
 * fields are reliable.
 */
export function asFailure(error: unknown): AuthFailure {
  const thrown = (error ?? {}) as {
    error?: unknown
    error_description?: unknown
    message?: unknown
  }
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    code: text(thrown.error),
    description: text(thrown.error_description) || text(thrown.message),
  }
}

async function readUser(): Promise<UserInfo | null> {
  const user = await (await authClient()).getUser()
  if (!user?.sub) return null
  return { sub: user.sub, email: user.email, name: user.name, email_verified: user.email_verified }
}

const SIGNED_OUT_CODES = [
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
  'missing_refresh_token',
  'invalid_grant',
  'unauthorized',
]

/** True if the session has ended, as opposed to a temporary network failure. */
const isSignedOut = (error: unknown) => {
  const { code } = asFailure(error)
  return SIGNED_OUT_CODES.some((signedOutCode) => code.includes(signedOutCode))
}

async function renew(force: boolean): Promise<string | null> {
  const auth = await authClient()
  try {
    const token = await auth.getTokenSilently({ cacheMode: force ? 'off' : 'on' })
    const user = await readUser()
    if (!token || !user) throw Object.assign(new Error('No user'), { error: 'login_required' })
    remember(token, user)
    return token
  } catch (error) {
    if (!isSignedOut(error)) throw error
    becomeAnonymous()
    return null
  }
}

async function resume(): Promise<void> {
  if (!hasSessionCookie()) return becomeAnonymous()
  const stored = readJson<StoredSession>('local', storageKeys.session)
  if (stored?.accessToken && stored.userInfo?.sub) {
    state.set({ status: 'authenticated', user: stored.userInfo })
    if (isFresh(stored.accessToken)) return
  }
  try {
    await session.getToken()
  } catch (error) {
    if (state.get().status === 'loading') becomeAnonymous()
    report(error)
  }
}

/** Follows a sign-in or sign-out in another tab. */
function followOtherTabs(event: StorageEvent): void {
  // A session that was lost removes its key too: only signing out means that the person has left.
  if (event.key === storageKeys.signedOut) hasLeft = true
  if (event.key !== storageKeys.session) return
  const stored = readJson<StoredSession>('local', storageKeys.session)
  const wasSignedIn = state.get().status === 'authenticated'
  if (stored?.userInfo) {
    hasLeft = false
    state.set({ status: 'authenticated', user: stored.userInfo })
  } else if (wasSignedIn) becomeAnonymous()
}

export const session = {
  get: state.get,
  subscribe: state.subscribe,

  /** Whose unsaved input may be kept in this browser; null once they have signed out. */
  owner: (): string | null => (hasLeft ? null : (state.get().user?.sub ?? lastPerson ?? 'visitor')),

  /**
   * Determines the session state. Safe to call often; downloads the SDK only if a stored session
   * needs renewal.
   */
  start(): Promise<void> {
    if (started) return started
    window.addEventListener('storage', followOtherTabs)
    started = location.pathname === paths.oauthCallback ? Promise.resolve() : resume()
    return started
  },

  /** Opens the hosted login. Returns to `/oauth/callback`, and from there to `returnTo`. */
  async login(options: LoginOptions = {}): Promise<void> {
    const here = location.pathname + location.search + location.hash
    const returnTo = options.returnTo ?? here
    if (options.signup) writeText('session', storageKeys.justSignedUp, 'true')
    if (options.loginHint) writeText('session', storageKeys.signupEmail, options.loginHint)
    try {
      const auth = await authClient()
      await auth.loginWithRedirect({
        appState: { returnTo: isReturnPath(returnTo) ? returnTo : paths.home },
        authorizationParams: {
          ...(options.loginHint ? { login_hint: options.loginHint } : {}),
          ...(options.signup ? { screen_hint: 'signup' } : {}),
          ...(options.force ? { prompt: 'login' } : {}),
        },
      })
    } catch (error) {
      report(error)
    }
  },

  /**
   * Completes the redirect on `/oauth/callback` and returns the next path.
   * @throws the SDK's errors; `asFailure` reads them.
   */
  async finishLogin(): Promise<string> {
    const auth = await authClient()
    const { appState } = await auth.handleRedirectCallback<{ returnTo?: string }>()
    const user = await readUser()
    const token = await auth.getTokenSilently()
    if (token && user) remember(token, user)
    writeText('session', storageKeys.signInAgain, null)
    if (user?.email_verified !== false) {
      writeText('session', storageKeys.justSignedUp, null)
      writeText('session', storageKeys.signupEmail, null)
    }
    started = Promise.resolve()
    const next = readText('local', storageKeys.reactAdminNext)
    writeText('local', storageKeys.reactAdminNext, null)
    return appState?.returnTo && isReturnPath(appState.returnTo)
      ? appState.returnTo
      : (localPath(next) ?? paths.home)
  },

  /** Determines the session state after a failed callback, for example after a press on Back. */
  afterFailedLogin(): Promise<void> {
    started = resume()
    return started
  },

  /** Signs out here and at the provider, which returns to the site's origin. */
  async logout(): Promise<void> {
    forget()
    hasLeft = true
    writeText('local', storageKeys.signedOut, 'true')
    writeText('local', storageKeys.signedOut, null)
    removePersonal()
    writeText('local', storageKeys.tenant, null)
    try {
      await (await authClient()).logout({ logoutParams: { returnTo: location.origin } })
    } catch (error) {
      becomeAnonymous()
      report(error)
    }
  },

  /**
   * A valid access token, or null without a session. Concurrent calls share one renewal.
   * @throws if the provider is unreachable.
   */
  async getToken(options: { force?: boolean } = {}): Promise<string | null> {
    if (!options.force) {
      const stored = readJson<StoredSession>('local', storageKeys.session)
      if (stored?.accessToken && isFresh(stored.accessToken)) return stored.accessToken
      if (!hasSessionCookie()) {
        if (state.get().status === 'authenticated') becomeAnonymous()
        return null
      }
    }
    renewal ??= renew(options.force === true).finally(() => {
      renewal = undefined
    })
    return renewal
  },

  /**
   * Called when the server refuses even a renewed token: clears tokens and language keys and opens
   * /login (specification, section 8).
   */
  signInAgain(): void {
    forget()
    const here = location.pathname + location.search
    const last = Number(readText('session', storageKeys.signInAgain) ?? 0)
    writeText('session', storageKeys.signInAgain, String(Date.now()))
    // Breaks the redirect loop of a server that refuses every token.
    if (Date.now() - last < 20_000) return becomeAnonymous()
    location.assign(`${paths.login}?returnTo=${encodeURIComponent(here)}`)
  },

  /**
   * Clears session storage with the just_signed_up flag and forces a new login (specification,
   * section 4).
   */
  loginWithDifferentAccount(): Promise<void> {
    clearSessionStorage()
    return session.login({ force: true })
  },

  /** Subscribes to failures of sign-in, renewal and sign-out. */
  onFailure(listener: (failure: AuthFailure) => void): () => void {
    failures.add(listener)
    return () => failures.delete(listener)
  },
}

function localPath(address: string | null): string | null {
  if (!address) return null
  try {
    const url = new URL(address, location.origin)
    const path = url.pathname + url.search + url.hash
    return url.origin === location.origin && isReturnPath(path) ? path : null
  } catch {
    return null
  }
}

/** The session state inside React. */
export const useSession = state.use
