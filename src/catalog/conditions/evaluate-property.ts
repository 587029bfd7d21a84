import { sql, type RawBuilder } from 'kysely'
import { comparisonSql, storedDateSql } from '#condition/compile-comparison.ts'
import { propertySql, type PropertySql } from '#condition/compile-property.ts'
import type { Condition } from '#condition/condition.ts'
import {
  anniversaryTurns,
  dateText,
  dayRange,
  isStoredDate,
  storedInstant,
} from '#condition/date-math.ts'
import type { ZonedInstant } from '#condition/date-expression.ts'
import type { ProfileFacts, Subject } from '#condition/facts.ts'
import type { ConditionEvaluator, Transition, Predicate, PrepareTools } from '#condition/kind.ts'
import { expressionsIn, isMoving, rawOperand, type ValueKind } from '#condition/operands.ts'
import { comparisonOf, prepareTest } from '#condition/operators.ts'
import { operatorOf } from '#condition/operator-table.ts'
import { quickLeaf } from '#condition/quick-leaf.ts'
import { FIXED, propertyReader, stepsOf } from '#condition/subjects.ts'
import { say } from '#language'
import { crossings, crossingSql } from './event-window-rows.ts'

/** Every possible birthday. */
const allMonthDays = Array.from({ length: 366 }, (_, n) =>
  dateText(Date.UTC(2024, 0, 1 + n)).slice(5, 10),
)

type TypeOf = (subject: Subject, path: string) => ValueKind | null

/** Declared by the tenant, or fixed by us. */
function kindOfProperty(subject: Subject, path: string, typeOf: TypeOf): ValueKind | null {
  return FIXED[subject][path] ?? (path.startsWith('scores.') ? 'number' : typeOf(subject, path))
}

const moves = (node: Condition) =>
  isMoving(node.parameterValues) ||
  operatorOf(node.parameterValues.comparisonOperator)?.id === 'hasAnniversary'

/** Every single value at a path, also within lists along it. */
function valuesAt(value: unknown, steps: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, steps))
  if (steps.length === 0) return [value]
  return typeof value === 'object' && value !== null
    ? valuesAt((value as Record<string, unknown>)[steps[0]!], steps.slice(1))
    : []
}

const anniversaryDays = ({ parameterValues }: Condition) =>
  Number(rawOperand(parameterValues, 'days')?.values[0] ?? 1)

/** A day plus the maximum shift between zones. */
const ABOUT_A_DAY = 26 * 3_600_000

/**
 * The transition for one stored text in a row, which is null when it is no date.
 * @param isDay whether it is a plain date, which begins within a day of its midnight in UTC
 */
function storedTransition(
  node: Condition,
  { stored, isDay }: { stored: RawBuilder<unknown>; isDay: RawBuilder<unknown> },
  moment: ZonedInstant,
): RawBuilder<Date> {
  const operator = operatorOf(node.parameterValues.comparisonOperator)?.id
  if (operator === 'hasAnniversary') {
    const days = anniversaryDays(node)
    const turns = allMonthDays.map(
      (monthDay) =>
        [
          monthDay,
          anniversaryTurns(monthDay, days, moment).filter((at) => at > moment.now),
        ] as const,
    )
    const next = Object.fromEntries(
      turns.flatMap(([monthDay, at]) =>
        at.length > 0 ? [[monthDay, dateText(Math.min(...at))]] : [],
      ),
    )
    return sql<Date>`coalesce((${JSON.stringify(next)}::jsonb ->> substr(${stored}, 6, 5))::timestamptz, 'infinity')`
  }
  const expressions = expressionsIn(node.parameterValues)
  const each = expressions.flatMap((expression) =>
    // The direction of rounding matters only where there is any.
    (expression.includes('/') ? [false, true] : [false]).map((roundUp) => {
      const crossing = (shift: number) =>
        crossingSql(expression, stored, moment, { kind: 'text', roundUp, shift })
      // Around a day, from the day before until the day after, the person is evaluated in memory.
      const around = sql<Date>`(case when ${crossing(ABOUT_A_DAY)} < 'infinity'
          then ${crossing(ABOUT_A_DAY)}
          when ${crossing(-ABOUT_A_DAY)} < 'infinity' then ${dateText(moment.now)}::timestamptz
          else 'infinity'::timestamptz end)`
      return operator === 'isDay'
        ? around
        : sql<Date>`(case when ${isDay} then ${around} else ${crossing(0)} end)`
    }),
  )
  return sql<Date>`least(${sql.join(each)})`
}

/**
 * When a moving date reaches or passes a stored value; for days and anniversaries also every
 * midnight.
 */
