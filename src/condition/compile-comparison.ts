import { sql, type RawBuilder } from 'kysely'
import type { PropertySql } from './compile-property.ts'
import { metresSql } from './geo-sql.ts'
import { PLACE_PATTERN, type Circle } from './geo.ts'
import type { ValueKind } from './operands.ts'
import type { Comparison } from './operators.ts'
import { patternForDatabase } from '#model/lib/pattern.ts'

type Sql = RawBuilder<boolean>

const jsonType = (comparison: Comparison): 'string' | 'number' | 'boolean' => {
  const kind: ValueKind = 'kind' in comparison ? comparison.kind : 'text'
  return kind === 'number' || kind === 'boolean' ? kind : 'string'
}

const typeNames: Record<ValueKind, string> = {
  text: 'text',
  date: 'text',
  number: 'float8',
  boolean: 'boolean',
}

const INSTANT = '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[.][0-9]{3}Z$'

// `stored_date` and `fold_text` are functions of the schema. Calling one for each row costs more
// than the rest of a comparison, so the common cases, plain letters and ISO instants, are
// recognized inline.
const folded = (text: RawBuilder<unknown>) =>
  sql<string>`(case when octet_length(${text}) = char_length(${text})
      then lower(${text} collate "C") else fold_text(${text}) end)`
const DAY = '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
/** A stored date, an instant or a day; null for anything else. */
const dateSql = (text: RawBuilder<unknown>) =>
  sql<string | null>`(case when ${text} ~ ${sql.lit(INSTANT)} or ${text} ~ ${sql.lit(DAY)}
      then ${text} end)`
/** The instant of a stored date, with days as those of UTC; null for anything that is no date. */
export const storedDateSql = (text: RawBuilder<unknown>) =>
  sql<
    string | null
  >`(case when ${text} ~ ${sql.lit(INSTANT)} then ${text} else stored_date(${text}) end)`

/** A stored value converted to the compared kind; the caller has checked its JSON type. */
function stored(kind: ValueKind, text: RawBuilder<string>): RawBuilder<unknown> {
  switch (kind) {
    case 'text':
      return folded(text)
    case 'date':
      return dateSql(text)
    case 'number':
      return sql`${text}::float8`
    case 'boolean':
      return sql`(${text} = 'true')`
  }
}

const value = (kind: ValueKind, one: string | number | boolean) =>
  sql`${one}::${sql.raw(typeNames[kind])}`
const anyOf = (kind: ValueKind, values: readonly (string | number | boolean)[]) =>
  values.length === 1
    ? sql`= ${value(kind, values[0]!)}`
    : sql`in (${sql.join(values.map((one) => value(kind, one)))})`

interface Bounds {
  from: string | number | null
  to: string | number | null
  fromIn: boolean
  toIn: boolean
}

/** Whether a stored value is within bounds. */
function inBounds(
  stored: RawBuilder<unknown>,
  kind: 'number' | 'date',
  { from, to, fromIn, toIn }: Bounds,
): RawBuilder<unknown> {
  const order = kind === 'date' ? sql` collate "C"` : sql``
  const side = (operator: string, bound: string | number) =>
    sql`${stored}${order} ${sql.raw(operator)} ${value(kind, bound)}${order}`
  return sql.join(
    [
      ...(from === null ? [] : [side(fromIn ? '>=' : '>', from)]),
      ...(to === null ? [] : [side(toIn ? '<=' : '<', to)]),
    ],
    sql` and `,
  )
}

function within(circle: Circle, text: RawBuilder<string>): Sql {
  const part = (n: 1 | 2) => sql`split_part(${text}, ',', ${sql.lit(n)})::float8`
  return sql<boolean>`case when ${text} ~ ${PLACE_PATTERN} then abs(${part(1)}) <= 90
    and abs(${part(2)}) <= 180 and ${metresSql(circle, part(1), part(2))}
    <= ${circle.metres}::float8 else false end`
}

