import fc from 'fast-check'
import type { Engage } from '#model/schema/entities.generated.ts'
import type { ChannelFacts } from './channel.ts'

/** A message that can be sent, with its data for one person. */
export interface SampledMessage extends Omit<ChannelFacts, 'engage' | 'messageId'> {
  engage: Partial<Engage>
}

/** The generator of one channel: messages that are complete. */
export interface ChannelSample {
  messages: fc.Arbitrary<SampledMessage>
}

/** Names that break out of a text when they are not escaped. */
export const NAMES = ['Anna', '<b>Anna</b>', 'A "B"\n\\', '{{ x }}', 'Ødegård & <Sons>'] as const

export const profiles = fc.record({
  id: fc.constantFrom('p1', 'p2'),
  email: fc.constantFrom('anna@firm.example', 'BOB@firm.example'),
})

/** Values of Liquid variables. */
export const variables: fc.Arbitrary<Record<string, unknown>> = fc
  .constantFrom(...NAMES)
  .map((name) => ({ profile: { name }, properties: { name } }))

/** Footers, with the unsubscribe link of messages that have one. */
export const farewells = fc.constantFrom(
  { footer: { html: '', text: '' }, unsubscribeUrl: '' },
  {
    footer: {
      html: '<p>Leave: https://out.example/u/1</p>',
      text: 'Leave: https://out.example/u/1',
    },
    unsubscribeUrl: 'https://out.example/u/1',
  },
)
