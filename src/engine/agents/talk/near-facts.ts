import type { KnownFact, OfferedFact } from '#model/api/agents.ts'
import { sentencesOf } from '#drafting/text/words.ts'
import type { FactIndex } from './find-facts.ts'
import type { AskedKind } from './language.ts'
import { agentLanguages } from './languages.ts'
import { foldWord, isStopWord, stemOf, wordsOf } from './stems.ts'
import { correctSpelling, meaningsOf } from './topics.ts'

/*
 * Facts that may be what a caller means, where none surely is. They are offered as questions to
 * choose from: an offer states nothing, so it may be wrong more often than an answer.
 */

const MAX_OFFERS = 3
/** Characters of a label, so that it fits a button on a phone. */
const LONGEST_LABEL = 60

/** Cuts a text between words, with an ellipsis. */
function cutLabel(text: string): string {
  if (text.length <= LONGEST_LABEL) return text
  const end = text.lastIndexOf(' ', LONGEST_LABEL)
  return `${text.slice(0, end > 0 ? end : LONGEST_LABEL)}…`
}

const isAskedKind = (kind: string, asks: Readonly<Record<AskedKind, string>>): kind is AskedKind =>
  Object.hasOwn(asks, kind)

/** The question that a fact answers: its own, one for all facts of its kind, or its beginning. */
function labelOf({ question, kind, text }: KnownFact, { language, facts }: FactIndex): string {
  const { asks } = agentLanguages[language].phrases
  if (question) return question
  const ofKind = [...facts.values()].filter((fact) => fact.fact.kind === kind)
  if (isAskedKind(kind, asks) && ofKind.length === 1) return asks[kind]
  return cutLabel(sentencesOf(text, language)[0] ?? text)
}

/** How near the facts are to a text: by shared words, the best one counting 1, and by topics. */
function nearnessOf(index: FactIndex, text: string): { fact: KnownFact; near: number }[] {
  const { language, search, facts, words } = index
  const right = correctSpelling(text, language, words)
  const { found } = meaningsOf(right, language, 'right')
  const terms = [...new Set(wordsOf(right))]
    .filter((word) => !isStopWord(word, language))
    .flatMap((word) => [stemOf(word, language), foldWord(word)])
  const scores = new Map(search.search(terms.join(' ')).map(({ id, score }) => [id, score]))
  const best = Math.max(0, ...scores.values())
  return [...facts.values()].map(({ fact, topics }) => {
    const about = [...topics].reduce(
      (sum, [topic, share]) => sum + (found.has(topic) ? share : 0),
      0,
    )
    return { fact, near: about + (best > 0 ? (scores.get(fact.id) ?? 0) / best : 0) }
  })
}

/**
 * Up to three facts with anything of a text, the nearest first.
 * @param mayOffer leaves out facts by what they say and by their label
 */
export function offersFor(
  index: FactIndex,
  text: string,
  mayOffer: (fact: KnownFact, label: string) => boolean,
): OfferedFact[] {
  return nearnessOf(index, text)
    .filter(({ near }) => near > 0)
    .toSorted((a, b) => b.near - a.near)
    .map(({ fact }) => ({ fact, label: labelOf(fact, index) }))
    .filter(({ fact, label }) => mayOffer(fact, label))
    .filter(({ label }, at, all) => all.findIndex((other) => other.label === label) === at)
    .slice(0, MAX_OFFERS)
    .map(({ fact, label }) => ({ factId: fact.id, label }))
}

const plain = (text: string) => wordsOf(text).join(' ')

/** The offer that a caller chose by saying its label. */
export const chosenOffer = (
  offers: readonly OfferedFact[],
  text: string,
): OfferedFact | undefined => offers.find(({ label }) => plain(label) === plain(text))
