import { defineWords } from '#ui/words/words.ts'

/** Words of parts that several screens share. */
export const tParts = defineWords({
  'reason.holds': 'True',
  'reason.fails': 'Not true',
  'reason.seen': '(seen: {seen})',
})
