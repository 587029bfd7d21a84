import { say } from '#language'
import { lowerWordsOf } from '#drafting/text/words.ts'
import { FILLED, warning, type EmailCheck } from './email-text.ts'

const MIN_LETTERS = 6
const STEM = 6
const TOO_OFTEN = 3

/** A word of content that a reader meets three times in one email. */
export const checkWordThrice: EmailCheck = ({ plain }) => {
  const counted = new Map<string, { word: string; count: number }>()
  for (const word of lowerWordsOf(plain.replaceAll(FILLED, ' '))) {
    if (word.length < MIN_LETTERS) continue
    const known = counted.get(word.slice(0, STEM)) ?? { word, count: 0 }
    counted.set(word.slice(0, STEM), { ...known, count: known.count + 1 })
  }
  const found = [...counted.values()].find(({ count }) => count >= TOO_OFTEN)
  return found
    ? [warning('body', say('“{word}” is in this email three times.', { word: found.word }))]
    : []
}
