import type { Engine } from '#engine/kernel/engine.ts'
import { standing } from '#engine/audience/profiles/profile-draft.ts'
import type { ProfileContext } from './profile-context.ts'
import type { PreparedRule, PreparedRules } from './load-rules.ts'
import type { newCounts } from './outcomes.ts'
import { eventFacts, type PendingEvent } from '#engine/audience/identity/pending-event.ts'

/** Input for evaluating rules. */
export interface RuleEvaluation {
  engine: Pick<Engine, 'clock'>
  rules: PreparedRules
  belongings: ProfileContext
  counts: ReturnType<typeof newCounts>
  /** Whether such an event happened before; see `PreparedRule.once`. */
  had(event: PendingEvent, of: NonNullable<PreparedRule['once']>): Promise<boolean>
}

/** Returns the rules whose conditions match an event, and records the time of each evaluation. */
export async function evaluateRules(
  { engine, rules, belongings, counts, had }: RuleEvaluation,
  event: PendingEvent,
): Promise<PreparedRule[]> {
  const candidates = concernedBy(rules, event)
  if (candidates.length === 0) return []
  const facts = {
    now: engine.clock.now(),
    profile: belongings.profileOf(standing(event.person)),
    session: belongings.sessionOf(event),
    event: eventFacts(event),
  }
  const matched: PreparedRule[] = []
  let began = performance.now()
  for (const rule of candidates) {
    const count = counts.of(rule.id)
    count.evaluations++
    if (
      (rule.scope === '' || rule.scope === facts.event.scope) &&
      rule.predicate(facts) &&
      !(rule.once && (await had(event, rule.once)))
    )
      matched.push(rule)
    const ended = performance.now()
    count.conditionsTime += ended - began
    began = ended
  }
  return matched
}

/** Rules for any event match only events of people, not notices of the engine. */
const concernedBy = (rules: PreparedRules, { isNotice, incoming: { eventType } }: PendingEvent) =>
  isNotice
    ? rules.for(eventType).filter(({ eventTypes }) => eventTypes !== null)
    : rules.for(eventType)
