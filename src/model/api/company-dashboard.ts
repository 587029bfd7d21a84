import type { Job, Suppression, Tenant } from '../schema/entities.generated.ts'
import type { Dashboard, DayFigures, Figure, MailboxView } from './outreach.ts'

/**
 * The results of one part of a company in the range of days; people are counted once within the
 * part.
 */
export interface PartFigures {
  contacted: number
  accepted: number
  replied: number
  positive: number
  /** Refused immediately or returned later. */
  bounced: number
  replyRate: Figure
  bounceRate: Figure
}

/**
 * `GET /company-dashboard?days=7|30|90`. Current campaigns, people and mailboxes; figures of the
 * range.
 */
export interface CompanyDashboard {
  from: string
  to: string
  /** `own`: the reader is a member, whose colleagues are one row without a name. */
  scope: 'own' | 'all'
  figures: Dashboard['figures']
  days: DayFigures[]
  held: {
    campaigns: number
    running: number
    contacts: number
    mailboxes: number
    active: number
    sentLast24h: number
    capToday: number
  }
  /**
   * `id` and `name` are empty for colleagues taken together and for campaigns whose owner is no
   * person.
   */
  members: (PartFigures & {
    id: string
    name: string
    kind: 'person' | 'colleagues' | 'nobody'
    campaigns: number
    running: number
    people: number
  })[]
  mailboxes: (PartFigures &
    Pick<
      MailboxView,
      'id' | 'address' | 'state' | 'healthText' | 'sentLast24h' | 'capToday' | 'leftToday'
    > & { campaigns: number })[]
  domains: (PartFigures & {
    domain: string
    mailboxes: number
    active: number
    sentLast24h: number
    capToday: number
    leftToday: number
  })[]
  /** People in campaigns of two members; archived campaigns and excluded people are left out. */
  overlap: { first: string; second: string; people: number }[]
  suppression: {
    total: number
    added: number
    reasons: { reason: Suppression['reason']; count: number }[]
  }
  imports: {
    id: string
    at: string
    state: Job['state']
    rows: number
    created: number
    updated: number
    refused: number
  }[]
  plan: {
    tier: Tenant['subscription_tier']
    trialEndsAt: string | null
    sentThisMonth: number
    contactedThisMonth: number
  }
  audit: { id: string; at: string; who: string; action: string; entity: string; summary: string }[]
}
