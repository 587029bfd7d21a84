import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ChannelError, type ChannelFacts, type Outgoing } from '#catalog/channels/channel.ts'
import { channelDefinitionOf, channelDefinitions } from '#catalog/channels/definitions.ts'
import { channelDelivererOf, channelDeliverers } from '#catalog/channels/deliverers.ts'
import { entityOf, type Engage } from '#model/schema/entities.generated.ts'
import { renderLiquid } from '#engine/engage/templates/liquid.ts'
import { plainText } from '#engine/engage/templates/plain-text.ts'

interface Case {
  name: string
  engage?: Partial<Engage>
  profile?: ChannelFacts['profile']
  version?: ChannelFacts['version']
  values?: Record<string, unknown>
  unsubscribeUrl?: string
  footer?: ChannelFacts['footer']
  address?: string
  gives?: Outgoing
  fault?: string
}

const folder = new URL('../../src/catalog/channels/', import.meta.url)
const kinds = readdirSync(folder, { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map((one) => one.name)
const casesOf = (kind: string) =>
  JSON.parse(readFileSync(new URL(`${kind}/cases.json`, folder), 'utf8')) as Case[]

it('the schema offers exactly the channels that there are, and says which fields belong to one', () => {
  const entity = entityOf('engage')
  expect(entity.field('channel')!.node.enum).toEqual(channelDefinitions.map((one) => one.id))
  expect(entityOf('engage-message').field('channel')!.node.enum).toEqual(
    channelDefinitions.map((one) => one.id),
  )
  expect(Object.keys(channelDeliverers).toSorted()).toEqual(
    channelDefinitions.map((one) => one.id).toSorted(),
  )
  const only = entity.fields.flatMap(({ node }) => [node['x-when']?.channel ?? []].flat())
  expect(new Set(only)).toEqual(new Set(channelDefinitions.map((one) => one.id)))
})

describe.each(kinds)('%s', (kind) => {
  it.each(casesOf(kind).map((one) => [one.name, one] as const))(
    '%s',
    async (_name, { address, gives, fault, ...given }) => {
      const { addressOf, compose } = channelDelivererOf(kind)
      const facts = {
        profile: { id: 'p1', email: null },
        version: null,
        values: {},
        footer: { html: '', text: '' },
        unsubscribeUrl: '',
        messageId: 'm1',
        ...given,
        engage: { ...given.engage } as Engage,
      }
      if (address !== undefined) expect(addressOf(facts.engage, facts.profile)).toBe(address)
      const run = compose(facts, { render: renderLiquid, plainText })
      if (fault) await expect(run).rejects.toThrow(new ChannelError(fault))
      else if (gives) expect(await run).toEqual(gives)
      else await run
    },
  )

  it('says what a message of it lacks', () => {
    expect(channelDefinitionOf(kind).missing({}).length).toBeGreaterThan(0)
  })
})
