import { entityOf } from '#model/entities.generated.ts'
import { offeredInOrder } from '../offered-in-order.ts'
import type { ChannelDefinition, Outgoing } from './channel.ts'
import { definitions } from './definitions.generated.ts'

/** Every channel that is built in, in the order of the schema, in which it is offered. */
export const channelDefinitions: readonly ChannelDefinition[] = offeredInOrder(
  definitions,
  entityOf('engage').field('channel')!.node.enum!.map(String),
)

/** @throws Error for a channel that is in no list */
export function channelDefinitionOf(id: string): ChannelDefinition {
  const found = channelDefinitions.find((one) => one.id === id)
  if (!found) throw new Error(`there is no channel "${id}"`)
  return found
}

/** The channels whose messages leave in this way. */
export const channelsBy = (by: Outgoing['by']): string[] =>
  channelDefinitions.filter((one) => one.by === by).map(({ id }) => id)

/** Whether messages of a channel are calls of an address. */
export const isCalled = (channel = 'email'): boolean => channelDefinitionOf(channel).by === 'call'
