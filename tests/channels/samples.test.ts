import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChannelFacts, Outgoing } from '#catalog/channels/channel.ts'
import { channelDefinitions } from '#catalog/channels/definitions.ts'
import { channelDeliverers } from '#catalog/channels/deliverers.ts'
import type { ChannelSample, SampledMessage } from '#catalog/channels/sample.ts'
import { renderLiquid } from '#engine/engage/templates/liquid.ts'
import { plainText } from '#engine/engage/templates/plain-text.ts'
import type { Engage } from '#model/schema/entities.generated.ts'
import { propertyRuns } from '#tests/support/property-runs.ts'
import { readKinds } from '#tests/support/read-kinds.ts'

/** Every channel, read from the folders of the catalog. */
const kinds = readKinds<(typeof channelDefinitions)[number], ChannelSample>(
  'channels',
  channelDefinitions,
  import.meta.glob('/src/catalog/channels/*/{definition,sample}.ts', { eager: true }),
)

const runs = { numRuns: propertyRuns(1000) }
const tools = { render: renderLiquid, plainText }

const factsOf = ({ engage, ...message }: SampledMessage): ChannelFacts => ({
  ...message,
  engage: engage as Engage,
  messageId: 'm1',
})

/** Every text inside of a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function expectToBeSafe(outgoing: Outgoing, { values, unsubscribeUrl, engage }: ChannelFacts) {
  const [name] = textsIn(values.profile)
  if (outgoing.by === 'call') {
    expect(outgoing.url).toBe(engage.url)
    expect(textsIn(JSON.parse(outgoing.body))).toContain(name)
    return
  }
  expect(outgoing.subject).toMatch(/^\S(.*\S)?$/)
  expect(outgoing.subject.length).toBeLessThanOrEqual(300)
  expect(outgoing.html).toContain(unsubscribeUrl)
  expect(outgoing.text).toContain(unsubscribeUrl)
  if (name!.includes('<')) expect(outgoing.html).not.toContain(name)
}

describe.each(kinds)('$folder', ({ definition, sample }) => {
  const { addressOf, compose } = channelDeliverers[definition.id]!

  it('lacks nothing, and has an address', () => {
    fc.assert(
      fc.property(sample.messages, (message) => {
        const { engage, profile } = factsOf(message)
        expect(engage.channel).toBe(definition.id)
        expect(definition.missing(engage)).toEqual([])
        expect(addressOf(engage, profile)).not.toBe('')
      }),
      runs,
    )
  })

  it('is made without a fault, the same each time, and changes no facts', async () => {
    await fc.assert(
      fc.asyncProperty(sample.messages, async (message) => {
        const facts = factsOf(message)
        const before = structuredClone(facts)
        const outgoing = await compose(facts, tools)
        expect(await compose(facts, tools)).toEqual(outgoing)
        expect(facts).toEqual(before)
      }),
      runs,
    )
  })

  it('keeps values within their place, and says how to leave', async () => {
    await fc.assert(
      fc.asyncProperty(sample.messages, async (message) => {
        const facts = factsOf(message)
        expectToBeSafe(await compose(facts, tools), facts)
      }),
      runs,
    )
  })
})
