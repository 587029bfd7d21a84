import { entityOf } from '#model/schema/entities.generated.ts'
import { fieldNamed } from '#model/schema/entity.ts'
import { offeredInOrder } from '../offered-in-order.ts'
import type { ChannelDefinition, Outgoing } from './channel.ts'
import { definitions } from './definitions.generated.ts'

/** Every built-in channel, in the order of the schema, which is also the order on screens. */
export const channelDefinitions: readonly ChannelDefinition[] = offeredInOrder(
  definitions,
  fieldNamed(entityOf('engage'), 'channel').node.enum!.map(String),
)

/** @throws Error for an unknown channel */
export function channelDefinitionOf(id: string): ChannelDefinition {
  const found = channelDefinitions.find((channelDefinition) => channelDefinition.id === id)
  if (!found) throw new Error(`there is no channel "${id}"`)
  return found
}

/** The channels whose messages are sent in this way. */
export const channelsBy = (by: Outgoing['by']): string[] =>
  channelDefinitions.filter((channelDefinition) => channelDefinition.by === by).map(({ id }) => id)

/** Whether messages of a channel are HTTP calls. */
export const isCalled = (channel = 'email'): boolean => channelDefinitionOf(channel).by === 'call'
