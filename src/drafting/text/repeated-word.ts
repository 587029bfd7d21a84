import { anyOf } from '../languages/all-traits.ts'
import { lowerWordsOf } from './words.ts'

const MIN_LETTERS = 6
const STEM = 6
const TOO_OFTEN = 3

/** Words for the reader, which carry no content: Dutch "jullie". */
const READER = new RegExp(`^(?:${anyOf('reader')})$`, 'iu')

/** A word of content that a reader meets three times, in any form; null for none. */
export function repeatedWordIn(text: string): string | null {
  const counted = new Map<string, number>()
  for (const word of lowerWordsOf(text)) {
    if (word.length < MIN_LETTERS || READER.test(word)) continue
    const stem = word.slice(0, STEM)
    const count = (counted.get(stem) ?? 0) + 1
    if (count >= TOO_OFTEN) return word
    counted.set(stem, count)
  }
  return null
}
