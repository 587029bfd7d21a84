import { EMAIL_LANGUAGES, type EmailLanguage } from '#model/email/email-languages.ts'
import { lexicons } from '../languages/lexicons.ts'
import { lowerWordsOf } from '../text/words.ts'

/** The language of a text with fewer words cannot be determined. */
const MIN_WORDS = 4
/** How many more small words another language must explain before a text is taken for it. */
const MIN_LEAD = 2

const smallWords = new Map<EmailLanguage, Set<string>>()

/** Articles, prepositions, pronouns and the like, which nearly every sentence has. */
export function smallWordsOf(language: EmailLanguage): Set<string> {
  let words = smallWords.get(language)
  if (!words) {
    const { determiners, prepositions, relatives, dangling, we, our, subjects } =
      lexicons[language].grammar
    words = new Set([determiners, prepositions, relatives, dangling, we, our, subjects].flat())
    smallWords.set(language, words)
  }
  return words
}

/** Share of letters of another script from which a text is in no language of the emails. */
const OTHER_SCRIPT_SHARE = 0.3

/** Whether a text is mostly written in another script: "Ремонт". */
export function isInOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const other = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter))
  return other.length > letters.length * OTHER_SCRIPT_SHARE
}

/**
 * The language whose small words explain a text clearly better than `expected` does; null where the
 * text is too short or fits `expected`. Related languages share words, so a small lead counts for
 * nothing.
 */
export function otherLanguageOf(text: string, expected: EmailLanguage): EmailLanguage | null {
  const words = lowerWordsOf(text)
  if (words.length < MIN_WORDS) return null
  const hits = (language: EmailLanguage) => {
    const known = smallWordsOf(language)
    return words.filter((word) => known.has(word)).length
  }
  const own = hits(expected)
  const [best] = EMAIL_LANGUAGES.filter((language) => language !== expected)
    .map((language) => ({ language, count: hits(language) }))
    .toSorted((a, b) => b.count - a.count)
  return best && best.count >= own + MIN_LEAD && best.count >= own * 2 ? best.language : null
}
