import type { ChannelDefinition } from '../channel.ts'

export const webhook: ChannelDefinition = {
  id: 'webhook',
  title: 'Webhook',
  description:
    'A signed call of an address of yours: for text messages, post or whatever it passes them on to.',
  icon: 'hook',
  by: 'call',
  liquid: ['body'],
  missing: ({ url }) => (url ? [] : [{ path: '/url', message: 'Say which address is called.' }]),
}
