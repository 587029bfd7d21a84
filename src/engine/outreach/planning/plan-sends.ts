import TinyQueue from 'tinyqueue'
import { capAt } from '#engine/mail/mailboxes/ramp.ts'
import {
  boundHeap,
  byEarliest,
  compareIds,
  groupPeople,
  uses,
  type SendCandidate,
  type Group,
} from './group-people.ts'
import { createHoldReasons } from './hold-reasons.ts'
import { planSlots, type SendSlot } from './plan-slots.ts'
import { afterDelay, covers, dateIn, union } from '#model/lib/windows.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import { required } from '#model/lib/lookup.ts'

/** All times are milliseconds since 1970. */
export interface PlanCampaign {
  id: string
  weight: number
  newPerDay: number
  days: readonly number[]
  from: string
  to: string
  skipDates: readonly string[]
  /** Determines the campaign's days: start, end and new people per day. */
  timeZone: string
  startDate: string | null
  endDate: string | null
  /** End of the undo window. */
  sendsFrom: number
  /** Empty: all mailboxes. */
  mailboxIds: readonly string[]
  /** The enabled emails, in order. */
  steps: readonly { id: string; delayDays: number; delayKind: 'calendar' | 'sending' }[]
  /** Number of first emails that were sent or are being sent, by date in `timeZone`. */
  newOn: Readonly<Record<string, number>>
}

export interface PlanMailbox {
  id: string
  address: string
  dailyCap: number
  rampStart: number
  rampStep: number
  firstSendAt: number | null
  gapMinutes: number
  windowDays: readonly number[]
  windowFrom: string
  windowTo: string
  timeZone: string
  /** Times at which emails were or may have been sent in the last 24 hours. */
  sentAt: readonly number[]
  /** No email before this time (cooling down). */
  notBefore: number
}

export interface PlanPerson {
  outreachId: string
  campaignId: string
  zone: string
  /** Empty for addresses at public mail providers. */
  companyDomain: string
  /** The mailbox of all follow-ups; null for people without emails. */
  mailboxId: string | null
  /** Index of the next email in the campaign's steps. */
  stepIndex: number
  /** Why the next email may not be sent earlier. */
  earliest: number
  earliestWhy: string
}

export interface PlanInput {
  now: number
  horizonDays: number
  campaigns: readonly PlanCampaign[]
  mailboxes: readonly PlanMailbox[]
  people: readonly PlanPerson[]
  /** Emails to companies in the last 24 hours. */
  domainSends: readonly { domain: string; outreachId: string; at: number }[]
}

export interface PlannedMail {
  outreachId: string
  campaignId: string
  stepId: string
  stepIndex: number
  mailboxId: string
  at: number
  earliest: number
  zone: string
  why: string
}

/** A person whose next email found no slot, with the binding gate and when to check again. */
export interface HeldPerson {
  outreachId: string
  campaignId: string
  gate: 'no_mailbox' | 'no_window' | 'campaign_ended' | 'not_yet' | 'full'
  why: string
  nextAt: number | null
}

export interface SendPlan {
  sends: PlannedMail[]
  held: HeldPerson[]
}

/** At most two people of one company a day, an hour apart. */
export const DOMAIN_PEOPLE_PER_DAY = 2
export const DOMAIN_GAP = 3_600_000
/**
 * Share of contested slots reserved for first emails, so that follow-ups never stop a campaign from
 * growing (4.2.5).
 */
const FIRST_MAIL_SHARE = 0.3
const LOOK_AHEAD = 25

/**
 * Assigns each email a time and a mailbox, with the reason. Pure and deterministic: the same input
 * gives the same plan, so that previews are accurate. Guarantees: never outside a person's or
 * mailbox's window, never closer than the mailbox's gap, never more than its cap in any 24 hours,
 * never a follow-up before its delay, at most `newPerDay` first emails a day of a campaign, and the
 * company rule above.
 */
