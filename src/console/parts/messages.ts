import { defineMessages } from '#ui/messages/messages.ts'

/** Words of shared parts. */
export const tParts = defineMessages({
  'reason.holds': 'True',
  'reason.fails': 'False',
  'reason.seen': '(seen: {seen})',
})
