import type { EmailLanguage } from '#model/email/email-languages.ts'
import { lexicons } from '../languages/lexicons.ts'
import { lowerWordsOf, wordsOf } from '../text/words.ts'
import { ownTexts } from '../writing/own-wordings.ts'
import { smallWordsOf } from '../writing/speaks.ts'

/** Letters by which two forms of one word are taken for the same. */
const STEM = 5

/** The beginning of a word, without accents. */
export const stemOf = (word: string): string =>
  word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').slice(0, STEM)

export const stemsOf = (text: string): Set<string> => new Set(lowerWordsOf(text).map(stemOf))

/** One week of days, for their names. */
const WEEK = [1, 2, 3, 4, 5, 6, 7]
const weekday = (language: EmailLanguage, day: number) =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, day),
  )

const everyday = new Map<EmailLanguage, Set<string>>()

/**
 * Stems of the words that emails of a language are made of, whatever they are about: those of the
 * product's own wordings.
 */
export function everydayStems(language: EmailLanguage): Set<string> {
  let stems = everyday.get(language)
  if (!stems) {
    const wordings = ownTexts(language).join(' ')
    stems = new Set([
      ...stemsOf(wordings.replace(/<\w+>/g, ' ')),
      ...[...smallWordsOf(language), ...lexicons[language].grammar.finite].map(stemOf),
      ...stemsOf(Object.values(lexicons[language].buttons).flat().join(' ')),
      ...WEEK.map((day) => stemOf(weekday(language, day))),
    ])
    everyday.set(language, stems)
  }
  return stems
}

const MIN_CONTENT_LETTERS = 4

/** The words of a text that say what it is about. */
export const contentWordsOf = (text: string, language: EmailLanguage): string[] =>
  wordsOf(text).filter(
    (word) =>
      word.length >= MIN_CONTENT_LETTERS &&
      /\p{L}/u.test(word) &&
      !everydayStems(language).has(stemOf(word)),
  )

/** Whether a sentence speaks of the sender's company in the first person. */
export function speaksOfUs(text: string, language: EmailLanguage): boolean {
  const { we, our } = lexicons[language].grammar
  const own = new Set([...we, ...our])
  return lowerWordsOf(text).some((word) => own.has(word))
}
