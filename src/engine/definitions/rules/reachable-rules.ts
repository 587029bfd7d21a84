import { everybody } from '#condition/condition.ts'
import type { ActionRequest, NormalizedEvent } from '#engine/audience/identity/incoming-event.ts'
import type { Rule, Rules } from './load-rules.ts'

/** What of an event tells which rules it may reach. */
export type Reaching = Pick<NormalizedEvent, 'eventType' | 'sessionId' | 'acted'>

/**
 * Whatever may be asked or done in a batch: the rules that it may reach, and the actions that come
 * without one.
 * @param own types of what the engine itself tells of
 */
export function askedBy(
  rules: Rules,
  incoming: readonly Reaching[],
  own: readonly string[],
): Rule[] {
  const acts = incoming.flatMap(({ acted }) => (acted ? [asRule(rules, acted)] : []))
  const happen = incoming.filter(({ acted }) => !acted).map(({ eventType }) => eventType)
  return [
    ...(rules.count === 0 ? [] : reachable(rules, [...happen, ...own, ...acts.flatMap(raisedBy)])),
    ...acts,
  ]
}

/** Types of the events that its actions may raise. */
const raisedBy = ({ touches }: Pick<Rule, 'touches'>) =>
  touches.flatMap((one) =>
    one.startsWith('event:') && one !== 'event:' ? [one.slice('event:'.length)] : [],
  )

/**
 * Actions that no rule does, as one that never fires: what they look at has to be read beforehand,
 * too.
 */
const asRule = ({ actionLanguage, spoken }: Rules, { actions }: ActionRequest): Rule => ({
  id: '',
  name: '',
  scope: '',
  condition: everybody,
  judge: () => false,
  needs: spoken.language.dependsOn(everybody),
  actions,
  touches: actions.flatMap((one) => Object.values(actionLanguage.touches(one)).flat()),
  once: null,
  eventTypes: [],
})

/**
 * Rules that an event of these types may reach, also through the events that their actions raise.
 */
function reachable(rules: Rules, types: readonly string[]): Rule[] {
  const found = new Set<Rule>()
  const waiting = [...new Set(types)]
  const seen = new Set(waiting)
  for (const type of waiting)
    for (const rule of rules.for(type)) {
      if (found.has(rule)) continue
      found.add(rule)
      for (const next of raisedBy(rule))
        if (!seen.has(next)) {
          seen.add(next)
          waiting.push(next)
        }
    }
  return [...found]
}
