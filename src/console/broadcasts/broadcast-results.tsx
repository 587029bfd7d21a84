import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { BroadcastFigures, BroadcastReport } from '#model/api/answers/broadcast-answers.ts'
import type { Broadcast } from '#model/schema/entities.generated.ts'
import { formatNumber, formatShare } from '#ui/lists/format.ts'
import { Outcomes } from '../engage/outcomes.tsx'
import { tBroadcasts as t } from './messages.ts'
import { SmallTable } from './small-table.tsx'

/** Outcomes of everyone in the audience: states, reasons, rates, canary and domains. */
export function BroadcastResults({ broadcast }: { broadcast: Broadcast }) {
  const { data, error } = useQuery({
    queryKey: ['broadcast-report', broadcast.id],
    queryFn: ({ signal }) =>
      api.get<BroadcastReport>(`/broadcasts/${broadcast.id}/report`, { signal }),
    refetchInterval: ['canary', 'sending'].includes(broadcast.state ?? '') ? 5000 : false,
  })
  if (error) return <p role="alert">{error.message}</p>
  if (!data) return null
  return (
    <section className="c-section bc-text" aria-label={t('broadcast.results')}>
      <h2>{t('broadcast.results')}</h2>
      <p className="c-soft">
        {t('broadcast.targeted', { count: data.targeted })}{' '}
        {data.erased > 0 && t('broadcast.erased', { count: data.erased })}
      </p>
      <Rates report={data} />
      <Outcomes
        counts={data.counts}
        filter={{ ownerId: broadcast.id }}
        none={t('broadcast.none')}
      />
    </section>
  )
}

const percent = (rate: number) => formatShare(rate / 100)
const cells = (name: string, figures: BroadcastFigures): string[] => [
  name,
  formatNumber(figures.attempted),
  percent(figures.delivered),
  percent(figures.bounces),
  percent(figures.errors),
  percent(figures.complaints),
]

function Rates({ report: { figures, canary, domains } }: { report: BroadcastReport }) {
  if (figures.attempted === 0) return null
  return (
    <>
      <SmallTable
        label={t('broadcast.rates')}
        columns={[
          t('broadcast.group'),
          t('broadcast.attempted'),
          t('broadcast.delivered'),
          t('broadcast.bounces'),
          t('broadcast.errors'),
          t('broadcast.complaints'),
        ]}
        rows={[
          cells(t('broadcast.everyone'), figures),
          ...(canary ? [cells(t('broadcast.canary', { size: canary.size }), canary)] : []),
          ...domains.map((domain) => cells(domain.domain, domain)),
        ]}
      />
      <p className="c-soft c-measure">{t('broadcast.formulas')}</p>
    </>
  )
}
