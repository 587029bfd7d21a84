// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const login = vi.fn<() => Promise<void>>(async () => {})

async function open(address: string) {
  vi.resetModules()
  document.cookie = 'auth0.client.is.authenticated=; path=/; max-age=0'
  history.replaceState(null, '', address)
  const { session } = await import('#client/session.ts')
  await session.start()
  vi.spyOn(session, 'login').mockImplementation(login)
  const { LoginPage } = await import('./login-pages.tsx')
  const { RouterBridge } = await import('./router-bridge.tsx')
  /** What the shell does once it has read the address. */
  const Clean = () => {
    const navigate = useNavigate()
    return (
      <button
        type="button"
        onClick={() => {
          history.replaceState(null, '', '/login')
          void navigate('/login', { replace: true })
        }}
      >
        Clean
      </button>
    )
  }
  render(
    <MemoryRouter initialEntries={[address]}>
      <RouterBridge>
        <Routes>
          <Route path="/login" element={<LoginPage />} />
        </Routes>
        <Clean />
      </RouterBridge>
    </MemoryRouter>,
  )
}

beforeEach(() => {
  localStorage.clear()
  login.mockClear()
})
afterEach(cleanup)

test('an address without news leads to the login', async () => {
  await open('/login')
  await waitFor(() => expect(login).toHaveBeenCalledTimes(1))
})

test.each([
  '/login?error=access_denied&error_description=Ask%20your%20admin.',
  '/login#error=access_denied',
  '/login?state=abc',
  '/login?verified=true',
])('%s keeps the message on the page until people continue themselves', async (address) => {
  await open(address)
  const go = await screen.findByRole('button', { name: 'Continue to login' })
  fireEvent.click(screen.getByRole('button', { name: 'Clean' }))
  expect(await screen.findByRole('button', { name: 'Continue to login' })).toBe(go)
  expect(login).not.toHaveBeenCalled()
  fireEvent.click(go)
  expect(login).toHaveBeenCalledTimes(1)
})
