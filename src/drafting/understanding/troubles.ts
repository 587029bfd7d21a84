import { allOf, anyOf } from '../languages/all-traits.ts'
import type { Lexicon } from '../languages/lexicon.ts'
import { allMatcherOf, flat, hasPhrase, lowerWordsOf } from '../text/words.ts'

/** Words before a trouble that turn it into a promise ("no stress", "reduces delays"). */
const RELIEF = new Set(allOf('relief'))

/** How many words before a trouble may turn it round. */
const RELIEF_REACH = 3

/** "Lack of time", "Fear of mistakes": what troubles a reader, in all ten languages. */
const LACK = new RegExp(String.raw`^(?:${anyOf('lacks')})(?!\p{L})`, 'iu')

/**
 * Whether a text says what goes wrong for a reader who does not buy: it names a trouble, promises
 * no relief from it, and says nothing of the company.
 */
export function namesTrouble(text: string, { selling, grammar }: Lexicon): boolean {
  if (LACK.test(text.trim())) return true
  if (!hasPhrase(flat(text), selling.troubles)) return false
  const words = lowerWordsOf(text)
  if (words.some((word) => grammar.we.includes(word) || grammar.our.includes(word))) return false
  return [...text.matchAll(allMatcherOf(selling.troubles))].some((match) => {
    const before = lowerWordsOf(text.slice(0, match.index)).slice(-RELIEF_REACH)
    return !before.some((word) => RELIEF.has(word))
  })
}

/** Share of troubled cards from which the whole row names troubles. */
const TROUBLED_SHARE = 0.5

/** Whether a row of cards names the troubles of its readers. */
export const isRowOfTroubles = (texts: readonly string[], lexicon: Lexicon): boolean =>
  texts.length > 0 &&
  texts.filter((text) => namesTrouble(text, lexicon)).length >= texts.length * TROUBLED_SHARE
