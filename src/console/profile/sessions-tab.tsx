import { Link } from 'react-router-dom'
import type { Session } from '#model/schema/entities.generated.ts'
import { numberFormat } from '#language'
import { recordPath, useResource } from '../core/registry.ts'
import { Moment, PagedTable } from '../parts/paged-table.tsx'
import { usePaged } from '../parts/use-paged.ts'
import { tProfile as t } from './messages.ts'

/** 65 s is "1 min 5 s"; durations from one hour omit the seconds. */
export function lengthWords(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  if (hours > 0) return t('profile.hours', { hours, minutes })
  return minutes > 0
    ? t('profile.minutes', { minutes, seconds: seconds % 60 })
    : t('profile.seconds', { seconds })
}

/** Summary of a visit apart from its time, in a few words. */
function aboutOf({ properties }: Session): string {
  const of = (name: string) =>
    typeof properties?.[name] === 'string' ? String(properties[name]) : ''
  return [
    of('deviceCategory') || of('operatingSystemName'),
    of('userAgentName'),
    of('sessionCity') || of('sessionCountryName'),
    of('pageReferringURL'),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The person's visits, newest first. */
export function SessionsTab({ profileId }: { profileId: string }) {
  const consoleResource = useResource('session')
  const paged = usePaged<Session>('/sessions', { profileId }, undefined, ['timeStamp', 'DESC'])
  return (
    <PagedTable
      paged={paged}
      label={t('profile.sessions')}
      keyOf={(row) => row.id}
      empty={t('profile.noSessions')}
      columns={[
        {
          title: t('profile.began'),
          cell: (row) => (
            <Link className="c-name" to={recordPath(consoleResource, row.id)}>
              <Moment at={row.timeStamp} />
            </Link>
          ),
        },
        {
          title: t('profile.length'),
          cell: (row) => <span className="c-num">{lengthWords(row.duration ?? 0)}</span>,
        },
        {
          title: t('profile.eventList'),
          right: true,
          cell: (row) => <span className="c-num">{numberFormat().format(row.size ?? 0)}</span>,
        },
        {
          title: t('profile.scope'),
          rank: 'c-p2',
          cell: (row) => row.scope || <span className="c-soft">–</span>,
        },
        {
          title: t('profile.about'),
          rank: 'c-p3',
          wide: true,
          cell: (row) => <span className="c-soft">{aboutOf(row)}</span>,
        },
      ]}
    />
  )
}
