import type { NodeDefinition } from '#journey/kind.ts'
import { say } from '#language'

/** Sends an engage message, by any channel. */
export const send: NodeDefinition = {
  id: 'send',
  title: 'Send',
  description:
    'Sends a message and waits for the outcome. Quiet hours, message limits and consent apply.',
  icon: 'mail',
  group: 'do',
  parameters: {
    engageId: {
      type: 'string',
      title: 'Message',
      description: 'The message sets the channel, sender, template and topic.',
      maxLength: 30,
      'x-ref': 'engage',
    },
  },
  required: ['engageId'],
  exits: () => [
    { id: 'sent', title: say('Sent') },
    { id: 'skipped', title: say('Skipped') },
    { id: 'failed', title: say('Failed') },
  ],
  describe: ({ engageId }, words) =>
    typeof engageId === 'string' && engageId !== ''
      ? say('Send “{name}”', { name: words.name('engage', engageId) })
      : say('No message chosen yet'),
  waits: false,
  resetsEventCursor: true,
}
