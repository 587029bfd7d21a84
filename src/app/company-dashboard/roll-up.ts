import type { CampaignListRow, MailboxView } from '#model/outreach.ts'

export interface MemberRow {
  ownerId: string
  name: string
  campaigns: number
  running: number
  people: number
  contacted: number
  accepted: number
  delivered: number
  replied: number
  positive: number
  bounced: number
}

/** Campaigns summed up by who owns them; who reached most people comes first. */
export function byMember(campaigns: readonly CampaignListRow[]): MemberRow[] {
  const members = new Map<string, MemberRow>()
  for (const { ownerId, ownerName, state, counts } of campaigns) {
    const before = members.get(ownerId) ?? { ownerId, name: ownerName, campaigns: 0, running: 0, people: 0, contacted: 0, accepted: 0, delivered: 0, replied: 0, positive: 0, bounced: 0 }
    members.set(ownerId, {
      ...before,
      name: before.name || ownerName,
      campaigns: before.campaigns + 1,
      running: before.running + (state === 'running' ? 1 : 0),
      people: before.people + counts.people,
      contacted: before.contacted + counts.contacted,
      accepted: before.accepted + counts.accepted,
      delivered: before.delivered + counts.delivered,
      replied: before.replied + counts.replied,
      positive: before.positive + counts.positive,
      bounced: before.bounced + counts.bounced,
    })
  }
  return Array.from(members.values()).sort((a, b) => b.contacted - a.contacted || a.name.localeCompare(b.name))
}

export interface DomainRow {
  domain: string
  mailboxes: number
  active: number
  cap: number
  sent: number
  left: number
}

/** Mailboxes summed up by the domain they send from: reputation belongs to the domain, not to the mailbox. */
export function byDomain(mailboxes: readonly MailboxView[]): DomainRow[] {
  const domains = new Map<string, DomainRow>()
  for (const { address, state, capToday, sentLast24h, leftToday } of mailboxes) {
    const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
    const before = domains.get(domain) ?? { domain, mailboxes: 0, active: 0, cap: 0, sent: 0, left: 0 }
    domains.set(domain, { domain, mailboxes: before.mailboxes + 1, active: before.active + (state === 'active' ? 1 : 0), cap: before.cap + capToday, sent: before.sent + sentLast24h, left: before.left + leftToday })
  }
  return Array.from(domains.values()).sort((a, b) => b.sent - a.sent || a.domain.localeCompare(b.domain))
}

/** How many campaigns that are not archived name each mailbox, by its address. */
export function campaignsByMailbox(campaigns: readonly CampaignListRow[]): Map<string, number> {
  const uses = new Map<string, number>()
  for (const { state, mailboxes } of campaigns) if (state !== 'archived') for (const address of mailboxes) uses.set(address, (uses.get(address) ?? 0) + 1)
  return uses
}
