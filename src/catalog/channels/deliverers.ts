import type { ChannelDelivery } from './channel.ts'
import { deliverers } from './deliverers.generated.ts'

/** Composes messages of each channel, by its id. */
export const channelDeliverers = deliverers

/** @throws Error for an unknown channel */
export function channelDelivererOf(id: string): ChannelDelivery {
  const deliverer = deliverers[id]
  if (!deliverer) throw new Error(`there is no channel "${id}"`)
  return deliverer
}
