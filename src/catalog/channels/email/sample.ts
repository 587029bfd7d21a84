import fc from 'fast-check'
import { CAMPAIGNS } from '#condition/sampling/records.ts'
import { farewells, profiles, variables, type ChannelSample } from '../sample.ts'

const pieces = fc.constantFrom('Hello {{ properties.name }}', 'News', '{{ unsubscribeUrl }} x')

const versions = fc
  .record({
    subject: fc.constantFrom('Hello {{ properties.name }}', 'News\nof the week'),
    html: fc.tuple(pieces, fc.boolean()),
    text: fc.oneof(pieces, fc.constant('  ')),
    number: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ html: [piece, isPage], ...version }) => ({
    ...version,
    html: isPage ? `<html><body><p>${piece}</p></BODY></html>` : `<p>${piece}</p>`,
  }))

export const sample: ChannelSample = {
  messages: fc
    .tuple(profiles, versions, variables, farewells)
    .map(([profile, version, values, farewell]) => ({
      ...farewell,
      profile,
      version,
      values: { ...values, unsubscribeUrl: farewell.unsubscribeUrl },
      engage: { channel: 'email', templateId: 'news', mailboxId: CAMPAIGNS[0] },
    })),
}
