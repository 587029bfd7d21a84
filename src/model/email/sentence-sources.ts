import type { FactName } from './campaign-versions.ts'
import type { Messaging } from '../api/outreach.ts'

/*
 * Which facts the sentences of an email rest on, found by their words: emails use facts as whole
 * sentences, after a colon or in other forms of the same words, so this also holds for texts that a
 * person changed around them.
 */

type Source = NonNullable<NonNullable<Messaging['whatYouDo']>['source']>

/** A line of the messaging that an email may use. */
export interface UsedFact {
  fact: FactName
  /** Place within a fact of several lines, from 0. */
  index: number
  text: string
  source: Source | null
}

export interface SentenceSource {
  /** The sentence as written in the email. */
  sentence: string
  /** Where it begins in the text. */
  start: number
  facts: UsedFact[]
}

/** Shorter texts occur by chance. */
const MIN_LETTERS = 4
/** Fewer words of a fact prove nothing. */
const MIN_WORDS = 3

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Where a line was read; words that a person wrote are not the site's. */
const sourceOf = ({ source, edited }: { source?: Source | null; edited?: boolean }) =>
  edited ? null : (source ?? null)

/** Lines of the messaging that emails quote. */
export function usedFacts(messaging: Messaging): UsedFact[] {
  const { whatYouDo, audience, services, valuePropositions, pains, proof } = messaging
  const single = [
    ['whatYouDo', whatYouDo],
    ['audience', audience],
    ['place', messaging.place],
    ['firstStep', messaging.firstStep],
    ['occasion', messaging.occasion],
    ['otherOccasion', messaging.otherOccasion],
    ['example', messaging.example],
    ['answer', messaging.answer],
    ['callToAction', messaging.callToAction],
    ['companyName', messaging.companyName],
  ] as const
  const many = [
    ['valuePropositions', valuePropositions],
    ['services', services],
    ['pains', pains],
    ['proof', proof?.filter(({ confirmed }) => confirmed)],
  ] as const
  return [
    ...many.flatMap(([fact, lines = []]) =>
      lines.map((line, index) => ({ fact, index, text: line.text, source: sourceOf(line) })),
    ),
    ...single.flatMap(([fact, line]) =>
      line ? [{ fact, index: 0, text: line.text, source: sourceOf(line) }] : [],
    ),
  ].filter(({ text }) => plain(text).length >= MIN_LETTERS)
}

/** Letters at the beginning of a word that its other forms share: "builds", "building". */
const STEM = 5
/** Share of its longer words that a sentence and a fact have in common at least. */
const SHARED = 0.6

const stemsOf = (text: string): Set<string> =>
  new Set(
    text
      .split(' ')
      .filter(({ length }) => length >= MIN_LETTERS)
      .map((word) => word.slice(0, STEM)),
  )

/** Whether a sentence says a fact in its own words: "We are in Oslo and build machines". */
function retells(sentence: string, fact: string): boolean {
  const [one, other] = [stemsOf(sentence), stemsOf(fact)]
  const shared = [...one].filter((stem) => other.has(stem)).length
  return shared >= MIN_WORDS && shared >= SHARED * Math.min(one.size, other.size)
}

function restsOn(sentence: string, fact: string): boolean {
  if (` ${sentence} `.includes(` ${fact} `)) return true
  const isPart = sentence.split(' ').length >= MIN_WORDS && ` ${fact} `.includes(` ${sentence} `)
  return isPart || retells(sentence, fact)
}

/** A company's name is in many sentences: it is listed once, where no other fact is used. */
function withoutName(facts: UsedFact[], isNamed: boolean): UsedFact[] {
  const others = facts.filter(({ fact }) => fact !== 'companyName')
  return others.length > 0 || isNamed ? others : facts
}

/**
 * The sentences of an email that rest on facts, in order.
 * @param language of the email, ISO 639-1
 */
export function sentenceSources(
  body: string,
  messaging: Messaging,
  language = 'en',
): SentenceSource[] {
  const facts = usedFacts(messaging)
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  const found: SentenceSource[] = []
  let isNamed = false
  let lineStart = 0
  for (const line of body.split('\n')) {
    for (const { segment, index } of segmenter.segment(line)) {
      const words = plain(segment)
      const used = withoutName(
        words ? facts.filter(({ text }) => restsOn(words, plain(text))) : [],
        isNamed,
      )
      if (used.length === 0) continue
      isNamed ||= used.some(({ fact }) => fact === 'companyName')
      found.push({
        sentence: segment.trim(),
        start: lineStart + index + segment.search(/\S/),
        facts: used,
      })
    }
    lineStart += line.length + 1
  }
  return found
}
