import { lookedUp } from '#catalog/actions/references.ts'
import { matchAll } from '#condition/condition.ts'
import type { NormalizedEvent } from '#engine/audience/identity/incoming-event.ts'
import type { ActionRequest } from './action-request.ts'
import type { PreparedRule, PreparedRules } from './load-rules.ts'

/** The parts of an event that determine which rules it can reach. */
export type Reaching = Pick<NormalizedEvent, 'eventType' | 'sessionId'>

/** What may set off rules in a batch. */
interface Causes {
  incoming: readonly Reaching[]
  /** Actions without a rule. */
  requested: readonly ActionRequest[]
  /** Types of the engine's notices. */
  own: readonly string[]
}

/** All rules that a batch may evaluate: rules its events can reach, and actions without a rule. */
export function reachableRules(
  rules: PreparedRules,
  { incoming, requested, own }: Causes,
): PreparedRule[] {
  const acts = requested.map((request) => asRule(rules, request))
  const happen = incoming.map(({ eventType }) => eventType)
  return [
    ...(rules.all.length === 0
      ? []
      : reachable(rules, [...happen, ...own, ...acts.flatMap(raisedBy)])),
    ...acts,
  ]
}

/** Types of the events that a rule's actions may raise; a type that is looked up is not known yet. */
const raisedBy = ({ touches }: Pick<PreparedRule, 'touches'>) =>
  touches.flatMap((touch) =>
    touch.startsWith('event:') && touch !== 'event:' ? [touch.slice('event:'.length)] : [],
  )

/**
 * Wraps actions without a rule in a rule that never fires, so that the data they read is loaded
 * beforehand.
 */
const asRule = (
  { actionLanguage, conditionLanguage }: PreparedRules,
  { actions }: ActionRequest,
): PreparedRule => ({
  id: '',
  name: '',
  scope: '',
  condition: matchAll,
  predicate: () => false,
  needs: conditionLanguage.language.dependsOn(matchAll),
  actions,
  touches: actions.flatMap((action) => Object.values(actionLanguage.touches(action)).flat()),
  once: null,
  eventTypes: [],
})

const isLookedUp = (eventType: string) => lookedUp({ eventType }).length > 0

/**
 * Rules that events of these types can reach, also through events raised by actions; all rules if
 * the type of such an event is looked up.
 */
function reachable(rules: PreparedRules, types: readonly string[]): PreparedRule[] {
  const found = new Set<PreparedRule>()
  const waiting = [...new Set(types)]
  const seen = new Set(waiting)
  if (waiting.some(isLookedUp)) return [...rules.all]
  for (const type of waiting)
    for (const rule of rules.for(type)) {
      if (found.has(rule)) continue
      found.add(rule)
      const raised = raisedBy(rule)
      if (raised.some(isLookedUp)) return [...rules.all]
      for (const next of raised)
        if (!seen.has(next)) {
          seen.add(next)
          waiting.push(next)
        }
    }
  return [...found]
}
