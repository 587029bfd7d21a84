import { allowedErrors } from '#model/lib/edit-distance.ts'
import MiniSearch, { type SearchResult } from 'minisearch'
import type { KnownFact } from '#model/api/agents.ts'
import { emailLanguageOf, type EmailLanguage } from '#model/email/email-languages.ts'
import { sentencesOf } from '#drafting/text/words.ts'
import { TOPICS, type Topic } from './language.ts'
import { foldWord, isStopWord, stemOf, wordsOf } from './stems.ts'
import { beginAlike, correctSpelling, meaningsOf } from './topics.ts'

/*
 * Finds the fact that answers a question, without a model: by the words that both have, in any form
 * and with typing errors, and by the topics that both are about. Prefers to know nothing over a fact
 * that is about something else.
 */

/** What kinds of facts are about, whatever their words. */
const TOPIC_OF_KIND: Readonly<Record<string, Topic>> = {
  price: 'price',
  hours: 'hours',
  contact: 'contact',
  proof: 'proof',
  offer: 'offer',
  audience: 'audience',
}

interface IndexedFact {
  fact: KnownFact
  /** Topics with how much the fact is about them, from 0 to 1. */
  topics: ReadonlyMap<Topic, number>
}

/** The facts of one language, ready for questions. */
export interface FactIndex {
  language: EmailLanguage
  facts: ReadonlyMap<string, IndexedFact>
  search: MiniSearch<KnownFact>
  /** Stems in many of the facts, which name what the company sells. */
  common: ReadonlySet<string>
  /** Topics of any of the facts. */
  topics: ReadonlySet<Topic>
  /** Words of the facts, as they are and as stems. */
  words: ReadonlySet<string>
}

const isTopic = (meaning: string): meaning is Topic => TOPICS.some((topic) => topic === meaning)
const topicsIn = (text: string, language: EmailLanguage): Topic[] =>
  [...meaningsOf(text, language, 'right').found].filter(isTopic)

/** Topics of a fact's text count for less than those of its question: a text mentions others. */
const MENTIONED = 0.6
/** Kinds with facts about different things. */
const BROAD_KINDS: readonly string[] = ['proof', 'contact']

const YEAR = /(?<!\d)(?:1[89]|20)\d\d(?!\d)/

function topicsOf(fact: KnownFact, language: EmailLanguage): Map<Topic, number> {
  const topics = new Map<Topic, number>()
  const add = (topic: Topic, share: number) =>
    topics.set(topic, Math.min(1, (topics.get(topic) ?? 0) + share))
  for (const topic of topicsIn(fact.text, language)) add(topic, MENTIONED)
  for (const topic of topicsIn(fact.question ?? '', language)) add(topic, 1)
  if (YEAR.test(fact.text)) add('age', MENTIONED)
  const ofKind = TOPIC_OF_KIND[fact.kind]
  if (ofKind) add(ofKind, BROAD_KINDS.includes(fact.kind) ? MENTIONED : 1)
  return topics
}

/** Least number of facts that a word for the company's thing is in, and the least share of all. */
const LEAST_COMMON = 3
const LEAST_COMMON_SHARE = 0.25

function commonStems(facts: readonly KnownFact[], language: EmailLanguage): Set<string> {
  const counts = new Map<string, number>()
  for (const { question, text } of facts)
    for (const stem of new Set(
      wordsOf(`${question ?? ''} ${text}`).map((word) => stemOf(word, language)),
    ))
      counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const least = Math.max(LEAST_COMMON, facts.length * LEAST_COMMON_SHARE)
  const offered = facts
    .filter(({ kind }) => kind === 'offer')
    .flatMap(({ text }) => wordsOf(text))
    .filter((word) => !isStopWord(word, language))
  return new Set([
    ...[...counts].filter(([, count]) => count >= least).map(([stem]) => stem),
    ...offered.map((word) => stemOf(word, language)),
  ])
}

/**
 * Indexes the facts of a language.
 * @param today as `2026-11-27`; facts that are valid until an earlier day are left out
 */
export function indexFacts(
  all: readonly KnownFact[],
  language: EmailLanguage,
  today: string,
): FactIndex {
  const facts = all.filter(
    (fact) =>
      emailLanguageOf(fact.language) === language && (!fact.validUntil || fact.validUntil >= today),
  )
  const search = new MiniSearch<KnownFact>({
    fields: ['question', 'text'],
    tokenize: wordsOf,
    // Stems find other forms of a word, whole words those with typing errors.
    processTerm: (term) =>
      isStopWord(term, language) ? null : [stemOf(term, language), foldWord(term)],
    searchOptions: {
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
      boost: { question: 1.5 },
      fuzzy: allowedErrors,
      prefix: (term) => term.length >= 4,
    },
  })
  search.addAll(facts)
  const indexed = new Map(
    facts.map((fact) => [fact.id, { fact, topics: topicsOf(fact, language) }] as const),
  )
  return {
    language,
    search,
    common: commonStems(facts, language),
    topics: new Set([...indexed.values()].flatMap(({ topics }) => [...topics.keys()])),
    words: new Set(
      facts.flatMap(({ question, text }) =>
        wordsOf(`${question ?? ''} ${text}`).flatMap((word) => [word, stemOf(word, language)]),
      ),
    ),
    facts: indexed,
  }
}

