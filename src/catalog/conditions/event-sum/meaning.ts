import { sql, type RawBuilder } from 'kysely'
import { propertySql } from '#condition/compile-property.ts'
import type { Condition } from '#condition/condition.ts'
import type { ConditionMeaning } from '#condition/kind.ts'
import { propertyReader } from '#condition/subjects.ts'
import { eventsSql } from '../events-sql.ts'
import { inWindow, windowFlips, windowOf, windowSql } from '../event-window.ts'
import { eventPart } from '../event-types.ts'
import { figureOf } from './definition.ts'

/** Summed in millionths, as whole numbers: floating point would give another sum in another order. Larger numbers than this are left out. */
const MILLIONTHS = 1_000_000
const LARGEST = 1e12
const exact = (value: number) => BigInt(Math.round(value * MILLIONTHS))

const signs: Record<string, { sql: string; test: (order: number) => boolean }> = {
  equals: { sql: '=', test: (order) => order === 0 },
  greaterThan: { sql: '>', test: (order) => order > 0 },
  greaterThanOrEqualTo: { sql: '>=', test: (order) => order >= 0 },
  lessThan: { sql: '<', test: (order) => order < 0 },
  lessThanOrEqualTo: { sql: '<=', test: (order) => order <= 0 },
}
const signOf = ({ parameterValues: { comparisonOperator } }: Condition) => signs[String(comparisonOperator ?? 'greaterThanOrEqualTo')]
const valueOf = ({ parameterValues: { value } }: Condition) => (typeof value === 'number' && Math.abs(value) <= LARGEST ? value : null)
const compare = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0)

/** Nothing done: the sum is 0, every other figure is unknown and compares to nothing. */
export const eventSumMeaning: ConditionMeaning = {
  flips: windowFlips,
  prepare(node, { prepare, zone }) {
    const judge = prepare(eventPart(node))
    const read = propertyReader('event', String(node.parameterValues.propertyName ?? ''))
    const sign = signOf(node)
    const wanted = valueOf(node)
    const figure = figureOf(node)
    return (facts) => {
      const window = facts.profile && windowOf(node, { now: facts.now, zone })
      if (!window || !sign || wanted === null) return false
      const values: bigint[] = []
      for (const event of facts.profile!.events) {
        if (!inWindow(window, event)) continue
        const value = read({ ...facts, event })
        if (typeof value === 'number' && Math.abs(value) <= LARGEST && judge({ ...facts, event })) values.push(exact(value))
      }
      if (values.length === 0 && figure !== 'sum') return false
      const sum = values.reduce((total, one) => total + one, 0n)
      if (figure === 'average') return sign.test(compare(sum, exact(wanted) * BigInt(values.length)))
      const result = figure === 'sum' ? sum : values.reduce((best, one) => ((figure === 'smallest' ? one < best : one > best) ? one : best))
      return sign.test(compare(result, exact(wanted)))
    }
  },
  compile(node, { rows, moment, alias, compile }) {
    const window = windowOf(node, moment)
    const sign = signOf(node)
    const wanted = valueOf(node)
    const name = alias()
    const property = propertySql('event', String(node.parameterValues.propertyName ?? ''), { event: { alias: name } })
    if (!rows.profile || !window || !sign || wanted === null || !property) return sql<boolean>`false`
    const number = sql`case jsonb_typeof(${property.json}) when 'number' then case when abs(${property.text}::float8) <= ${sql.lit(LARGEST)} then floor(${property.text}::float8 * ${sql.lit(MILLIONTHS)}::float8 + 0.5)::numeric end end`
    const bound = sql`floor(${wanted}::float8 * ${sql.lit(MILLIONTHS)}::float8 + 0.5)::numeric`
    const figure: Record<string, RawBuilder<unknown>> = { sum: sql`coalesce(sum(${number}), 0)`, average: sql`sum(${number})`, smallest: sql`min(${number})`, largest: sql`max(${number})` }
    const side = figureOf(node) === 'average' ? sql`${bound} * count(${number})` : bound
    const events = eventsSql(rows.profile.alias, name, sql<boolean>`${windowSql(window, name)} and ${compile(eventPart(node), { profile: rows.profile, event: { alias: name } })}`)
    return sql<boolean>`coalesce((select ${figure[figureOf(node)]!} ${sql.raw(sign.sql)} ${side} ${events}), false)`
  },
}
