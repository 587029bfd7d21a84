import type { EmailLanguage } from '#model/email/email-languages.ts'
import { lettersOf } from '../languages/all-letters.ts'
import { anyOf } from '../languages/all-traits.ts'
import type { Letters } from '../languages/letters.ts'
import { lexicons } from '../languages/lexicons.ts'
import type { Sender } from './we-form.ts'

/** Share of words with capitals from which a text is set as a headline. */
const TITLE_SHARE = 0.6
/** Words after which a capital begins the name of a place. */
const BEFORE_PLACE = new RegExp(
  String.raw`^(?:${anyOf('inTown', 'toTown', 'onPlace', 'aroundTown', 'serving')})$`,
  'iu',
)
/** Languages in which "en" is such a word; in others it is "and" or "a". */
const WITH_EN: ReadonlySet<string> = new Set(['fr', 'es'])
const WITHIN_PLACE = new RegExp(String.raw`^(?:${anyOf('withinPlace')})$`, 'iu')

/** "Saubere Trennung", "Klar abgegrenzte Leistungen": an adjective before its noun. */
export const GERMAN_ADJECTIVE =
  /^\p{Lu}\p{Ll}{2,}(?:e[rsn]?|\s(?!sowie\s|oder\s)\p{Ll}{4,}e[rsn]?)\s\p{Lu}/u

/** Words of a headline in capitals; fewer are an abbreviation and its addition. */
const MIN_SHOUTED = 2

/** "OFFICE CLEANING AND PAINTING": words in capitals as running text; abbreviations stay. */
function lowered(text: string, language: EmailLanguage): string {
  const shouted = text.match(/(?<![\p{L}\d])\p{Lu}{5,}(?![\p{L}\d])/gu) ?? []
  if (shouted.length < MIN_SHOUTED || /\p{Ll}{4}/u.test(text)) return text
  const { prepositions, determiners } = lexicons[language].grammar
  const small = new Set([lettersOf[language].and, ...prepositions, ...determiners])
  return text.replace(/\p{Lu}{1,30}/gu, (word, at: number) => {
    const lower = word.toLowerCase()
    if (word.length < 4 && !small.has(lower)) return word
    return at === 0 || (language === 'de' && word.length >= 4)
      ? word.charAt(0) + lower.slice(1)
      : lower
  })
}

/** A headline in the letters of running text; acronyms and words with digits stay. */
export function calmed(shouted: string, language: EmailLanguage): string {
  const text = lowered(shouted, language)
  if (language === 'de') return text
  const long = text.split(' ').filter((word) => /^\p{L}{4,}/u.test(word))
  const large = long.filter((word) => /^\p{Lu}\p{Ll}/u.test(word))
  if (long.length < 2 || large.length <= long.length * TITLE_SHARE) return text
  const ofNation = lettersOf[language].cuts.ofNation
  // "Contas a Pagar": an infinitive, and no place.
  const isDone = (word: string) => language === 'pt' && /(?:ar|er|ir)$/u.test(word)
  let isPlace = false
  const { and } = lettersOf[language]
  const words = text.split(' ')
  return words
    .map((word, at) => {
      // "In London & Luton": the last word of a headline, after a place and a joint.
      const isLastPlace = isPlace && at === words.length - 2 && (word === '&' || word === and)
      isPlace =
        isLastPlace ||
        BEFORE_PLACE.test(word) ||
        (word === 'en' && WITH_EN.has(language)) ||
        (isPlace && ((/^\p{Lu}/u.test(word) && !isDone(word)) || WITHIN_PLACE.test(word)))
      const isKept = at === 0 || isPlace || ofNation?.test(word)
      // "Fabrication d'Acier": the noun after the elided article.
      const elided = isKept ? null : /^\p{L}{1,2}['’](?=\p{Lu}\p{Ll}+$)/u.exec(word)
      if (elided) return word.toLowerCase()
      // "VVS-Utrustning": the second half of a compound.
      if (!isKept && language !== 'en' && /^\p{Lu}{2,4}-\p{Lu}\p{Ll}+$/u.test(word))
        return word.replace(/-\p{Lu}/u, (half) => half.toLowerCase())
      return !isKept && /^\p{Lu}\p{Ll}+(?:[-/]\p{Lu}?\p{Ll}+)*[,.]?$/u.test(word)
        ? word.toLowerCase()
        : word
    })
    .join(' ')
}

/** "In Reception, Cleaning and General repairs": a list of three and more after a small word. */
const capitalList = (and: string) =>
  new RegExp(
    String.raw`(?<=\p{Ll} )\p{Lu}\p{Ll}{3,}(?:, \p{Lu}\p{Ll}{3,}){1,4} ${and} \p{Lu}\p{Ll}{3,}(?![\p{L}-])`,
    'u',
  )

/** "Consulting and Advice": work in the middle of a phrase has no capital. */
export function smallWork(text: string, { language, letters: { and, details } }: Sender): string {
  if (language === 'de') return text
  const list = text.replace(capitalList(and), (found) =>
    details.activity.test(found) ? found.toLowerCase() : found,
  )
  const joint = new RegExp(String.raw`(?<=(?:,|\s${and})\s)\p{Lu}\p{Ll}{4,}(?!\p{L})`, 'gu')
  return list.replace(joint, (word) =>
    details.activity.test(word.toLowerCase()) ? word.toLowerCase() : word,
  )
}

/** The activity that a phrase is about: one of its first words; null for none. */
export const activityOf = (text: string, { details }: Letters): string | null =>
  text
    .split(/[\s,]+/)
    .slice(0, MAX_HEAD)
    .find((word) => word.length >= 4 && details.activity.test(word)) ?? null

/** Languages that write what a thing is before its attributes: "reparación de tejados". */
export const NOUN_FIRST: ReadonlySet<EmailLanguage> = new Set(['fr', 'it', 'es', 'pt'])

/** The main noun of a phrase: "repair" of "reefer unit repair on site". */
export function headOf(text: string, { language, letters }: Sender): string {
  const { prepositions } = lexicons[language].grammar
  const words = text.split(' ')
  const end = words.findIndex(
    (word, at) =>
      word.endsWith(',') ||
      [letters.and, ...prepositions].includes((words[at + 1] ?? letters.and).toLowerCase()),
  )
  return (NOUN_FIRST.has(language) ? words[0]! : words[end]!).replace(/,$/, '')
}

/** The activity that a phrase names with its main noun. */
export function headActivityOf(text: string, sender: Sender): string | null {
  const head = headOf(text, sender)
  return head.length >= 4 ? activityOf(head, sender.letters) : null
}

/** Words of a phrase before which its activity is named. */
const MAX_HEAD = 3
