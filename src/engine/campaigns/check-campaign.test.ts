import { expect, it } from 'vitest'
import type { Messaging } from '#model/outreach.ts'
import { checkMessaging } from './check-campaign.ts'

const source = {
  url: 'https://halden.example',
  element: 'p',
  quote: 'Trusted by 120 exporters.',
  confidence: 0.8,
}

it.each([
  ['stands on the site', { source }, true],
  ['has a link', { evidenceUrl: 'https://halden.example/customers' }, true],
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
