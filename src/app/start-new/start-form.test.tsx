// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '#client/session.ts'
import { workflow } from '#client/workflow.ts'
import { readCarried, StartForm } from './start-form.tsx'

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const login = vi.spyOn(session, 'login')
const posts = () =>
  fetched.mock.calls
    .filter(([, init]) => init.method === 'POST')
    .map(([, init]) => JSON.parse(String(init.body)) as { websiteUrl: string })

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset().mockImplementation(
    async (_url, { method }) =>
      new Response(method === 'POST' ? '{"id":"c1"}' : '[]', {
        status: 200,
        headers: { 'content-type': 'application/json', 'content-range': 'campaigns 0-0/0' },
      }),
  )
  login.mockReset().mockResolvedValue()
})
afterEach(cleanup)

function open(search: string, signedIn: boolean) {
  const onStarted = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <StartForm carried={readCarried(search)} signedIn={signedIn} onStarted={onStarted} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return onStarted
}
const field = () => screen.getByLabelText<HTMLInputElement>('Website URL')

test('a visitor is sent to the sign-up, and the draft begins by itself when they are back', async () => {
  open('', false)
  fireEvent.change(field(), { target: { value: 'acme.com' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign up and draft my campaign' }))
  expect(login).toHaveBeenCalledExactlyOnceWith({ signup: true, returnTo: '/start-new' })
  expect(fetched).not.toHaveBeenCalled()
  cleanup()
  const started = open('', true)
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce())
  expect(posts()).toMatchObject([{ websiteUrl: 'https://acme.com' }])
})

test('an address typed on the public site is read at once, and the sign-up keeps what was seen', async () => {
  const look = {
    token: 'seen',
    websiteUrl: 'https://acme.com',
    language: 'en',
    pages: 3,
    companyName: 'Acme',
    whatYouDo: 'We make anvils for film studios.',
    audience: '',
    problems: [],
    emails: 2,
    email: { subject: 'Anvils at {{company|your company}}', body: 'Hello {{firstName|there}},' },
  }
  fetched.mockImplementation(
    async () =>
      new Response(JSON.stringify(look), { headers: { 'content-type': 'application/json' } }),
  )
  open('?url=acme.com', false)
  await screen.findByText('We make anvils for film studios.')
  expect(screen.getByRole('article').textContent).toBe('Anvils at your companyHello there,')
  expect(posts()).toEqual([{ websiteUrl: 'https://acme.com' }])
  fireEvent.click(screen.getByRole('button', { name: 'Sign up and keep this draft' }))
  expect(login).toHaveBeenCalledOnce()
  cleanup()
  fetched.mockClear()
  open('', true)
  await vi.waitFor(() =>
    expect(posts()).toMatchObject([{ websiteUrl: 'https://acme.com', firstLook: 'seen' }]),
  )
})

test('what is no website is said before anybody is sent away', () => {
  open('?url=acme', false)
  fireEvent.click(screen.getByRole('button', { name: 'Sign up and draft my campaign' }))
  expect(screen.getByText(/Please enter a valid domain/)).toBeTruthy()
  expect(login).not.toHaveBeenCalled()
})

test('whoever has an account takes the address along, and presses again', async () => {
  open('', false)
  fireEvent.change(field(), { target: { value: 'acme.com' } })
  fireEvent.click(screen.getByRole('button', { name: 'I have an account' }))
  expect(login).toHaveBeenCalledExactlyOnceWith({ signup: undefined, returnTo: '/start-new' })
  cleanup()
  open('', true)
  expect(field().value).toBe('acme.com')
  expect(posts()).toEqual([])
})

test('what was begun an hour ago waits for a press', () => {
  workflow.update({ websiteUrl: 'https://acme.com', begunAt: Date.now() - 3_600_001 })
  open('', true)
  expect([field().value, posts()]).toEqual(['https://acme.com', []])
})
