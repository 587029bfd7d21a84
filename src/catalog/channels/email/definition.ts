import type { ChannelDefinition } from '../channel.ts'

export const email: ChannelDefinition = {
  id: 'email',
  title: 'E-mail',
  description: 'A published template, sent from one of the mailboxes.',
  icon: 'mail',
  by: 'mailbox',
  missing: ({ templateId, mailboxId }) => [
    ...(templateId ? [] : [{ path: '/templateId', message: 'Choose the template that is sent.' }]),
    ...(mailboxId
      ? []
      : [{ path: '/mailboxId', message: 'Choose the mailbox that it leaves from.' }]),
  ],
}
