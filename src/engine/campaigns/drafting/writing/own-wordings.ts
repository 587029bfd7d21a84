import type { EmailLanguage } from '#model/email-languages.ts'
import { emailPhrases } from '../languages/phrases.ts'
import { sentencesOf } from '../understanding/words.ts'
import { addressed } from './say.ts'

const PLACES = /\{\{[^{}]*\}\}|<\w+>/g

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

/** Matches a sentence of the phrases with any values in its places. */
const patternOf = (sentence: string): RegExp =>
  new RegExp(`^${sentence.split(PLACES).map(plain).join('.*')}$`, 'u')

const known = new Map<EmailLanguage, { whole: Set<string>; patterns: RegExp[] }>()

function ownOf(language: EmailLanguage) {
  const found = known.get(language)
  if (found) return found
  const sentences = Object.values(emailPhrases[language].slots)
    .flat()
    .flatMap((wording) => [addressed(wording, 'formal'), addressed(wording, 'informal')])
    .flatMap((wording) => sentencesOf(wording, language))
  const hasPlace = (sentence: string) => sentence.search(PLACES) !== -1
  const own = {
    whole: new Set(sentences.filter((one) => !hasPlace(one)).map(plain)),
    patterns: sentences.filter(hasPlace).map(patternOf),
  }
  known.set(language, own)
  return own
}

/** Whether a sentence is one of the product's own, with any values, apart from case and signs. */
export function isOwnWording(text: string, language: EmailLanguage): boolean {
  const { whole, patterns } = ownOf(language)
  const words = plain(text)
  return whole.has(words) || patterns.some((pattern) => pattern.test(words))
}
