import { emailLanguageOf } from '#model/email/email-languages.ts'
import type { Fact } from '../facts.ts'
import { lettersOf } from '../languages/all-letters.ts'
import type { Letters } from '../languages/letters.ts'
import type { TradeId } from '../languages/trade-ids.ts'
import { tradesIn } from '../wording/trade.ts'
import { namedServices } from './services.ts'
import type { Site } from './site.ts'

/** A text of a site, the element that holds it, and how much it says of the company's trade. */
export interface TradeText {
  text: string
  element: string
  weight: number
}

/** The texts that name the trade: offer, title, description, first headings and services. */
export function tradeTexts(site: Site, offer: Fact): TradeText[] {
  const [page] = site.pages
  const headings = page!.blocks
    .filter(({ element }) => element === 'h1' || element === 'h2')
    .slice(0, 6)
    .map(({ text, element }) => ({ text, element, weight: element === 'h1' ? 2 : 1 }))
  return [
    { text: page!.title, element: 'title', weight: 3 },
    { text: page!.meta.description ?? '', element: 'description', weight: 2 },
    ...offer.candidates
      .slice(0, 2)
      .map(({ source }) => ({ text: source.quote, element: source.element, weight: 2 })),
    ...headings,
    ...namedServices(site).map(({ text, source }) => ({
      text,
      element: source.element,
      weight: 1,
    })),
  ].filter(({ text }) => text !== '')
}

const MAX_TRADES = 5

/** Below this sum, words of a trade in the text of the pages say nothing of the company's own. */
const MIN_IN_TEXT = 4

/** The trades whose words the text of the pages repeats: "rénovation" on a builder's references. */
function tradesInText({ pages }: Site, letters: Letters): TradeId[] {
  const texts = pages.flatMap(({ blocks }) => blocks.map(({ text }) => ({ text, weight: 1 })))
  return tradesIn(texts, letters, MIN_IN_TEXT)
}

/**
 * The trades that a site names, the most named first, then those of its text; none in a language
 * without emails.
 */
export function findTrades(site: Site, offer: Fact, name: Fact): TradeId[] {
  const language = emailLanguageOf(site.language)
  if (!language) return []
  const letters = lettersOf[language]
  const ofName = { text: name.candidates[0]?.text ?? '', weight: 3 }
  const named = tradesIn([ofName, ...tradeTexts(site, offer)], letters)
  return [...new Set([...named, ...tradesInText(site, letters)])].slice(0, MAX_TRADES)
}
