// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const sdk = {
  getTokenSilently: vi.fn(),
  getUser: vi.fn(),
  loginWithRedirect: vi.fn(async (_options: unknown) => undefined),
  handleRedirectCallback: vi.fn(),
  logout: vi.fn(async (_options: unknown) => undefined),
}
const created = vi.fn()
vi.mock('@auth0/auth0-spa-js', () => ({
  Auth0Client: class {
    constructor(options: unknown) {
      created(options)
      Object.assign(this, sdk)
    }
  },
}))

const user = { sub: 'auth0|1', email: 'ines@kestrel.example', name: 'Ines', email_verified: true }
const token = (secondsLeft: number) =>
  `h.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + secondsLeft }))}.s`
const cookie = (value: string) =>
  (document.cookie = `auth0.client.is.authenticated=${value}; path=/; ${value ? '' : 'max-age=0'}`)
const store = (accessToken: string) =>
  localStorage.setItem('outrider.session', JSON.stringify({ accessToken, userInfo: user }))

/** Loads the module again, as a page load does. */
async function load() {
  vi.resetModules()
  return (await import('./session.ts')).session
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  cookie('')
  history.replaceState(null, '', '/pricing?plan=growth#top')
  document.body.innerHTML =
    '<script type="application/json" id="outrider-config">{' +
    '"identity":{"domain":"https://id.example","clientId":"client","audience":"api"},' +
    '"development":false,"analytics":null}</script>'
  for (const mock of Object.values(sdk)) mock.mockClear()
  created.mockClear()
  sdk.getUser.mockResolvedValue(user)
})
afterEach(() => cookie(''))

test('a visitor without the SDK’s cookie is anonymous, and the SDK is not fetched', async () => {
  store(token(3600))
  const session = await load()
  await session.start()
  expect(session.get()).toEqual({ status: 'anonymous', user: null })
  expect(localStorage.getItem('outrider.session')).toBeNull()
  expect(created).not.toHaveBeenCalled()
})

test('a stored token that is still good needs no SDK', async () => {
  cookie('true')
  const good = token(3600)
  store(good)
  const session = await load()
  await session.start()
  expect(session.get()).toEqual({ status: 'authenticated', user })
  expect(await session.getToken()).toBe(good)
  expect(created).not.toHaveBeenCalled()
})

test('a token about to end is renewed once for all who ask', async () => {
  cookie('true')
  store(token(30))
  const next = token(3600)
  sdk.getTokenSilently.mockResolvedValue(next)
  const session = await load()
  await session.start()
  expect(await Promise.all([session.getToken(), session.getToken()])).toEqual([next, next])
  expect(sdk.getTokenSilently).toHaveBeenCalledTimes(1)
  expect(created).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      domain: 'https://id.example',
      clientId: 'client',
      authorizationParams: expect.objectContaining({
        audience: 'api',
        scope: 'openid profile email',
      }),
    }),
  )
})

test('a session that is over at the provider ends here too', async () => {
  cookie('true')
  store(token(-10))
  sdk.getTokenSilently.mockRejectedValue({ error: 'login_required' })
  const session = await load()
  await session.start()
  expect(session.get().status).toBe('anonymous')
  expect(localStorage.getItem('outrider.session')).toBeNull()
})

test('a provider that cannot be reached signs nobody out', async () => {
  cookie('true')
  store(token(-10))
  sdk.getTokenSilently.mockRejectedValue(new TypeError('Failed to fetch'))
  const session = await load()
  await session.start()
  expect(session.get()).toEqual({ status: 'authenticated', user })
})

test('login comes back to the current path, or to the one that was named, never to another origin', async () => {
  const session = await load()
  await session.login()
  expect(sdk.loginWithRedirect).toHaveBeenLastCalledWith({
    appState: { returnTo: '/pricing?plan=growth#top' },
    authorizationParams: {},
  })
  await session.login({
    returnTo: '//evil.example',
    loginHint: 'a@b.co',
    signup: true,
    force: true,
  })
  expect(sdk.loginWithRedirect).toHaveBeenLastCalledWith({
    appState: { returnTo: '/' },
    authorizationParams: { login_hint: 'a@b.co', screen_hint: 'signup', prompt: 'login' },
  })
  expect(sessionStorage.getItem('just_signed_up')).toBe('true')
  expect(sessionStorage.getItem('signup_email')).toBe('a@b.co')
})

