import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { Outcomes, type OutcomeCount } from './outcomes.tsx'
import { pathOf, reasonWords, type EngageRecord } from './send-dialog.tsx'
import { tEngage as t } from './messages.ts'

export interface EngageCounts {
  counts: OutcomeCount[]
  stop: string
}

export const useReport = (engage: EngageRecord) =>
  useQuery({
    queryKey: ['engage-report', engage.id],
    queryFn: ({ signal }) => api.get<EngageCounts>(`${pathOf(engage)}/report`, { signal }),
  })

/** The results of a message over all its recipients, of journeys and broadcasts alike. */
export function EngageReport({ engage }: { engage: EngageRecord }) {
  const { data, error, isPending } = useReport(engage)
  if (isPending)
    return (
      <p className="c-soft" role="status">
        {t('engage.loading')}
      </p>
    )
  if (error) return <p role="alert">{t('engage.failed', { why: error.message })}</p>
  return (
    <section className="c-section" aria-label={t('engage.became')}>
      <h2>{t('engage.became')}</h2>
      {data.stop && (
        <p className="f-dot f-caution" role="status">
          {t('engage.stop', { why: reasonWords(data.stop) })}
        </p>
      )}
      <Outcomes
        counts={data.counts}
        filter={{ engageId: engage.id, ownerKind: ['journey', 'send'] }}
        file={{ path: `${pathOf(engage)}/export`, name: `${engage.id}.csv` }}
        none={t('engage.none')}
      />
    </section>
  )
}
