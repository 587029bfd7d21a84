import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { Targets } from '#model/api/outreach.ts'
import { DataError } from '#ui/base/load-error.tsx'
import { numberFormat } from '#language'
import { campaignKey, useConfigure } from './configure-context.ts'
import { tTargets as t } from './targets-messages.ts'

interface Counted {
  match: number
  unknown: number
  excluded: number
  total: number
  complete: boolean
}

/** Counts matching contacts while the person edits. */
export function TargetsCount({ targets }: { targets: Targets }) {
  const { campaign } = useConfigure()
  const [asked, setAsked] = useState(targets)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(targets), 500)
    return () => clearTimeout(timer)
  }, [targets])
  const { data, error, refetch } = useQuery({
    queryKey: [...campaignKey(campaign.id), 'targets-count', asked],
    queryFn: ({ signal }) =>
      api.post<Counted>(`/campaigns/${campaign.id}/targets/count`, { targets: asked }, { signal }),
    placeholderData: (before) => before,
  })
  const number = numberFormat()
  if (error)
    return <DataError sentence={t('conf.targets.countFailed')} onRetry={() => void refetch()} />
  return (
    <div aria-live="polite">
      <h2>{t('conf.targets.held')}</h2>
      {data && data.total === 0 ? (
        <p className="soft s13" style={{ marginTop: 8 }}>
          {t('conf.targets.noContacts')}
        </p>
      ) : (
        <dl className="tg-count">
          <div>
            <dt>{t('conf.targets.match')}</dt>
            <dd>{data ? number.format(data.match) : '–'}</dd>
          </div>
          <div>
            <dt>{t('conf.targets.unknown')}</dt>
            <dd>{data ? number.format(data.unknown) : '–'}</dd>
          </div>
          <div>
            <dt>{t('conf.targets.excluded')}</dt>
            <dd>{data ? number.format(data.excluded) : '–'}</dd>
          </div>
        </dl>
      )}
      {data && !data.complete ? (
        <p className="help">{t('conf.targets.countedFirst', { count: data.total })}</p>
      ) : null}
    </div>
  )
}