function* propertyTransitions(
  subject: Subject,
  node: Condition,
  profile: ProfileFacts,
  moment: ZonedInstant,
): Iterable<number> {
  if (!moves(node)) return
  const { propertyName, comparisonOperator } = node.parameterValues
  const path = String(propertyName ?? '')
  const steps = stepsOf(subject, path)
  const operator = operatorOf(comparisonOperator)?.id
  if (!steps) return
  if (operator === 'isDay') yield dayRange(moment.now, moment.zone)[1] + 1
  const roots: unknown[] = subject === 'event' ? [...profile.events] : [profile]
  const stored = new Set(roots.flatMap((root) => valuesAt(root, steps)).filter(isStoredDate))
  for (const text of stored) {
    const instant = storedInstant(text, moment.zone)
    if (Number.isNaN(instant)) continue
    if (operator === 'hasAnniversary')
      yield* anniversaryTurns(text.slice(5, 10), anniversaryDays(node), moment)
    const [from, to] = dayRange(instant, moment.zone)
    for (const expression of expressionsIn(node.parameterValues))
      for (const at of operator === 'isDay' ? [from, to] : [instant])
        for (const roundUp of [false, true]) yield* crossings(expression, at, moment, roundUp)
  }
}

/** For rows: the transition of a list is that of its first element to change. */
function propertyTransitionSql(
  node: Condition,
  { json, text }: PropertySql,
  moment: ZonedInstant,
): Transition {
  if (!moves(node)) return 'never'
  // Parsed once, behind an optimization fence (offset 0): parsing a date costs more than all
  // comparisons with it.
  const of = (one: RawBuilder<string>) =>
    sql<Date>`(select
          ${storedTransition(node, { stored: sql`dated.stored`, isDay: sql`dated.is_day` }, moment)}
        from (
          select ${storedDateSql(one)} as stored, char_length(${one}) = ${sql.lit(10)} as is_day
          offset 0
        ) dated)`
  const elements = sql`select min(${of(sql<string>`(element.value #>> '{}')`)})
    from jsonb_array_elements(${json}) element(value)
    where jsonb_typeof(element.value) = 'string'`
  return sql<Date>`(case jsonb_typeof(${json}) when 'string' then ${of(text)}
      when 'array' then coalesce((${elements}), 'infinity') else 'infinity'::timestamptz end)`
}

/** An observed value, short enough for a line. */
export function shown(value: unknown): string {
  if (value === undefined || value === null) return say('nothing is known')
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

/** The evaluator of a property condition, for any subject. */
export function propertyEvaluator(subject: Subject): ConditionEvaluator {
  const nameOf = (node: Condition) => String(node.parameterValues.propertyName ?? '')
  const comparisonFor = (
    node: Condition,
    { zone, typeOf }: Pick<PrepareTools, 'zone' | 'typeOf'>,
  ) => {
    const kind = kindOfProperty(subject, nameOf(node), typeOf)
    return (now: number) =>
      comparisonOf(node.parameterValues, kind, { now, zone } satisfies ZonedInstant)
  }
  const prepareMoving = (node: Condition, tools: PrepareTools) => {
    const comparison = comparisonFor(node, tools)
    // The day of a relative date is computed once for each moment, not for each person.
    let at = Number.NaN
    let last: ReturnType<typeof prepareTest> | null = null
    return (now: number) => {
      if (now === at) return last
      const made = comparison(now)
      ;[at, last] = [now, made && prepareTest(made)]
      return last
    }
  }
  return {
    prepare(node, tools): Predicate {
      // A name that the subject cannot have never matches, not even for "missing".
      if (!stepsOf(subject, nameOf(node))) return () => false
      const read = propertyReader(subject, nameOf(node))
      if (!moves(node)) {
        const fixed = comparisonFor(node, tools)(0)
        if (!fixed) return () => false
        const test = prepareTest(fixed)
        const predicate: Predicate = (facts, inside) =>
          Boolean(facts[subject]) && test(read(facts, inside))
        return (subject === 'profile' && quickLeaf(nameOf(node), fixed, predicate)) || predicate
      }
      const comparison = prepareMoving(node, tools)
      return (facts, inside) => {
        if (!facts[subject]) return false
        const test = comparison(facts.now)
        return test !== null && test(read(facts, inside))
      }
    },
    compile(node, { rows, typeOf, moment }) {
      const property = propertySql(subject, nameOf(node), rows)
      const comparison =
        property &&
        comparisonOf(node.parameterValues, kindOfProperty(subject, nameOf(node), typeOf), moment)
      return comparison && rows[subject] ? comparisonSql(comparison, property) : sql<boolean>`false`
    },
    compileTransition(node, { rows, moment }) {
      const property =
        rows.inside || subject !== 'profile' ? null : propertySql(subject, nameOf(node), rows)
      return property && propertyTransitionSql(node, property, moment)
    },
    transitions: (node, profile, moment) => propertyTransitions(subject, node, profile, moment),
    seen: (node, facts) => shown(propertyReader(subject, nameOf(node))(facts)),
  }
}
