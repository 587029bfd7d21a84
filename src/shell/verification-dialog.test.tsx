// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { session } from '#client/session.ts'
import VerificationDialog, { VerificationForm } from './verification-dialog.tsx'
import { verification, VERIFIED_ELSEWHERE } from './verification.ts'

const login = vi.spyOn(session, 'login').mockResolvedValue()
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))
const named = (name: string) => screen.queryByRole('button', { name, hidden: true })
const show = (more: Partial<Parameters<typeof VerificationForm>[0]> = {}) =>
  render(
    <VerificationForm
      email="ines@kestrel.example"
      verified={false}
      isNew={false}
      onClose={vi.fn()}
      onContinue={vi.fn()}
      onDifferent={vi.fn()}
      onResend={async () => ''}
      {...more}
    />,
  )

afterEach(() => {
  cleanup()
  act(() => verification.close())
  sessionStorage.clear()
  login.mockClear()
  vi.useRealTimers()
})

test('title, address, tips and buttons', () => {
  show()
  expect(screen.getByRole('heading', { name: 'Verify Your Email', hidden: true })).toBeTruthy()
  expect(screen.getByText('ines@kestrel.example')).toBeTruthy()
  expect(screen.getAllByRole('listitem', { hidden: true }).map((tip) => tip.textContent)).toEqual([
    'Check your spam or junk folder',
    'Check that the address is correct',
    'Wait a few minutes',
  ])
  for (const name of ['Resend Verification Email', 'Continue', 'Login with Different Account'])
    expect(named(name)).toBeTruthy()
})

test('welcomes a new signup', () => {
  show({ isNew: true })
  expect(screen.getByRole('heading', { name: 'Welcome to Outrider!', hidden: true })).toBeTruthy()
})

test('asks for the address when none is known', async () => {
  const onResend = vi.fn(async () => 'Sent.')
  show({ email: '', onResend })
  press('Send Verification Email')
  expect(await screen.findByText('Please enter your email address')).toBeTruthy()
  expect(onResend).not.toHaveBeenCalled()
  const field = screen.getByLabelText<HTMLInputElement>('Email address')
  expect(field.type).toBe('email')
  fireEvent.change(field, { target: { value: ' new@kestrel.example ' } })
  press('Send Verification Email')
  expect(await screen.findByText('Sent.')).toBeTruthy()
  expect(onResend).toHaveBeenCalledWith('new@kestrel.example')
})

test.each([
  ['the reason', new Error('Too many mails'), 'Too many mails'],
  ['a stock sentence without one', new Error(''), 'Failed to resend verification email'],
])('a failed resend shows %s inline, for 5 s', async (_name, error, sentence) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  show({ onResend: () => Promise.reject(error) })
  press('Resend Verification Email')
  expect(await screen.findByText(sentence)).toBeTruthy()
  act(() => void vi.advanceTimersByTime(5000))
  expect(screen.queryByText(sentence)).toBeNull()
})

test('without a handler resending does nothing but log an error', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  show({ onResend: undefined })
  press('Resend Verification Email')
  expect(logged).toHaveBeenCalledTimes(1)
  logged.mockRestore()
})

test('Continue closes and logs in with the address, back to the current path', () => {
  history.replaceState(null, '', '/pricing?a=1')
  act(() => verification.open('ines@kestrel.example'))
  render(<VerificationDialog />)
  press('Continue')
  expect(verification.get().open).toBe(false)
  expect(login).toHaveBeenCalledExactlyOnceWith({
    loginHint: 'ines@kestrel.example',
    returnTo: '/pricing?a=1',
  })
})

test('verified in another tab: Continue to Login, to the dashboard', () => {
  act(() => verification.open('ines@kestrel.example'))
  render(<VerificationDialog />)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: VERIFIED_ELSEWHERE })))
  press('Continue to Login')
  expect(login).toHaveBeenCalledExactlyOnceWith({
    loginHint: 'ines@kestrel.example',
    returnTo: '/dashboard',
  })
})

test('Login with Different Account clears the session storage and forces a fresh login', () => {
  sessionStorage.setItem('just_signed_up', 'true')
  sessionStorage.setItem('other', 'x')
  act(() => verification.open('ines@kestrel.example'))
  render(<VerificationDialog />)
  press('Login with Different Account')
  expect(sessionStorage.length).toBe(0)
  expect(login).toHaveBeenCalledExactlyOnceWith({ force: true })
})
