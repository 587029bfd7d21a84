import { useSearchParams } from 'react-router-dom'
import {
  emailFigures,
  emailGroupings,
  emailOrigins,
  type EmailFigure,
  type EmailGrouping,
  type EmailOrigin,
} from '#model/api/answers/email-results.ts'
import { dayAfter, dayIn } from '#model/lib/time-zone.ts'
import { productNow } from '#ui/base/product-clock.ts'

/** The periods on offer, in days, and `own` for dates that are typed. */
export const PERIODS = ['7', '30', '90', '365', 'own'] as const
type PeriodName = (typeof PERIODS)[number]

/** What the page shows. All of it is kept in the address, so that it can be shared. */
export interface ResultsQuestion {
  period: PeriodName
  from: string
  to: string
  by: EmailGrouping
  origin: EmailOrigin | null
  /** The figure whose emails are listed; null while none is open. */
  figure: EmailFigure | null
  /** The group of that figure; null for all groups. */
  key: string | null
}

const among = <Value extends string>(values: readonly Value[], given: string | null) =>
  values.find((value) => value === given) ?? null

/** The question in the address, and a function that changes parts of it. */
export function useQuestion() {
  const [params, setParams] = useSearchParams()
  const question: ResultsQuestion = {
    period: among(PERIODS, params.get('period')) ?? '30',
    from: params.get('from') ?? '',
    to: params.get('to') ?? '',
    by: among(emailGroupings, params.get('by')) ?? 'message',
    origin: among(emailOrigins, params.get('origin')),
    figure: among(emailFigures, params.get('figure')),
    key: params.get('key'),
  }
  // Back closes and opens the list of emails, and skips changes of the settings.
  const change = (values: Partial<ResultsQuestion>) =>
    setParams(
      (before) => {
        for (const [name, value] of Object.entries(values))
          if (value === null || (value === '' && name !== 'key')) before.delete(name)
          else before.set(name, value)
        return before
      },
      { replace: !('figure' in values) },
    )
  return [question, change] as const
}

/**
 * The query of the question, for the report and for its emails.
 * @param zone the organization's time zone, in which the days of the report begin
 */
export function queryOf(
  { period, from, to, by, origin }: ResultsQuestion,
  zone: string,
): Record<string, string> {
  const days =
    period === 'own'
      ? { ...(from ? { from } : {}), ...(to ? { to } : {}) }
      : { from: dayAfter(dayIn(zone, productNow().getTime()), 1 - Number(period)) }
  return { by, ...days, ...(origin ? { origin } : {}) }
}
