import type { Engage } from '#model/entities.generated.ts'
import type { ChannelDelivery } from './channel.ts'
import { deliverEmail } from './email/deliver.ts'
import { deliverWebhook } from './webhook/deliver.ts'

/** How each channel makes a message for one person, by its id. */
export const channelDeliverers: Readonly<Record<Engage['channel'], ChannelDelivery>> = {
  email: deliverEmail,
  webhook: deliverWebhook,
}
