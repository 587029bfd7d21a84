import { useContext } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useGetMany } from 'react-admin'
import { Link } from 'react-router-dom'
import { api } from '#client/api.ts'
import { Button } from '#ui/base/button.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { numberFormat } from '#language'
import { WriteAccess } from '../core/access.ts'
import { recordLabel, recordPath, useRegistry, useResource } from '../core/registry.ts'
import { WhyButton } from '../explain/why-button.tsx'
import { WhyScore } from '../scoring/why-score.tsx'
import { Moment, PagedTable } from '../parts/paged-table.tsx'
import { AddToList } from './list-dialogs.tsx'
import { usePaged, useRefreshAll } from '../parts/use-paged.ts'
import { tProfile as t } from './messages.ts'

interface Stay {
  id: string
  segmentId: string
  name: string
  enteredAt: string
  leftAt: string | null
}

/** The person's current segments with dates, and former ones. */
export function SegmentsTab({ profileId }: { profileId: string }) {
  const consoleResource = useResource('segment')
  const paged = usePaged<Stay>(`/profiles/${profileId}/segments`)
  return (
    <PagedTable
      paged={paged}
      label={t('profile.segments')}
      keyOf={(stay) => stay.id}
      empty={
        <>
          {t('profile.noSegments')} <WhyButton inRow person={{ id: profileId }} />
        </>
      }
      columns={[
        {
          title: t('profile.segment'),
          cell: (stay) => (
            <Link className="c-name" to={recordPath(consoleResource, stay.segmentId)}>
              {stay.name}
            </Link>
          ),
        },
        {
          title: t('profile.state'),
          cell: (stay) => (
            <span className={`f-dot f-${stay.leftAt ? 'off' : 'positive'}`}>
              {t(stay.leftAt ? 'profile.left' : 'profile.in')}
            </span>
          ),
        },
        {
          title: t('profile.entered'),
          rank: 'c-p2',
          cell: (stay) => <Moment at={stay.enteredAt} />,
        },
        {
          title: t('profile.leftAt'),
          rank: 'c-p2',
          cell: (stay) =>
            stay.leftAt ? <Moment at={stay.leftAt} /> : <span className="c-soft">–</span>,
        },
        {
          title: t('persona.why'),
          cell: (stay) => (
            <WhyButton
              inRow
              subject={{ kind: 'segment', id: stay.segmentId, name: stay.name }}
              person={{ id: profileId }}
            />
          ),
        },
      ]}
    />
  )
}

interface Listed {
  id: string
  listId: string
  name: string
  addedAt: string
  addedBy: string
}

/** The lists the person is on, with a button to remove each. */
export function ListsTab({ profileId, name }: { profileId: string; name: string }) {
  const consoleResource = useResource('user-list')
  const canWrite = useContext(WriteAccess)
  const refresh = useRefreshAll()
  const paged = usePaged<Listed>(`/profiles/${profileId}/lists`)
  const leave = useMutation({
    mutationFn: (listId: string) =>
      api.post(`/lists/${encodeURIComponent(listId)}/members/remove`, { profileIds: [profileId] }),
    onError: (error) =>
      toast({
        title: t('profile.notDone'),
        description: error.message,
        variant: 'destructive',
      }),
    onSettled: refresh,
  })
  return (
    <>
      {canWrite && (
        <div className="c-tab-tools">
          <AddToList ids={[profileId]} name={name} size="s" />
        </div>
      )}
      <PagedTable
        paged={paged}
        label={t('profile.lists')}
        keyOf={(row) => row.id}
        empty={t('profile.noLists')}
        columns={[
          {
            title: t('profile.list'),
            cell: (row) => (
              <Link className="c-name" to={recordPath(consoleResource, row.listId)}>
                {row.name}
              </Link>
            ),
          },
          {
            title: t('profile.added'),
            rank: 'c-p2',
            cell: (row) => <Moment at={row.addedAt} />,
          },
          ...(canWrite
            ? [
                {
                  title: t('profile.action'),
                  right: true,
                  cell: (row: Listed) => (
                    <Button
                      size="s"
                      variant="quiet"
                      aria-label={t('profile.takeOffNamed', { name: row.name })}
                      busy={leave.isPending && leave.variables === row.listId}
                      onClick={() => leave.mutate(row.listId)}
                    >
                      {t('profile.takeOff')}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
    </>
  )
}

interface ScoreRow {
  id: string
  scoringId: string
  value: number
  updatedAt: string
}

/** The person's scores, by the names of the scoring plans where these have screens. */
export function ScoresTab({ profileId }: { profileId: string }) {
  const consoleResource = useRegistry().byEntity('scoring')
  const paged = usePaged<ScoreRow>(`/profiles/${profileId}/scores`)
  const plans = useGetMany(
    consoleResource?.name ?? '',
    { ids: paged.rows.map((row) => row.scoringId) },
    { enabled: consoleResource !== undefined && paged.rows.length > 0 },
  )
  const nameOf = (id: string) => {
    const plan = plans.data?.find((candidate) => candidate?.id === id)
    return consoleResource && plan ? recordLabel(consoleResource.entity, plan) : id
  }
  return (
    <PagedTable
      paged={paged}
      label={t('profile.scores')}
      keyOf={(row) => row.id}
      empty={t('profile.noScores')}
      columns={[
        {
          title: t('profile.plan'),
          cell: (row) =>
            consoleResource ? (
              <Link className="c-name" to={recordPath(consoleResource, row.scoringId)}>
                {nameOf(row.scoringId)}
              </Link>
            ) : (
              <span className="c-medium">{row.scoringId}</span>
            ),
        },
        {
          title: t('profile.points'),
          right: true,
          cell: (row) => (
            <span className="c-num">
              {numberFormat({ maximumFractionDigits: 2 }).format(row.value)}
            </span>
          ),
        },
        {
          title: t('profile.changed'),
          rank: 'c-p2',
          cell: (row) => <Moment at={row.updatedAt} />,
        },
        ...(consoleResource
          ? [
              {
                title: t('profile.why'),
                right: true,
                cell: (row: ScoreRow) => (
                  <WhyScore
                    planId={row.scoringId}
                    profileId={profileId}
                    name={nameOf(row.scoringId)}
                  />
                ),
              },
            ]
          : []),
      ]}
    />
  )
}
