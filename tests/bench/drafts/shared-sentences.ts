import type { Step } from '#model/api/outreach.ts'
import { sentencesOf } from '#drafting/text/words.ts'

export interface WrittenEmails {
  name: string
  language: string
  steps: readonly Step[]
}

/** Letters of the shortest sentence that is compared: greetings are alike in every email. */
const MIN_LETTERS = 15

const sentencesIn = ({ language, steps }: WrittenEmails): Set<string> =>
  new Set(
    steps
      .flatMap(({ body }) => body.split('\n').slice(1, -1))
      .flatMap((line) => sentencesOf(line, language))
      .map((sentence) => sentence.replace(/\{\{[^{}]*\}\}/g, '').trim())
      .filter((sentence) => sentence.length >= MIN_LETTERS),
  )

export interface SharedPair {
  names: [string, string]
  share: number
  sentences: string[]
}

/** The share of sentences that the emails of two sites have in common, the highest first. */
export function sharedPairs(all: readonly WrittenEmails[]): SharedPair[] {
  const written = all.map((one) => ({ ...one, sentences: sentencesIn(one) }))
  return written
    .flatMap((one, at) =>
      written
        .slice(at + 1)
        .filter(({ language }) => language === one.language)
        .map((other): SharedPair => {
          const sentences = [...one.sentences].filter((sentence) => other.sentences.has(sentence))
          const fewer = Math.min(one.sentences.size, other.sentences.size)
          const share = sentences.length / Math.max(1, fewer)
          return { names: [one.name, other.name], share, sentences }
        }),
    )
    .toSorted((a, b) => b.share - a.share)
}

/** What the emails of all pairs of sites of one language have in common. */
export function sharedSentences(all: readonly WrittenEmails[]): {
  mean: number
  most: number
  /** Share of pairs with more than 30 % in common. */
  high: number
  worst: SharedPair | undefined
} {
  const pairs = sharedPairs(all)
  const count = Math.max(1, pairs.length)
  const mean = pairs.reduce((total, { share }) => total + share, 0) / count
  const high = pairs.filter(({ share }) => share > 0.3).length / count
  return { mean, most: pairs[0]?.share ?? 0, high, worst: pairs[0] }
}
