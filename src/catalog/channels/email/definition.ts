import { say } from '#language'
import type { ChannelDefinition } from '../channel.ts'

export const email: ChannelDefinition = {
  id: 'email',
  title: 'Email',
  description: 'A published template, sent from a mailbox or a sender.',
  icon: 'mail',
  by: 'mailbox',
  missing: ({ templateId, mailboxId, senderId }) => [
    ...(templateId ? [] : [{ path: '/templateId', message: say('Choose a template.') }]),
    ...(mailboxId || senderId
      ? []
      : [{ path: '/mailboxId', message: say('Choose a mailbox or a sender.') }]),
  ],
}
