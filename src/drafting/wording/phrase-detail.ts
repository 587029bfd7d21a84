import type { EmailLanguage } from '#model/email/email-languages.ts'
import { countWords, lowerWordsOf } from '../text/words.ts'
import { anyOf, traitsOf } from '../languages/all-traits.ts'
import { lexicons } from '../languages/lexicons.ts'
import type { Letters } from '../languages/letters.ts'
import { speaksToOne } from './address.ts'
import { PURPOSE, withoutPraise, withoutStop, withoutTail } from './cut.ts'
import { calmed, headActivityOf } from './activity.ts'
import { isNounPhrase } from './offer-line.ts'
import type { Sender } from './we-form.ts'

const isOpenList = (text: string, { and }: Letters) =>
  text.includes(',') && !new RegExp(`\\s(?:${and}|&)\\s`, 'iu').test(text)

/** "Three menus a year": how many of a thing there are, and no work. */
const COUNTED = new RegExp(String.raw`^(?:\d+|${anyOf('numbers')})\s`, 'iu')

/** "Absence of residues": a property, although its noun ends as those of work do. */
export const PROPERTY = new RegExp(String.raw`^(?:${anyOf('properties')})\s`, 'iu')

/** Nordic nouns before a verb in the present, whose form shows it by its place only. */
const NORDIC: ReadonlySet<EmailLanguage> = new Set(['da', 'nb', 'sv'])
const HIDDEN_VERB = new RegExp(
  [
    String.raw`^\p{Lu}\p{Ll}{4,}(?<![etakg]|sk)\s\p{Ll}{3,}[ea]r\s(\p{Ll}+)`,
    String.raw`^\p{Lu}\p{Ll}+(?:a|et|en)\s\p{Ll}{3,}er\s(\p{Ll}+)`,
  ].join('|'),
  'u',
)

/** "Kamera avdekker feil": the third word is the object of a verb, and no preposition. */
function hidesVerb(text: string, language: EmailLanguage, { and }: Letters): boolean {
  if (!NORDIC.has(language)) return false
  const found = HIDDEN_VERB.exec(text)
  const third = found?.[1] ?? found?.[2]
  const { prepositions } = lexicons[language].grammar
  return third !== undefined && third !== and && !prepositions.includes(third)
}

/** "Work by the rules, protecting your liability": a phrase with an aside, and no list. */
const ASIDE = new RegExp(String.raw`,\s\p{Ll}+(?:${anyOf('asideEndings')})\s`, 'u')

/** "Design of the FlexFlow™ plate": a feature of someone's product. */
const OF_MAKER = /[™®©]/u
/** "Solution for firms without staff": no work is named. */
const SOLUTION = new RegExp(String.raw`^(?:${anyOf('solutions')})(?!\p{L})`, 'iu')
/** "Lead the reorganization at a bank": an order to the reader of a job ad. */
const isOrder = (text: string, language: EmailLanguage): boolean => {
  const thing = /^\p{Lu}\p{Ll}+ (\S+)\s/u.exec(text)?.[1]
  return thing !== undefined && traitsOf[language].orderedThings.includes(thing)
}

/** Fewer words name a heading, not what someone does. */
const MIN_PHRASE_WORDS = 3
/** A phrase of work that a frame can say, from a line of a site; null where it is none. */
export function phraseOf(part: string, sender: Sender): string | null {
  const { letters, language } = sender
  const joint = part.replace(/\s?\([^()]*\)/g, '').replace(/\s&\s/g, ` ${letters.and} `)
  const calm = calmed(withoutStop(joint), language)
  const [aimed = ''] = withoutTail(calm, letters).split(PURPOSE)
  const text = withoutPraise(aimed, letters)
  if (!isNounPhrase(text, language, letters) || letters.details.praise.test(text)) return null
  if (letters.details.never.test(text) || letters.cuts.praise.test(text)) return null
  if (speaksToOne(text, sender) || countWords(text) < 2) return null
  if (letters.details.authority.test(text) || isOpenList(text, letters)) return null
  if (countWords(text) < MIN_PHRASE_WORDS || letters.negation.test(text)) return null
  if (ASIDE.test(text) || COUNTED.test(text) || PROPERTY.test(text)) return null
  if (OF_MAKER.test(text) || SOLUTION.test(text)) return null
  if (isOrder(text, language) || hidesVerb(text, language, letters)) return null
  if (text.split('/').length > 2) return null
  const { relatives, determiners } = lexicons[language].grammar
  const inside = lowerWordsOf(text).slice(1)
  if (inside.some((word) => relatives.includes(word) && !determiners.includes(word))) return null
  return headActivityOf(text, sender) ? text : null
}
