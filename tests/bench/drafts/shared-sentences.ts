import type { Step } from '#model/outreach.ts'
import { sentencesOf } from '#engine/campaigns/drafting/understanding/words.ts'

export interface WrittenEmails {
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

/**
 * The share of sentences that the emails of two sites have in common, over all pairs of sites of
 * one language.
 */
export function sharedSentences(all: readonly WrittenEmails[]): {
  mean: number
  most: number
  /** Share of pairs with more than 30 % in common. */
  high: number
} {
  const written = all.map((one) => ({ language: one.language, sentences: sentencesIn(one) }))
  const shares = written.flatMap((one, at) =>
    written
      .slice(at + 1)
      .filter(({ language }) => language === one.language)
      .map(({ sentences }) => {
        const shared = [...sentences].filter((sentence) => one.sentences.has(sentence)).length
        return shared / Math.max(1, Math.min(sentences.size, one.sentences.size))
      }),
  )
  const sum = shares.reduce((total, share) => total + share, 0)
  const count = Math.max(1, shares.length)
  const high = shares.filter((share) => share > 0.3).length / count
  return { mean: sum / count, most: Math.max(0, ...shares), high }
}
