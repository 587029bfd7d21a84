import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { AccessArea, AreaCaller } from '#model/schema/access-areas.ts'
import { DataError } from '#ui/base/load-error.tsx'
import { SkeletonLines } from '#ui/base/skeleton.tsx'
import { say } from '#language'
import { tWhoMay as t } from './who-may-messages.ts'
import './who-may.css'

interface Access {
  callers: readonly AreaCaller[]
  areas: readonly AccessArea[]
}

/** Areas by kind of caller, from the table that the server checks every call against. */
export function WhoMay() {
  const { data, error, refetch } = useQuery<Access>({
    queryKey: ['access'],
    queryFn: ({ signal }) => api.get<Access>('/access', { signal }),
    staleTime: Infinity,
  })
  if (error) return <DataError sentence={error.message} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLines lines={12} label={t('who.title')} />
  return (
    <div className="who-may">
      <p className="who-may-lead">{t('who.lead')}</p>
      <div className="who-may-box" tabIndex={0} role="group" aria-label={t('who.title')}>
        <table aria-label={t('who.title')}>
          <thead>
            <tr>
              <th scope="col">{t('who.area')}</th>
              {data.callers.map((caller) => (
                <th key={caller} scope="col">
                  {t(`who.${caller}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.areas.map((area) => (
              <Row key={area.id} area={area} callers={data.callers} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="who-may-lead">
        {t('who.legend')} <a href="/api/docs">{t('who.openapi')}</a>
      </p>
    </div>
  )
}

function Row({ area, callers }: { area: AccessArea; callers: readonly AreaCaller[] }) {
  return (
    <tr>
      <th scope="row">
        <span>{say(area.name)}</span>
        <small>{say(area.about)}</small>
      </th>
      {callers.map((caller) => (
        <td key={caller} data-right={area.rights[caller]}>
          {t(`who.${area.rights[caller]}`)}
        </td>
      ))}
    </tr>
  )
}
