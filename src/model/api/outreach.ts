import type {
  Campaign,
  CampaignLog,
  Contact,
  Job,
  Mailbox,
  Message,
  Outreach,
  Reply,
} from '../schema/entities.generated.ts'

import type { ResolvedField, WhyYou } from './company-research.ts'

export type { CompanyDashboard, PartFigures } from './company-dashboard.ts'

/** The API's responses for the customer area, with types that server and browser share. */

export type Messaging = Campaign['messaging']
export type Step = Campaign['steps'][number]
export type Targets = Campaign['targets']
export type Schedule = Campaign['schedule']

/** The enabled emails of a campaign; a step without the field is enabled. */
export const enabledSteps = (steps: readonly Step[]): Step[] =>
  steps.filter((step) => step.enabled !== false)
/** The prefix of the step id of an email that answers a reply: it is no step of the sequence. */
export const ANSWER_STEP = 'answer:'

export type ConfigurePart = 'messaging' | 'steps' | 'targets' | 'contacts'

export interface Missing {
  part: ConfigurePart | 'schedule'
  /** JSON Pointer within the part. */
  path: string
  message: string
  /** `blocker` keeps the campaign from being ready; `warning` does not. */
  level: 'blocker' | 'warning'
  /** Name of the check of emails that found it. */
  check?: string
}

/** `GET /campaigns/{id}` and every write to a campaign. */
export interface CampaignView extends Campaign {
  counts: CampaignCounts
  nextSendAt: string | null
  missing: Missing[]
  /** True for each part that is valid and was saved by a person. */
  complete: Record<ConfigurePart, boolean>
  ownerName: string
}

export interface CampaignCounts {
  people: number
  ready: number
  needsAttention: number
  excluded: number
  done: number
  contacted: number
  planned: number
  accepted: number
  delivered: number
  bounced: number
  unknown: number
  replied: number
  positive: number
  unsubscribed: number
}

export type ContactTab = 'ready' | 'attention' | 'excluded'

/** `GET /campaigns/{id}/contacts?tab=&range=&q=` → array + Content-Range. */
export interface CampaignContact {
  outreach: Outreach
  contact: Contact
  tab: ContactTab
  /** The gate that blocks the person, as a sentence; empty when there is none. */
  gate: string
  nextAt: string | null
  /** The reason for that time. */
  why: string
  missing: string[]
  targetMatch: 'match' | 'unknown' | 'excluded'
  /** Target fields that the company's pages answer, each with its source. */
  resolved: ResolvedField[]
  zone: string
}

/** `POST /campaigns/{id}/preview` with `{ contactId, stepId, variantId? }`. */
export interface MailPreview {
  from: string
  to: string
  subject: string
  text: string
  html: string | null
  headers: Record<string, string>
  /** Planned time, and the same in words in the reader's zone. */
  when: string | null
  whenThere: string
  /** Ranges of `text` that were filled in, for underlining: [start, end). */
  filled: [number, number][]
  missing: string[]
  words: number
  /** The sentence about the company that the text contains, with its source; null for none. */
  whyYou: WhyYou | null
}

export interface ChecklistItem {
  id: string
  level: 'blocker' | 'warning' | 'ok'
  title: string
  detail: string
  /** Path in the customer area where it can be fixed. */
  fix: string
}

/** `GET /campaigns/{id}/checklist`. */
export interface Checklist {
  canLaunch: boolean
  items: ChecklistItem[]
  firstMessages: MailPreview[]
  plan: PlannedSend[]
  estimatedEnd: string | null
}

/** `GET /campaigns/{id}/plan` → array. */
export interface PlannedSend {
  messageId: string | null
  outreachId: string
  contactId: string
  contactName: string
  email: string
  stepId: string
  stepNumber: number
  mailboxId: string
  mailbox: string
  at: string
  zone: string
  atThere: string
  why: string
}

/** `GET /campaigns/{id}/messages` → array + Content-Range; `/activity` → CampaignLog[]. */
export type LedgerRow = Omit<Message, 'mime' | 'text' | 'unsubscribeTokenHash'> & {
  email: string
  contactName: string
  stepNumber: number
  mailbox: string
}
export type ActivityRow = CampaignLog & { contactName: string }

export interface Figure {
  value: number | null
  numerator: number
  denominator: number
  /** The formula in words, for the tooltip. */
  formula: string
}

/** `GET /campaigns/{id}/report`. A rate without a base has the value null. */
export interface CampaignReport {
  contacted: number
  delivered: number
  replyRate: Figure
  positiveRate: Figure
  bounceRate: Figure
  unsubscribeRate: Figure
  steps: {
    stepId: string
    number: number
    planned: number
    accepted: number
    bounced: number
    replied: number
    positive: number
    unsubscribed: number
  }[]
  states: Record<string, number>
}

export interface DayFigures {
  /** YYYY-MM-DD in the tenant's zone. */
  day: string
  accepted: number
  replied: number
  positive: number
  previousAccepted: number
}

