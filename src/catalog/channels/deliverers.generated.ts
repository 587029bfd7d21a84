// Generated from the folders beside it by `npm run generate`. Do not edit.
import type { ChannelDelivery } from './channel.ts'
import { deliverEmail } from './email/deliver.ts'
import { deliverWebhook } from './webhook/deliver.ts'

export const deliverers: Readonly<Record<string, ChannelDelivery>> = {
  'email': deliverEmail,
  'webhook': deliverWebhook,
}
