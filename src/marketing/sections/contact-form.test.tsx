// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api, ApiError } from '#client/api.ts'
import { contactFaults, ContactForm } from './contact-form.tsx'

const post = vi.spyOn(api, 'post')
beforeEach(() => {
  post.mockReset()
  render(<ContactForm />)
})
afterEach(cleanup)

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const fill = () => {
  type('Your name', ' Ines Carvalho ')
  type('Email', 'ines@costa-fria.example')
  type('Message', 'Does it ship to Lyon?')
}
const send = () => fireEvent.submit(screen.getByLabelText('Message').closest('form')!)
const message = () => (screen.getByLabelText('Message') as HTMLTextAreaElement).value

it('names every fault, leads to the first and sends nothing', () => {
  send()
  expect(screen.getByText('Please enter your name')).toBeTruthy()
  expect(screen.getByText('Please enter a message')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Your name'))
  expect(post).not.toHaveBeenCalled()
})

it('sends what was typed and is empty once it has arrived', async () => {
  post.mockResolvedValue({ message: 'ok' })
  fill()
  send()
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Message received'))
  expect(post).toHaveBeenCalledWith(
    '/contact-requests',
    { name: 'Ines Carvalho', email: 'ines@costa-fria.example', message: 'Does it ship to Lyon?' },
    { bearer: false },
  )
  expect(message()).toBe('')
})

it('keeps what was typed when it did not arrive, and shows the server’s sentences at their fields', async () => {
  post.mockRejectedValue(
    new ApiError(422, 'invalid', 'One field needs another look.', [
      { path: '/email', message: 'This domain takes no mail.' },
    ]),
  )
  fill()
  send()
  await waitFor(() => expect(screen.getByText('This domain takes no mail.')).toBeTruthy())
  expect(screen.getByRole('status').textContent).toBe('One field needs another look.')
  expect(message()).toBe('Does it ship to Lyon?')
})

it('counts in the lengths that the server takes', () => {
  expect(contactFaults({ name: 'n'.repeat(81), email: 'x', message: 'm'.repeat(4001) })).toEqual({
    name: 'Please use at most 80 characters. You have 81',
    email: 'Please enter a valid email address',
    message: 'Please use at most 4000 characters. You have 4001',
  })
})
