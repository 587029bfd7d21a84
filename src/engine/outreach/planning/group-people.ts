import TinyQueue from 'tinyqueue'
import {
  intersect,
  startOfDate,
  windowsBetween,
  type Interval,
  type WindowRule,
} from '#model/lib/windows.ts'
import type { PlanCampaign, PlanInput, PlanPerson } from './plan-sends.ts'
import { DAY_MS } from '#model/lib/time-units.ts'

/** The next email of a person, with its earliest time. */
export interface SendCandidate {
  person: PlanPerson
  stepIndex: number
  earliest: number
  why: string
}

/** The people of one campaign in one time zone, who share its hours. */
export interface Group {
  campaign: PlanCampaign
  rule: WindowRule
  windows: Interval[]
  firsts: TinyQueue<SendCandidate>
  bound: Map<string, TinyQueue<SendCandidate>>
}

/** Orders ids by their code units. */
export const compareIds = (a: string, b: string) => Number(a > b) - Number(a < b)

export const byEarliest = (a: SendCandidate, b: SendCandidate) =>
  a.earliest - b.earliest || compareIds(a.person.outreachId, b.person.outreachId)

export const uses = (campaign: PlanCampaign, mailboxId: string) =>
  campaign.mailboxIds.length === 0 || campaign.mailboxIds.includes(mailboxId)

/** The people of a group with earlier emails from this mailbox. */
export function boundHeap(group: Group, mailboxId: string): TinyQueue<SendCandidate> {
  let heap = group.bound.get(mailboxId)
  if (!heap) group.bound.set(mailboxId, (heap = new TinyQueue<SendCandidate>([], byEarliest)))
  return heap
}

export function groupPeople(input: PlanInput, end: number): Group[] {
  const campaigns = new Map(input.campaigns.map((campaign) => [campaign.id, campaign]))
  const groups = new Map<string, Group>()
  for (const person of input.people) {
    const campaign = campaigns.get(person.campaignId)
    if (!campaign || person.stepIndex >= campaign.steps.length) continue
    const key = `${campaign.id}|${person.zone}`
    let group = groups.get(key)
    if (!group) {
      const rule = {
        zone: person.zone,
        days: campaign.days,
        from: campaign.from,
        to: campaign.to,
        skipDates: campaign.skipDates,
      }
      const life = [{ start: opensAt(campaign), end: closesAt(campaign) }]
      group = {
        campaign,
        rule,
        windows: intersect(windowsBetween(rule, input.now, end), life),
        firsts: new TinyQueue<SendCandidate>([], byEarliest),
        bound: new Map(),
      }
      groups.set(key, group)
    }
    const candidate = {
      person,
      stepIndex: person.stepIndex,
      earliest: Math.max(person.earliest, input.now),
      why: person.earliestWhy,
    }
    if (person.mailboxId) boundHeap(group, person.mailboxId).push(candidate)
    else group.firsts.push(candidate)
  }
  return [...groups.values()]
}

export const opensAt = (campaign: PlanCampaign) =>
  Math.max(
    campaign.sendsFrom,
    campaign.startDate ? startOfDate(campaign.timeZone, campaign.startDate) : 0,
  )
/** The end date itself is included. */
export const closesAt = (campaign: PlanCampaign) =>
  campaign.endDate
    ? startOfDate(campaign.timeZone, campaign.endDate) + DAY_MS
    : Number.MAX_SAFE_INTEGER
