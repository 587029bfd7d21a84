import { sql, type RawBuilder } from 'kysely'
import type { EventFacts } from '#condition/facts.ts'
import type { ConditionMeaning } from '#condition/kind.ts'
import { eventsSql } from '../events-sql.ts'
import { inWindow, windowFlips, windowOf, windowSql } from '../event-window.ts'
import { spanOf, stepsIn } from './definition.ts'

/** Each step strictly later than the one before. Taking the earliest next step is enough: a later one never leaves more time. */
export const eventSequenceMeaning: ConditionMeaning = {
  flips: windowFlips,
  prepare(node, { prepare, zone }) {
    const judges = stepsIn(node).map(prepare)
    const span = spanOf(node)
    return (facts) => {
      const window = facts.profile && windowOf(node, { now: facts.now, zone })
      if (!window || judges.length === 0) return false
      const events = facts.profile!.events.filter((event) => inWindow(window, event)).toSorted((a, b) => (a.timeStamp < b.timeStamp ? -1 : a.timeStamp > b.timeStamp ? 1 : 0))
      const fits = (step: number, event: EventFacts) => judges[step]!({ ...facts, event })
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
  compile(node, { rows, moment, alias, compile }) {
    const window = windowOf(node, moment)
    const steps = stepsIn(node)
    const profile = rows.profile
    if (!profile || !window || steps.length === 0) return sql<boolean>`false`
    const names = steps.map(() => alias())
    const span = spanOf(node)
    const at = (index: number) => sql.ref(`${names[index]!}.time_stamp`)
    const build = (index: number): RawBuilder<boolean> => {
      if (index === steps.length) return sql<boolean>`true`
      const name = names[index]!
      const order = index === 0 ? sql`` : sql`and ${at(index)} > ${at(index - 1)}`
      const limit = index === 0 || span === null ? sql`` : sql`and ${at(index)} <= ${at(0)} + ${span} * interval '1 millisecond'`
      const step = compile(steps[index], { profile, event: { alias: name } })
      return sql<boolean>`exists (select 1 ${eventsSql(profile.alias, name, sql<boolean>`${windowSql(window, name)} ${order} ${limit} and ${step} and ${build(index + 1)}`)})`
    }
    return build(0)
  },
}
