// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import {
  addTranslation,
  defineMessages,
  getLanguage,
  keepLanguage,
  keptLanguage,
  setLanguage,
  t,
} from './messages.ts'
import { formatMessage } from '#language'
import { tSignedIn } from './signed-in.ts'

afterEach(() => {
  setLanguage('en')
  localStorage.clear()
})

test('fills places, writes numbers as the language does, leaves unknown places visible', () => {
  expect(formatMessage('{a} of {b} for {c}', { a: 1200, b: 'x' }, 'en')).toBe('1,200 of x for {c}')
  expect(formatMessage('{a}', { a: 1200 }, 'de')).toBe('1.200')
})

test('plural forms follow the language', () => {
  expect(tSignedIn('trial.left', { count: 1 })).toBe('1 day left in trial')
  expect(tSignedIn('trial.left', { count: 2 })).toBe('2 days left in trial')
  expect(tSignedIn('trial.left', { count: 14 })).toBe('14 days left in trial')
})

test('a language lies over English, word by word', () => {
  addTranslation('de', { 'footer.subscribe': 'Abonnieren' })
  setLanguage('de')
  expect(t('footer.subscribe')).toBe('Abonnieren')
  expect(t('footer.thanks')).toBe('Thank you for subscribing!')
  expect(document.documentElement.lang).toBe('de')
})

test('a language is kept for the next load: prerendered pages are English', () => {
  keepLanguage('fr')
  expect(getLanguage()).toBe('en')
  expect(keptLanguage()).toBe('fr')
})

test('a kept language that the screens do not have is dropped', () => {
  localStorage.setItem('outrider.language', 'pl')
  expect(keptLanguage()).toBe('en')
  expect(localStorage.getItem('outrider.language')).toBeNull()
})

test('each room has its own words', () => {
  const words = defineMessages({ 'room.one': { one: '{count} thing', other: '{count} things' } })
  expect(words('room.one', { count: 0 })).toBe('0 things')
})

test.each([
  ['loadError.title', 'Loading Error'],
  ['loadError.detail', 'Failed to load page resources. This might be due to a network issue.'],
  ['loadError.reload', 'Reload Page'],
  ['notFound.title', '404 - Page Not Found'],
  ['login.button', 'Login / Signup'],
  ['footer.thanks', 'Thank you for subscribing!'],
  ['footer.failed', 'An error occurred. Please try again.'],
  ['footer.unreachable', 'Could not connect to the server.'],
  ['update.question', 'New version available! Reload to update?'],
] as const)('%s stands as the specification quotes it', (key, words) => {
  expect(t(key)).toBe(words)
})
