import { useContext, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useGetOne, type RaRecord } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { api } from '#client/api.ts'
import type { Profile } from '#model/schema/entities.generated.ts'
import { Button, buttonClass } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { numberFormat } from '#language'
import { fieldNamed } from '#model/schema/entity.ts'
import { useSettled } from '../condition-builder/picker.tsx'
import { WriteAccess } from '../core/access.ts'
import { CheckPerson } from '../explain/check-person.tsx'
import { subjectOf } from '../explain/asked.ts'
import { WhyButton } from '../explain/why-button.tsx'
import { FieldValue } from '../page-parts/field-value.tsx'
import { PageHead } from '../page-parts/page-head.tsx'
import { RecordGone, RecordSkeleton } from '../page-parts/record-states.tsx'
import { ScreenResource } from '../page-parts/screen-context.tsx'
import { ShowScreen } from '../generate/show-screen.tsx'
import type { Tab } from '../page-parts/tabs.tsx'
import { recordLabel, recordPath, useResource, type ConsoleResource } from '../core/registry.ts'
import { KeptActions } from '../parts/kept-actions.tsx'
import { SaveFile } from '../parts/save-file.tsx'
import { AddPeopleDialog } from './list-dialogs.tsx'
import { Moment, PagedTable, type PagedColumn } from '../parts/paged-table.tsx'
import { usePaged, useRefreshAll, useTotal } from '../parts/use-paged.ts'
import { tProfile as t } from './messages.ts'

type MembershipKind = 'segment' | 'list'
type Member = Profile & RaRecord & { enteredAt?: string; addedAt?: string }

export const audiences = {
  segment: { entity: 'segment', path: 'segments' },
  list: { entity: 'user-list', path: 'lists' },
} as const
const membersPath = (kind: MembershipKind, id: string) =>
  `/${audiences[kind].path}/${encodeURIComponent(id)}/members`

/** Columns of the members of a segment or a list. */
const memberColumns = (
  consoleResource: ConsoleResource,
  kind: MembershipKind,
): PagedColumn<Member>[] => [
  {
    title: t('people.name'),
    cell: (row) => (
      <Link className="c-name" to={recordPath(consoleResource, row.id)}>
        {recordLabel(consoleResource.entity, row)}
      </Link>
    ),
  },
  {
    title: t('people.email'),
    rank: 'c-p2',
    cell: (row) => (
      <FieldValue field={fieldNamed(consoleResource.entity, 'email')} value={row.email} dense />
    ),
  },
  {
    title: t(kind === 'segment' ? 'profile.entered' : 'profile.added'),
    rank: 'c-p2',
    cell: (row) => <Moment at={(row.enteredAt ?? row.addedAt)!} />,
  },
  {
    title: t('people.lastSeen'),
    rank: 'c-p3',
    cell: (row) => (
      <FieldValue
        field={fieldNamed(consoleResource.entity, 'lastSeenAt')}
        value={row.lastSeenAt}
        dense
      />
    ),
  },
]

const PeopleSearch = ({ typed, onType }: { typed: string; onType(text: string): void }) => (
  <label className="c-search">
    <Icon name="search" size={14} />
    <input
      type="search"
      aria-label={t('people.find')}
      placeholder={t('people.find')}
      value={typed}
      onChange={(event) => onType(event.target.value)}
    />
  </label>
)

interface PeopleProps {
  kind: MembershipKind
  id: string
  name: string
}

function NoPeople({ kind, id, name, q }: PeopleProps & { q: string }) {
  if (!q) return t(kind === 'segment' ? 'people.noneInSegment' : 'people.noneOnList')
  if (kind !== 'segment') return t('people.noMatch')
  return (
    <>
      {t('people.noMatch')} <CheckPerson subject={{ kind, id, name }} q={q} />
    </>
  )
}

/**
 * The people in a segment or on a list, page by page; people can be added to and removed from a
 * list.
 */
function People({ kind, id, name }: PeopleProps) {
  const consoleResource = useResource('profile')
  const writes = useContext(WriteAccess) && kind === 'list'
  const refresh = useRefreshAll()
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim())
  const paged = usePaged<Member>(membersPath(kind, id), q ? { q } : undefined)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isAdding, setAdding] = useState(false)
  const takeOff = useMutation({
    mutationFn: () =>
      api.post<{ removed: number }>(`${membersPath(kind, id)}/remove`, { profileIds: [...chosen] }),
    onSuccess: ({ removed }) => {
      toast({ title: t('lists.removedCount', { count: removed }), variant: 'success' })
      setChosen(new Set())
    },
    onError: (error) =>
      toast({
        title: t('profile.notDone'),
        description: error.message,
        variant: 'destructive',
      }),
    onSettled: refresh,
  })
  const toggle = (ids: readonly string[]) =>
    setChosen(
      (before) =>
        new Set([
          ...[...before].filter((chosenId) => !ids.includes(chosenId)),
          ...ids.filter((profileId) => !before.has(profileId)),
        ]),
    )
  return (
    <>
      <div className="c-tab-tools">
        <PeopleSearch
          typed={typed}
          onType={(text) => {
            setTyped(text)
            paged.setPage(0)
          }}
        />
        {writes && (
          <Button size="s" onClick={() => setAdding(true)}>
            <Icon name="plus" />
            {t('lists.addPeople')}
          </Button>
        )}
        {writes && chosen.size > 0 && (
          <Button size="s" busy={takeOff.isPending} onClick={() => takeOff.mutate()}>
            {t('lists.takeOffCount', { count: chosen.size })}
          </Button>
        )}
      </div>
      <PagedTable
        paged={paged}
        label={t('people.people')}
        keyOf={(row) => String(row.id)}
        empty={<NoPeople kind={kind} id={id} name={name} q={q} />}
        {...(writes
          ? {
              tick: {
                chosen,
                nameOf: (row: Member) => recordLabel(consoleResource.entity, row),
                onToggle: toggle,
              },
            }
          : {})}
        columns={memberColumns(consoleResource, kind)}
      />
      {isAdding && <AddPeopleDialog listId={id} name={name} onClose={() => setAdding(false)} />}
    </>
  )
}

