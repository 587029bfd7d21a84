import type { ChannelDefinition } from './channel.ts'
import { email } from './email/definition.ts'
import { webhook } from './webhook/definition.ts'

/** Every channel that is built in, in the order in which it is offered. */
export const channelDefinitions: readonly ChannelDefinition[] = [email, webhook]

/** @throws Error for a channel that is in no list */
export function channelDefinitionOf(id: string): ChannelDefinition {
  const found = channelDefinitions.find((one) => one.id === id)
  if (!found) throw new Error(`there is no channel "${id}"`)
  return found
}