export function planSends(input: PlanInput): SendPlan {
  const end = input.now + input.horizonDays * DAY_MS
  const groups = groupPeople(input, end)
  const state = createState(input)
  const slots = new TinyQueue<SendSlot>(
    [],
    (a, b) => a.at - b.at || (a.mailbox.id < b.mailbox.id ? -1 : 1),
  )
  for (const mailbox of input.mailboxes) {
    const usable = union(
      groups
        // Follow-ups leave from the mailbox of the first email, also when the campaign no longer uses it.
        .filter((group) => uses(group.campaign, mailbox.id) || group.bound.has(mailbox.id))
        .map((group) => group.windows),
    )
    for (const slot of planSlots(mailbox, usable, Math.max(input.now, mailbox.notBefore), end))
      slots.push(slot)
  }
  const sends: PlannedMail[] = []
  const planned = new Set<string>()
  for (let slot = slots.pop(); slot; slot = slots.pop()) {
    const at = state.firstFreeMoment(slot)
    if (at > slot.latest || at >= end) continue
    if (at > slot.at) {
      slots.push({ ...slot, at })
      continue
    }
    const chosen = choose(groups, slot, state)
    if (!chosen) continue
    const { group, candidate } = chosen
    sends.push(plannedMail(group, candidate, slot))
    planned.add(candidate.person.outreachId)
    state.record(slot, group.campaign, candidate)
    const next = group.campaign.steps[candidate.stepIndex + 1]
    if (!next) continue
    const earliest = afterDelay(at, next.delayDays, next.delayKind, group.rule)
    if (earliest < end)
      boundHeap(group, slot.mailbox.id).push({
        person: candidate.person,
        stepIndex: candidate.stepIndex + 1,
        earliest,
        why: delayWords(next),
      })
  }
  const reasonFor = createHoldReasons(input, groups, end)
  return {
    sends,
    held: input.people.filter((person) => !planned.has(person.outreachId)).map(reasonFor),
  }
}

/** "3 days after the mail before", as a reason. */
export function delayWords(step: { delayDays: number; delayKind: 'calendar' | 'sending' }): string {
  const day = step.delayKind === 'sending' ? 'sending day' : 'day'
  const days = step.delayDays === 1 ? day : `${day}s`
  return `${step.delayDays} ${days} after the previous email`
}

interface State {
  /** The slot's time, or the first later one at which gap and rolling cap allow an email. */
  firstFreeMoment(slot: SendSlot): number
  mayWriteTo(candidate: SendCandidate, at: number): boolean
  mayStart(campaign: PlanCampaign, at: number): boolean
  wantsFirst(mailboxId: string): boolean
  served(campaign: PlanCampaign): number
  contested(mailboxId: string, first: boolean): void
  record(slot: SendSlot, campaign: PlanCampaign, candidate: SendCandidate): void
}

function createState(input: PlanInput): State {
  const sentAt = new Map(
    input.mailboxes.map((mailbox) => [mailbox.id, [...mailbox.sentAt].sort((a, b) => a - b)]),
  )
  const domains = new Map<string, { outreachId: string; at: number }[]>()
  for (const { domain, outreachId, at } of input.domainSends)
    domains.set(domain, [...(domains.get(domain) ?? []), { outreachId, at }])
  const newOn = new Map<string, number>()
  for (const campaign of input.campaigns)
    for (const [date, count] of Object.entries(campaign.newOn))
      newOn.set(`${campaign.id}|${date}`, count)
  const served = new Map<string, number>()
  const contests = new Map<string, { all: number; firsts: number }>()
  const dayKey = (campaign: PlanCampaign, at: number) =>
    `${campaign.id}|${dateIn(campaign.timeZone, at)}`
  return {
    firstFreeMoment({ at, mailbox }) {
      const times = required(sentAt, mailbox.id)
      const cap = capAt(mailbox, at)
      if (cap <= 0) return Number.MAX_SAFE_INTEGER
      const last = times.at(-1)
      const afterGap = last === undefined ? at : Math.max(at, last + mailbox.gapMinutes * 60_000)
      const oldest = times[times.length - cap]
      return oldest !== undefined && oldest > afterGap - DAY_MS
        ? Math.max(afterGap, oldest + DAY_MS)
        : afterGap
    },
    mayWriteTo({ person }, at) {
      if (!person.companyDomain) return true
      const recent = (domains.get(person.companyDomain) ?? []).filter(
        (send) => send.at > at - DAY_MS,
      )
      if (recent.some((send) => send.outreachId !== person.outreachId && send.at > at - DOMAIN_GAP))
        return false
      const people = new Set(recent.map((send) => send.outreachId))
      return people.has(person.outreachId) || people.size < DOMAIN_PEOPLE_PER_DAY
    },
    mayStart: (campaign, at) => (newOn.get(dayKey(campaign, at)) ?? 0) < campaign.newPerDay,
    wantsFirst(mailboxId) {
      const { all, firsts } = contests.get(mailboxId) ?? { all: 0, firsts: 0 }
      return firsts < Math.floor(FIRST_MAIL_SHARE * (all + 1))
    },
    served: (campaign) => (served.get(campaign.id) ?? 0) / campaign.weight,
    contested(mailboxId, first) {
      const { all, firsts } = contests.get(mailboxId) ?? { all: 0, firsts: 0 }
      contests.set(mailboxId, { all: all + 1, firsts: firsts + (first ? 1 : 0) })
    },
    record({ at, mailbox }, campaign, { person, stepIndex }) {
      required(sentAt, mailbox.id).push(at)
      served.set(campaign.id, (served.get(campaign.id) ?? 0) + 1)
      if (stepIndex === 0)
        newOn.set(dayKey(campaign, at), (newOn.get(dayKey(campaign, at)) ?? 0) + 1)
      if (!person.companyDomain) return
      const sends = domains.get(person.companyDomain) ?? []
      sends.push({ outreachId: person.outreachId, at })
      domains.set(person.companyDomain, sends)
    },
  }
}

