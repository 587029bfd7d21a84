import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { DayFigures } from '#model/api/outreach.ts'
import { Segmented } from '#ui/controls/tabs.tsx'
import { formatPlainDay } from '#ui/lists/format.ts'
import { saveCsv } from '../page-parts/save-csv.ts'
import { useUrlState } from '../page-parts/use-url-state.ts'
import { tDash as t } from './messages.ts'

const RANGES = ['7', '30', '90'] as const
type Range = (typeof RANGES)[number]
const DEFAULTS = { days: '30' }

interface Ranged {
  from: string
  to: string
  days: DayFigures[]
}

/**
 * Loads a dashboard for the range in the address: 7, 30 or 90 days. Keeps the previous data until
 * the next answer.
 */
export function useRanged<T extends Ranged>(path: string, key: string) {
  const [url, change] = useUrlState(DEFAULTS)
  const range = RANGES.find((candidate) => candidate === url.days) ?? '30'
  const query = useQuery({
    queryKey: [key, range],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.get<T>(path, { signal, query: { days: range } }),
  })
  return { query, range, choose: (days: Range) => change({ days }) }
}

/** The range shown, and a choice of its length. */
export function RangeChoice({
  data,
  range,
  onChoose,
}: {
  data: Ranged | undefined
  range: Range
  onChoose: (range: Range) => void
}) {
  return (
    <>
      {data ? (
        <span className="soft s13 num p2">
          {t('dash.span', {
            from: formatPlainDay(data.from),
            to: formatPlainDay(data.to),
            count: Number(range),
          })}
        </span>
      ) : null}
      <Segmented
        label={t('dash.range')}
        value={range}
        onChange={onChoose}
        options={RANGES.map((id) => ({ id, label: t('dash.days', { count: Number(id) }) }))}
      />
    </>
  )
}

/** Downloads the days as a CSV file. */
export const saveDays = ({ from, to, days }: Ranged): void =>
  saveCsv(
    `days-${from}-${to}.csv`,
    ['day', 'sent', 'previous_sent', 'replies', 'positive'],
    days.map((day) => [day.day, day.accepted, day.previousAccepted, day.replied, day.positive]),
  )