/** Compares one single value whose JSON type matches. Never null. */
function testOne(comparison: Comparison, text: RawBuilder<string>): Sql {
  const any = (parts: readonly Sql[]) =>
    parts.length === 1 ? parts[0]! : sql<boolean>`(${sql.join(parts, sql` or `)})`
  switch (comparison.test) {
    case 'present':
      return sql<boolean>`true`
    case 'equal':
      return sql<boolean>`coalesce(${stored(comparison.kind, text)}
          ${anyOf(comparison.kind, comparison.values)}, false)`
    case 'every':
      return sql<boolean>`coalesce(${sql.join(
        comparison.groups.map(
          (group) => sql`${stored(comparison.kind, text)} ${anyOf(comparison.kind, group)}`,
        ),
        sql` and `,
      )}, false)`
    case 'range': {
      const { kind, from, to, fromIn, toIn, days } = comparison
      if (kind === 'number')
        return sql<boolean>`coalesce(${inBounds(sql`${text}::float8`, kind, { from, to, fromIn, toIn })}, false)`
      const ofDay = inBounds(text, kind, { ...days, fromIn: true, toIn: true })
      const ofInstant = inBounds(text, kind, { from, to, fromIn, toIn })
      return sql<boolean>`(case when ${text} ~ ${sql.lit(INSTANT)} then ${ofInstant}
          when ${text} ~ ${sql.lit(DAY)} then ${ofDay} else false end)`
    }
    case 'holds':
      return any(
        comparison.texts.map((one) => sql<boolean>`position(${one}::text in ${folded(text)}) > 0`),
      )
    case 'starts':
      return sql<boolean>`starts_with(${folded(text)}, ${comparison.texts[0]}::text)`
    case 'ends':
      return sql<boolean>`right(${folded(text)}, length(${comparison.texts[0]}::text)) = ${comparison.texts[0]}::text`
    case 'pattern':
      return sql<boolean>`${text} ~ ${patternForDatabase(comparison.pattern)}::text`
    case 'month-day':
      return sql<boolean>`coalesce(substr(${storedDateSql(text)}, 6,
            5) in (${sql.join(comparison.days.map((day) => sql`${day}::text`))}), false)`
    case 'within':
      return within(comparison.circle, text)
  }
}

function positiveSql(comparison: Comparison, property: PropertySql): Sql {
  if (comparison.test === 'present') return present(property)
  return comparison.test === 'every' ? everyOf(comparison, property) : someOf(comparison, property)
}

/**
 * A comparison over all rows, true or false and never null. `holds` is its counterpart in memory;
 * the property tests in `tests/catalog` keep them in step.
 */
export function comparisonSql(comparison: Comparison, property: PropertySql): Sql {
  const positive = positiveSql(comparison, property)
  return comparison.negative ? sql<boolean>`(not ${positive})` : positive
}

const present = ({ json }: PropertySql): Sql =>
  sql<boolean>`coalesce(${json} not in ('null'::jsonb, '[]'::jsonb), false)`

function someOf(comparison: Comparison, { json, text }: PropertySql): Sql {
  const type = sql.lit(jsonType(comparison))
  const element = sql`select 1 from jsonb_array_elements(${json}) element(value)
    where case jsonb_typeof(element.value) when ${type}
    then ${testOne(comparison, sql<string>`(element.value #>> '{}')`)} else false end`
  return sql<boolean>`(case jsonb_typeof(${json}) when ${type} then ${testOne(comparison, text)}
      when 'array' then exists (${element}) else false end)`
}

/** Each wanted value occurs in the list. */
function everyOf(comparison: Extract<Comparison, { test: 'every' }>, property: PropertySql): Sql {
  const { negative, lists, kind } = comparison
  const each = comparison.groups.map((values) =>
    someOf({ negative, lists, test: 'equal', kind, values }, property),
  )
  return sql<boolean>`(${sql.join(each, sql` and `)})`
}
