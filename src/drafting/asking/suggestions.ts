import type { Sale } from '#model/drafting-questions.ts'
import { SALES } from '#model/drafting-questions.ts'
import { emailLanguageOf } from '#model/email-languages.ts'
import type { Messaging } from '#model/outreach.ts'
import type { SiteFacts } from '#drafting/facts.ts'
import { lettersOf } from '#drafting/languages/all-letters.ts'
import type { TradeId } from '#drafting/languages/trade-ids.ts'
import { tradesIn } from '#drafting/wording/trade.ts'

/** What a kind of sale means where no word says the trade. */
const OF_SALE: Partial<Record<Sale, TradeId>> = {
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

/** How many of a trade's sentences say when customers call; the others say what one gets. */
const CASES = 3

/** The trades of a campaign: those of what a person chose first, then those of the site. */
function tradesOf({ services = [], whatYouDo, sale }: Messaging, facts: SiteFacts): TradeId[] {
  const language = emailLanguageOf(facts.language.code)
  if (!language) return []
  const chosen = [...services, ...(whatYouDo ? [whatYouDo] : [])]
    .filter(({ confirmed, edited }) => confirmed || edited)
    .map(({ text }) => ({ text, weight: 2 }))
  const all = new Set([...tradesIn(chosen, lettersOf[language]), ...(facts.trades ?? [])])
  const said = sale?.text ?? (facts.sale?.isSure ? facts.sale.candidates[0]?.text : undefined)
  const kind = SALES.find((one) => one === said)
  const fit = [...all].filter((id) => (kind && ONLY[kind])?.includes(id) ?? true)
  const usual = kind && OF_SALE[kind]
  return fit.length > 0 || !usual ? fit : [usual]
}

/**
 * Sentences that owners of such a firm would say, for a question that only the owner can answer:
 * those of the likeliest trade, and one of the next. None of them is said before a person chose it.
 * @param language of the emails, ISO 639-1
 */
export function suggestionsFor(
  id: 'occasion' | 'answer',
  messaging: Messaging,
  facts: SiteFacts,
  language: string,
): string[] {
  if (OTHERS.includes(messaging.buyers?.text ?? '')) return []
  const { occasions, beginnings } = lettersOf[emailLanguageOf(language) ?? 'en']
  const endsOf = (trade: TradeId) =>
    id === 'occasion' ? occasions[trade].slice(0, CASES) : occasions[trade].slice(CASES)
  const [first, second] = tradesOf(messaging, facts)
  const ends = [...(first ? endsOf(first) : []), ...(second ? endsOf(second).slice(0, 1) : [])]
  return [...new Set(ends)].map((end) => `${beginnings[id]}${end}.`)
}
