import type { SiteFacts } from '../facts.ts'
import { lexiconOf } from '../languages/lexicons.ts'
import type { SiteSnapshot } from '../reading/page.ts'
import { detectLanguage } from '../reading/site-language.ts'
import { assignRoles } from '../reading/block-roles.ts'
import { findAudience } from './audience.ts'
import { findBenefits } from './benefits.ts'
import { findCallToAction } from './call-to-action.ts'
import { findCategory } from './category.ts'
import { findFormality } from './formality.ts'
import { findFirstStep } from './first-step.ts'
import { findName } from './name.ts'
import { findOffer } from './offer.ts'
import { findPlaces } from './places.ts'
import { findProblem } from './problem.ts'
import { findProof } from './proof.ts'
import { findReaders } from './readers.ts'
import { findRegulated, findSale } from './sale.ts'
import { findTrades } from './trade.ts'
import { offeredServices } from './services.ts'
import { findBuyers } from './buyers.ts'
import { withStoryPages } from './customer-stories.ts'
import type { Site } from './site.ts'

/**
 * The facts that a site gives, by rules alone: the same pages give the same facts. Each candidate
 * quotes its page word for word.
 */
export function understand(snapshot: SiteSnapshot): SiteFacts {
  const language = detectLanguage(snapshot)
  const lexicon = lexiconOf(language.code)
  const read: Site = {
    pages: snapshot.pages.map((page) => assignRoles(page, lexicon)),
    url: snapshot.url,
    language: language.code,
    lexicon,
  }
  const site: Site = { ...read, pages: withStoryPages(read) }
  const { name, legalForm } = findName(site)
  const company = name.candidates[0]?.text ?? ''
  const offer = findOffer(site, company)
  const places = findPlaces(site, company)
  const readers = findReaders(site)
  return {
    language,
    formality: findFormality(site),
    name,
    legalForm,
    offer,
    readers,
    audience: findAudience(site, offer),
    problem: findProblem(site),
    benefits: findBenefits(site, offer, company),
    proof: findProof(site, company),
    callToAction: findCallToAction(site),
    services: { candidates: offeredServices(site, company), isSure: false },
    buyers: findBuyers(site, readers, offer),
    sale: findSale(site, offer, company),
    trades: findTrades(site, offer, name),
    firstStep: findFirstStep(site),
    regulated: findRegulated(site, offer),
    places,
    category: findCategory(site),
  }
}
