import { escapePattern } from '#model/lib/escape-pattern.ts'
import { anyOf, traitsOf } from '../languages/all-traits.ts'
/** Letters of scripts that are written without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|['’.&+-](?=[\p{L}\p{N}]))*/gu

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterOf(granularity: 'word' | 'sentence', language: string): Intl.Segmenter {
  const key = `${granularity} ${language}`
  const known = segmenters.get(key)
  if (known) return known
  const locale = Intl.Segmenter.supportedLocalesOf([language || 'en'])[0] ?? 'en'
  const segmenter = new Intl.Segmenter(locale, { granularity })
  segmenters.set(key, segmenter)
  return segmenter
}

/** The words of a text in any script, as they are written. */
export function wordsOf(text: string): string[] {
  if (!UNSPACED.test(text)) return text.match(WORD) ?? []
  return [...segmenterOf('word', 'ja').segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment)
}

export const countWords = (text: string): number => wordsOf(text).length

/** Words of French and Italian that are joined to the next one by an apostrophe. */
const ELIDED = new RegExp(String.raw`^((?:${anyOf('elided')})['’])(?=\p{L})`, 'iu')

/** The words of a text in lower case, elided ones ("l'atelier") apart. */
export const lowerWordsOf = (text: string): string[] =>
  wordsOf(text).flatMap((word) => {
    const lower = word.toLowerCase().replaceAll('’', "'")
    const elided = ELIDED.exec(lower)?.[1]
    return elided ? [elided, lower.slice(elided.length)] : [lower]
  })

const abbreviated = (words: string) =>
  new RegExp(String.raw`(?:^|[\s(])(?:\p{L}|\p{L}\.\s?\p{L}|${words})\.$`, 'iu')
const IN_ANY = abbreviated(anyOf('abbreviated'))
const IN_LANGUAGE = new Map<string, RegExp>(
  Object.entries(traitsOf).map(([language, { abbreviated: words }]) => [
    language,
    abbreviated(words.join('|')),
  ]),
)

/** Full stops that end no sentence: "z. B.", "Dr.", "No. 5"; "med." is a Danish word. */
const isAbbreviated = (text: string, language: string): boolean =>
  (IN_LANGUAGE.get(language) ?? IN_ANY).test(text)

/** Languages that write an ordinal as a number with a full stop: "3. Generation". */
const WITH_ORDINALS = new Set(['de', 'da', 'nb'])

/** "in the 3.": a number of one or two digits after a word in small letters. */
const ORDINAL = /(?<=\p{Ll}\s)\d{1,2}\.$/u

/** "... to own them. 50+ systems deployed.": the segmenter sees no end before a number. */
const BEFORE_NUMBER = /(?<=\p{Ll}{3}[.!?])\s+(?=\d)/u

function splitBeforeNumbers(sentence: string, language: string): string[] {
  const parts = sentence.split(BEFORE_NUMBER)
  return parts.some((part, at) => at < parts.length - 1 && isAbbreviated(part, language))
    ? [sentence]
    : parts
}

/** The sentences of a text, in order and verbatim. */
export function sentencesOf(text: string, language: string): string[] {
  const parts = [...segmenterOf('sentence', language).segment(text)].map(({ segment }) => segment)
  const sentences: string[] = []
  let open = ''
  for (const part of parts) {
    open += part
    const isOrdinal = WITH_ORDINALS.has(language) && ORDINAL.test(open.trimEnd())
    if (isOrdinal || isAbbreviated(open.trimEnd(), language)) continue
    if (open.trim()) sentences.push(open.trim())
    open = ''
  }
  if (open.trim()) sentences.push(open.trim())
  return sentences.flatMap((sentence) => splitBeforeNumbers(sentence, language))
}

/**
 * The words of a text between single spaces, for looking up phrases without regular expressions.
 */
export const flat = (text: string): string =>
  ` ${wordsOf(text).join(' ').toLowerCase().replaceAll('’', "'")} `

const flattened = new WeakMap<readonly string[], string[]>()

function flatPhrases(phrases: readonly string[]): string[] {
  const known = flattened.get(phrases) ?? phrases.map(flat)
  flattened.set(phrases, known)
  return known
}

/** Whether a text made flat has any of the phrases as whole words. */
export const hasPhrase = (flatText: string, phrases: readonly string[]): boolean =>
  flatPhrases(phrases).some((phrase) => flatText.includes(phrase))

/** Letters of the longest phrase that a text made flat begins or ends with; 0 for none. */
export const phraseAtEdge = (flatText: string, phrases: readonly string[]): number =>
  flatPhrases(phrases).reduce(
    (longest, phrase) =>
      phrase.length - 2 > longest && (flatText.startsWith(phrase) || flatText.endsWith(phrase))
        ? phrase.length - 2
        : longest,
    0,
  )

const globals = new WeakMap<readonly string[], RegExp>()

/** As `matcherOf`, for all places in a text. */
export function allMatcherOf(phrases: readonly string[]): RegExp {
  const known = globals.get(phrases) ?? new RegExp(matcherOf(phrases).source, 'giu')
  globals.set(phrases, known)
  return known
}

const matchers = new WeakMap<readonly string[], RegExp>()
const longer = new WeakMap<readonly string[], string[]>()

/** The phrases of a list that are long enough to be found inside other texts. */
export function longPhrases(phrases: readonly string[]): string[] {
  const known = longer.get(phrases) ?? phrases.filter((phrase) => phrase.length > 3)
  longer.set(phrases, known)
  return known
}

/**
 * Matches any of the phrases as whole words of any script. A phrase that begins or ends with a sign
 * needs no border there.
 */
export function matcherOf(phrases: readonly string[]): RegExp {
  const known = matchers.get(phrases)
  if (known) return known
  const bordered = phrases
    .toSorted((a, b) => b.length - a.length)
    .map(
      (phrase) =>
        (/^[\p{L}\p{N}]/u.test(phrase) ? '(?<![\\p{L}\\p{N}])' : '') +
        escapePattern(phrase).replaceAll("'", "['’]").replaceAll(' ', '\\s+') +
        (/[\p{L}\p{N}]$/u.test(phrase) ? '(?![\\p{L}\\p{N}])' : ''),
    )
  const matcher = new RegExp(bordered.length > 0 ? bordered.join('|') : '(?!)', 'iu')
  matchers.set(phrases, matcher)
  return matcher
}

/** Whether a text is one of the phrases, apart from signs around it and its capitals. */
export function isOneOf(text: string, phrases: readonly string[]): boolean {
  const lower = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '')
    .replace(/\s+/g, ' ')
  return phrases.includes(lower)
}
