import { sql } from 'kysely'
import type { ConditionEvaluator } from '#condition/kind.ts'
import { isOr } from '#condition/condition.ts'
import { allOf, anyOf } from '#condition/decide.ts'
import { countingParts } from './definition.ts'

/** An empty list: "all" is true, "any" is false (as in Apache Unomi). */
export const booleanEvaluator: ConditionEvaluator = {
  prepare(node, { prepare }) {
    const judges = countingParts(node).map(prepare)
    return isOr(node) ? anyOf(judges) : allOf(judges)
  },
  /**
   * The result changes only when a part changes. A false "all" waits for every part that is false,
   * and never changes when one of them never does.
   */
  compileTransition(node, { compile, transition }) {
    const or = isOr(node)
    const parts = countingParts(node).map((part) => ({
      holds: compile(part),
      flip: transition(part),
    }))
    if (parts.some((part) => part.flip === null)) return null
    const still = parts.filter((part) => part.flip === 'never')
    const moving = parts.filter((part) => part.flip !== 'never')
    if (moving.length === 0) return 'never'
    const first = sql<Date>`least(${sql.join(moving.map((one) => one.flip))})`
    const last = sql<Date>`greatest(${sql.join(
      moving.map(
        (one) => sql`case
      when ${or ? one.holds : sql`not ${one.holds}`} then ${one.flip}
      else '-infinity'::timestamptz end`,
      ),
    )})`
    const someDecide = sql.join(
      moving.map((one) => (or ? one.holds : sql`not ${one.holds}`)),
      sql` or `,
    )
    const all =
      moving.length === 1
        ? moving[0]!.flip
        : sql<Date>`(case when ${someDecide} then ${last} else ${first} end)`
    if (still.length === 0) return all
    const settled = sql.join(
      still.map((one) => (or ? one.holds : sql`not ${one.holds}`)),
      sql` or `,
    )
    return sql<Date>`(case when ${settled} then 'infinity'::timestamptz else ${all} end)`
  },
  compile(node, { compile }) {
    const parts = countingParts(node).map((part) => compile(part))
    if (parts.length === 0) return isOr(node) ? sql<boolean>`false` : sql<boolean>`true`
    return sql<boolean>`(${sql.join(parts, isOr(node) ? sql` or ` : sql` and `)})`
  },
}
