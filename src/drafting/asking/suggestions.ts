import type { Sale } from '#model/email/drafting-questions.ts'
import { SALES } from '#model/email/drafting-questions.ts'
import { emailLanguageOf } from '#model/email/email-languages.ts'
import type { Messaging } from '#model/api/outreach.ts'
import type { SiteFacts } from '#drafting/facts.ts'
import { lettersOf } from '#drafting/languages/all-letters.ts'
import type { Letters } from '#drafting/languages/letters.ts'
import { ANY_TRADE, TRADES, type Reasons, type TradeId } from '#drafting/languages/trade-ids.ts'
import { tradeOfOffer, tradesIn } from '#drafting/wording/trade.ts'
import { tradeOfCase } from '#drafting/writing/trade-said.ts'

type AnyId = TradeId | (typeof ANY_TRADE)[number]

/** The trade, or any, whose sentences fit a kind of sale. */
const OF_SALE: Partial<Record<Sale, AnyId>> = {
  job: 'job',
  service: 'service',
  software: 'software',
  market: 'supplies',
  rooms: 'rooms',
  advice: 'consulting',
}

/** The trades that a firm of one kind of sale can be of; any for all others. */
const ONLY: Partial<Record<Sale, readonly TradeId[]>> = {
  software: ['software', 'webDesign', 'itSupport', 'electronics'],
  rooms: ['rooms', 'catering', 'events'],
  charity: [],
}

/** Buyers that no trade's reasons to call are those of. */
const OTHERS = ['people', 'donors', 'resellers']

/** Trades whose reasons are suggested, besides those of the kind of sale. */
const MAX_TRADES = 2

/** The trades of a campaign: those of what a person chose first, then those of the site. */
function tradesOf({ services = [], whatYouDo, sale }: Messaging, facts: SiteFacts): AnyId[] {
  const language = emailLanguageOf(facts.language.code)
  if (!language) return []
  const letters = lettersOf[language]
  const chosen = [...services, ...(whatYouDo ? [whatYouDo] : [])]
    .filter(({ confirmed, edited }) => confirmed || edited)
    .map(({ text }) => ({ text, weight: 2 }))
  const said = tradeOfOffer(whatYouDo?.text ?? '', letters)
  const all = new Set([
    ...(said ? [said] : []),
    ...tradesIn(chosen, letters),
    ...(facts.trades ?? []),
  ])
  const [likely] = facts.sale?.candidates ?? []
  const saleOf = (text?: string) => SALES.find((kindOfSale) => kindOfSale === text)
  const sure = saleOf(sale?.text || (facts.sale?.isSure ? likely?.text : undefined))
  // What is only likely may give what fits anyone, not the sentences of a trade.
  const kind = sure ?? ANY_TRADE.find((trade) => trade === likely?.text)
  const fit = [...all].filter((id) => (sure && ONLY[sure])?.includes(id) ?? true)
  // Most firms of no known trade and kind of sale do single jobs.
  const ofUnknown = fit.length === 0 && !sure ? 'job' : undefined
  const usual = kind ? OF_SALE[kind] : ofUnknown
  return usual ? [...fit.slice(0, MAX_TRADES).filter((id) => id !== usual), usual] : fit
}

/** What firms of the likeliest trades say that they do: both sentences of the first, one of others. */
function offersOf(messaging: Messaging, facts: SiteFacts, { trades }: Letters): string[] {
  const known = tradesOf(messaging, facts).flatMap((id) => TRADES.filter((trade) => trade === id))
  const [first, ...others] = known
  return [
    ...(first ? trades[first].offers : []),
    ...others.slice(0, MAX_TRADES).map((trade) => trades[trade].offers[0]),
  ]
}

/** The trades whose cases a person chose: what one who answers gets is of the same. */
const tradesOfCases = ({ occasion, otherOccasion }: Messaging, letters: Letters): AnyId[] =>
  [occasion, otherOccasion].flatMap((chosen) => tradeOfCase(chosen?.text ?? '', { letters }) ?? [])

/** What firms of every trade may say that they do, in a language. */
export const everyOffer = (language: string): string[] => [
  ...new Set(
    Object.values(lettersOf[emailLanguageOf(language) ?? 'en'].trades).flatMap(
      ({ offers }) => offers,
    ),
  ),
]

/**
 * Sentences that owners of such a firm would say, for a question that the site may not answer:
 * those of the likeliest trade, and one each of the next and of the kind of sale. None of them is
 * said before a person chose it.
 * @param language of the emails, ISO 639-1
 */
export function suggestionsFor(
  id: 'whatYouDo' | 'occasion' | 'answer',
  messaging: Messaging,
  facts: SiteFacts,
  language: string,
): string[] {
  if (OTHERS.includes(messaging.buyers?.text ?? '')) return []
  const letters = lettersOf[emailLanguageOf(language) ?? 'en']
  if (id === 'whatYouDo') return offersOf(messaging, facts, letters)
  const { trades, anyTrade, beginnings } = letters
  // A case that fits any trade is read as one that fits none.
  const cases: Partial<Record<AnyId, Reasons>> = trades
  const gifts = { ...trades, ...anyTrade }
  const endsOf = (trade: AnyId): readonly string[] =>
    id === 'occasion' ? (cases[trade]?.when ?? []) : gifts[trade].gets
  const ofCase = id === 'answer' ? tradesOfCases(messaging, letters) : []
  const [first, ...others] = [...new Set([...ofCase, ...tradesOf(messaging, facts)])]
  const ends = [
    ...(first ? endsOf(first) : []),
    ...others.slice(0, MAX_TRADES).flatMap((trade) => endsOf(trade).slice(0, 1)),
  ]
  return [...new Set(ends)].map((end) => `${beginnings[id]}${end}.`)
}
