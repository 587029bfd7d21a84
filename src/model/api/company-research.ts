import type { ResearchedCompany } from '../schema/entities.generated.ts'

/** One fact about a company with the page, the words and the time that it was read. */
export type CompanyFact = ResearchedCompany['facts'][number]

/** How long facts about a company are kept. */
export const RESEARCH_DAYS = 30

/** A target field of a contact that the company's pages answer. */
export interface ResolvedField extends Pick<CompanyFact, 'value' | 'url' | 'quote' | 'readAt'> {
  field: 'industry' | 'companySize' | 'country'
}

/** The kinds of connection between a company's pages and the sender; one rule each. */
export const WHY_RULES = ['job-helped', 'same-trade', 'place-served', 'shared-language'] as const
export type WhyRule = (typeof WHY_RULES)[number]

/** Why an email goes to this company: one sentence, and the fact of theirs that it rests on. */
export interface WhyYou extends Pick<CompanyFact, 'url' | 'quote' | 'readAt'> {
  rule: WhyRule
  sentence: string
}

/** `GET /contacts/{id}/research`: the facts about the contact's company. */
export interface ContactResearch {
  /** Whether the organization has switched account research on. */
  isOn: boolean
  /** Empty where the address belongs to a public mail provider. */
  domain: string
  /** `none` before the first request. */
  state: ResearchedCompany['state'] | 'none'
  facts: CompanyFact[]
  error: string
  fetchedAt: string | null
  expiresAt: string | null
  /** Companies that can still be read today. */
  leftToday: number
}

/** `GET /campaigns/{id}/research`: how far the companies of a campaign's people are read. */
export interface CampaignResearch {
  isOn: boolean
  companies: number
  researched: number
  waiting: number
  /** Companies without facts: their pages could not be read, or are no company's. */
  without: number
  leftToday: number
}
