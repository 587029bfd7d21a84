import { expect, it } from 'vitest'
import type { Messaging } from '#model/api/outreach.ts'
import { checkMessaging } from './check-campaign.ts'

const source = {
  url: 'https://halden.example',
  element: 'p',
  quote: 'Trusted by 120 exporters.',
  confidence: 0.8,
}

it.each([
  ['is on the site', { source }, false],
  ['has a link', { evidenceUrl: 'https://halden.example/customers' }, false],
  ['is confirmed', { confirmed: true }, true],
  ['was pasted', { source: { ...source, url: '' } }, false],
  ['was pasted, and is confirmed', { source: { ...source, url: '' }, confirmed: true }, true],
  ['was written here', {}, false],
])('proof that %s', (_what, rest, holds) => {
  const found = checkMessaging({
    proof: [{ text: 'Trusted by 120 exporters.', ...rest }],
  } as Messaging)
  expect(!found.some(({ path }) => path === '/proof/0')).toBe(holds)
})

it.each([
  ['was read with confidence', { source: { ...source, confidence: 0.8 } }, true],
  ['was read with doubts', { source: { ...source, confidence: 0.5 } }, false],
  [
    'was read with doubts and confirmed',
    { source: { ...source, confidence: 0.5 }, confirmed: true },
    true,
  ],
  [
    'was read with doubts and edited',
    { source: { ...source, confidence: 0.5 }, edited: true },
    true,
  ],
  ['was written here', {}, true],
])('an offer that %s', (_what, rest, holds) => {
  const found = checkMessaging({ whatYouDo: { text: 'We rent loggers.', ...rest } } as Messaging)
  expect(!found.some(({ path }) => path === '/whatYouDo')).toBe(holds)
})
