import { useQuery } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { api } from '#client/api.ts'
import type { ScoreSpread } from '#condition/score-reasons.ts'
import type { Profile } from '#model/schema/entities.generated.ts'
import { subjectOf } from '../explain/asked.ts'
import { WhyButton } from '../explain/why-button.tsx'
import { ShowScreen } from '../generate/show-screen.tsx'
import { PagedTable } from '../parts/paged-table.tsx'
import { usePaged, useTotal } from '../parts/use-paged.ts'
import { recordLabel, recordPath, useResource, type ConsoleResource } from '../core/registry.ts'
import { KeptActions } from '../parts/kept-actions.tsx'
import { pointsText } from './explanation.tsx'
import { AwaitedSpread } from './spread.tsx'
import { WhyScore } from './why-score.tsx'
import { tScoring as t } from './messages.ts'

/** The page of a scoring plan: the distribution of its scores, and who has them and why. */
export function ScoringShow({
  consoleResource,
  id,
}: {
  consoleResource: ConsoleResource
  id: string
}) {
  const total = useTotal(`/scoring/${id}/people`)
  return (
    <ShowScreen
      consoleResource={consoleResource}
      id={id}
      actions={(record) => (
        <>
          <WhyButton subject={subjectOf(consoleResource, record)} />
          <KeptActions
            consoleResource={consoleResource}
            record={record}
            address={`/scoring/${encodeURIComponent(id)}`}
            offWhy={t('score.offWhy')}
          />
        </>
      )}
      lead={(record) => (
        <Scores key={String(record['version'])} id={id} version={Number(record['version'])} />
      )}
      tabs={(record) => [
        {
          id: 'people',
          label: t('score.people'),
          count: total,
          content: () => <People id={id} plan={recordLabel(consoleResource.entity, record)} />,
        },
      ]}
    />
  )
}

function Scores({ id, version }: { id: string; version: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['scoring', id, version],
    queryFn: ({ signal }) => api.get<ScoreSpread>(`/scoring/${id}/distribution`, { signal }),
  })
  return (
    <div className="app sc-lead">
      <AwaitedSpread data={data} error={error} again={() => void refetch()} heading="h2" />
    </div>
  )
}

function People({ id, plan }: { id: string; plan: string }) {
  const consoleResource = useResource('profile')
  const paged = usePaged<Profile & RaRecord & { score: number }>(`/scoring/${id}/people`)
  return (
    <PagedTable
      paged={paged}
      label={t('score.people')}
      keyOf={(row) => String(row.id)}
      empty={t('score.nobody')}
      columns={[
        {
          title: t('score.person'),
          cell: (row) => (
            <Link className="c-name" to={recordPath(consoleResource, row.id)}>
              {recordLabel(consoleResource.entity, row)}
            </Link>
          ),
        },
        {
          title: t('score.score'),
          right: true,
          cell: (row) => <span className="c-num">{pointsText(row.score)}</span>,
        },
        {
          title: t('score.why'),
          right: true,
          cell: (row) => (
            <WhyScore
              planId={id}
              profileId={String(row.id)}
              name={plan}
              person={recordLabel(consoleResource.entity, row)}
            />
          ),
        },
      ]}
    />
  )
}
