import { lexiconOf } from '#drafting/languages/lexicons.ts'
import type { SiteSnapshot } from '#drafting/reading/page.ts'
import { understand } from '#drafting/understanding/understand.ts'
import { sentencesOf } from '#drafting/text/words.ts'
import type { CompanyFact, FoundFact, ResearchedSite } from './company-facts.ts'
import { findJobs } from './facts/find-jobs.ts'
import { findLanguage } from './facts/find-language.ts'
import { findNews } from './facts/find-news.ts'
import { findPlaces } from './facts/find-places.ts'
import { findSize } from './facts/find-size.ts'
import { findTrade } from './facts/find-trade.ts'
import { isPersonal, peopleOn } from './without-people.ts'

const FINDERS = [findTrade, findSize, findPlaces, findLanguage, findJobs, findNews]

/**
 * The fact without people: a quotation that may name one is shortened to the sentence or the value
 * that states the fact; null where the fact itself may name one.
 */
function withoutPeople(
  fact: FoundFact,
  people: readonly string[],
  language: string,
): FoundFact | null {
  if (isPersonal(fact.value, people)) return null
  const shorter = sentencesOf(fact.quote, language).find((sentence) =>
    sentence.includes(fact.value),
  )
  const quote = [fact.quote, shorter ?? '', fact.quote.includes(fact.value) ? fact.value : '']
    .filter(Boolean)
    .find((candidate) => !isPersonal(candidate, people))
  return quote ? { ...fact, quote } : null
}

/**
 * What the pages of a company say about it, each fact with its page and its words. Names, addresses
 * and telephone numbers of people are left out.
 */
export function understandCompany(snapshot: SiteSnapshot): CompanyFact[] {
  const facts = understand(snapshot)
  const language = facts.language.code
  const { pages, url } = snapshot
  const site: ResearchedSite = { pages, url, language, lexicon: lexiconOf(language), facts }
  const people = peopleOn(pages)
  const readAt = new Map(pages.map((page) => [page.url, page.readAt]))
  return FINDERS.flatMap((find) => find(site)).flatMap((foundFact) => {
    const fact = withoutPeople(foundFact, people, language)
    return fact ? [{ ...fact, readAt: readAt.get(fact.url) ?? pages[0]!.readAt }] : []
  })
}