interface Choice {
  group: Group
  candidate: SendCandidate
  heap: TinyQueue<SendCandidate>
}

function choose(groups: readonly Group[], slot: SendSlot, state: State): Choice | null {
  const open = groups.filter((group) => covers(group.windows, slot.at))
  const followUp = best(open, (group) => group.bound.get(slot.mailbox.id), slot.at, state)
  const first = best(
    open,
    (group) =>
      uses(group.campaign, slot.mailbox.id) && state.mayStart(group.campaign, slot.at)
        ? group.firsts
        : undefined,
    slot.at,
    state,
  )
  let choice = followUp ?? first
  if (followUp && first) {
    const takeFirst = state.wantsFirst(slot.mailbox.id)
    state.contested(slot.mailbox.id, takeFirst)
    choice = takeFirst ? first : followUp
  }
  for (const other of [followUp, first])
    if (other && other !== choice) other.heap.push(other.candidate)
  return choice
}

/**
 * Removes and returns the best candidate: of the least served campaign by weight, the longest
 * waiting person.
 */
function best(
  groups: readonly Group[],
  heapOf: (group: Group) => TinyQueue<SendCandidate> | undefined,
  at: number,
  state: State,
): Choice | null {
  const order = groups
    .map((group) => ({ group, heap: heapOf(group) }))
    .filter(
      (entry): entry is { group: Group; heap: TinyQueue<SendCandidate> } =>
        entry.heap !== undefined && entry.heap.length > 0 && entry.heap.peek()!.earliest <= at,
    )
    .sort(
      (a, b) =>
        state.served(a.group.campaign) - state.served(b.group.campaign) ||
        compareIds(a.group.campaign.id, b.group.campaign.id) ||
        byEarliest(a.heap.peek()!, b.heap.peek()!),
    )
  for (const { group, heap } of order) {
    const aside: SendCandidate[] = []
    let chosen: SendCandidate | undefined
    while (!chosen && aside.length < LOOK_AHEAD && heap.length > 0 && heap.peek()!.earliest <= at) {
      const candidate = heap.pop()!
      if (state.mayWriteTo(candidate, at)) chosen = candidate
      else aside.push(candidate)
    }
    for (const candidate of aside) heap.push(candidate)
    if (chosen) return { group, candidate: chosen, heap }
  }
  return null
}

function plannedMail(group: Group, candidate: SendCandidate, slot: SendSlot): PlannedMail {
  const { campaign, rule } = group
  const window = `${rule.from} to ${rule.to} ${rule.zone}`
  return {
    outreachId: candidate.person.outreachId,
    campaignId: campaign.id,
    stepId: campaign.steps[candidate.stepIndex]!.id,
    stepIndex: candidate.stepIndex,
    mailboxId: slot.mailbox.id,
    at: slot.at,
    earliest: candidate.earliest,
    zone: rule.zone,
    why: `${candidate.why}; next free slot of ${slot.mailbox.address} within ${window}`,
  }
}
