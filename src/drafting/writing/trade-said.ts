import { TRADES, type TradeId } from '../languages/trade-ids.ts'
import type { Sale } from '../languages/letters.ts'
import { withoutBeginning } from '../wording/beginnings.ts'
import type { OfferLine } from '../wording/offer-line.ts'
import type { Sender } from '../wording/we-form.ts'

/** Kinds of sale of which the word of a trade in the name says too little: "Transport Software". */
const NOT_BY_TRADE: ReadonlySet<Sale> = new Set(['software', 'market', 'rooms', 'charity'])

/** What the company's name says of its trade: "Oak Joinery"; null for other names. */
export function tradeOfName({ company, letters }: Sender, sale: Sale | null): OfferLine | null {
  if (sale && NOT_BY_TRADE.has(sale)) return null
  const text = Object.values(letters.trades).find(({ words }) => words.test(company))?.sentence
  return text ? { kind: 'sentence', text, voice: 'we' } : null
}

/** The trade whose suggested case an owner chose; none where the owner wrote the case. */
export function tradeOfCase(
  occasion: string,
  { letters }: Pick<Sender, 'letters'>,
): TradeId | undefined {
  const end = withoutBeginning(occasion, letters).replace(/\.$/, '')
  return end ? TRADES.find((id) => letters.trades[id].when.some((text) => text === end)) : undefined
}

/** What firms of the trade of a chosen case do, where nothing else can be said; null for none. */
export function offerOfCase(occasion: string, sender: Sender): OfferLine | null {
  const trade = tradeOfCase(occasion, sender)
  if (!trade) return null
  const { sentence, noun } = sender.letters.trades[trade]
  if (sentence) return { kind: 'sentence', text: sentence, voice: 'we' }
  return noun ? { kind: 'phrase', text: noun } : null
}
