import { sql, type RawBuilder } from 'kysely'
import { withEvent } from '#condition/facts.ts'
import type { ConditionEvaluator } from '#condition/kind.ts'
import { say } from '#language'
import { eventPart } from '../event-types.ts'
import { eventsSql, joinEvents, windowed, windowTransition } from '../events-sql.ts'
import { inWindow, windowTransitions, windowOf, windowsOf } from '../event-window-rows.ts'
import { timesOf } from './definition.ts'

/**
 * Compares a count, which is null without events. Written so that the planner can remove an
 * unnecessary outer join.
 */
function timesHold(n: RawBuilder<unknown>, min: number, max: number | null): RawBuilder<boolean> {
  if (max === 0) return sql<boolean>`(${n} is null)`
  if (max === null)
    return min === 1
      ? sql<boolean>`(${n} is not null)`
      : sql<boolean>`((${n} >= ${sql.lit(min)}) is true)`
  return sql<boolean>`((${n} between ${sql.lit(min)} and ${sql.lit(max)}) is true)`
}

export const pastEventEvaluator: ConditionEvaluator = {
  transitions: windowTransitions,
  prepare(node, { prepare, zone }) {
    const judge = prepare(eventPart(node))
    const { min, max } = timesOf(node)
    const windowAt = windowsOf(node, zone)
    return (facts) => {
      const window = facts.profile && windowAt(facts.now)
      if (!window) return false
      // Beyond this number the result no longer changes.
      const enough = max === null ? min : max + 1
      const about = withEvent(facts, null)
      let count = 0
      for (const event of facts.profile!.events) {
        if (count >= enough) break
        if (!inWindow(window, event)) continue
        about.event = event
        if (judge(about)) count++
      }
      return count >= min && (max === null || count <= max)
    }
  },
  compile(node, tools) {
    const { rows, moment, alias } = tools
    const window = windowOf(node, moment)
    if (!rows.profile || !window) return sql<boolean>`false`
    const { min, max } = timesOf(node)
    if (max !== null && max < min) return sql<boolean>`false`
    const joined = joinEvents(tools, ['count', node], (event, others) => ({
      columns: sql`count(*) as n`,
      where: windowed(node, tools, event, others)!,
    }))
    if (joined) return timesHold(sql.ref(`${joined}.n`), min, max)
    const name = alias()
    const from = eventsSql({ person: rows.profile.alias }, name, windowed(node, tools, name, rows)!)
    if (max === 0) return sql<boolean>`(not exists (select 1 ${from}))`
    if (max === null)
      return min === 1
        ? sql<boolean>`exists (select 1 ${from})`
        : sql<boolean>`exists (select 1 ${from} offset ${sql.lit(min - 1)})`
    return sql<boolean>`((select count(*) from (select 1 ${from}
            limit ${sql.lit(max + 1)}) counted) between ${sql.lit(min)} and ${sql.lit(max)})`
  },
  compileTransition(node, tools) {
    if (tools.moves(eventPart(node))) return null
    const { min, max } = timesOf(node)
    // Events leave in the order in which they came: the result changes when the count falls below
    // the minimum, and before that when it falls to the maximum.
    const ranks = [...(max === null ? [] : [max + 1]), ...(min > 0 ? [min] : [])]
    const latest = (rank: number, name: string) =>
      rank === 1
        ? sql`max(${sql.ref(`${name}.time_stamp`)})`
        : sql`(array_agg(${sql.ref(`${name}.time_stamp`)}
              order by ${sql.ref(`${name}.time_stamp`)} desc))[${sql.lit(rank)}]`
    const joined = joinEvents(tools, ['flip', node], (event, others) => ({
      columns: sql`coalesce(${sql.join(ranks.map((rank) => latest(rank, event)))}) as last`,
      where: windowed(node, tools, event, others) ?? sql<boolean>`false`,
    }))
    return joined === null ? null : windowTransition(node, tools, sql.ref(`${joined}.last`))
  },
  seen(node, facts, { prepare, zone }) {
    const window = facts.profile && windowOf(node, { now: facts.now, zone })
    if (!window) return ''
    const judge = prepare(eventPart(node))
    const matching = facts.profile!.events.filter(
      (event) => inWindow(window, event) && judge(withEvent(facts, event)),
    )
    const last = matching
      .map((event) => event.timeStamp)
      .toSorted()
      .at(-1)
    return matching.length === 0
      ? say('it did not happen')
      : say(
          {
            one: 'it happened once, last at {moment}',
            other: 'it happened {count} times, last at {moment}',
          },
          { count: matching.length, moment: last! },
        )
  },
}