/** `GET /dashboard?days=7|30|90`. */
export interface Dashboard {
  from: string
  to: string
  figures: Record<
    'contacted' | 'accepted' | 'replied' | 'positive' | 'bounced' | 'unsubscribed',
    { value: number; previous: number; rate: Figure | null }
  >
  days: DayFigures[]
  funnel: { name: string; value: number }[]
  capacity: {
    mailboxId: string
    mailbox: string
    days: { day: string; planned: number; capacity: number }[]
  }[]
  repliesByStep: { number: number; replied: number; accepted: number }[]
  campaigns: CampaignListRow[]
  needs: {
    /** The oldest ones only. */
    replies: InboxRow[]
    repliesTotal: number
    mailboxes: MailboxView[]
    campaigns: CampaignListRow[]
    nothingSentToday: string | null
  }
  /** First-run checklist; null once it is complete. */
  firstRun:
    | {
        id: 'mailbox' | 'address' | 'campaign' | 'launch'
        done: boolean
        title: string
        detail: string
        href: string
      }[]
    | null
}

/** `GET /campaigns` → array + Content-Range. */
export type CampaignListRow = Pick<
  Campaign,
  | 'id'
  | 'name'
  | 'websiteUrl'
  | 'state'
  | 'stateReason'
  | 'pauseReason'
  | 'ownerId'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
  | 'launchedAt'
> & { counts: CampaignCounts; nextSendAt: string | null; ownerName: string; mailboxes: string[] }

/** `GET /inbox?range=&label=&handled=` → array + Content-Range. */
export type InboxRow = Reply & {
  contactName: string
  company: string
  campaignName: string
  mailbox: string
  stepNumber: number | null
}

/** `GET /inbox/{id}`: the thread, oldest first. */
export interface Thread {
  reply: InboxRow
  entries: {
    direction: 'out' | 'in'
    at: string
    from: string
    subject: string
    text: string
    label: string
  }[]
}

/** `GET /mailboxes`, `/mailboxes/{id}`, without passwords and tokens. */
export type MailboxView = Omit<
  Mailbox,
  'smtpPassword' | 'imapPassword' | 'refreshToken' | 'accessToken'
> & {
  /** The provider no longer accepts its sign-in: a person has to sign in again. */
  needsSignIn: boolean
  capToday: number
  sentLast24h: number
  leftToday: number
  /** Whether it sends and reads as it should. */
  works: boolean
  healthText: string
  inboxFresh: boolean
}

/**
 * `POST /campaigns/{id}/contacts/import`, `/contacts/import`; also the `result` of the job when
 * large.
 */
export interface ImportResult {
  rows: number
  created: number
  updated: number
  added: number
  duplicates: number
  suppressed: number
  refused: number
  /** The first 100; all of them as CSV at `errorsUrl`. */
  errors: { row: number; column: string; value: string; message: string }[]
  errorsUrl: string | null
  jobId: string | null
}

/** `POST /contacts/import/preview` (text/csv): the columns of the file and their mapping. */
export interface ImportPreview {
  columns: string[]
  /** CSV column → contact field, `custom.<name>`, or empty to leave out. */
  mapping: Record<string, string>
  sample: string[][]
  rows: number
  encoding: string
  delimiter: string
  /** The row with the column names, counted from 1 without blank ones; 0 when there is none. */
  headerRow: number
  /** Texts of the country column that name none, with the number of their rows. */
  unknownCountries: { text: string; rows: number }[]
  /** The sentences that say how the file was understood. Each can be changed. */
  understood: string[]
  problems: string[]
}

/**
 * `result` of a drafting job (`GET /jobs/{id}`), with its stages in `stage`: reading site, finding
 * your message, writing emails, guessing targets.
 */
export interface DraftingResult {
  ok: boolean
  /** Empty when ok; else why the site could not be read, in English, by which it is translated. */
  problem: string
  pages: { url: string; title: string; readAt: string; words: number }[]
}
/**
 * Whether the text was pasted: it is read in place of the site, even where the site is known, and
 * has no address.
 */
export const isPasted = (pages: readonly { url: string }[]): boolean =>
  pages.some(({ url }) => url === '')

export type JobView = Omit<
  Job,
  'payload' | 'idempotencyKey' | 'checkpoint' | 'leaseOwner' | 'leaseToken'
>

/**
 * `GET /shared/campaign/{token}`: the view of a share link. Never contains an address or a mailbox;
 * people as initials and company; only the parts in the link's scope.
 */
export interface SharedCampaign {
  name: string
  websiteUrl: string
  state: Campaign['state']
  /** The label given to the link when it was created. */
  label: string
  scope: ('messaging' | 'content' | 'targets' | 'figures' | 'replies')[]
  expiresAt: string | null
  messaging?: Messaging
  steps?: { number: number; delayDays: number; subject: string; body: string }[]
  targets?: Targets
  report?: CampaignReport
  replies?: { initials: string; company: string; label: string; receivedAt: string; text: string }[]
}

/** A website as a visitor without an account sees it read: `POST /first-look`. */
export interface FirstLook {
  /** Takes the look over into a campaign, within an hour. */
  token: string
  websiteUrl: string
  /** ISO 639-1 code of the emails. */
  language: string
  /** How many pages were read. */
  pages: number
  companyName: string
  whatYouDo: string
  audience: string
  /** Sentences in English, by which the screens translate them. */
  problems: string[]
  /** How many emails a campaign would have. */
  emails: number
  /** Null where the site says too little for one. */
  email: { subject: string; body: string } | null
}
