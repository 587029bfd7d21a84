import type { NodeDefinition } from '#journey/kind.ts'

/** Sends an engage message, by any channel. */
export const send: NodeDefinition = {
  id: 'send',
  title: 'Send',
  description:
    'Sends an engage message and waits for its outcome. ' +
    'Quiet hours, caps and consent are the message’s own.',
  icon: 'mail',
  group: 'do',
  parameters: {
    engageId: {
      type: 'string',
      title: 'Message',
      description: 'The channel, sender, template and topic are chosen there.',
      maxLength: 30,
      'x-ref': 'engage',
    },
  },
  required: ['engageId'],
  exits: () => [
    { id: 'sent', title: 'Sent' },
    { id: 'skipped', title: 'Skipped' },
    { id: 'failed', title: 'Failed' },
  ],
  describe: ({ engageId }, words) =>
    typeof engageId === 'string' && engageId !== ''
      ? `Send “${words.name('engage', engageId)}”`
      : 'Send no message yet',
  waits: false,
  resetsEventCursor: true,
}
