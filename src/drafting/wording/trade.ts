import type { Letters } from '../languages/letters.ts'
import { TRADES, type TradeId } from '../languages/trade-ids.ts'

/** How often a text counts that names a trade more than once. */
const MAX_HITS = 2

/** Below this sum of weights a trade was named by the way. */
const MIN_SCORE = 2

/**
 * The trades that texts of a company name, the most named first.
 * @param texts in the language of `letters`; `weight` is how much a text says of the trade
 * @param least sum of weights below which a trade was named by the way
 */
export function tradesIn(
  texts: readonly { text: string; weight: number }[],
  { trades }: Pick<Letters, 'trades'>,
  least = MIN_SCORE,
): TradeId[] {
  return TRADES.map((id) => {
    const words = new RegExp(trades[id].words, 'giu')
    const hits = (text: string) => text.match(words)?.length ?? 0
    const scores = texts.map(({ text, weight }) => Math.min(MAX_HITS, hits(text)) * weight)
    return { id, score: scores.reduce((sum, one) => sum + one, 0) }
  })
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score)
    .map(({ id }) => id)
}

/** The trades that one text names, the most named first. */
export const tradesNamed = (text: string, letters: Pick<Letters, 'trades'>): TradeId[] =>
  tradesIn([{ text, weight: MIN_SCORE }], letters)

/**
 * The trade whose suggested sentence says what a firm does, also where words for its customers follow;
 * none where its owner wrote the text.
 */
export const tradeOfOffer = (
  text: string,
  { trades }: Pick<Letters, 'trades'>,
): TradeId | undefined =>
  TRADES.find((id) =>
    [trades[id].sentence, ...trades[id].offers].some(
      (offer) => offer !== '' && text.startsWith(offer.replace(/\.$/, '')),
    ),
  )
