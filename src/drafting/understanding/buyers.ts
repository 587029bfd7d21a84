import type { Candidate, Fact, Readers } from '../facts.ts'
import { lettersOf } from '../languages/all-letters.ts'
import { emailLanguageOf } from '#model/email/email-languages.ts'
import type { Buyers, Letters } from '../languages/letters.ts'
import { allStatements, sourceOf, type Site, type Statement } from './site.ts'
import { flat, hasPhrase } from '../text/words.ts'
import { isPrivateTrade } from './readers.ts'

/** Texts with words of charities from which a site asks for donations. */
const MIN_CHARITY = 3

/** The first sentence that names firms as buyers. */
const namedFirms = (statements: readonly Statement[], { firms }: Letters) =>
  statements.find(({ text }) => firms.test(text))

/** The buyers that a campaign of this company writes to, as far as the site leaves no doubt. */
export function findBuyers(site: Site, readers: Readers, offer: Fact): Fact {
  const { lexicon, pages } = site
  const language = emailLanguageOf(site.language)
  if (!lexicon || !language) return { candidates: [], isSure: false }
  const statements = allStatements(site).filter(({ page }) => page <= 4)
  const words = { companies: lexicon.selling.businessWords, people: lexicon.selling.privateWords }
  const said = (list: readonly string[]) =>
    statements.find(({ text }) => hasPhrase(flat(text), list))
  const { giving, sales } = lettersOf[language]
  const { charity } = sales
  const asked = statements.filter(({ text }) => charity.test(text))
  // A link that asks for donations says it as clearly as a title.
  const isLinked = pages[0]!.links.some(({ text }) => giving.test(text.trim()))
  const isNamed = charity.test(`${pages[0]!.title} ${pages[0]!.meta.description ?? ''}`)
  const isCharity = asked.length >= MIN_CHARITY && (isLinked || isNamed)
  const { firms } = lettersOf[language]
  const sold = offer.candidates.slice(0, 2).find(({ text }) => firms.test(text))
  const make = (
    buyers: Buyers,
    at: { text: string; url: string; element: string },
    confidence: number,
  ): Candidate => ({
    text: buyers,
    form: 'label',
    confidence,
    source: sourceOf(at, confidence),
  })
  if (isCharity) return { candidates: [make('donors', asked[0]!, 0.8)], isSure: true }
  // "We supply manufacturers": what the offer says counts more than words around it.
  const isToFirms =
    sold !== undefined &&
    (readers !== 'people' || !(isPrivateTrade(site) || hasPhrase(flat(sold.text), words.people)))
  const candidates = (['companies', 'people'] as const)
    .flatMap((buyers) => {
      const named = buyers === 'companies' ? namedFirms(statements, lettersOf[language]) : undefined
      // A private trade may name its customers nowhere: the offer says it.
      const [trade] = readers === buyers ? offer.candidates : []
      const at =
        said(words[buyers]) ?? named ?? (trade && { ...trade.source, text: trade.source.quote })
      if (buyers === 'companies' && isToFirms)
        return [make(buyers, { ...sold.source, text: sold.source.quote }, 0.8)]
      return at ? [make(buyers, at, readers === buyers && !isToFirms ? 0.8 : 0.5)] : []
    })
    .toSorted((a, b) => b.confidence - a.confidence)
  return { candidates: candidates, isSure: (candidates[0]?.confidence ?? 0) >= 0.7 }
}
