import type { Candidate, Fact } from '../facts.ts'
import { lettersOf } from '../languages/all-letters.ts'
import { emailLanguageOf } from '#model/email/email-languages.ts'
import { REGULATED, SALES, type Regulated, type Sale } from '../languages/letters.ts'
import { sourceOf, type Site } from './site.ts'
import { tradeTexts, type TradeText } from './trade.ts'

/** How often a text has words of a pattern. */
const hitsIn = (text: string, pattern: RegExp): number =>
  text.match(new RegExp(pattern.source, 'giu'))?.length ?? 0

/** Weight from which a kind is likely, and how far it must be ahead of the next one. */
const LIKELY = 5
const AHEAD = 2

/** "Cloudfellows": a name with a word of software is not what is sold. */
const saidIn = (text: string, sale: Sale, company: string): string =>
  sale === 'software' && company !== '' ? text.replaceAll(company, '') : text

/** The kind of sale, by the words of the trade: up to three candidates, the likeliest first. */
export function findSale(site: Site, offer: Fact, company = ''): Fact {
  const language = emailLanguageOf(site.language)
  if (!language) return { candidates: [], isSure: false }
  const { sales } = lettersOf[language]
  const texts = tradeTexts(site, offer)
  const scored = SALES.map((sale) => ({
    sale,
    score: texts.reduce(
      (sum, { text, weight }) =>
        sum + Math.min(2, hitsIn(saidIn(text, sale, company), sales[sale])) * weight,
      0,
    ),
    where: texts.find(({ text }) => sales[sale].test(text)),
  }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  const [first, second] = scored
  const isAhead = first !== undefined && first.score >= (second?.score ?? 0) * AHEAD
  const isSure = isAhead && first.score >= LIKELY
  const candidates = scored.slice(0, 3).map(({ sale, where }, at): Candidate => {
    const confidenceOfFirst = isSure ? 0.8 : 0.5
    return candidate(sale, where!, site, at === 0 ? confidenceOfFirst : 0.3)
  })
  return { candidates, isSure }
}

const candidate = (
  id: Sale,
  { text, element }: TradeText,
  { pages }: Site,
  confidence: number,
): Candidate => ({
  text: id,
  form: 'label',
  confidence,
  source: sourceOf({ url: pages[0]!.url, element, text }, confidence),
})

/** Weight of words from which a trade counts as regulated. */
const REGULATED_WEIGHT = 4

/** A trade whose advertising has rules, by title, description and first headings. */
export function findRegulated(site: Site, offer: Fact): Regulated | '' {
  const language = emailLanguageOf(site.language)
  if (!language) return ''
  const { regulated } = lettersOf[language]
  const texts = tradeTexts(site, offer)
  const weightOf = (trade: Regulated) =>
    texts.reduce((sum, { text, weight }) => sum + (regulated[trade].test(text) ? weight : 0), 0)
  const [best] = REGULATED.map((trade) => ({ trade, weight: weightOf(trade) })).toSorted(
    (a, b) => b.weight - a.weight,
  )
  return best && best.weight >= REGULATED_WEIGHT ? best.trade : ''
}
