import { expect, test } from 'vitest'
import { isMarketingPath, isReturnPath, paths } from './paths.ts'

test.each([
  '/',
  '/how-it-works',
  '/pricing',
  '/pricing/',
  '/resources',
  '/resources/blog',
  '/resources/blog/a',
  '/resources/guides/b',
  '/resources/x/y',
  '/solutions/berlin',
  '/industries/labs',
  '/login',
  '/payment-success',
  '/sanity-debug',
])('%s is a marketing page', (path) => {
  expect(isMarketingPath(path)).toBe(true)
})

test.each([
  '/dashboard',
  '/campaigns/1/configure',
  '/campaigns/1/configure/step2',
  '/shared/campaign/x',
  '/unknown',
  '/pricingx',
  '/customer/segment',
  '/account',
])('%s is not', (path) => {
  expect(isMarketingPath(path)).toBe(false)
})

test.each([
  ['/campaigns?page=2#x', true],
  ['/', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://evil.example', false],
  ['/login?returnTo=/login', false],
  ['/oauth/callback?code=1', false],
  ['/loginx', true],
  ['', false],
  [null, false],
])('going back to %s: %s', (path, safe) => {
  expect(isReturnPath(path)).toBe(safe)
})

test('ids are escaped, steps named as the specification names them', () => {
  expect(paths.configure('a/b')).toBe('/campaigns/a%2Fb/configure')
  expect(paths.configure('a', 3)).toBe('/campaigns/a/configure/step3')
})