const leftPath = (id: string) => `/segments/${encodeURIComponent(id)}/left`

function FormerPeople({ id }: { id: string }) {
  const consoleResource = useResource('profile')
  const paged = usePaged<Member & { leftAt: string }>(leftPath(id))
  return (
    <PagedTable
      paged={paged}
      label={t('people.left')}
      keyOf={(row) => `${row.id} ${row.leftAt} ${row.enteredAt}`}
      empty={t('people.noneLeft')}
      columns={[
        {
          title: t('people.name'),
          cell: (row) => (
            <Link className="c-name" to={recordPath(consoleResource, row.id)}>
              {recordLabel(consoleResource.entity, row)}
            </Link>
          ),
        },
        {
          title: t('people.email'),
          rank: 'c-p3',
          cell: (row) => (
            <FieldValue
              field={fieldNamed(consoleResource.entity, 'email')}
              value={row.email}
              dense
            />
          ),
        },
        {
          title: t('people.cameAt'),
          rank: 'c-p2',
          cell: (row) => <Moment at={row.enteredAt!} />,
        },
        { title: t('people.leftAt'), cell: (row) => <Moment at={row.leftAt} /> },
      ]}
    />
  )
}

/** Downloads the current members of a segment. */
const SavePeople = ({ id, name }: { id: string; name: string }) => (
  <SaveFile
    label={t('people.save')}
    failed={t('profile.notDone')}
    headLines={1}
    progress={(done, total) => t('people.saving', { done, total })}
    save={(onLines) =>
      api.download('/profiles/export', `${name}.csv`, {
        post: { segmentId: id, format: 'csv' },
        onLines,
      })
    }
  />
)

/** `/profiles/segment/{id}` and `/profiles/list/{id}`: the members. */
export function PeopleScreen({ kind }: { kind: MembershipKind }) {
  const { ownerId = '' } = useParams()
  const consoleResource = useResource(audiences[kind].entity)
  const { data, isPending, error, refetch } = useGetOne(consoleResource.name, { id: ownerId })
  const total = useTotal(membersPath(kind, ownerId))
  if (error || isPending)
    return (
      <ScreenResource value={consoleResource}>
        <div className="c-page">
          {error ? (
            <RecordGone
              consoleResource={consoleResource}
              error={error}
              onRetry={() => void refetch()}
            />
          ) : (
            <RecordSkeleton consoleResource={consoleResource} />
          )}
        </div>
      </ScreenResource>
    )
  const name = recordLabel(consoleResource.entity, data)
  return (
    <div className="c-page">
      <PageHead
        title={name}
        small
        count={total === undefined ? undefined : numberFormat().format(total)}
        crumb={{ label: consoleResource.resource.label, to: consoleResource.resource.path }}
      >
        <Link className={buttonClass({})} to={recordPath(consoleResource, ownerId)}>
          {t(kind === 'segment' ? 'people.openSegment' : 'people.openList')}
        </Link>
      </PageHead>
      <People key={ownerId} kind={kind} id={ownerId} name={name} />
    </div>
  )
}

function useMembersTab(
  kind: MembershipKind,
  { entity }: ConsoleResource,
  id: string,
): (record: RaRecord) => Tab {
  const count = useTotal(membersPath(kind, id))
  return (record) => ({
    id: 'people',
    label: t('people.people'),
    count,
    content: () => <People kind={kind} id={id} name={recordLabel(entity, record)} />,
  })
}

/**
 * The page of a segment: the generated one, plus current and former members, the switch,
 * recalculation and download.
 */
export function SegmentShow({
  consoleResource,
  id,
}: {
  consoleResource: ConsoleResource
  id: string
}) {
  const members = useMembersTab('segment', consoleResource, id)
  const left = useTotal(leftPath(id))
  return (
    <ShowScreen
      consoleResource={consoleResource}
      id={id}
      actions={(record) => (
        <>
          <WhyButton subject={subjectOf(consoleResource, record)} />
          <SavePeople id={id} name={recordLabel(consoleResource.entity, record)} />
          <KeptActions
            consoleResource={consoleResource}
            record={record}
            address={`/segments/${encodeURIComponent(id)}`}
            offWhy={t('people.offWhy')}
          />
        </>
      )}
      tabs={(record) => [
        members(record),
        {
          id: 'left',
          label: t('people.left'),
          count: left,
          content: () => <FormerPeople id={id} />,
        },
      ]}
    />
  )
}

/** The page of a list: the generated one, plus its members and ways to change them. */
export function ListShow({
  consoleResource,
  id,
}: {
  consoleResource: ConsoleResource
  id: string
}) {
  const members = useMembersTab('list', consoleResource, id)
  return (
    <ShowScreen consoleResource={consoleResource} id={id} tabs={(record) => [members(record)]} />
  )
}
