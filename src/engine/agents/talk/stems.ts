import { stemmer as danish } from '@orama/stemmers/danish'
import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as norwegian } from '@orama/stemmers/norwegian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { stemmer as swedish } from '@orama/stemmers/swedish'
import { stopwords as danishStops } from '@orama/stopwords/danish'
import { stopwords as dutchStops } from '@orama/stopwords/dutch'
import { stopwords as englishStops } from '@orama/stopwords/english'
import { stopwords as frenchStops } from '@orama/stopwords/french'
import { stopwords as germanStops } from '@orama/stopwords/german'
import { stopwords as italianStops } from '@orama/stopwords/italian'
import { stopwords as norwegianStops } from '@orama/stopwords/norwegian'
import { stopwords as portugueseStops } from '@orama/stopwords/portuguese'
import { stopwords as spanishStops } from '@orama/stopwords/spanish'
import { stopwords as swedishStops } from '@orama/stopwords/swedish'
import type { EmailLanguage } from '#model/email/email-languages.ts'

const stemmers: Record<EmailLanguage, (word: string) => string> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  pt: portuguese,
  sv: swedish,
  nb: norwegian,
  da: danish,
}

const stops: Record<EmailLanguage, ReadonlySet<string>> = {
  en: new Set(englishStops),
  de: new Set(germanStops),
  fr: new Set(frenchStops),
  es: new Set(spanishStops),
  it: new Set(italianStops),
  nl: new Set(dutchStops),
  pt: new Set(portugueseStops),
  sv: new Set(swedishStops),
  nb: new Set(norwegianStops),
  da: new Set(danishStops),
}

/** Shorter words keep their accents: "où" is not "ou". */
const MIN_FOLDED = 4

/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe' }

/** A word in lower case without accents, as callers type it in a hurry. */
export const bareWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßøæœ]/g, (letter) => LETTERS[letter]!)

/** A word in lower case, without accents unless it is short. */
export const foldWord = (word: string): string =>
  word.length < MIN_FOLDED ? word.toLowerCase() : bareWord(word)

/** The words of a text in lower case; elided and hyphenated ones apart. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Shorter stems are those of unrelated words too. */
const MIN_STEM = 4

/** The stem of a word in lower case, folded; the word where little would be left. */
export const stemOf = (word: string, language: EmailLanguage): string => {
  const stem = foldWord(stemmers[language](word))
  return stem.length < MIN_STEM ? foldWord(word) : stem
}

/** Whether a word in lower case says nothing about what a text is about. */
export const isStopWord = (word: string, language: EmailLanguage): boolean =>
  word.length < 2 || stops[language].has(word)
