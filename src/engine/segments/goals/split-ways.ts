import { say } from '#language'
import { sql, type RawBuilder } from 'kysely'
import { propertySql } from '#condition/compile-property.ts'
import { fail } from '#model/lib/errors.ts'

export interface ValueRange {
  key: string
  from?: number | string
  to?: number | string
}

/**
 * Apache Unomi's aggregate, as far as it applies to goals. Without a type, each distinct value is a
 * key.
 */
export interface Aggregate {
  type?: 'date' | 'dateRange' | 'numericRange'
  property: string
  parameters?: { interval?: string }
  dateRanges?: ValueRange[]
  numericRanges?: ValueRange[]
}

/** Elasticsearch's names for intervals that PostgreSQL supports. */
const intervals: Record<string, string> = {
  hour: 'hour',
  '1h': 'hour',
  day: 'day',
  '1d': 'day',
  week: 'week',
  '1w': 'week',
  month: 'month',
  '1M': 'month',
  quarter: 'quarter',
  '1q': 'quarter',
  year: 'year',
  '1y': 'year',
}

/**
 * Resolves `profile.properties.country` to a property of the person; all other paths, as in Apache
 * Unomi, to one of the visit.
 */
function readProperty(path: string) {
  const ofPerson = path.startsWith('profile.')
  const found = propertySql(
    ofPerson ? 'profile' : 'session',
    path.replace(/^(profile|session)\./, ''),
    { profile: { alias: 'p' }, session: { alias: 's' } },
  )
  if (!found)
    throw fail(
      'invalid',
      say('"{path}" is not a property of a visit. Profile properties start with "profile.".', {
        path,
      }),
      [{ path: '/aggregate/property', message: 'This names no property.' }],
    )
  return found
}

/** Texts that conditions also read as numbers (`src/condition/operands.ts`). */
const NUMBER = String.raw`^\s*[-+]?\d{1,15}(\.\d{1,15})?\s*$`
/** Validates the day of the month, so that a nonexistent date does not fail the whole report. */
const momentOf = (text: RawBuilder<string>) => {
  const stored = sql`stored_date(${text})`
  const day = sql`substr(${stored}, 9, 2)`
  const month = sql`substr(${stored}, 6, 2)`
  const isDay = sql`
    ${day} between '01' and case
      when ${month} in ('01', '03', '05', '07', '08', '10', '12') then '31'
      when ${month} in ('04', '06', '09', '11') then '30'
      when ${month} = '02' then '28'
      else '00'
    end
  `
  return sql`
    (
      case
        when ${stored} is not null
          and substr(${stored}, 1, 4) > '0000'
          and substr(${stored}, 12, 2) < '24'
          and substr(${stored}, 15, 2) < '60'
          and substr(${stored}, 18, 2) < '60'
          and (
            ${isDay}
            or (
              ${month} || ${day} = '0229'
              and (
                substr(${stored}, 1, 4)::integer % 4 = 0
                and (
                  substr(${stored}, 1, 4)::integer % 100 <> 0
                  or substr(${stored}, 1, 4)::integer % 400 = 0
                )
              )
            )
          )
          then (${stored})::timestamptz
      end
    )
  `
}

function rangesKey(
  ranges: readonly ValueRange[] | undefined,
  value: RawBuilder<unknown>,
  read: (bound: number | string, path: string) => unknown,
  place: string,
): RawBuilder<unknown> {
  if (!ranges || ranges.length === 0)
    throw fail('invalid', 'Ranges are missing.', [
      { path: `/aggregate/${place}`, message: 'At least one range with a key.' },
    ])
  const cases = ranges.map(({ key, from, to }, at) => {
    const above =
      from === undefined
        ? sql`true`
        : sql`${value} >= ${read(from, `/aggregate/${place}/${at}/from`)}`
    const under =
      to === undefined ? sql`true` : sql`${value} < ${read(to, `/aggregate/${place}/${at}/to`)}`
    return sql`case when ${above} and ${under} then ${key}::text end`
  })
  return sql`
    unnest(
      case
        when ${value} is null then array[null::text]
        else coalesce(
          nullif(array_remove(array[${sql.join(cases)}], null), '{}'), array[null::text]
        )
      end
    )
  `
}

function numberIn(bound: number | string, path: string): RawBuilder<number> {
  if (typeof bound !== 'number')
    throw fail('invalid', 'A range of numbers has numbers.', [{ path, message: 'A number.' }])
  return sql<number>`${bound}::float8`
}

function momentIn(bound: number | string, path: string): RawBuilder<Date> {
  const at = Date.parse(String(bound))
  if (Number.isNaN(at))
    throw fail('invalid', 'A range of dates has dates in ISO 8601.', [
      { path, message: 'A date, for example 2026-11-01.' },
    ])
  return sql<Date>`${new Date(at)}::timestamptz`
}

/**
 * SQL expression of the key that a way counts under, over `p` (person) and `s` (visit); lists give
 * several keys.
 * @throws ProductError `invalid` with the path of the fault
 */
export function splitKey(
  { type, property, parameters, dateRanges, numericRanges }: Aggregate,
  zone: string,
): RawBuilder<unknown> {
  const { json, text } = readProperty(property)
  if (type === 'numericRange')
    return rangesKey(
      numericRanges,
      sql`(case when ${text} ~ ${NUMBER} then ${text}::float8 end)`,
      numberIn,
      'numericRanges',
    )
  const moment = momentOf(text)
  if (type === 'dateRange') return rangesKey(dateRanges, moment, momentIn, 'dateRanges')
  if (type === 'date') {
    const unit = intervals[parameters?.interval ?? 'day']
    if (!unit)
      throw fail(
        'invalid',
        say('"{value}" is not an interval.', { value: String(parameters?.interval) }),
        [
          {
            path: '/aggregate/parameters/interval',
            message: 'One of hour, day, week, month, quarter, year.',
          },
        ],
      )
    return sql`
      to_char(
        date_trunc(${sql.lit(unit)}, ${moment} at time zone ${zone}),
        ${unit === 'hour' ? 'YYYY-MM-DD"T"HH24:MI' : 'YYYY-MM-DD'}
      )
    `
  }
  return sql`
    unnest(
      case
        when jsonb_typeof(${json}) = 'array' and jsonb_array_length(${json}) > 0
          then array(select distinct jsonb_array_elements_text(${json}))
        else array[nullif(${text}, '')]
      end
    )
  `
}
