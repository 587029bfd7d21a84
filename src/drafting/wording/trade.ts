import type { Letters } from '../languages/letters.ts'
import { TRADES, type TradeId } from '../languages/trade-ids.ts'

/** Below this sum of weights a trade was named by the way. */
const MIN_SCORE = 2

/**
 * The trades that texts of a company name, the most named first.
 * @param texts in the language of `letters`; `weight` is how much a text says of the trade
 */
export function tradesIn(
  texts: readonly { text: string; weight: number }[],
  { trades }: Pick<Letters, 'trades'>,
): TradeId[] {
  return TRADES.map((id) => {
    const named = texts.filter(({ text }) => trades[id][0].test(text))
    return { id, score: named.reduce((sum, { weight }) => sum + weight, 0) }
  })
    .filter(({ score }) => score >= MIN_SCORE)
    .toSorted((a, b) => b.score - a.score)
    .map(({ id }) => id)
}
