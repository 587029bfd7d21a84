import { emailLanguageOf } from '#model/email/email-languages.ts'
import { anyOf, traitsOf } from '../languages/all-traits.ts'
import { wordsOf } from '../languages/letters.ts'
import { FREE_CLAUSE, READERS_STATE } from './hollow-words.ts'
import type { Site } from './site.ts'
import { lowerWordsOf } from '../text/words.ts'

/*
 * Sentences about the world, in all ten languages, with which sites lead to what they sell: "A
 * blocked drain does not wait." They say nothing of the company and sound odd in an email.
 */

/** The negation of a verb; "not only" says more, not less. */
const NEGATED = wordsOf(anyOf('isNotSo'))

/** "Today, data is a compass": a view of the times. */
const OF_THE_TIMES = new RegExp(String.raw`^(?:${anyOf('nowadays')})(?!\p{L})`, 'iu')

/** What may go wrong: "A small leak can end in damp walls". */
const MAY_HARM = wordsOf(anyOf('mayHarm'))

/** "VAT can be hard to keep track of": what is difficult for those who do not buy. */
const IS_HARD = wordsOf(anyOf('isHard'), `(?:${anyOf('canBe')}) (?:${anyOf('hard')})`)

/** "Trust is essential", "the finish is always critical": what counts in a trade. */
const IS_ESSENTIAL = wordsOf(
  anyOf('isEssential'),
  String.raw`(?:${anyOf('areEssential')}) (?:${anyOf('essentials')})\p{L}*`,
  `(?:${anyOf('isWhole')}) (?:${anyOf('wholeEssentials')})`,
)

const OF_NO_COMPANY = [MAY_HARM, IS_HARD, IS_ESSENTIAL, OF_THE_TIMES, FREE_CLAUSE, READERS_STATE]

/**
 * Whether a sentence states something of the world in general, what may go wrong in it, or the
 * situation of its reader, and nothing of the company.
 */
export function isGeneralTruth(text: string, { lexicon, language }: Site): boolean {
  if (!lexicon) return false
  const { we, our, singular, subjectless } = lexicon.grammar
  const said = lowerWordsOf(text)
  const isOwn = said.some(
    (word) =>
      we.includes(word) || our.includes(word) || singular.includes(word) || subjectless?.test(word),
  )
  if (isOwn) return false
  if (OF_NO_COMPANY.some((pattern) => pattern.test(text))) return true
  const known = emailLanguageOf(language)
  const reader = known ? traitsOf[known].reader : []
  return NEGATED.test(text) && !said.some((word) => reader.includes(word))
}
