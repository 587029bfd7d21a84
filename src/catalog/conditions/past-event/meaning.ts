import { sql } from 'kysely'
import type { ConditionMeaning } from '#condition/kind.ts'
import { eventPart } from '../event-types.ts'
import { eventsSql } from '../events-sql.ts'
import { inWindow, windowFlips, windowOf, windowSql } from '../event-window.ts'
import { timesOf } from './definition.ts'

export const pastEventMeaning: ConditionMeaning = {
  flips: windowFlips,
  prepare(node, { prepare, zone }) {
    const judge = prepare(eventPart(node))
    const { least, most } = timesOf(node)
    return (facts) => {
      const window = facts.profile && windowOf(node, { now: facts.now, zone })
      if (!window) return false
      // Beyond this many the answer no longer changes.
      const enough = most === null ? least : most + 1
      let count = 0
      for (const event of facts.profile!.events) {
        if (count >= enough) break
        if (inWindow(window, event) && judge({ ...facts, event })) count++
      }
      return count >= least && (most === null || count <= most)
    }
  },
  compile(node, { rows, moment, alias, compile }) {
    const window = windowOf(node, moment)
    if (!rows.profile || !window) return sql<boolean>`false`
    const { least, most } = timesOf(node)
    if (most !== null && most < least) return sql<boolean>`false`
    const name = alias()
    const from = eventsSql(rows.profile.alias, name, sql<boolean>`${windowSql(window, name)} and ${compile(eventPart(node), { profile: rows.profile, event: { alias: name } })}`)
    if (most === 0) return sql<boolean>`(not exists (select 1 ${from}))`
    if (most === null) return least === 1 ? sql<boolean>`exists (select 1 ${from})` : sql<boolean>`exists (select 1 ${from} offset ${sql.lit(least - 1)})`
    return sql<boolean>`((select count(*) from (select 1 ${from} limit ${sql.lit(most + 1)}) counted) between ${sql.lit(least)} and ${sql.lit(most)})`
  },
  seen(node, facts, { prepare, zone }) {
    const window = facts.profile && windowOf(node, { now: facts.now, zone })
    if (!window) return ''
    const judge = prepare(eventPart(node))
    const found = facts.profile!.events.filter((event) => inWindow(window, event) && judge({ ...facts, event }))
    const last = found.map((event) => event.timeStamp).toSorted().at(-1)
    return found.length === 0 ? 'it did not happen' : `it happened ${found.length === 1 ? 'once' : `${found.length} times`}, last at ${last}`
  },
}
