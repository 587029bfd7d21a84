import type { ChannelDelivery } from './channel.ts'
import { deliverers } from './deliverers.generated.ts'

/** How each channel makes a message for one person, by its id. */
export const channelDeliverers = deliverers

/** @throws Error for a channel that is in no list */
export function channelDelivererOf(id: string): ChannelDelivery {
  const found = deliverers[id]
  if (!found) throw new Error(`there is no channel "${id}"`)
  return found
}
