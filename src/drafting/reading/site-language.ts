import { EMAIL_LANGUAGES, type EmailLanguage } from '#model/email/email-languages.ts'
import type { Grammar } from '../languages/lexicon.ts'
import { lexicons } from '../languages/lexicons.ts'
import { lowerWordsOf } from '../text/words.ts'
import type { SiteSnapshot } from './page.ts'
import { lookup } from '#model/lib/lookup.ts'

/** Letters of one language alone, or nearly so. */
const SCRIPTS: readonly (readonly [pattern: RegExp, language: string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
]

/** Share of a script's letters from which a text is in it. */
const SCRIPT_SHARE = 0.1

/** Letters of the text that are looked at: enough to be sure, and quick. */
const MAX_LETTERS = 8000

/** Codes of other makers for the languages that have a lexicon. */
const ALIASES: Record<string, string> = { no: 'nb', nn: 'nb' }

const codeOf = (language: string) => {
  const code = language.slice(0, 2).toLowerCase()
  return lookup(ALIASES, code) ?? code
}

/** Small words of a language: they make up a third of any text and are its surest sign. */
const smallWordsOf = (grammar: Grammar): string[] => [
  ...grammar.determiners,
  ...grammar.prepositions,
  ...grammar.relatives,
  ...grammar.dangling,
  ...grammar.we,
  ...grammar.our,
  ...grammar.subjects,
  ...grammar.informal,
  ...grammar.formal.map((word) => word.toLowerCase()),
  ...grammar.finite.filter((word) => !grammar.ambiguous?.test(word)),
]

let owners: Map<string, EmailLanguage[]> | null = null

/** The languages that have a small word. */
function ownersOf(word: string): EmailLanguage[] {
  if (!owners) {
    owners = new Map()
    for (const language of EMAIL_LANGUAGES)
      for (const small of new Set(smallWordsOf(lexicons[language].grammar)))
        owners.set(small, [...(owners.get(small) ?? []), language])
  }
  return owners.get(word) ?? []
}

/** Texts of the first pages that are long enough to show their language. */
function sampleOf({ pages }: SiteSnapshot): string {
  const texts = pages
    .slice(0, 3)
    .flatMap(({ title, blocks, meta }) => [
      title,
      meta.description ?? '',
      ...blocks.filter(({ role }) => role !== 'code').map(({ text }) => text),
    ])
  const long = texts.filter((text) => text.length >= 30).join('\n')
  return (long.length >= 80 ? long : texts.join('\n')).slice(0, MAX_LETTERS)
}

/** ISO 639-2 for a language that is not determined. */
const UNKNOWN = 'und'
/** Words of a text that would show one of the known languages. */
const ENOUGH_WORDS = 30

/** Share of small words under which a text is in none of the known languages. */
const MIN_SHARE = 0.12

interface Ranked {
  language: EmailLanguage
  /** Share of the text's words that are small words of the language. */
  share: number
  points: number
}

/** The known languages by their small words in a text; a word of several languages counts less. */
function rank(words: readonly string[]): Ranked[] {
  const found = new Map<EmailLanguage, { hits: number; points: number }>()
  for (const word of words) {
    const languages = ownersOf(word)
    for (const language of languages) {
      const { hits, points } = found.get(language) ?? { hits: 0, points: 0 }
      found.set(language, { hits: hits + 1, points: points + 1 / languages.length })
    }
  }
  return [...found]
    .map(([language, { hits, points }]) => ({ language, share: hits / words.length, points }))
    .toSorted((a, b) => b.points - a.points)
}

/** Points from which small words say more than the `lang` attribute. */
const LEAST_POINTS = 4
/** Share of the best language's points that a declared one must have where several are alike. */
const POSSIBLE = 0.6

const isKnown = (code: string): boolean =>
  EMAIL_LANGUAGES.some((emailLanguage) => emailLanguage === code)

/**
 * The language of a site by the small words of its pages; the `lang` attribute decides only where
 * they leave it open, because templates and builders often leave it wrong.
 */
export function detectLanguage(snapshot: SiteSnapshot): { code: string; confidence: number } {
  const declared = codeOf(snapshot.pages[0]?.lang ?? '')
  const text = sampleOf(snapshot)
  for (const [pattern, language] of SCRIPTS)
    if ((text.match(pattern)?.length ?? 0) > text.length * SCRIPT_SHARE)
      return { code: language, confidence: 0.9 }
  const words = lowerWordsOf(text)
  const ranked = rank(words)
  const [first, second] = ranked
  if (!first || first.share < MIN_SHARE) {
    const isEnough = words.length >= ENOUGH_WORDS
    const guess = isEnough ? UNKNOWN : (first?.language ?? 'en')
    // A template's "en" above a text without English words says nothing.
    const isWrong = isEnough && isKnown(declared)
    return declared && !isWrong
      ? { code: declared, confidence: 0.5 }
      : { code: guess, confidence: 0.2 }
  }
  if (first.language === declared) return { code: declared, confidence: 0.98 }
  const lead = first.points / (first.points + (second?.points ?? 0))
  const isEnough = first.points >= LEAST_POINTS
  const isClear = lead > 0.55 && isEnough
  const ofDeclared = ranked.find(({ language }) => language === declared)?.points ?? 0
  // Danish and Norwegian are alike, and neither is the German of a template.
  const isPossible = !isEnough || ofDeclared >= first.points * POSSIBLE || !isKnown(declared)
  if (!isClear && declared && isPossible) return { code: declared, confidence: 0.5 }
  return { code: first.language, confidence: Math.min(0.95, 0.4 + lead * 0.6) }
}

/** Words from which a text shows its language alone. */
const MIN_WORDS = 7

/** Whether a text is clearly in another language than the site. */
export function isInOtherLanguage(text: string, code: string): boolean {
  const words = lowerWordsOf(text)
  const ranked = rank(words)
  const own = ranked.find(({ language }) => language === code)?.points ?? 0
  return (
    words.length >= MIN_WORDS &&
    Object.hasOwn(lexicons, code) &&
    ranked[0] !== undefined &&
    ranked[0].language !== code &&
    ranked[0].points > own * 2 + 1
  )
}
