import { sql, type RawBuilder } from 'kysely'
import type { Condition } from '#condition/condition.ts'
import { isRelative, type ZonedInstant } from '#condition/date-expression.ts'
import {
  calculate,
  dateText,
  instantOf,
  isTellable,
  reachedAt,
  readDate,
} from '#condition/date-math.ts'
import type { EventFacts, ProfileFacts } from '#condition/facts.ts'
import type { Transition } from '#condition/kind.ts'
import { DAY_MS } from '#model/lib/time-units.ts'

/**
 * The period in which events count. Both ends in the format of `dateText`; events in the future do
 * not count.
 */
export interface Window {
  from: string | null
  /** False for "in the last n days": an event exactly n days ago has just left the window. */
  fromIn: boolean
  to: string
}

/** Null when a date is invalid: then no event counts. */
export function windowOf(
  { parameterValues: { numberOfDays, fromDate, toDate } }: Condition,
  moment: ZonedInstant,
): Window | null {
  const daysAgo = typeof numberOfDays === 'number' ? moment.now - numberOfDays * DAY_MS : null
  const from = fromDate ? readDate(String(fromDate), moment) : daysAgo
  const to = toDate ? readDate(String(toDate), moment, true) : moment.now
  if (
    (fromDate && from === null) ||
    to === null ||
    (from !== null && from > moment.now && !isTellable(from))
  )
    return null
  // A number of days that leads to before the first supported date: every event is later.
  return {
    from: from === null || !isTellable(from) ? null : dateText(from),
    fromIn: Boolean(fromDate),
    to: dateText(Math.min(to, moment.now)),
  }
}

/**
 * The same for one predicate, which evaluates many people at one moment: computed once for that
 * moment.
 */
export function windowsOf(node: Condition, zone: string): (now: number) => Window | null {
  let last: { now: number; window: Window | null } | null = null
  return (now) => {
    if (last?.now !== now) last = { now, window: windowOf(node, { now, zone }) }
    return last.window
  }
}

export const inWindow = (
  { from, fromIn, to }: Window,
  { timeStamp }: Pick<EventFacts, 'timeStamp'>,
): boolean => (from === null || (fromIn ? timeStamp >= from : timeStamp > from)) && timeStamp <= to

/** The same for an instant in a row. */
export function windowSql(
  { from, fromIn, to }: Window,
  at: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const until = sql<boolean>`${at} <= ${to}::timestamptz`
  return from === null
    ? until
    : sql<boolean>`${at} ${sql.raw(fromIn ? '>=' : '>')} ${from}::timestamptz and ${until}`
}

/** When each of the person's events enters or leaves a sliding window. */
export function windowTransitions(
  node: Condition,
  { events }: ProfileFacts,
  moment: ZonedInstant,
): number[] {
  const flips: number[] = []
  for (const { timeStamp } of events) addTransitions(node, timeStamp, moment, flips)
  return flips
}

/** The same for instants. */
export function instantTransitions(
  node: Condition,
  instants: Iterable<string>,
  moment: ZonedInstant,
): number[] {
  const flips: number[] = []
  for (const timeStamp of instants) addTransitions(node, timeStamp, moment, flips)
  return flips
}

function addTransitions(
  { parameterValues: { numberOfDays, fromDate, toDate } }: Condition,
  timeStamp: string,
  moment: ZonedInstant,
  flips: number[],
) {
  const at = instantOf(timeStamp)
  // An event in the future counts from its time on.
  if (at > moment.now) flips.push(at)
  if (fromDate) flips.push(...crossings(String(fromDate), at, moment, false))
  else if (typeof numberOfDays === 'number') flips.push(Math.ceil(at + numberOfDays * DAY_MS))
  if (toDate) flips.push(...crossings(String(toDate), at, moment, true))
}

/**
 * The same for rows: when an event that happened `at` leaves the window (`infinity`: never, or
 * there is none). Null where only the in-memory evaluation knows.
 */
export function leavesSql(
  { parameterValues: { numberOfDays, fromDate, toDate } }: Condition,
  moment: ZonedInstant,
  at: RawBuilder<Date>,
): Transition {
  if (toDate && isRelative(String(toDate))) return null
  if (fromDate)
    return isRelative(String(fromDate))
      ? crossingSql(String(fromDate), at, moment, { kind: 'timestamptz' })
      : 'never'
  return typeof numberOfDays === 'number'
    ? sql<Date>`coalesce(${at} + ${numberOfDays * DAY_MS} * interval '1 millisecond', 'infinity')`
    : 'never'
}

/** From a minute to 255 years, each twice as far as the previous one. */
const LOOKS_AHEAD = Array.from({ length: 28 }, (_, n) => 60_000 * 2 ** n)

/** Years with four digits, which sort as text in time order. */
const EARLIEST = Date.UTC(1000, 0, 1)
const LATEST = Date.UTC(9000, 0, 1)

/**
 * A moving expression compared with a stored value of a row: an instant before which it has not
 * reached the value, or now when that is near, so that evaluating again finds the exact one.
 * `infinity` when it has passed the value, or there is none.
 */
export function crossingSql(
  expression: string,
  stored: RawBuilder<unknown>,
  moment: ZonedInstant,
  {
    kind,
    roundUp = false,
    shift = 0,
  }: {
    kind: 'timestamptz' | 'text'
    roundUp?: boolean
    /** Milliseconds added to the expression. */ shift?: number
  },
): RawBuilder<Date> {
  const looks = [moment.now, ...LOOKS_AHEAD.map((ahead) => moment.now + ahead)]
  // One more millisecond, because evaluating at the crossing itself would be too late.
  const at = (now: number) =>
    Math.min(
      Math.max(
        (calculate(expression, { now, zone: moment.zone }, roundUp) ?? now) + shift,
        EARLIEST,
      ),
      LATEST,
    )
  const reached = looks.map((now) => dateText(at(now) + 1))
  const type = sql.raw(kind)
  const order = kind === 'text' ? sql` collate "C"` : sql``
  const now = dateText(at(moment.now))
  const bucket = sql`width_bucket(${stored}${order}, ${reached}::text[]::${type}[])`
  return sql<Date>`(case when ${stored}${order} >= ${now}::${type}${order}
      then coalesce((${looks.map(dateText)}::text[]::timestamptz[])[${bucket}],
        ${dateText(moment.now)}::timestamptz)
      else 'infinity'::timestamptz end)`
}

/**
 * A moving expression is compared with a fixed instant: the result changes when it reaches the
 * instant, and when it has passed it.
 */
export function* crossings(
  expression: string,
  at: number,
  moment: ZonedInstant,
  roundUp: boolean,
): Iterable<number> {
  for (const target of [at, at + 1]) {
    const reached = reachedAt(expression, target, moment, roundUp)
    if (reached !== null) yield reached
  }
}