interface Term {
  stem: string
  word: string
}

/** A question taken apart. */
interface Query {
  topics: readonly Topic[]
  /** Words that say which topics. */
  topical: readonly Term[]
  /** Its other words. */
  terms: readonly Term[]
  /** How many words name what the company sells. */
  own: number
  /** How many of the other words are in a fact. */
  familiar: number
  /** Whether it asks for a number. */
  isCount: boolean
  /** Whether its other words may be a story: several, said to the company. */
  isStory: boolean
}

/** Letters that a form of a word may have more than its stem. */
const MAX_ENDING = 2
const isCommon = (stem: string, common: ReadonlySet<string>) =>
  [...common].some(
    (commonStem) => stem.startsWith(commonStem) && stem.length - commonStem.length <= MAX_ENDING,
  )

/** Verbs of offering and lengths of time are in questions about anything. */
const WEAK: readonly Topic[] = ['offer', 'duration']

/** Other words of a question from which they are a story around it, and not its object. */
const LEAST_STORY = 2

function queryOf(text: string, index: FactIndex): Query {
  const { language, common, words: known, topics: covered } = index
  const { found, used } = meaningsOf(text, language, 'right')
  const words = [...new Set(wordsOf(text))].filter((word) => !isStopWord(word, language))
  const termOf = (word: string): Term => ({ stem: stemOf(word, language), word: foldWord(word) })
  // A topic that no fact is about is a word like any other.
  const isTopical = (word: string) => {
    const meanings = used.get(word)
    return (
      meanings?.some(
        (meaning) => !isTopic(meaning) || WEAK.includes(meaning) || covered.has(meaning),
      ) ?? false
    )
  }
  const others = words.filter((word) => !isTopical(word)).map(termOf)
  const topics = [...found].filter(isTopic).filter((topic) => covered.has(topic))
  const strong = topics.filter((topic) => topic !== 'offer')
  // What the company sells is in questions about anything.
  const own = strong.length > 0 ? others.filter(({ stem }) => isCommon(stem, common)) : []
  const named = others.filter((term) => !own.includes(term))
  // Words for whatever a company sells count where a question has no others.
  const terms =
    named.length + topics.length > 0
      ? named
      : words.filter((word) => used.get(word)?.includes('generic')).map(termOf)
  return {
    topics: strong.length > 0 ? strong : topics,
    topical: words.filter(isTopical).map(termOf),
    terms,
    own: own.length,
    familiar: terms.filter(({ stem }) => known.has(stem)).length,
    isCount: found.has('counting'),
    isStory: terms.length >= LEAST_STORY && found.has('you'),
  }
}

export interface Match {
  fact: KnownFact
  score: number
  /** Whether the fact has enough of the question's own words, besides its topic. */
  isSure: boolean
}

/** A word with typing errors proves less than the word. */
const FUZZY_WEIGHT = 0.7
/** A word this long is the same in spite of a typing error. */
const LONG_WORD = 8

/** How well a fact has the words of the question. */
interface Words {
  /** From 0 to 1. */
  share: number
  exact: number
  fuzzy: number
  /** Whether a long word has a typing error. */
  isLong: boolean
}

function wordsMatched(terms: readonly Term[], result: SearchResult | undefined): Words {
  const known = result ? Object.keys(result.match) : []
  const exact = terms.filter(({ stem }) => known.some((word) => word.startsWith(stem)))
  const fuzzy = terms.filter(
    (term) =>
      !exact.includes(term) &&
      result?.queryTerms.includes(term.word) &&
      known.some((word) => beginAlike(word, term.word)),
  )
  return {
    exact: exact.length,
    fuzzy: fuzzy.length,
    isLong: fuzzy.some(({ word }) => word.length >= LONG_WORD),
    share: (exact.length + fuzzy.length * FUZZY_WEIGHT) / Math.max(1, terms.length),
  }
}

/** Least share of the words that a fact must have where it is about the topic, and where not. */
const LEAST_WITH_TOPIC = 0.33
const LEAST_WITHOUT_TOPIC = 0.6

/** A word in another fact shows that a question is about the company, and no more. */
const FAMILIAR_WEIGHT = 0.5

/** How much a fact is about the topics of a question, from 0 to 1. */
function aboutOf(topics: readonly Topic[], indexedFact: IndexedFact): number {
  const weightOf = (topic: Topic) => (WEAK.includes(topic) ? 0.5 : 1)
  const all = topics.reduce((sum, topic) => sum + weightOf(topic), 0)
  const shared = topics.reduce(
    (sum, topic) => sum + weightOf(topic) * (indexedFact.topics.get(topic) ?? 0),
    0,
  )
  return all === 0 ? 0 : shared / all
}

/** How much a fact is about a topic that answers for it, whatever story is around it. */
const SURELY_ABOUT = 0.9

