// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '#client/session.ts'
import { dismissToast, toastStore } from '#ui/base/toast-state.ts'
import { handleArrival, handleAuthFailure } from './auth-arrival.ts'
import { verification } from './verification.ts'

const url = (path: string) => new URL(path, 'https://outrider.example')
const login = vi.spyOn(session, 'login').mockResolvedValue()
const titles = () =>
  toastStore
    .get()
    .filter((toast) => toast.open)
    .map((toast) => toast.title)

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(new Date('2026-11-21T12:00:00Z'))
  sessionStorage.clear()
  verification.close()
  login.mockClear()
})
afterEach(() => {
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
})

test('verified=true: a toast of 3 s, after 1.5 s the login with the stored address, back to the dashboard', () => {
  sessionStorage.setItem('signup_email', 'ines@kestrel.example')
  expect(handleArrival(url('/?verified=true'), false)).toBe('/')
  expect(toastStore.get()[0]).toMatchObject({
    title: 'Email Verified Successfully!',
    description: 'Redirecting to login...',
    variant: 'success',
    duration: 3000,
  })
  vi.advanceTimersByTime(1499)
  expect(login).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(login).toHaveBeenCalledExactlyOnceWith({
    loginHint: 'ines@kestrel.example',
    returnTo: '/dashboard',
  })
})

test('verified=true again within 10 s goes nowhere; after that it does', () => {
  handleArrival(url('/?verified=true'), false)
  vi.advanceTimersByTime(9999)
  handleArrival(url('/?verified=true'), false)
  vi.advanceTimersByTime(5000)
  expect(login).toHaveBeenCalledTimes(1)
  handleArrival(url('/?verified=true'), false)
  vi.advanceTimersByTime(1500)
  expect(login).toHaveBeenCalledTimes(2)
})

test('somebody who is signed in only loses the parameter', () => {
  expect(handleArrival(url('/account?verified=true'), true)).toBe('/account')
  vi.advanceTimersByTime(5000)
  expect(login).not.toHaveBeenCalled()
})

test('a state without code opens the dialog, for a new signup with its title', () => {
  sessionStorage.setItem('just_signed_up', 'true')
  sessionStorage.setItem('signup_email', 'ines@kestrel.example')
  expect(handleArrival(url('/?state=abc'), false)).toBe('/')
  expect(verification.get()).toEqual({
    open: true,
    email: 'ines@kestrel.example',
    verified: false,
    isNew: true,
  })
})

test('a state of somebody who is signed in opens nothing', () => {
  expect(handleArrival(url('/?state=abc'), true)).toBe('/')
  expect(verification.get().open).toBe(false)
})

test('an error asking to verify opens the dialog with the address found in it, and remembers it', () => {
  handleArrival(
    url(
      '/?error=access_denied&error_description=Please%20verify%20your%20email%20' +
        '(ines@kestrel.example)%20before%20logging%20in.',
    ),
    false,
  )
  expect(verification.get()).toMatchObject({
    open: true,
    email: 'ines@kestrel.example',
    isNew: false,
  })
  expect(sessionStorage.getItem('signup_email')).toBe('ines@kestrel.example')
})

test('the same error within 30 s is handled once, and again after that', () => {
  const denied = { code: 'access_denied', description: 'No entry' }
  handleAuthFailure(denied)
  expect(titles()).toEqual(['Access Denied'])
  dismissToast()
  vi.advanceTimersByTime(29_999)
  handleAuthFailure(denied)
  expect(titles()).toEqual([])
  vi.advanceTimersByTime(1)
  handleAuthFailure(denied)
  expect(titles()).toEqual(['Access Denied'])
})

test("the answer of a mailbox's provider is left to its page", () => {
  expect(handleArrival(url('/mailboxes/sign-in?error=access_denied&state=abc'), true)).toBeNull()
})

test('an ordinary address is left alone', () => {
  expect(handleArrival(url('/pricing?plan=growth#plans'), false)).toBeNull()
})
