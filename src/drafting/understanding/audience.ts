import type { Candidate, Fact } from '../facts.ts'
import { anyOf } from '../languages/all-traits.ts'
import type { Grammar, Lexicon } from '../languages/lexicon.ts'
import type { Role } from '../reading/page.ts'
import { differing } from '../text/likeness.ts'
import { allStatements, isClean, sourceOf, type Site } from './site.ts'
import { allMatcherOf, isOneOf, lowerWordsOf, sentencesOf } from '../text/words.ts'

/** A text in which the audience may be named, with its worth. */
interface Spot {
  text: string
  url: string
  element: string
  worth: number
}

/** Worth of a spot from which a phrase without a known noun for people counts. */
const PLAIN_WORTH = 2.4
const MAX_WORDS = 12
const MAX_LETTERS = 110

/** Languages whose compounds end in the noun that names people. */
const COMPOUNDING = new Set(['de', 'nl', 'sv', 'nb', 'da'])

const sets = new WeakMap<readonly string[], ReadonlySet<string>>()
const setOf = (list: readonly string[]) => {
  const known = sets.get(list) ?? new Set(list)
  sets.set(list, known)
  return known
}

function namesPeople(word: string, { selling }: Lexicon, language: string): boolean {
  const lower = word.toLowerCase()
  if (setOf(selling.people).has(lower)) return true
  return (
    COMPOUNDING.has(language) &&
    lower.length >= 9 &&
    selling.people.some((noun) => noun.length >= 6 && lower.endsWith(noun))
  )
}

