// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const fetched = vi.fn<(url: string) => Promise<Response>>()
const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const token = `h.${btoa(JSON.stringify({ exp: 4_102_444_800 }))}.s`

/** Loads the modules again as on a page load, with or without a session. */
async function load(signedIn: boolean) {
  vi.resetModules()
  document.cookie = `auth0.client.is.authenticated=${signedIn}; path=/; ${signedIn ? '' : 'max-age=0'}`
  if (signedIn)
    localStorage.setItem(
      'outrider.session',
      JSON.stringify({ accessToken: token, userInfo: { sub: 's', email: 'a@b.co' } }),
    )
  const { session } = await import('#client/session.ts')
  await session.start()
  return {
    ...(await import('./gates.tsx')),
    ...(await import('./trial-badge.tsx')),
    ...(await import('./data-layer.tsx')),
    ...(await import('./router-bridge.tsx')),
  }
}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
})
afterEach(cleanup)

async function showConsole(signedIn: boolean) {
  const { AdminOnly, RouterBridge } = await load(signedIn)
  const drawn = vi.fn()
  const Console = () => {
    drawn()
    return <p>The console</p>
  }
  render(
    <MemoryRouter initialEntries={['/profiles']}>
      <RouterBridge>
        <AdminOnly>
          <Console />
        </AdminOnly>
      </RouterBridge>
    </MemoryRouter>,
  )
  return drawn
}

test('anonymous visitors see the 404 page, and nothing is asked', async () => {
  const drawn = await showConsole(false)
  expect(screen.getByRole('heading', { name: '404 - Page Not Found' })).toBeTruthy()
  expect(fetched).not.toHaveBeenCalled()
  expect(drawn).not.toHaveBeenCalled()
})

test('a spinner while the user loads, then the 404 page for members', async () => {
  let finish: (response: Response) => void = () => undefined
  fetched.mockImplementation(() => new Promise((resolve) => (finish = resolve)))
  const drawn = await showConsole(true)
  expect(screen.getByRole('status', { name: 'Checking your access' })).toBeTruthy()
  await vi.waitFor(() =>
    expect(fetched).toHaveBeenCalledWith('/api/v1/users/me', expect.anything()),
  )
  finish(answer({ id: 'u', email: 'a@b.co' }))
  expect(await screen.findByRole('heading', { name: '404 - Page Not Found' })).toBeTruthy()
  expect(drawn).not.toHaveBeenCalled()
})

test('admins get the console', async () => {
  fetched.mockImplementation(async () => answer({ id: 'u', email: 'a@b.co', role: 'ADMIN' }))
  await showConsole(true)
  expect(await screen.findByText('The console')).toBeTruthy()
})

test('a user that cannot be loaded is said so, with a way to try again', async () => {
  fetched.mockImplementation(async () => answer({ detail: 'no' }, 403))
  await showConsole(true)
  expect(await screen.findByText('Failed to load user data')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('customer pages ask visitors to log in', async () => {
  const { SignedIn, RouterBridge } = await load(false)
  render(
    <MemoryRouter initialEntries={['/dashboard?range=7']}>
      <RouterBridge>
        <Routes>
          <Route element={<SignedIn />}>
            <Route path="/dashboard" element={<p>Figures</p>} />
          </Route>
        </Routes>
      </RouterBridge>
    </MemoryRouter>,
  )
  expect(screen.queryByText('Figures')).toBeNull()
  expect(screen.getByRole('link', { name: 'Login / Signup' })).toBeTruthy()
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 - 1000).toISOString()

test.each([
  [
    'several days',
    { subscription_tier: 'STARTER', status: 'TRIAL', trial_ends_at: inDays(9) },
    '9 days left in trial',
  ],
  [
    'one day',
    { subscription_tier: 'STARTER', status: 'TRIAL', trial_ends_at: inDays(1) },
    '1 day left in trial',
  ],
  [
    'over',
    { subscription_tier: 'STARTER', status: 'TRIAL_EXPIRED', trial_ends_at: inDays(-1) },
    'Trial Expired. Upgrade Now',
  ],
  [
    'by the product’s moved clock',
    { subscription_tier: 'STARTER', status: 'TRIAL', trial_ends_at: inDays(9), now: inDays(6) },
    '3 days left in trial',
  ],
])('the trial badge: %s', async (_name, tenant, words) => {
  fetched.mockImplementation(async () => answer(tenant))
  const { TrialBadge, DataLayer, RouterBridge } = await load(true)
  render(
    <MemoryRouter>
      <RouterBridge>
        <DataLayer>
          <TrialBadge />
        </DataLayer>
      </RouterBridge>
    </MemoryRouter>,
  )
  const badge = await screen.findByRole('link', { name: words })
  expect(badge.getAttribute('href')).toBe('/pricing')
})
