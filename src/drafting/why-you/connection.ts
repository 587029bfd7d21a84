import { FROM_ADDRESS } from '#drafting/understanding/places.ts'
import type { Campaign, ResearchedCompany } from '#model/schema/entities.generated.ts'
import type { CompanyFact, WhyRule } from '#model/api/company-research.ts'
import type { EmailLanguage } from '#model/email/email-languages.ts'

/** What the rules know of the sender and of the email. */
export interface Ours {
  /** The language of the email. */
  language: EmailLanguage
  /** The sender's customers, as a person confirmed them; empty otherwise. */
  audience: string
  /** Industries and job titles that a person saved as targets; empty before that. */
  industries: readonly string[]
  titles: readonly string[]
  /** Towns and regions that the sender's site names as its own or as served. */
  places: readonly string[]
  /** The language of the sender's site; empty where it is not sure. */
  siteLanguage: string
  /** The time of writing, in milliseconds. */
  now: number
}

/** What a rule sees of the company. */
export type Theirs = Pick<ResearchedCompany, 'facts' | 'domain'>

/** A connection between a fact of theirs and a fact of ours, with the values of its sentence. */
export interface Connection {
  fact: CompanyFact
  values: Partial<Record<'theirs' | 'ours', string>>
}

/**
 * One kind of connection. A rule gives none rather than one that might be wrong: the email is
 * complete without it.
 */
export interface WhyYouRule {
  id: WhyRule
  connect: (theirs: Theirs, ours: Ours) => Connection | null
}

/** The longest quotation of a company in an email. */
export const MAX_QUOTED_WORDS = 18

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** Letters and digits between single spaces, for comparing words of people and of sites. */
export const folded = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim()} `

/** Whether one of two texts contains the other as whole words. */
export const overlaps = (text: string, other: string): boolean =>
  folded(text).trim() !== '' &&
  folded(other).trim() !== '' &&
  (folded(text).includes(folded(other)) || folded(other).includes(folded(text)))

/** Whether a text may be quoted in an email: short, and without signs of variables or markup. */
export const isQuotable = (text: string): boolean =>
  text.trim() !== '' &&
  countWords(text) <= MAX_QUOTED_WORDS &&
  text.length <= 160 &&
  !/[{}<>|\\?“”„«»"\n\r]|https?:/.test(text)

/** The language that a company's site is in, where reading was sure. */
export const languageOf = ({ facts }: Theirs): string =>
  facts.find(({ kind }) => kind === 'language')?.value ?? ''

/** What our side is, from a campaign. Only what a person confirmed or saved counts as ours. */
export function oursOf(campaign: Campaign, language: EmailLanguage, now: number): Ours {
  const { audience } = campaign.messaging
  const isSaid = audience?.confirmed === true || audience?.edited === true
  const areTargetsSaved = Boolean(campaign.reviewed.targets)
  const saved = (rule: { mode: string; values: string[] } | undefined) =>
    areTargetsSaved && rule && rule.mode !== 'exclude' ? rule.values : []
  return {
    language,
    now,
    audience: isSaid ? (audience.text ?? '').trim() : '',
    industries: saved(campaign.targets.industries),
    titles: saved(campaign.targets.titles),
    ...siteOf(campaign.source),
  }
}

const SURE_LANGUAGE = 0.9

interface SiteSource {
  facts?: {
    language?: { code?: string; confidence?: number }
    places?: { candidates?: { text?: string; confidence?: number }[] }
  }
}

function siteOf(source: object): Pick<Ours, 'places' | 'siteLanguage'> {
  const { facts } = source as SiteSource
  const places = facts?.places?.candidates ?? []
  const { code = '', confidence = 0 } = facts?.language ?? {}
  return {
    places: places
      .filter((place) => (place.confidence ?? 0) >= FROM_ADDRESS)
      .flatMap(({ text }) => (text ? [text] : [])),
    siteLanguage: confidence >= SURE_LANGUAGE ? code : '',
  }
}
