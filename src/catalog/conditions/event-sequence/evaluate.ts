import { sql, type RawBuilder } from 'kysely'
import { withEvent, type EventFacts } from '#condition/facts.ts'
import type { Condition } from '#condition/condition.ts'
import type { CompileTools, ConditionEvaluator, RowSources } from '#condition/kind.ts'
import { eventsSql, joinEvents, windowed, windowTransition } from '../events-sql.ts'
import { inWindow, windowTransitions, windowOf, windowsOf } from '../event-window-rows.ts'
import { spanOf, stepsIn } from './definition.ts'

/**
 * Each step must be strictly later than the one before. The earliest next step is always the best
 * choice: a later one never leaves more time.
 */
export const eventSequenceEvaluator: ConditionEvaluator = {
  transitions: windowTransitions,
  prepare(node, { prepare, zone }) {
    const judges = stepsIn(node).map(prepare)
    const span = spanOf(node)
    const windowAt = windowsOf(node, zone)
    return (facts) => {
      const window = facts.profile && windowAt(facts.now)
      if (!window || judges.length === 0) return false
      const events = facts
        .profile!.events.filter((event) => inWindow(window, event))
        .toSorted((a, b) => {
          if (a.timeStamp < b.timeStamp) return -1
          return a.timeStamp > b.timeStamp ? 1 : 0
        })
      const fits = (step: number, event: EventFacts) => judges[step]!(withEvent(facts, event))
      return events.some((first) => {
        if (!fits(0, first)) return false
        let last = first
        for (let step = 1; step < judges.length; step++) {
          const next = events.find((event) => event.timeStamp > last.timeStamp && fits(step, event))
          if (!next) return false
          last = next
        }
        return span === null || Date.parse(last.timeStamp) - Date.parse(first.timeStamp) <= span
      })
    }
  },
  compile(node, tools) {
    const { rows, moment, alias } = tools
    if (!rows.profile || !windowOf(node, moment) || stepsIn(node).length === 0)
      return sql<boolean>`false`
    const joined = joinChains(node, tools)
    if (joined) return sql<boolean>`(${sql.ref(`${joined}.last`)} is not null)`
    const name = alias()
    return sql<boolean>`exists (select 1
        ${eventsSql({ person: rows.profile.alias }, name, chainFrom(node, tools, name, rows))})`
  },
  compileTransition(node, tools) {
    if (stepsIn(node).some(tools.moves)) return null
    if (!windowOf(node, tools.moment) || stepsIn(node).length === 0) return 'never'
    // A complete chain whose first event is in the window has all its events in it.
    const joined = joinChains(node, tools)
    return joined === null ? null : windowTransition(node, tools, sql.ref(`${joined}.last`))
  },
}

/** For each person with a complete chain of steps, when the last of these chains began. */
const joinChains = (node: Condition, tools: CompileTools) =>
  joinEvents(tools, ['chain', node], (event, others) => ({
    columns: sql`max(${sql.ref(`${event}.time_stamp`)}) as last`,
    where: chainFrom(node, tools, event, others),
  }))

/** Whether the event is the first step of a complete chain. */
function chainFrom(
  node: Condition,
  tools: CompileTools,
  first: string,
  rows: RowSources,
): RawBuilder<boolean> {
  const steps = stepsIn(node)
  const names = [first, ...steps.slice(1).map(() => tools.alias())]
  const span = spanOf(node)
  const at = (index: number) => sql.ref(`${names[index]!}.time_stamp`)
  const build = (index: number): RawBuilder<boolean> => {
    const name = names[index]!
    const step = windowed(node, tools, name, rows, steps[index])!
    const next = index + 1
    if (next === steps.length) return step
    const limit =
      span === null ? sql`` : sql`and ${at(next)} <= ${at(0)} + ${span} * interval '1 millisecond'`
    const follows = sql<boolean>`${at(next)} > ${at(index)} ${limit} and ${build(next)}`
    return sql<boolean>`${step} and exists (select 1
        ${eventsSql({ sameAs: first }, names[next]!, follows)})`
  }
  return build(0)
}
