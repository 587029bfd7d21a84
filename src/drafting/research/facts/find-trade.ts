import { lexicons } from '#drafting/languages/lexicons.ts'
import { emailLanguageOf } from '#model/email/email-languages.ts'
import { flat, hasPhrase, matcherOf } from '#drafting/text/words.ts'
import { found, type FoundFact, type ResearchedSite } from '../company-facts.ts'
import { industries, SUPPLIER_WORDS } from '../industries.ts'

/** Confidence from which the drafter's offer is what the company does, by its form. */
const MIN_CONFIDENCE = { sentence: 0.55, verbless: 0.7, label: 0.7 } as const
const MAX_HEADING = 140

/** What the company does, in its own words. */
function offerOf({ facts }: ResearchedSite): FoundFact[] {
  const [best] = facts.offer.candidates
  if (!best || best.form === 'fragment' || best.form === 'imperative') return []
  if (best.confidence < MIN_CONFIDENCE[best.form]) return []
  return [found('trade', best.text, { url: best.source.url, quote: best.text })]
}

interface TradeStatement {
  text: string
  url: string
}

/** Where a company says what it is: name, title, description, first heading, offer. */
function selfDescriptions({ pages, facts }: ResearchedSite): TradeStatement[] {
  const [home] = pages
  if (!home) return []
  const { url } = home
  const heading = home.blocks.find(({ element }) => element === 'h1')?.text ?? ''
  const offer = facts.offer.candidates[0]
  return [
    { text: home.title, url },
    { text: home.meta.description ?? '', url },
    { text: heading.slice(0, MAX_HEADING), url },
    ...(offer ? [{ text: offer.text, url: offer.source.url }] : []),
  ].filter(({ text }) => text.trim() !== '')
}

/** The text without the phrases that name buyers: "software for hotels" is no hotel. */
function withoutBuyers(text: string, language: string): string {
  const code = emailLanguageOf(language)
  if (!code) return text
  const { audience, helping } = lexicons[code].selling
  const opening = matcherOf([...audience, ...helping]).source
  return text.replace(new RegExp(String.raw`(?:${opening})[^.;:|–—!?]*`, 'giu'), ' ')
}

const typesOf = (value: Record<string, unknown>): string[] =>
  [value['@type']].flat().filter((type): type is string => typeof type === 'string')

/** The industry by the type that the site gives itself for search engines. */
function declaredIndustry({ pages }: ResearchedSite): FoundFact[] {
  for (const { jsonLd, url } of pages.slice(0, 1))
    for (const type of jsonLd.flatMap(typesOf)) {
      const industry = industries.find(({ schemaTypes }) => schemaTypes.includes(type))
      if (industry) return [found('industry', industry.name, { url, quote: type })]
    }
  return []
}

/** Industries whose words are also parts of other companies' names: "Inn", "School", "Farm". */
const IN_NAMES: ReadonlySet<string> = new Set(['Hospitality', 'Education', 'Farming'])

/**
 * The industry by the words with which the company names itself. None where it names two
 * industries, or sells to one instead of being of it.
 */
function namedIndustry(site: ResearchedSite): FoundFact[] {
  const language = emailLanguageOf(site.language)
  if (!language) return []
  const statements = selfDescriptions(site)
  if (statements.some(({ text }) => hasPhrase(flat(text), SUPPLIER_WORDS))) return []
  const named = statements.flatMap(({ text, url }) => {
    const own = flat(withoutBuyers(text, language))
    return industries
      .filter(({ words }) => hasPhrase(own, words[language]))
      .map(({ name }) => ({ name, text, url }))
  })
  const [first] = named
  const isOnly = new Set(named.map(({ name }) => name)).size === 1
  const isCertain = first && (!IN_NAMES.has(first.name) || named.length > 1)
  return isCertain && isOnly
    ? [found('industry', first.name, { url: first.url, quote: first.text })]
    : []
}

/** What the company does and, where its words leave no doubt, its industry. */
export function findTrade(site: ResearchedSite): FoundFact[] {
  const declared = declaredIndustry(site)
  return [...offerOf(site), ...(declared.length > 0 ? declared : namedIndustry(site))]
}
