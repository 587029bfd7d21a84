import type { ResearchedCompany } from '#model/schema/entities.generated.ts'
import type { SiteFacts } from '#drafting/facts.ts'
import type { Site } from '#drafting/understanding/site.ts'

/** One fact of a researched company with its page, its words and the time of reading. */
export type CompanyFact = ResearchedCompany['facts'][number]

/** A fact before the time and the check for people are added. */
export type FoundFact = Omit<CompanyFact, 'readAt'>

/** What the finders of facts read: the pages, and what the drafter's rules make of them. */
export interface ResearchedSite extends Site {
  facts: SiteFacts
}

export const MAX_VALUE = 200
export const MAX_QUOTE = 300

export const found = (
  kind: CompanyFact['kind'],
  value: string,
  { url, quote, date }: { url: string; quote: string; date?: string },
): FoundFact => ({
  kind,
  value: value.replace(/\s+/g, ' ').trim().slice(0, MAX_VALUE),
  url: url.slice(0, 500),
  quote: quote.replace(/\s+/g, ' ').trim().slice(0, MAX_QUOTE),
  ...(date ? { date } : {}),
})
