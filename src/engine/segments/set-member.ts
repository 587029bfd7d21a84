import { dateText } from '#condition/date-math.ts'
import type { ProfileFacts, MembershipPeriod } from '#condition/facts.ts'

/**
 * Adds a person to a segment or removes them, in their facts only, so that definitions judged later
 * see it.
 * @returns whether that changed anything
 */
export function setMember(
  { segments, membershipPeriods }: ProfileFacts,
  segmentId: string,
  holds: boolean,
  now: number,
): boolean {
  const inside = segments as Set<string>
  if (holds === inside.has(segmentId)) return false
  const history = membershipPeriods as MembershipPeriod[]
  const at = dateText(now)
  if (holds) {
    inside.add(segmentId)
    history.push({ segmentId, enteredAt: at, leftAt: null })
  } else {
    inside.delete(segmentId)
    const open = history.findIndex((stay) => stay.segmentId === segmentId && stay.leftAt === null)
    if (open >= 0) history[open] = { ...history[open]!, leftAt: at }
  }
  return true
}
