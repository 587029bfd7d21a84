import { say } from '#language'
import type { ChannelDefinition } from '../channel.ts'

export const webhook: ChannelDefinition = {
  id: 'webhook',
  title: 'Webhook',
  description:
    'Sends a signed request to your URL, for text messages, postal mail or any other service.',
  icon: 'hook',
  by: 'call',
  liquid: ['body'],
  missing: ({ url }) => (url ? [] : [{ path: '/url', message: say('Enter a URL.') }]),
}
