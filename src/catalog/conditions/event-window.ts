import { sql, type RawBuilder } from 'kysely'
import { fault, type Condition } from '#condition/condition.ts'
import { dateText, isRelative, reachedAt, readDate, type Moment } from '#condition/date-math.ts'
import type { EventFacts, ProfileFacts } from '#condition/facts.ts'
import type { CheckTools, ConditionParameter } from '#condition/kind.ts'
import { dateWords } from './property-definition.ts'

const DAY = 86_400_000

/** A stretch of time in which events count. Both ends in the form of `dateText`; no event of the future counts. */
export interface Window {
  from: string | null
  /** False for "in the last n days": what happened exactly n days ago has just left. */
  fromIn: boolean
  to: string
}

export const windowParameters: readonly ConditionParameter[] = [
  { id: 'numberOfDays', title: 'In the last', type: 'number', minimum: 0.001, maximum: 36_500, help: 'Days of 24 hours, counted back from now.' },
  { id: 'fromDate', title: 'From', type: 'date', help: 'A date, or an expression such as now-1M/M.' },
  { id: 'toDate', title: 'Until', type: 'date' },
]

/** Null when a date cannot be read: then nothing counts. */
export function windowOf({ parameterValues: { numberOfDays, fromDate, toDate } }: Condition, moment: Moment): Window | null {
  const from = fromDate ? readDate(String(fromDate), moment) : typeof numberOfDays === 'number' ? moment.now - numberOfDays * DAY : null
  const to = toDate ? readDate(String(toDate), moment, true) : moment.now
  if ((fromDate && from === null) || to === null || !Number.isFinite(to) || (from !== null && Math.abs(from) > 8.64e15)) return null
  return { from: from === null ? null : dateText(from), fromIn: Boolean(fromDate), to: dateText(Math.min(to, moment.now)) }
}

export const inWindow = ({ from, fromIn, to }: Window, { timeStamp }: EventFacts): boolean => (from === null || (fromIn ? timeStamp >= from : timeStamp > from)) && timeStamp <= to

/** The same for a row of events. */
export function windowSql({ from, fromIn, to }: Window, alias: string): RawBuilder<boolean> {
  const at = sql.ref(`${alias}.time_stamp`)
  const until = sql<boolean>`${at} <= ${to}::timestamptz`
  return from === null ? until : sql<boolean>`${at} ${sql.raw(fromIn ? '>=' : '>')} ${from}::timestamptz and ${until}`
}

export function windowWords({ parameterValues: { numberOfDays, fromDate, toDate } }: Condition): string {
  const said = (text: unknown) => dateWords(String(text))
  if (fromDate && toDate) return ` between ${said(fromDate)} and ${said(toDate)}`
  if (fromDate) return ` since ${said(fromDate)}`
  const days = typeof numberOfDays === 'number' ? ` in the last ${numberOfDays === 1 ? '24 hours' : `${numberOfDays} days`}` : ''
  return toDate ? `${days} until ${said(toDate)}` : days
}

export function checkWindow({ parameterValues: { numberOfDays, fromDate, toDate } }: Condition, { moment }: CheckTools) {
  const faults = []
  for (const [id, value] of [['fromDate', fromDate], ['toDate', toDate]] as const) if (value && readDate(String(value), moment) === null) faults.push(fault(`/parameterValues/${id}`, `"${String(value)}" is no date.`))
  if (numberOfDays && fromDate) faults.push(fault('/parameterValues/fromDate', 'Say either how many days or from which date, not both.'))
  return faults
}

/** Whether the answer changes by time alone: a window that slides does, one between fixed dates in the past does not. */
export const slides = ({ parameterValues: { numberOfDays, fromDate, toDate } }: Condition): boolean => numberOfDays !== undefined || toDate === undefined || [fromDate, toDate].some((one) => typeof one === 'string' && isRelative(one))

/** When each of the person's events comes into a sliding window or leaves it. */
export function* windowFlips(node: Condition, { events }: ProfileFacts, moment: Moment): Iterable<number> {
  const { numberOfDays, fromDate, toDate } = node.parameterValues
  for (const { timeStamp } of events) {
    const at = Date.parse(timeStamp)
    // An event of the future counts from its time on.
    yield at
    if (fromDate) yield* crossings(String(fromDate), at, moment, false)
    else if (typeof numberOfDays === 'number') yield Math.ceil(at + numberOfDays * DAY)
    if (toDate) yield* crossings(String(toDate), at, moment, true)
  }
}

/** An expression that moves is compared with a fixed instant: the answer changes when it reaches the instant, and when it has passed it. */
export function* crossings(expression: string, at: number, moment: Moment, roundUp: boolean): Iterable<number> {
  for (const target of [at, at + 1]) {
    const reached = reachedAt(expression, target, moment, roundUp)
    if (reached !== null) yield reached
  }
}
