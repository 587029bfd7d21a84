import type { EmailLanguage } from '#model/email/email-languages.ts'
import { lowerWordsOf, wordsOf } from '../text/words.ts'
import { isGermanNoun } from './german-nouns.ts'
import { everydayStems, stemOf } from './reading.ts'

const CAPITALIZED = /^\p{Lu}/u

const dateWordsByLanguage = new Map<EmailLanguage, ReadonlySet<string>>()

/** Names of days and months, which some languages write with a capital. */
function dateWordsOf(language: EmailLanguage): ReadonlySet<string> {
  const known = dateWordsByLanguage.get(language)
  if (known) return known
  const day = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  const words = new Set(
    [
      ...Array.from({ length: 7 }, (_, at) => day.format(Date.UTC(2026, 0, 4 + at))),
      ...Array.from({ length: 12 }, (_, at) => month.format(Date.UTC(2026, at, 1))),
    ].map((word) => word.toLowerCase()),
  )
  dateWordsByLanguage.set(language, words)
  return words
}

/** Pronouns with a capital: "I" and "I’m", and the polite ones. */
const PRONOUNS: Partial<Record<EmailLanguage, RegExp>> = {
  en: /^I(?:['’]\p{L}+)?$/u,
  de: /^(?:Sie|Ihnen|Ihr|Ihre|Ihren|Ihrem|Ihrer|Ihres)$/,
  it: /^(?:Lei|La|Le|Suo|Sua|Suoi|Sue)$/,
  da: /^(?:I|De|Dem|Deres)$/,
  nb: /^(?:De|Dem|Deres)$/,
  nl: /^(?:U|Uw)$/,
}

/** Endings of English words that are no names, for the first word of a sentence. */
const ENGLISH_WORD = /(?:ing|ly|ed|less|ful)$/

/** Words after which German names come without an article. */
const BEFORE_GERMAN_NAMES = /(?<!\p{L})(?:wie|bei|namens|firma|herrn?|frau|kunde|kundin)\s+$/iu

/**
 * Whether a German word with a capital is taken for a name. Where the facts are in another language
 * their nouns cannot be known, so only a word at the place of a name counts.
 */
const isGermanName = (word: string, before: string, isTranslated: boolean): boolean =>
  !isGermanNoun(word) && (!isTranslated || BEFORE_GERMAN_NAMES.test(before))

/** First words of sentences, also in quotation marks or after a colon. */
const FIRST_WORD = /(?:^|[.!?:]\s+|[“"„«]\s?)([\p{L}\p{N}][\p{L}\p{N}’'-]*)/gu

/** Where the first words of sentences begin. */
const sentenceStarts = (text: string): Set<number> =>
  new Set(
    [...text.matchAll(FIRST_WORD)].map((match) => match.index + match[0].length - match[1]!.length),
  )

/** "GPS", "eBay": written as only names are. */
const isShapedAsName = (word: string): boolean =>
  (word.length >= 2 && word === word.toUpperCase()) || /\p{Ll}\p{Lu}/u.test(word)

const isPronounOrDate = (word: string, language: EmailLanguage): boolean =>
  (PRONOUNS[language]?.test(word) ?? false) || dateWordsOf(language).has(word.toLowerCase())

interface FactVocabulary {
  /** Stems of the facts. */
  stems: ReadonlySet<string>
  /** Whether the facts are in another language than the text. */
  isTranslated: boolean
}

/**
 * Words of a sentence that name a person, a company or a place, and that no fact has: words with a
 * capital except pronouns, dates, everyday words, German nouns, and an English first word with an
 * ending such as "-ing".
 */
export function namesIn(
  text: string,
  language: EmailLanguage,
  { stems, isTranslated }: FactVocabulary,
): string[] {
  const starts = sentenceStarts(text)
  const everyday = everydayStems(language)
  const names: string[] = []
  let end = 0
  for (const word of wordsOf(text)) {
    const start = text.indexOf(word, end)
    end = start + word.length
    if (!CAPITALIZED.test(word) || isPronounOrDate(word, language)) continue
    if (stems.has(stemOf(word))) continue
    const isEveryday = lowerWordsOf(word).every((part) => everyday.has(stemOf(part)))
    const isEnglishOpening =
      language === 'en' && starts.has(start) && ENGLISH_WORD.test(word.toLowerCase())
    const isGerman = language === 'de' && !isGermanName(word, text.slice(0, start), isTranslated)
    if (isShapedAsName(word) || !(isEveryday || isEnglishOpening || isGerman)) names.push(word)
  }
  return names
}
