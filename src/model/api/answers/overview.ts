import type { Amount } from './tenant-usage.ts'

/** The reasons to look at something, most urgent first. */
export const attentionIds = [
  'hold',
  'trialOver',
  'expiredTrials',
  'mailboxes',
  'campaigns',
  'replies',
  'deadJobs',
  'otherDeadJobs',
  'refusedEvents',
  'webhooks',
  'contactRequests',
  'todos',
  'trialEnds',
  'invitations',
  'expiredInvitations',
] as const
export type AttentionId = (typeof attentionIds)[number]

/** One thing that needs a person. */
export interface Attention {
  id: AttentionId
  count: number
  /** Names of the first records, where names help to decide. */
  names: string[]
}

/** Figures and open work of one organization, and of the installation for operators. */
export interface Overview {
  organization: {
    /** Records by entity, or `custom:` and the id of an object type. */
    counts: Record<string, Amount>
    /** Campaigns by state. */
    campaigns: Record<string, number>
    attention: Attention[]
    /** Entries in the hash chain of the audit log. */
    auditEntries: number
  }
  /** Null for people who do not run the installation. */
  installation: {
    counts: Record<string, Amount>
    /** Organizations by status. */
    tenants: Record<string, number>
    attention: Attention[]
    auditEntries: number
  } | null
}
