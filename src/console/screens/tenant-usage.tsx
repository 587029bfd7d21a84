import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { Amount, TenantUsage } from '#model/api/answers/tenant-usage.ts'
import { DataError } from '#ui/base/load-error.tsx'
import { Loaded } from '#ui/base/loaded.tsx'
import { formatBytes, formatNumber } from '#ui/lists/format.ts'
import '#ui/controls/app.css'
import { DayBands } from '#ui/plots/day-bands.tsx'
import { LineSkeleton } from '../page-parts/line-skeleton.tsx'
import { tTenant as t } from './tenant-messages.ts'

const shown = ['people', 'contacts', 'events', 'campaigns', 'mails', 'mailboxes', 'users'] as const
const inWords = ({ count, exact }: Amount) =>
  exact ? formatNumber(count) : t('tenantPage.about', { count: formatNumber(count) })

/** A tenant's usage, in total and by day. */
export function TenantUsagePanel({ id }: { id: string }) {
  const query = useQuery({
    queryKey: ['tenants', id, 'usage'],
    queryFn: ({ signal }) => api.get<TenantUsage>(`/tenants/${id}/usage`, { signal }),
    staleTime: 60_000,
  })
  return (
    <section className="c-section c-usage">
      <h2>{t('tenantPage.usage')}</h2>
      <Loaded
        query={query}
        loading={<LineSkeleton lines={3} />}
        failed={({ message }) => (
          <DataError
            sentence={`${t('tenantPage.usageFailed')}: ${message}`}
            onRetry={() => void query.refetch()}
          />
        )}
      >
        {(usage) => <Figures usage={usage} />}
      </Loaded>
    </section>
  )
}

function Figures({ usage }: { usage: TenantUsage }) {
  const days = usage.days.map(({ day, events, mails }) => ({
    day,
    upper: events,
    lower: mails,
    previous: 0,
  }))
  return (
    <>
      <dl className="c-usage-figures">
        {shown.map((name) => (
          <div key={name}>
            <dt>{t(`tenantPage.${name}`)}</dt>
            <dd>{inWords(usage[name])}</dd>
          </div>
        ))}
        <div>
          <dt>{t('tenantPage.storage')}</dt>
          <dd>{formatBytes(usage.storage)}</dd>
        </div>
      </dl>
      <div className="app c-usage-days">
        <DayBands
          days={days}
          upperName={t('tenantPage.eventsByDay')}
          lowerName={t('tenantPage.mailsByDay')}
          label={t('tenantPage.byDay')}
        />
      </div>
      {!usage.daysAreComplete && <p className="c-soft">{t('tenantPage.cut')}</p>}
    </>
  )
}
