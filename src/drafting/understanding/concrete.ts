import type { Lexicon } from '../languages/lexicon.ts'
import { stemsOf, withoutMarks } from '../text/likeness.ts'
import { COMPOUNDING } from '../text/sentence-form.ts'
import { FOREIGN, type Site } from './site.ts'
import { lowerWordsOf, matcherOf, wordsOf } from '../text/words.ts'

/** Letters of the shortest word that can name a thing. */
const MIN_LETTERS = 4

/** What a text says before it names its audience: "complete solutions" of "... for shops". */
function beforeAudience(text: string, { lexicon }: Site): string {
  const at = lexicon ? matcherOf(lexicon.selling.audience).exec(text)?.index : undefined
  return at !== undefined && at > 0 ? text.slice(0, at) : text
}

/** A word without the ending that changes with gender and number. */
const stem = (word: string) =>
  word.length < 6 ? word : word.slice(0, Math.min(8, word.length - 1))

const emptyWords = new WeakMap<Lexicon, ReadonlySet<string>>()

/** Words that name nothing: small words, praise, and what fits any offer. */
function emptyWordsOf(lexicon: Lexicon): ReadonlySet<string> {
  const known = emptyWords.get(lexicon)
  if (known) return known
  const { grammar, selling } = lexicon
  const words = new Set([
    ...Object.values(grammar).flatMap((list) => (Array.isArray(list) ? list : [])),
    ...[selling.vague, selling.fluff].flat().flatMap((phrase) => lowerWordsOf(phrase).map(stem)),
    ...[selling.kinds, selling.offerVerbs, selling.people].flat(),
  ])
  emptyWords.set(lexicon, words)
  return words
}

/**
 * The words of a text that name something: none that is empty, and no names of places or of the
 * company.
 */
export function concreteWordsOf(text: string, name: string, site: Site): string[] {
  const { lexicon, language } = site
  if (!lexicon) return wordsOf(text)
  const own = lowerWordsOf(name)
  const empty = emptyWordsOf(lexicon)
  const hasNames = language !== 'de' && !isTitle(text)
  return wordsOf(text)
    .filter((word, at, all) => !hasNames || !isName(word, at, all))
    .flatMap((word) => lowerWordsOf(word))
    .filter((word) => word.length >= MIN_LETTERS && !empty.has(word) && !empty.has(stem(word)))
    .filter((word) => !lexicon.grammar.subjectless?.test(word))
    .filter((word) => own.length > 1 || !own.includes(word))
}

/** "Baton Rouge": a capital inside a text, or at its beginning before another one. */
const isName = (word: string, at: number, all: readonly string[]) =>
  /^\p{Lu}\p{Ll}/u.test(word) && (at > 0 || /^\p{Lu}/u.test(all[1] ?? ''))

const MIN_TITLE_WORDS = 4

/** English headlines write most words with a capital. */
const isTitle = (text: string) => {
  const words = wordsOf(text).filter((word) => word.length >= MIN_LETTERS)
  if (words.length < MIN_TITLE_WORDS) return false
  return words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.6
}

const trades = new WeakMap<Site, Set<string>>()

/** Texts in which a word of the trade is at least, and how many such words count. */
const MIN_TEXTS = 3
const MAX_FREQUENT = 8
/** Letters from which a word is looked for inside compounds. */
const MIN_WITHIN = 5

/** The beginnings of the words that most texts of the site share. */
function frequentStems(site: Site, name: string): string[] {
  const texts = new Map<string, number>()
  for (const { blocks } of site.pages)
    for (const block of blocks)
      if (!FOREIGN.has(block.role) && !block.isLink)
        for (const stem of stemsOf(concreteWordsOf(block.text, name, site).join(' ')))
          texts.set(stem, (texts.get(stem) ?? 0) + 1)
  return [...texts]
    .filter(([, count]) => count >= MIN_TEXTS)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MAX_FREQUENT)
    .map(([stem]) => stem)
}

/**
 * The beginnings of the words that name the trade: those of title, h1 and menu, and those that
 * most texts share.
 */
export function tradeStemsOf(site: Site, name: string): Set<string> {
  const known = trades.get(site)
  if (known) return known
  const [page] = site.pages
  const texts = [
    page!.title,
    ...page!.blocks.filter(({ element }) => element === 'h1').map(({ text }) => text),
    ...page!.links.filter(({ menu }) => menu).map(({ text }) => text),
  ]
  const stems = stemsOf(texts.flatMap((text) => concreteWordsOf(text, name, site)).join(' '))
  for (const stem of frequentStems(site, name)) stems.add(stem)
  trades.set(site, stems)
  return stems
}

/** How many words of the trade an offer has; in some languages, inside of compounds too. */
export function tradeWordsIn(text: string, name: string, site: Site): number {
  const trade = tradeStemsOf(site, name)
  const words = concreteWordsOf(text, name, site)
  const plain = COMPOUNDING.has(site.language) ? words.map(withoutMarks) : []
  const within = (stem: string) =>
    plain.some((word) => word.length > stem.length && word.includes(stem))
  const own = stemsOf(words.join(' '))
  return [...trade].filter((stem) => own.has(stem) || (stem.length >= MIN_WITHIN && within(stem)))
    .length
}

/** Whether a text names nothing, so that any company could say it. */
export const isVague = (text: string, name: string, site: Site): boolean =>
  concreteWordsOf(text, name, site).length === 0

/** Whether an offer names nothing but its audience: "complete solutions for shops". */
export const isVagueOffer = (text: string, name: string, site: Site): boolean =>
  isVague(beforeAudience(text, site), name, site)
