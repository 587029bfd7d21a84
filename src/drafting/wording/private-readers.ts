import { lexicons } from '../languages/lexicons.ts'
import { countWords } from '../text/words.ts'
import type { Sender } from './we-form.ts'

/** Words that a text keeps at least. */
const MIN_KEPT = 3

interface Patterns {
  /** "For your family". */
  named: RegExp
  /** "In your home and your garden", where the list ends. */
  cut: RegExp
}

const patterns = new Map<Sender['language'], Patterns>()

function patternsOf({ language, letters }: Sender): Patterns {
  const known = patterns.get(language)
  if (known) return known
  const { grammar, selling } = lexicons[language]
  const phrases = selling.privateWords.filter((phrase) => phrase.includes(' '))
  const openings = [...new Set(phrases.map((phrase) => phrase.split(' ')[0]!))]
  const prepositions = grammar.prepositions.filter((word) => /^\p{L}+$/u.test(word)).join('|')
  const named = String.raw`(?<!\p{L})(?:${prepositions})\s(?:${phrases.join('|')})(?!\p{L})`
  const more = String.raw`(?:\s${letters.and}\s(?:${openings.join('|')})\s[\p{L}-]+)?`
  const end = String.raw`(?=[.,;]|$|\s(?:${prepositions})\s)`
  const made = {
    named: new RegExp(named, 'iu'),
    cut: new RegExp(String.raw`\s${named}${more}${end}`, 'iu'),
  }
  patterns.set(language, made)
  return made
}

/**
 * A text of a site without the words by which it speaks to people in private life, since the emails
 * go to companies: "We fit windows in Annecy." of "We fit windows in your home in Annecy."
 */
export function withoutPrivateReaders(text: string, sender: Sender): string {
  const cut = text.replace(patternsOf(sender).cut, '')
  return countWords(cut) >= MIN_KEPT ? cut : text
}

/** Whether a text of a site speaks to people in private life. */
export const isToPrivateReaders = (text: string, sender: Sender): boolean =>
  patternsOf(sender).named.test(text)