test('the callback stores the session and goes to where the login began', async () => {
  sdk.handleRedirectCallback.mockResolvedValue({ appState: { returnTo: '/campaigns?page=2' } })
  sdk.getTokenSilently.mockResolvedValue('token')
  sessionStorage.setItem('just_signed_up', 'true')
  const session = await load()
  expect(await session.finishLogin()).toBe('/campaigns?page=2')
  expect(JSON.parse(localStorage.getItem('outrider.session')!)).toEqual({
    accessToken: 'token',
    userInfo: user,
  })
  expect(session.get().status).toBe('authenticated')
  expect(sessionStorage.getItem('just_signed_up')).toBeNull()
})

test('without an own state the callback goes where react-admin was', async () => {
  sdk.handleRedirectCallback.mockResolvedValue({})
  sdk.getTokenSilently.mockResolvedValue('token')
  localStorage.setItem('@react-admin/nextPathname', `${location.origin}/customer/segment?page=2`)
  const session = await load()
  expect(await session.finishLogin()).toBe('/customer/segment?page=2')
  expect(localStorage.getItem('@react-admin/nextPathname')).toBeNull()
  localStorage.setItem('@react-admin/nextPathname', 'https://evil.example/x')
  expect(await session.finishLogin()).toBe('/')
})

test('logout clears what is stored and returns to the origin', async () => {
  store(token(3600))
  const personal = [
    'outrider.language',
    'outrider.draft.auth0|1/form',
    'outrider.journey-steps',
    'outrider.recent-screens',
    'RaStoreOutrider.console.profiles.listParams',
  ]
  for (const key of personal) localStorage.setItem(key, '"x"')
  localStorage.setItem('theme', 'dark')
  const session = await load()
  await session.logout()
  expect(Object.keys(localStorage)).toEqual(['theme'])
  localStorage.clear()
  expect(session.owner()).toBeNull()
  expect(sdk.logout).toHaveBeenCalledWith({ logoutParams: { returnTo: location.origin } })
})

test('a sign-in that fails is told to whoever listens', async () => {
  sdk.loginWithRedirect.mockRejectedValueOnce({
    error: 'access_denied',
    error_description: 'No entry',
  })
  const session = await load()
  const heard = vi.fn()
  session.onFailure(heard)
  await session.login()
  expect(heard).toHaveBeenCalledWith({ code: 'access_denied', description: 'No entry' })
})

test('signing out in another tab is followed here', async () => {
  cookie('true')
  store(token(3600))
  const session = await load()
  await session.start()
  localStorage.removeItem('outrider.session')
  window.dispatchEvent(new StorageEvent('storage', { key: 'outrider.session' }))
  expect(session.get()).toEqual({ status: 'anonymous', user: null })
  // The session may only be lost: unsaved input waits for the same person.
  expect(session.owner()).toBe('auth0|1')
  window.dispatchEvent(new StorageEvent('storage', { key: 'outrider.signed-out' }))
  expect(session.owner()).toBeNull()
})

test('a sign-in whose cookie ran out is over at the next call', async () => {
  cookie('true')
  store(token(30))
  sdk.getTokenSilently.mockResolvedValue(token(30))
  const session = await load()
  await session.start()
  cookie('')
  expect(await session.getToken()).toBeNull()
  expect(session.get().status).toBe('anonymous')
})

test('a server that refuses every token sends the browser to the login once, not in circles', async () => {
  const session = await load()
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  localStorage.setItem('outrider.language', 'de')
  session.signInAgain()
  expect(localStorage.getItem('outrider.language')).toBeNull()
  session.signInAgain()
  expect(session.get().status).toBe('anonymous')
  errors.mockRestore()
})
