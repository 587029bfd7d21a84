import { lexicons } from '../languages/lexicons.ts'
import { lowerWordsOf } from '../understanding/words.ts'
import type { Letters } from './letters.ts'
import type { Sender } from './we-form.ts'

/** Words for the reader's company in the number that the emails use. */
export function addressed(text: string, { cuts }: Letters): string {
  return text.replace(/(?<!\p{L})\p{L}+(?!\p{L})/gu, (word) => {
    const other = cuts.address[word.toLowerCase()]
    if (other === undefined) return word
    return /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other
  })
}

/** Whether a text speaks to one person, buyers the emails do not address. */
export const speaksToOne = (text: string, { language, letters }: Sender): boolean => {
  const { informal, formal } = lexicons[language].grammar
  const known = new Set(letters.cuts.address ? Object.values(letters.cuts.address) : [])
  const own: Record<string, readonly string[]> = {
    en: [...informal, ...formal],
    de: ['sie', 'ihr', 'ihre', 'ihren', 'ihrem', 'ihrer', 'ihres', 'ihnen'],
    fr: ['vous', 'votre', 'vos'],
    nl: ['jullie'],
    da: ['i', 'jer', 'jeres'],
    nb: ['dere', 'deres'],
    sv: ['ni', 'er', 'ert', 'era'],
    it: ['voi', 'vi', 'vostro', 'vostra', 'vostri', 'vostre'],
    es: ['su', 'sus'],
    pt: ['seu', 'sua', 'seus', 'suas'],
  }
  const fine = own[language] ?? []
  return lowerWordsOf(text).some(
    (word) =>
      [...informal, ...formal].some((one) => one.toLowerCase() === word) &&
      !fine.includes(word) &&
      !known.has(word),
  )
}

/** "Nothing to envy": a phrase that begins with a negation states nothing. */
export const NEGATED =
  /^(?:no|nothing|nada|rien|niente|nichts|niets|intet|ingenting|kein\p{L}*|ohne)\s/iu
