import { countWords, isOneOf, longPhrases, matcherOf } from './words.ts'

const MAX_HEADING_WORDS = 8

/** Whether a heading names a problem ("The challenge", "Does this sound familiar?"). */
export const namesProblem = (text: string, headings: readonly string[]) =>
  isOneOf(text, headings) ||
  (countWords(text) <= MAX_HEADING_WORDS &&
    matcherOf(longPhrases(headings)).exec(text.replace(/^[¿¡]/, ''))?.index === 0)
