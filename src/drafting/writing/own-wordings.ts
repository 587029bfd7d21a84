import type { EmailLanguage } from '#model/email/email-languages.ts'
import { lettersOf } from '../languages/all-letters.ts'
import type { Letters } from '../languages/letters.ts'
import { sentencesOf } from '../text/words.ts'

const PLACES = /\{\{?[^{}]*\}?\}|<\w+>/g

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (value instanceof RegExp || typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** The parts of a language that emails are written with, besides the sentences of trades. */
const WRITTEN = [
  'greeting',
  'closings',
  'work',
  'alsoWork',
  'offered',
  'alsoOffered',
  'supply',
  'alsoSupply',
  'since',
  'forYears',
  'certified',
  'quoted',
  'steps',
  'perks',
  'questions',
  'wouldLike',
  'occurs',
  'open',
  'again',
  'resellers',
  'multipliers',
] as const satisfies readonly (keyof Letters)[]

/** The sentences that emails of a language are written with, with places for values. */
export function ownTexts(language: EmailLanguage): string[] {
  const letters = lettersOf[language]
  const ofTrades = Object.values(letters.trades).map(({ sentence }) => sentence)
  return textsIn([...WRITTEN.map((part) => letters[part]), ofTrades.filter(Boolean)])
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

/** Matches a sentence of our own with any values in its places. */
const patternOf = (sentence: string): RegExp =>
  new RegExp(`^${sentence.split(PLACES).map(plain).join('.*')}$`, 'u')

const known = new Map<EmailLanguage, { whole: Set<string>; patterns: RegExp[] }>()

function ownOf(language: EmailLanguage) {
  const found = known.get(language)
  if (found) return found
  const sentences = ownTexts(language).flatMap((text) => sentencesOf(text, language))
  const hasPlace = (sentence: string) => sentence.search(PLACES) !== -1
  const own = {
    whole: new Set(sentences.filter((sentence) => !hasPlace(sentence)).map(plain)),
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
