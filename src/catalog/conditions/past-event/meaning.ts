import { sql, type RawBuilder } from 'kysely'
import { withEvent } from '#condition/facts.ts'
import type { ConditionEvaluator } from '#condition/kind.ts'
import { eventPart } from '../event-types.ts'
import { eventsSql, joinEvents, windowed, windowFlip } from '../events-sql.ts'
import { inWindow, windowFlips, windowOf, windowsOf } from '../event-window.ts'
import { timesOf } from './definition.ts'

/**
 * How often it happened, from a count that is null when it did not. Written so that a join of those
 * with none is found to be needless.
 */
function timesHold(
  n: RawBuilder<unknown>,
  least: number,
  most: number | null,
): RawBuilder<boolean> {
  if (most === 0) return sql<boolean>`(${n} is null)`
  if (most === null)
    return least === 1
      ? sql<boolean>`(${n} is not null)`
      : sql<boolean>`((${n} >= ${sql.lit(least)}) is true)`
  return sql<boolean>`((${n} between ${sql.lit(least)} and ${sql.lit(most)}) is true)`
}

export const pastEventMeaning: ConditionEvaluator = {
  flips: windowFlips,
  prepare(node, { prepare, zone }) {
    const judge = prepare(eventPart(node))
    const { least, most } = timesOf(node)
    const windowAt = windowsOf(node, zone)
    return (facts) => {
      const window = facts.profile && windowAt(facts.now)
      if (!window) return false
      // Beyond this many the answer no longer changes.
      const enough = most === null ? least : most + 1
      const about = withEvent(facts, null)
      let count = 0
      for (const event of facts.profile!.events) {
        if (count >= enough) break
        if (!inWindow(window, event)) continue
        about.event = event
        if (judge(about)) count++
      }
      return count >= least && (most === null || count <= most)
    }
  },
  compile(node, tools) {
    const { rows, moment, alias } = tools
    const window = windowOf(node, moment)
    if (!rows.profile || !window) return sql<boolean>`false`
    const { least, most } = timesOf(node)
    if (most !== null && most < least) return sql<boolean>`false`
    const joined = joinEvents(tools, ['count', node], (event, others) => ({
      columns: sql`count(*) as n`,
      where: windowed(node, tools, event, others)!,
    }))
    if (joined) return timesHold(sql.ref(`${joined}.n`), least, most)
    const name = alias()
    const from = eventsSql({ person: rows.profile.alias }, name, windowed(node, tools, name, rows)!)
    if (most === 0) return sql<boolean>`(not exists (select 1 ${from}))`
    if (most === null)
      return least === 1
        ? sql<boolean>`exists (select 1 ${from})`
        : sql<boolean>`exists (select 1 ${from} offset ${sql.lit(least - 1)})`
    return sql<boolean>`((select count(*) from (select 1 ${from}
            limit ${sql.lit(most + 1)}) counted) between ${sql.lit(least)} and ${sql.lit(most)})`
  },
  compileTransition(node, tools) {
    if (tools.moves(eventPart(node))) return null
    const { least, most } = timesOf(node)
    // Events leave in the order in which they came: the answer changes with the last that may be
    // spared, and before that with the first too many.
    const ranks = [...(most === null ? [] : [most + 1]), ...(least > 0 ? [least] : [])]
    const latest = (rank: number, name: string) =>
      rank === 1
        ? sql`max(${sql.ref(`${name}.time_stamp`)})`
        : sql`(array_agg(${sql.ref(`${name}.time_stamp`)}
              order by ${sql.ref(`${name}.time_stamp`)} desc))[${sql.lit(rank)}]`
    const joined = joinEvents(tools, ['flip', node], (event, others) => ({
      columns: sql`coalesce(${sql.join(ranks.map((rank) => latest(rank, event)))}) as last`,
      where: windowed(node, tools, event, others) ?? sql<boolean>`false`,
    }))
    return joined === null ? null : windowFlip(node, tools, sql.ref(`${joined}.last`))
  },
  seen(node, facts, { prepare, zone }) {
    const window = facts.profile && windowOf(node, { now: facts.now, zone })
    if (!window) return ''
    const judge = prepare(eventPart(node))
    const found = facts.profile!.events.filter(
      (event) => inWindow(window, event) && judge(withEvent(facts, event)),
    )
    const last = found
      .map((event) => event.timeStamp)
      .toSorted()
      .at(-1)
    return found.length === 0
      ? 'it did not happen'
      : `it happened ${found.length === 1 ? 'once' : `${found.length} times`}, last at ${last}`
  },
}
