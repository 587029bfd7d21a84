import type { Messaging } from '#model/api/outreach.ts'
import type { Regulated } from './languages/letters.ts'
import type { TradeId } from './languages/trade-ids.ts'
import type { Form } from './text/sentence-form.ts'

/*
 * What the drafter knows about a company, and how sure it is. Reading turns pages into blocks,
 * understanding turns blocks into these facts, a person confirms the unsure ones, and writing turns
 * confirmed facts into emails.
 */

/** Where a fact was read: the page, the element, and the exact words. */
export type Source = NonNullable<NonNullable<Messaging['companyName']>['source']>

/** One possible value of a fact. */
export interface Candidate {
  text: string
  form: Form
  source: Source
  /** From 0 to 1. */
  confidence: number
}

/** A benefit with the heading that the site gives it; the heading is empty where it has none. */
export interface BenefitCandidate extends Candidate {
  heading: string
}

export interface ProofCandidate extends Candidate {
  kind: 'quotation' | 'number' | 'since' | 'certificate'
  /** Who said a quotation, as the page names them; empty where the page leaves it open. */
  speaker: string
}

/** The candidates of one fact, best first. A person chooses where it is not `isSure`. */
export interface Fact<C extends Candidate = Candidate> {
  candidates: C[]
  isSure: boolean
}

/** How a site addresses its readers: "Sie" or "du", "vous" or "tu"; null where it does neither. */
export type Formality = 'formal' | 'informal' | null

/** Who reads an email: a person in private life, or someone at a company; empty where unknown. */
export type Readers = 'people' | 'companies' | ''

export interface SiteFacts {
  /** ISO 639-1 code of the site's language, `nb` for Norwegian, and how sure that is. */
  language: { code: string; confidence: number }
  formality: Formality
  name: Fact
  /** The legal form that the imprint or the name adds ("GmbH", "Ltd"); empty where none is known. */
  legalForm: string
  /** What the company sells: up to three sentences or verbless offers. */
  offer: Fact
  /** The customers of the site: people in private life, companies, or neither clearly. */
  readers: Readers
  /** The buyers: up to three noun phrases. */
  audience: Fact
  /** What customers struggle with, only where the site says so. */
  problem: Fact
  /** Up to six, of which a person ticks two or three. */
  benefits: Fact<BenefitCandidate>
  /** Up to four; none is used before a person confirms it. */
  proof: Fact<ProofCandidate>
  /** Buttons with an object: a quote, a demo, a trial, a call. */
  callToAction: Fact
  /** Names of services, as headings and menus name them; up to ten. */
  services: Fact
  /** Ids of `BUYERS`: The buyers that a campaign of this company writes to. */
  buyers: Fact
  /** Ids of `SALES`: what kind of sale the company's is. */
  sale: Fact
  /** The trades that the site names, the likeliest first. */
  trades?: readonly TradeId[]
  /** What the site offers before a purchase, such as a free visit. */
  firstStep: Fact
  /** A trade whose advertising has rules; empty for all others. */
  regulated: Regulated | ''
  /** Cities, regions and countries that the company names as its own or as served. */
  places: Fact
  /** Id of a category of `categories.ts`; empty where the site does not make it clear. */
  category: string
}

/** A page that is no company's: why no draft is made from it, and what to do. */
export interface NoCompany {
  reason:
    | 'cookie-wall'
    | 'bot-challenge'
    | 'parked'
    | 'maintenance'
    | 'placeholder'
    | 'login'
    | 'listing'
    | 'error'
    | 'club'
    | 'person'
    | 'empty'
  /** What the page is, in a sentence of English by which it is translated. */
  cause: string
  /** The same for the person who drafts, with what to do. */
  message: string
}
