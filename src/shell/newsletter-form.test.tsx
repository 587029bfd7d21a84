// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NewsletterForm } from './newsletter-form.tsx'

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const field = () => screen.getByLabelText<HTMLInputElement>('Email address')
const submit = (email: string) => {
  fireEvent.change(field(), { target: { value: email } })
  fireEvent.submit(field().form!)
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
})
afterEach(cleanup)

test.each([
  ['its message', () => answer({ message: 'Look into your mail.' }), 'Look into your mail.', ''],
  ['thanks without one', () => answer({}), 'Thank you for subscribing!', ''],
  [
    'the detail of a refusal',
    () => answer({ detail: 'Not an address we can reach.' }, 422),
    'Not an address we can reach.',
    'a@b.co',
  ],
  [
    'a stock sentence for a refusal without one',
    () => answer({}, 500),
    'An error occurred. Please try again.',
    'a@b.co',
  ],
  [
    'that nothing answered',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Could not connect to the server.',
    'a@b.co',
  ],
])('says %s', async (_name, respond, sentence, left) => {
  fetched.mockImplementation(async () => respond())
  render(<NewsletterForm />)
  submit('a@b.co')
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(field().value).toBe(left)
})

test('sends the address as JSON with the company dashboard key', async () => {
  fetched.mockImplementation(async () => answer({}))
  render(<NewsletterForm />)
  submit(' a@b.co ')
  await screen.findByText('Thank you for subscribing!')
  const [url, init] = fetched.mock.calls[0]!
  expect(url).toBe('/api/v1/newsletter-subscriptions')
  expect(init.body).toBe('{"email":"a@b.co"}')
  expect(init.headers).toMatchObject({
    'content-type': 'application/json',
    'x-company-dashboard-key': 'outrider-website',
  })
})

test('is disabled with a spinner while sending, and sends once', async () => {
  let finish: (response: Response) => void = () => undefined
  fetched.mockImplementation(() => new Promise((resolve) => (finish = resolve)))
  render(<NewsletterForm />)
  submit('a@b.co')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Subscribe' })
  expect(button.disabled).toBe(true)
  expect(button.querySelector('.ui-spinner')).toBeTruthy()
  expect(field().disabled).toBe(true)
  fireEvent.submit(field().form!)
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  finish(answer({}))
  await screen.findByText('Thank you for subscribing!')
  expect(button.disabled).toBe(false)
})

test('an empty submission is ignored', () => {
  render(<NewsletterForm />)
  submit('  ')
  expect(fetched).not.toHaveBeenCalled()
  expect(field().disabled).toBe(false)
})
