import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useRefresh, type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { Button, buttonClass } from '#ui/base/button.tsx'
import { ActionMenu } from '#ui/lists/action-menu.tsx'
import { formatNumber } from '#ui/lists/format.ts'
import { useMay } from '../core/access.ts'
import { subjectOf } from '../explain/asked.ts'
import { WhyButton } from '../explain/why-button.tsx'
import { ShowScreen } from '../generate/show-screen.tsx'
import type { ConsoleResource } from '../core/registry.ts'
import { statisticsQuery, type JourneyRecord } from './journey-record.ts'
import { StartDialog } from './start-dialog.tsx'
import { useSwitches } from './switch-journey.tsx'
import { tJourneys as t } from './messages.ts'
import './journeys.css'

/** One journey: its figures, its steps in words, its people, and the actions on it. */
export function JourneyShow({
  consoleResource,
  id,
}: {
  consoleResource: ConsoleResource
  id: string
}) {
  return (
    <ShowScreen
      consoleResource={consoleResource}
      id={id}
      actions={(record) => (
        <>
          <WhyButton subject={subjectOf(consoleResource, record)} />
          <Acts consoleResource={consoleResource} record={record} />
        </>
      )}
      lead={(record) => <Figures id={String(record.id)} />}
    />
  )
}

function Acts({ consoleResource, record }: { consoleResource: ConsoleResource; record: RaRecord }) {
  const may = useMay(consoleResource)
  const refresh = useRefresh()
  const [isStarting, setStarting] = useState(false)
  const journey = record as unknown as JourneyRecord
  const { items, dialog } = useSwitches(journey, refresh)
  return (
    <>
      <Link className={buttonClass({})} to={paths.editJourney(journey.id)}>
        {t('executions.designer')}
      </Link>
      {may('update') && (
        <>
          <Button onClick={() => setStarting(true)}>{t('journeyStart.title')}</Button>
          <ActionMenu label={t('executions.more', { name: journey.name })} size="m" items={items} />
          {dialog}
          {isStarting && <StartDialog record={journey} onClose={() => setStarting(false)} />}
        </>
      )}
    </>
  )
}

function Figures({ id }: { id: string }) {
  const { data } = useQuery({ ...statisticsQuery(id), refetchInterval: 5000, retry: false })
  if (!data) return null
  const figures = [
    ['entered', ''],
    ['running', '?now=running'],
    ['done', '?now=done'],
    ['left', '?now=left'],
    ['failed', '?now=failed'],
  ] as const
  return (
    <dl className="jy-figures" aria-label={t('executions.figures')}>
      {figures.map(([key, query]) => (
        <div key={key}>
          <dt>{t(`executions.${key}`)}</dt>
          <dd>
            <Link to={`${paths.executions(id)}${query}`}>{formatNumber(data[key])}</Link>
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('executions.converted')}</dt>
        <dd>{formatNumber(data.converted)}</dd>
      </div>
    </dl>
  )
}
