import { expect, test } from 'vitest'
import {
  ERROR_SUPPRESSION,
  isRepeated,
  isUnverifiedReturn,
  planAuthError,
  readAuthFailure,
  REDIRECT_SUPPRESSION,
  withoutAuthParts,
} from './auth-errors.ts'

const plan = (code: string, description: string, stored = '') =>
  planAuthError({ code, description }, stored)

test.each([
  [
    'access_denied',
    'Please verify your email (ines@kestrel.example) before logging in.',
    'ines@kestrel.example',
  ],
  ['unauthorized', 'Verification pending for ines@kestrel.example.', 'ines@kestrel.example'],
  ['', 'Email VERIFICATION needed', 'stored@kestrel.example'],
  ['user_exists', 'Already exists, please verify', 'stored@kestrel.example'],
])('%s "%s" opens the verification dialog', (code, description, email) => {
  expect(plan(code, description, 'stored@kestrel.example')).toEqual({ kind: 'verify', email })
})

const exists = {
  title: 'Account Already Exists',
  description: 'This email is already registered. Please log in instead.',
  duration: 8000,
  variant: 'default',
}

test.each([
  ['user_exists', ''],
  ['', 'The user already exists.'],
  ['access_denied', 'user_exists'],
])('%s "%s" says that the account exists', (code, description) => {
  expect(plan(code, description)).toEqual({ kind: 'toast', toast: exists })
})

test('access_denied shows its description, or the stock sentence', () => {
  expect(plan('access_denied', 'Not from this network.')).toEqual({
    kind: 'toast',
    toast: {
      title: 'Access Denied',
      description: 'Not from this network.',
      duration: 8000,
      variant: 'destructive',
    },
  })
  expect(plan('access_denied', '')).toMatchObject({
    toast: { description: "You don't have permission to access this application." },
  })
})

test('any other description is an authentication error; none says nothing', () => {
  expect(plan('server_error', 'Something broke.')).toEqual({
    kind: 'toast',
    toast: {
      title: 'Authentication Error',
      description: 'Something broke.',
      duration: 6000,
      variant: 'destructive',
    },
  })
  expect(plan('login_required', '')).toEqual({ kind: 'nothing' })
})

const url = (path: string) => new URL(path, 'https://outrider.example')

test.each([
  [
    '/?error=access_denied&error_description=No%20entry&state=1',
    { code: 'access_denied', description: 'No entry' },
  ],
  [
    '/pricing#error=unauthorized&error_description=Verify%20first',
    { code: 'unauthorized', description: 'Verify first' },
  ],
  ['/#/?error=x', { code: 'x', description: '' }],
  ['/faq#errors', null],
  ['/?state=1', null],
])('%s carries %o', (path, failure) => {
  expect(readAuthFailure(url(path))).toEqual(failure)
})

test('a state without code and error means that the address is unverified', () => {
  expect(isUnverifiedReturn(url('/?state=1'))).toBe(true)
  expect(isUnverifiedReturn(url('/?state=1&code=2'))).toBe(false)
  expect(isUnverifiedReturn(url('/?state=1&error=x'))).toBe(false)
  expect(isUnverifiedReturn(url('/'))).toBe(false)
})

test('the address keeps what is not the provider’s', () => {
  expect(
    withoutAuthParts(url('/pricing?plan=growth&error=x&error_description=y&state=z#plans')),
  ).toBe('/pricing?plan=growth#plans')
  expect(withoutAuthParts(url('/?verified=true'))).toBe('/')
  expect(withoutAuthParts(url('/about#error=x&error_description=y'))).toBe('/about')
  expect(withoutAuthParts(url('/docs#errors'))).toBe('/docs#errors')
})

test('the same error is suppressed for 30 s, another one not', () => {
  const last = { key: 'a', at: 1_000_000 }
  expect(isRepeated(null, 'a', 1_000_000, ERROR_SUPPRESSION)).toBe(false)
  expect(isRepeated(last, 'a', 1_029_999, ERROR_SUPPRESSION)).toBe(true)
  expect(isRepeated(last, 'a', 1_030_000, ERROR_SUPPRESSION)).toBe(false)
  expect(isRepeated(last, 'b', 1_000_001, ERROR_SUPPRESSION)).toBe(false)
  expect(isRepeated(last, 'a', 1_009_999, REDIRECT_SUPPRESSION)).toBe(true)
  expect(isRepeated(last, 'a', 1_010_000, REDIRECT_SUPPRESSION)).toBe(false)
})