/** Of facts about the same topic, the one with the caller's word for it is preferred. */
const TOPICAL_WEIGHT = 0.5
/** Share of the words of a topic in a fact that answers for sure. */
const SURELY_MENTIONED = 0.75

/** A question about a topic and nothing else is answered by the fact of that kind. */
const KIND_WEIGHT = 0.6

/** A question for a number prefers a fact with one. */
const COUNT_WEIGHT = 0.3

function isMatch(
  { topics, terms, own, familiar, isStory }: Query,
  { share, exact, fuzzy, isLong }: Words,
  about: number,
): boolean {
  if (terms.length === 0) return about >= 0.5
  if (about > 0)
    return (
      share >= LEAST_WITH_TOPIC ||
      (isStory && about >= SURELY_ABOUT && topics.some((topic) => !WEAK.includes(topic))) ||
      (own + familiar * FAMILIAR_WEIGHT) / (terms.length + own) >= LEAST_WITH_TOPIC
    )
  const isProved = exact > 0 || fuzzy > 1 || isLong
  return share >= LEAST_WITHOUT_TOPIC && (topics.length === 0 ? isProved : exact > 1)
}

function matchOf(query: Query, indexedFact: IndexedFact, result?: SearchResult): Match | null {
  const { topics, topical, terms, isCount } = query
  const about = aboutOf(topics, indexedFact)
  const words = wordsMatched(terms, result)
  const { share } = words
  const isCounted = isCount && /\d/.test(indexedFact.fact.text)
  if (!isMatch(query, words, about)) return null
  if (isCount && topics.includes('staff') && !isCounted) return null
  const ofKind = TOPIC_OF_KIND[indexedFact.fact.kind]
  const isKind =
    terms.length === 0 && topics.every((topic) => topic === ofKind || WEAK.includes(topic))
  const mentioned = wordsMatched(topical, result).share
  const isSure =
    terms.length === 0
      ? about > MENTIONED || mentioned >= SURELY_MENTIONED
      : share >= LEAST_WITH_TOPIC
  return {
    fact: indexedFact.fact,
    isSure,
    score:
      share +
      about +
      mentioned * TOPICAL_WEIGHT +
      (isKind ? KIND_WEIGHT : 0) +
      (isCounted ? COUNT_WEIGHT : 0) +
      (result?.score ?? 0) / 1000,
  }
}

function bestMatch(index: FactIndex, question: string): Match | null {
  const query = queryOf(question, index)
  if (query.topics.length === 0 && query.terms.length === 0) return null
  const words = [...query.terms, ...query.topical].flatMap(({ stem, word }) => [stem, word])
  const results = new Map(
    index.search.search(words.join(' ')).map((one) => [String(one.id), one] as const),
  )
  const matches = [...index.facts.values()].flatMap(
    (fact) => matchOf(query, fact, results.get(fact.fact.id)) ?? [],
  )
  return matches.toSorted((a, b) => b.score - a.score)[0] ?? null
}

/** Sentences of a fact that are said at once. */
const MAX_SENTENCES = 3

/** The sentences of a fact that answer a question, in order and verbatim. */
export function sentencesFor(fact: KnownFact, question: string, index: FactIndex): string[] {
  const { language } = index
  const all = sentencesOf(fact.text, language)
  if (all.length <= MAX_SENTENCES) return all
  const terms = new Set(queryOf(question, index).terms.map(({ stem }) => stem))
  const rank = (sentence: string) =>
    wordsOf(sentence).filter((word) => terms.has(stemOf(word, language))).length
  const chosen = new Set(all.toSorted((a, b) => rank(b) - rank(a)).slice(0, MAX_SENTENCES))
  return all.filter((sentence) => chosen.has(sentence))
}

/** A caller may ask more than one thing at once. */
const MAX_QUESTIONS = 3

/** Parts of a story that may be its question; the last ones are. */
const MAX_CLAUSES = 4

/**
 * The facts that answer what a caller asks, each once, in the order of the questions; none where no
 * fact does.
 */
export function findMatches(index: FactIndex, text: string): Match[] {
  const { language, words } = index
  const right = correctSpelling(text, language, words)
  const sentences = sentencesOf(right, language)
  const questions = sentences.filter((sentence) => sentence.includes('?'))
  const asked = (questions.length > 0 ? questions : sentences).slice(0, MAX_QUESTIONS)
  const clauses = sentences
    .flatMap((sentence) => sentence.split(/[,;:–—()]\s*/u))
    .slice(-MAX_CLAUSES)
  const ways = [asked, [right], sentences.slice(0, MAX_QUESTIONS)]
  for (const texts of ways) {
    const matches = texts.flatMap((one) => bestMatch(index, one) ?? [])
    if (matches.length > 0)
      return matches.filter(
        ({ fact }, at) => matches.findIndex((match) => match.fact === fact) === at,
      )
  }
  const parts = clauses.flatMap((clause) => bestMatch(index, clause) ?? [])
  return parts.toSorted((a, b) => b.score - a.score).slice(0, 1)
}
