import { fieldError, type Condition } from '#condition/condition.ts'
import { isRelative, type DateReader } from '#condition/date-expression.ts'
import type { Certain, CheckTools, ConditionParameter } from '#condition/kind.ts'
import { dateWords } from './property-definition.ts'
import { say } from '#language'

export const windowParameters: readonly ConditionParameter[] = [
  {
    id: 'numberOfDays',
    title: 'In the last',
    type: 'number',
    minimum: 0.001,
    maximum: 36_500,
    help: 'Days of 24 hours, counted back from now.',
  },
  {
    id: 'fromDate',
    title: 'From',
    type: 'date',
    help: 'A date, or an expression such as now-1M/M.',
  },
  { id: 'toDate', title: 'Until', type: 'date' },
]

/** Fractions of a day are shown in hours. */
function lastWords(days: number): string {
  if (days !== 1 && Number.isInteger(days)) return say('in the last {count} days', { count: days })
  const hours = Math.round(days * 2400) / 100
  return say({ one: 'in the last hour', other: 'in the last {count} hours' }, { count: hours })
}

/** When the events of a condition count: a part of its sentence after a space, or nothing. */
export function windowWords({
  parameterValues: { numberOfDays, fromDate, toDate },
}: Condition): string {
  const said = (text: unknown) => dateWords(String(text))
  if (fromDate && toDate)
    return ` ${say('between {from} and {to}', { from: said(fromDate), to: said(toDate) })}`
  if (fromDate) return ` ${say('since {from}', { from: said(fromDate) })}`
  const days = typeof numberOfDays === 'number' ? ` ${lastWords(numberOfDays)}` : ''
  return toDate ? `${days} ${say('until {to}', { to: said(toDate) })}` : days
}

export function checkWindow(
  { parameterValues: { numberOfDays, fromDate, toDate } }: Condition,
  { readDate }: CheckTools,
) {
  const faults = []
  for (const [id, value] of [
    ['fromDate', fromDate],
    ['toDate', toDate],
  ] as const)
    if (value && readDate(String(value)) === null)
      faults.push(
        fieldError(
          `/parameterValues/${id}`,
          say('"{value}" is not a date.', { value: String(value) }),
        ),
      )
  if (numberOfDays && fromDate)
    faults.push(
      fieldError(
        '/parameterValues/fromDate',
        say('Enter either a number of days or a start date, not both.'),
      ),
    )
  return faults
}

/** A window that ends before it begins is always empty. Moving windows are not checked. */
export function emptyWindow(
  { parameterValues: { fromDate, toDate } }: Condition,
  readDate: DateReader,
): string | null {
  if (!fromDate || !toDate || isRelative(String(fromDate)) || isRelative(String(toDate)))
    return null
  const [from, to] = [readDate(String(fromDate)), readDate(String(toDate), true)]
  return from !== null && to !== null && from > to
    ? say('The start date must be before the end date.')
    : null
}

/** For kinds that are false when there is no event in the window. */
export function lintWindow(node: Condition, readDate: DateReader): Certain | null {
  const message = emptyWindow(node, readDate)
  return message === null ? null : { verdict: 'never', message }
}
