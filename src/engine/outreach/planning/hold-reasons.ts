import { intersect, union, windowsBetween } from '#model/lib/windows.ts'
import { closesAt, opensAt, uses, type Group } from './group-people.ts'
import type { HeldPerson, PlanInput, PlanMailbox, PlanPerson } from './plan-sends.ts'
import { DAY_MS } from '#model/lib/time-units.ts'

/**
 * Explains why a person's next email found no slot. Memoizes whether hours overlap per zone and
 * mailbox.
 */
export function createHoldReasons(
  input: PlanInput,
  groups: readonly Group[],
  end: number,
): (person: PlanPerson) => HeldPerson {
  const byKey = new Map(groups.map((group) => [`${group.campaign.id}|${group.rule.zone}`, group]))
  const meetings = new Map<string, boolean>()
  const hoursMeet = (group: Group, mailboxes: readonly PlanMailbox[]) => {
    const key = `${group.campaign.id}|${group.rule.zone}|${mailboxes.map((mailbox) => mailbox.id).join()}`
    let meet = meetings.get(key)
    if (meet === undefined) {
      const week = Math.max(input.now, opensAt(group.campaign)) + 7 * DAY_MS
      // A week of skipped days ends, unlike hours that never meet.
      const usualHours = { ...group.rule, skipDates: [] }
      const ours = union(
        mailboxes.map((m) =>
          windowsBetween(
            {
              zone: m.timeZone,
              days: m.windowDays,
              from: m.windowFrom,
              to: m.windowTo,
              skipDates: [],
            },
            input.now,
            week,
          ),
        ),
      )
      meetings.set(
        key,
        (meet = intersect(windowsBetween(usualHours, input.now, week), ours).length > 0),
      )
    }
    return meet
  }
  return (person) => {
    const base = { outreachId: person.outreachId, campaignId: person.campaignId, nextAt: null }
    const group = byKey.get(`${person.campaignId}|${person.zone}`)
    if (!group) return { ...base, gate: 'full', why: 'No email is left to send' }
    const mailboxes = input.mailboxes.filter((mailbox) =>
      person.mailboxId ? mailbox.id === person.mailboxId : uses(group.campaign, mailbox.id),
    )
    if (mailboxes.length === 0)
      return {
        ...base,
        gate: 'no_mailbox',
        why: person.mailboxId
          ? 'The mailbox that wrote to this person is not sending'
          : 'No mailbox of this campaign is sending',
      }
    if (closesAt(group.campaign) <= Math.max(input.now, person.earliest))
      return {
        ...base,
        gate: 'campaign_ended',
        why: `The campaign ends on ${group.campaign.endDate}`,
      }
    if (opensAt(group.campaign) >= end)
      return {
        ...base,
        gate: 'not_yet',
        why: `The campaign starts on ${group.campaign.startDate}`,
        nextAt: opensAt(group.campaign),
      }
    if (person.earliest >= end)
      return { ...base, gate: 'not_yet', why: person.earliestWhy, nextAt: person.earliest }
    if (!hoursMeet(group, mailboxes))
      return {
        ...base,
        gate: 'no_window',
        why: `The hours ${group.rule.from} to ${group.rule.to} in ${group.rule.zone} never meet the hours of a mailbox`,
      }
    return {
      ...base,
      gate: 'full',
      why: `Every place of the next ${input.horizonDays} days is taken`,
      nextAt: end,
    }
  }
}
