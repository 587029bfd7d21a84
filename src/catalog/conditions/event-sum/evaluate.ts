import { sql, type RawBuilder } from 'kysely'
import { propertySql } from '#condition/compile-property.ts'
import type { Condition } from '#condition/condition.ts'
import { withEvent } from '#condition/facts.ts'
import type { ConditionEvaluator } from '#condition/kind.ts'
import { propertyReader } from '#condition/subjects.ts'
import { eventsSql, joinEvents, windowed, windowTransition } from '../events-sql.ts'
import { inWindow, windowTransitions, windowOf, windowsOf } from '../event-window-rows.ts'
import { eventPart } from '../event-types.ts'
import { figureOf } from './definition.ts'
import { lookup } from '#model/lib/lookup.ts'

/**
 * Summed as integers of millionths, because floating-point sums depend on the order. Larger numbers
 * than this are ignored.
 */
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
const signOf = ({ parameterValues: { comparisonOperator } }: Condition) =>
  lookup(signs, String(comparisonOperator ?? 'greaterThanOrEqualTo'))
const valueOf = ({ parameterValues: { value } }: Condition) =>
  typeof value === 'number' && Math.abs(value) <= LARGEST ? value : null
const compare = (a: bigint, b: bigint) => {
  if (a < b) return -1
  return a > b ? 1 : 0
}

/** The summed property of an event in millionths; null when there is no such property. */
function numberSql(
  { parameterValues: { propertyName } }: Condition,
  event: string,
): RawBuilder<unknown> | null {
  const property = propertySql('event', String(propertyName ?? ''), { event: { alias: event } })
  return (
    property &&
    sql`case jsonb_typeof(${property.json}) when 'number' then case
      when abs(${property.text}::float8) <= ${sql.lit(LARGEST)}
      then floor(${property.text}::float8 * ${sql.lit(MILLIONTHS)}::float8 + 0.5)::numeric end
      end`
  )
}

function figuresSql(node: Condition, event: string): Record<string, RawBuilder<unknown>> {
  const number = numberSql(node, event)!
  return {
    sum: sql`coalesce(sum(${number}), 0)`,
    average: sql`sum(${number})`,
    smallest: sql`min(${number})`,
    largest: sql`max(${number})`,
  }
}

const boundSql = (wanted: number) =>
  sql`floor(${wanted}::float8 * ${sql.lit(MILLIONTHS)}::float8 + 0.5)::numeric`

/** The figure over the events of all profiles. */
const foundSql = (node: Condition, event: string) =>
  sql`${figuresSql(node, event)[figureOf(node)]!}
    as figure${figureOf(node) === 'average' ? sql`, count(${numberSql(node, event)!}) as n` : sql``}`

function foundHolds(
  node: Condition,
  joined: string,
  bound: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const figure = figureOf(node)
  const found = sql.ref(`${joined}.figure`)
  return sql<boolean>`coalesce(${figure === 'sum' ? sql`coalesce(${found}, 0)` : found}
      ${sql.raw(signOf(node)!.sql)}
      ${figure === 'average' ? sql`${bound} * ${sql.ref(`${joined}.n`)}` : bound}, false)`
}

/** Whether the condition requires a minimum for a sum of numbers that are not negative. */
const onlyShrinks = (node: Condition): boolean =>
  figureOf(node) === 'sum' && (signOf(node)?.sql === '>' || signOf(node)?.sql === '>=')

/** Without events the sum is 0; every other figure is unknown and matches nothing. */
export const eventSumEvaluator: ConditionEvaluator = {
  transitions: windowTransitions,
  prepare(node, { prepare, zone }) {
    const judge = prepare(eventPart(node))
    const read = propertyReader('event', String(node.parameterValues.propertyName ?? ''))
    const sign = signOf(node)
    const wanted = valueOf(node)
    const figure = figureOf(node)
    const windowAt = windowsOf(node, zone)
    return (facts) => {
      const window = facts.profile && windowAt(facts.now)
      if (!window || !sign || wanted === null) return false
      const values: bigint[] = []
      for (const event of facts.profile!.events) {
        if (!inWindow(window, event)) continue
        const about = withEvent(facts, event)
        const value = read(about)
        if (typeof value === 'number' && Math.abs(value) <= LARGEST && judge(about))
          values.push(exact(value))
      }
      if (values.length === 0 && figure !== 'sum') return false
      const sum = values.reduce((total, one) => total + one, 0n)
      if (figure === 'average')
        return sign.test(compare(sum, exact(wanted) * BigInt(values.length)))
      const result =
        figure === 'sum'
          ? sum
          : values.reduce((best, one) =>
              (figure === 'smallest' ? one < best : one > best) ? one : best,
            )
      return sign.test(compare(result, exact(wanted)))
    }
  },
  compile(node, tools) {
    const { rows, moment, alias } = tools
    const sign = signOf(node)
    const wanted = valueOf(node)
    if (
      !rows.profile ||
      !windowOf(node, moment) ||
      !sign ||
      wanted === null ||
      !numberSql(node, '')
    )
      return sql<boolean>`false`
    const bound = boundSql(wanted)
    const figure = figureOf(node)
    const joined = joinEvents(tools, ['sum', node], (event, others) => ({
      columns: foundSql(node, event),
      where: windowed(node, tools, event, others)!,
    }))
    if (joined) return foundHolds(node, joined, bound)
    const name = alias()
    const side = figure === 'average' ? sql`${bound} * count(${numberSql(node, name)!})` : bound
    return sql<boolean>`coalesce((select ${figuresSql(node, name)[figure]!} ${sql.raw(sign.sql)}
          ${side} ${eventsSql({ person: rows.profile.alias }, name, windowed(node, tools, name, rows)!)}), false)`
  },
  compileTransition(node, tools) {
    if (tools.moves(eventPart(node))) return null
    const wanted = valueOf(node)
    if (!windowOf(node, tools.moment) || !signOf(node) || wanted === null || !numberSql(node, ''))
      return 'never'
    const joined = joinEvents(tools, ['sum-flip', node], (event, others) => ({
      columns: sql`${foundSql(node, event)}, min(${numberSql(node, event)!}) as least,
        min(${sql.ref(`${event}.time_stamp`)}) as first`,
      where: windowed(node, tools, event, others)!,
    }))
    if (joined === null) return null
    // Each event that leaves the window may change any figure; but a figure that can only shrink
    // does not reach a minimum by it.
    const [first, least] = [sql.ref<Date>(`${joined}.first`), sql.ref(`${joined}.least`)]
    return windowTransition(
      node,
      tools,
      onlyShrinks(node)
        ? sql<Date>`(case when coalesce(${least}, 0) >= 0
            and not ${foundHolds(node, joined, boundSql(wanted))} then null else ${first} end)`
        : first,
    )
  },
}
