import { defineWords } from '#ui/words/words.ts'

/** Words of shared parts. */
export const tParts = defineWords({
  'reason.holds': 'True',
  'reason.fails': 'Not true',
  'reason.seen': '(seen: {seen})',
})