/** The words after a preposition up to where the phrase ends, as written. */
function phraseAt(rest: string, lexicon: Lexicon): string[] {
  const { selling, grammar } = lexicon
  const ends = setOf(selling.audienceEnd)
  const clause = rest.split(/[.;:!?()"“”„«»|/]|\s[–—-]\s/u)[0]!
  const words: string[] = []
  for (const word of clause.trim().split(/\s+/)) {
    const bare = word.toLowerCase().replace(/(?<![,’'])[,’']+$/u, '')
    if (words.length >= MAX_WORDS || ends.has(bare)) break
    const isVerb = setOf(grammar.finite).has(bare) && !grammar.ambiguous?.test(bare)
    if (words.length > 0 && isVerb && !namesPeople(bare, lexicon, '')) break
    words.push(word)
  }
  return words
}

/** Words that link the parts of a list. */
const LINKS = new RegExp(
  String.raw`^(?:${anyOf('and', 'andBeforeVowels', 'or', 'orWithin', 'asWellAs')}|&)$`,
  'i',
)

/** A link after the last part of a phrase. */
const LINK_LAST = new RegExp(String.raw`\s(?:${anyOf('and', 'or', 'orWithin')}|&)$`, 'iu')

/** The end of a list that continues after a noun for people: "shops, cafés and architects". */
function endOfList(words: readonly string[], from: number): number {
  const rest = words.slice(from + 1, from + 7)
  const link = rest.findIndex((word) => LINKS.test(word))
  const next = rest[link + 1] ?? ''
  if (/\p{L}{3}ing$/u.test(next)) return from
  const isList = link === 0 || (link > 0 && words[from]!.endsWith(','))
  return isList && rest[link + 1] ? from + link + 2 : from
}

/** Languages whose adjectives follow their noun: "mezzi pesanti", "clients exigeants". */
const ADJECTIVE_AFTER = new Set(['fr', 'es', 'it', 'pt'])

/** The place of the adjective after the last noun, where there is one at the end of the phrase. */
function adjectiveAfter(
  words: readonly string[],
  last: number,
  { grammar, selling }: Lexicon,
  language: string,
): number {
  const next = (words[last + 1] ?? '').replace(/,$/, '')
  const isAdjective =
    ADJECTIVE_AFTER.has(language) &&
    !/[,)]$/.test(words[last]!) &&
    /^\p{Ll}{4,}s?$/u.test(next) &&
    /[aeiosx]s?$|nts?$|eurs?$|els?$/u.test(next) &&
    ![
      grammar.prepositions,
      grammar.determiners,
      grammar.finite,
      grammar.adverbs,
      grammar.relatives,
      selling.audienceEnd,
    ].some((list) => list.includes(next))
  return isAdjective ? last + 1 : last
}

/** Up to the last noun that names people; empty where none does. */
function upToPeople(words: readonly string[], lexicon: Lexicon, language: string): string {
  const isPeople = (word: string) =>
    lowerWordsOf(word).some((lowerWord) => namesPeople(lowerWord, lexicon, language))
  let last = words.findLastIndex(isPeople)
  if (last < 0) return ''
  const end = endOfList(words, last)
  // "for our customers and their houses": a possessive begins another phrase.
  const { determiners, relatives } = lexicon.grammar
  const closing = words[end]!.toLowerCase()
  last = determiners.includes(closing) || relatives.includes(closing) ? last : end
  last = adjectiveAfter(words, last, lexicon, language)
  // "scholen en openbare besturen": an adjective is followed by its noun.
  const isAdjective =
    COMPOUNDING.has(language) && /^\p{Ll}+e$/u.test(words[last]!) && !isPeople(words[last]!)
  if (isAdjective && /^\p{L}{4,}/u.test(words[last + 1] ?? '')) last++
  // "exporters of fresh fish": what belongs to the noun stays with it.
  const isCounted = /^(?:up|all|any|every|over|more|at|\d)/i.test(words[last + 2] ?? '')
  if (COMPLEMENTS.test(words[last + 1] ?? '') && words[last + 2] && !isCounted)
    last = Math.min(words.length - 1, last + 3)
  return words
    .slice(0, last + 1)
    .join(' ')
    .replace(/(?<![,\s])[,\s]+$/u, '')
    .replace(LINK_LAST, '')
}

/** An Italian, French, Spanish or Portuguese article at the beginning is no part of the phrase. */
const ARTICLE = new RegExp(String.raw`^(?:${anyOf('audienceArticles')})\s(?=\p{L})`, 'iu')

const LINK_FIRST = new RegExp(String.raw`^(?:${anyOf('and', 'andBeforeVowels', 'or')}|&)\s`, 'iu')

const MAX_PLAIN_WORDS = 7

/** Prepositions that tie a complement to its noun. */
const COMPLEMENTS = new RegExp(String.raw`^(?:${anyOf('of')})$`, 'i')

/** Verbs in the infinitive after a preposition of Romance languages, and in German. */
const INFINITIVE = new RegExp(
  [
    String.raw`^(?:\p{Ll}{2,}(?:${anyOf('infinitives', 'otherInfinitives')})|`,
    String.raw`${anyOf('infinitiveParticles')})$`,
  ].join(''),
  'u',
)

const isNoNoun = (word: string, grammar: Grammar) =>
  [
    grammar.our,
    grammar.we,
    grammar.subjects,
    grammar.singular,
    grammar.adverbs,
    grammar.dangling,
  ].some(
    (list) => list.includes(word) && !LINKS.test(word) && !grammar.determiners.includes(word),
  ) || grammar.our.includes(word)

/** A phrase that names no people by a known noun, but may by another: short and plural at best. */
function plainPhrase(words: readonly string[], { grammar }: Lexicon): string {
  const bare = words.map((word) => word.toLowerCase().replace(/(?<![,’'])[,’']+$/u, ''))
  const isEnd = (word: string, at: number) =>
    isNoNoun(word, grammar) ||
    grammar.finite.includes(word) ||
    (at > 0 && grammar.prepositions.includes(word) && !COMPLEMENTS.test(word))
  const links = bare.flatMap((word, at) => (LINKS.test(word) ? [at] : []))
  const ends = [bare.findIndex(isEnd), links[1] ?? -1, MAX_PLAIN_WORDS].filter((end) => end >= 0)
  const own = words.slice(0, Math.min(...ends))
  while (own.length > 0 && LINKS.test(own.at(-1)!)) own.pop()
  const phrase = own.join(' ').replace(/(?<![,\s])[,\s]+$/u, '')
  const isNumber = /^\p{N}/u.test(phrase)
  const isBad = isNumber || INFINITIVE.test(own[0] ?? '') || phrase.length < 6
  return isBad || grammar.determiners.includes(bare[own.length - 1] ?? '') ? '' : phrase
}

/** Whether a verb of help is a noun here: "the help desk". */
const isNoun = (opener: string, before: string, { selling, grammar }: Lexicon) =>
  selling.helping.includes(opener.toLowerCase()) &&
  grammar.determiners.includes(before.trim().split(/\s/).at(-1)?.toLowerCase() ?? '')

/** "Known for quality": a preposition that no audience follows. */
const KNOWN_FOR = new RegExp(String.raw`(?:${anyOf('knownFor')})\s(?:\p{L}+\s){0,4}$`, 'iu')

/** "Specialist for", "software for": what follows is the trade, unless it names people. */
const TRADE_FOR = new RegExp(String.raw`(?:${anyOf('tradeFor')})\s$`, 'iu')

const openers = new WeakMap<Lexicon['selling'], RegExp>()

/** Matches what an audience may follow: prepositions and verbs of help. */
function openersOf(selling: Lexicon['selling']): RegExp {
  const known = openers.get(selling) ?? allMatcherOf([...selling.audience, ...selling.helping])
  openers.set(selling, known)
  return known
}

/** Customers and people of any kind, which name no audience alone. */
const ANYONE = new RegExp(String.raw`^(?:(?:${anyOf('anyKind')})\s)*(?:${anyOf('anyone')})$`, 'iu')

/** Whether each word is a name, as in a list of towns; German nouns all have capitals. */
const isNames = (phrase: string, language: string) =>
  language !== 'de' &&
  phrase
    .split(/[\s,]+/)
    .filter((word) => word && !LINKS.test(word))
    .every((word) => /^\p{Lu}\p{Ll}/u.test(word))

/** Whether a phrase can name buyers: no places, and not the company's own customers. */
function canBuy({ text, hasPeople }: Phrase, { grammar }: Lexicon, language: string): boolean {
  const words = lowerWordsOf(text)
  if (ANYONE.test(text) || words.some((word) => grammar.our.includes(word))) return false
  return hasPeople || !isNames(text, language)
}

interface Phrase {
  text: string
  hasPeople: boolean
}

function phrasesIn(text: string, lexicon: Lexicon, language: string): Phrase[] {
  const { selling } = lexicon
  const matcher = openersOf(selling)
  const phrases: Phrase[] = []
  for (const match of text.matchAll(matcher)) {
    if (/^\s*[,.;:)]/.test(text.slice(match.index + match[0].length))) continue
    const before = text.slice(0, match.index)
    if (KNOWN_FOR.test(before) || isNoun(match[0], before, lexicon)) continue
    const words = phraseAt(text.slice(match.index + match[0].length), lexicon)
    const isVerb =
      INFINITIVE.test(words[0] ?? '') &&
      lexicon.selling.people.every((person) => person !== words[0])
    if (isVerb) words.shift()
    const people = upToPeople(words, lexicon, language)
    const isTrade = isVerb || TRADE_FOR.test(before)
    const phrase = (people || (isTrade ? '' : plainPhrase(words, lexicon)))
      .replace(LINK_FIRST, '')
      .replace(ARTICLE, '')
    const first = phrase.toLowerCase().split(/\s+/)[0] ?? ''
    const opensAdverb = lexicon.grammar.adverbs.includes(first)
    const isNone =
      opensAdverb ||
      isOneOf(first, selling.noAudience) ||
      selling.noAudience.some(
        (one) => one.includes(' ') && phrase.toLowerCase().startsWith(`${one} `),
      )
    if (phrase && !isNone && phrase.length <= MAX_LETTERS && isClean(phrase))
      phrases.push({ text: phrase, hasPeople: people !== '' })
  }
  return phrases.filter((phrase) => canBuy(phrase, lexicon, language))
}

/** How much a statement says of the customers, by its role; 1.4 for others. */
const WORTH_OF_ROLE: Partial<Record<Role, number>> = { hero: 2.2, audience: 2 }

function spotsOf(site: Site, offer: Fact): Spot[] {
  const { pages, language } = site
  const { url, title, meta } = pages[0]!
  const offers = offer.candidates.map(({ source }, at) => ({
    text: source.quote,
    url: source.url,
    element: source.element,
    worth: at === 0 ? 3 : 2.3 - at * 0.3,
  }))
  const described = sentencesOf(meta.description ?? '', language).map((text) => ({
    text,
    url,
    element: 'description',
    worth: 2.4,
  }))
  const statements = allStatements(site)
    .filter(({ page, role }) => page <= 4 && role !== 'proof')
    .map(({ text, url: at, element, page, role, at: place }) => ({
      text,
      url: at,
      element,
      worth: (WORTH_OF_ROLE[role] ?? 1.4) - page * 0.3 - Math.min(place, 60) * 0.012,
    }))
  return [
    ...offers,
    { text: title, url, element: 'title', worth: 1.9 },
    ...described,
    ...statements,
  ]
}

/** Headings of a part or page about industries that name people. */
function listedIn(site: Site, lexicon: Lexicon): { text: string; spot: Spot }[] {
  return site.pages.flatMap(({ url, blocks }, page) =>
    blocks
      .filter(
        ({ role, element, text }) =>
          role === 'audience' &&
          /^(?:h[2-6]|li|dt|strong|span|div)$/.test(element) &&
          lowerWordsOf(text).length <= 5,
      )
      .filter(({ text }) =>
        lowerWordsOf(text).some((word) => namesPeople(word, lexicon, site.language)),
      )
      .filter(({ text }) => isClean(text) && !isOneOf(text, lexicon.pages.audiences))
      .map(({ text, element }) => ({
        text,
        spot: { text, url, element, worth: 1.6 - page * 0.2 },
      })),
  )
}

/**
 * The buyers that the company sells to: noun phrases after "for" and its like in the offer first,
 * then in the description, the title and the first statements. Never sure: a person confirms it.
 */
export function findAudience(site: Site, offer: Fact): Fact {
  const { lexicon, language } = site
  if (!lexicon) return { candidates: [], isSure: false }
  const found = [
    ...spotsOf(site, offer).flatMap((spot) =>
      phrasesIn(spot.text, lexicon, language)
        .filter(({ hasPeople }) => hasPeople || spot.worth >= PLAIN_WORTH)
        .map(({ text, hasPeople }) => ({ text, spot, hasPeople })),
    ),
    ...listedIn(site, lexicon).map((one) => ({ ...one, hasPeople: true })),
  ]
  const counts = new Map<string, number>()
  for (const { text } of found)
    counts.set(text.toLowerCase(), (counts.get(text.toLowerCase()) ?? 0) + 1)
  const counted = found.map(({ text, spot, hasPeople }) => {
    const same = counts.get(text.toLowerCase())!
    return {
      text,
      spot,
      hasPeople,
      score: spot.worth + Math.min(3, same - 1) * 0.3 - (hasPeople ? 0 : 0.9),
    }
  })
  const best = differing(
    counted.toSorted((a, b) => b.score - a.score),
    3,
  )
  const candidates = best.map(({ text, spot, score, hasPeople }): Candidate => {
    const confidence = Math.min(hasPeople ? 0.7 : 0.4, Math.max(0.15, score / 5))
    return {
      text,
      form: 'label',
      confidence,
      source: sourceOf({ url: spot.url, element: spot.element, text: spot.text }, confidence),
    }
  })
  return { candidates, isSure: false }
}
