import { useContext, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useGetOne, type RaRecord } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { api } from '#client/api.ts'
import type { Profile } from '#model/entities.generated.ts'
import { Button, buttonClass } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { useSettled } from '../condition-builder/picker.tsx'
import { WriteAccess } from '../access.ts'
import { FieldValue } from '../generate/field-value.tsx'
import { PageHead } from '../generate/page-head.tsx'
import { RecordGone, RecordSkeleton } from '../generate/record-states.tsx'
import { ScreenResource } from '../generate/screen-context.tsx'
import { ShowScreen } from '../generate/show-screen.tsx'
import { recordLabel, recordPath, useRegistry, type ConsoleResource } from '../registry.ts'
import { AddPeopleDialog } from './list-dialogs.tsx'
import { Moment, PagedTable } from './paged-table.tsx'
import { usePaged, useRefreshAll, useTotal } from './use-paged.ts'
import { p } from './words.ts'

type Kind = 'segment' | 'list'
type Member = Profile & RaRecord & { enteredAt?: string; addedAt?: string }

export const audiences = { segment: { entity: 'segment', path: 'segments' }, list: { entity: 'user-list', path: 'lists' } } as const
const membersPath = (kind: Kind, id: string) => `/${audiences[kind].path}/${encodeURIComponent(id)}/members`

/** The people in a segment or on a list, page by page; those on a list can be taken off, and others put on it. */
function People({ kind, id, name }: { kind: Kind; id: string; name: string }) {
  const of = useRegistry().byEntity('profile')!
  const writes = useContext(WriteAccess) && kind === 'list'
  const refresh = useRefreshAll()
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim())
  const paged = usePaged<Member>(membersPath(kind, id), q ? { q } : undefined)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [adding, setAdding] = useState(false)
  const takeOff = useMutation({
    mutationFn: () => api.post<{ removed: number }>(`${membersPath(kind, id)}/remove`, { profileIds: [...chosen] }),
    onSuccess: ({ removed }) => {
      toast({ title: p('lists.removedCount', { count: removed }), variant: 'success' })
      setChosen(new Set())
    },
    onError: (error) => toast({ title: p('profile.notDone'), description: error.message, variant: 'destructive' }),
    onSettled: refresh,
  })
  const toggle = (ids: readonly string[]) => setChosen((before) => new Set([...[...before].filter((one) => !ids.includes(one)), ...ids.filter((one) => !before.has(one))]))
  return (
    <>
      <div className="c-tab-tools">
        <label className="c-search">
          <Icon name="search" size={14} />
          <input
            type="search"
            aria-label={p('people.find')}
            placeholder={p('people.find')}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              paged.setPage(0)
            }}
          />
        </label>
        {writes && (
          <Button size="s" onClick={() => setAdding(true)}>
            <Icon name="plus" />
            {p('lists.addPeople')}
          </Button>
        )}
        {writes && chosen.size > 0 && (
          <Button size="s" busy={takeOff.isPending} onClick={() => takeOff.mutate()}>
            {p('lists.takeOffCount', { count: chosen.size })}
          </Button>
        )}
      </div>
      <PagedTable
        paged={paged}
        label={p('people.people')}
        keyOf={(row) => String(row.id)}
        empty={q ? p('people.noMatch') : p(kind === 'segment' ? 'people.noneInSegment' : 'people.noneOnList')}
        {...(writes ? { tick: { chosen, nameOf: (row: Member) => recordLabel(of.entity, row), onToggle: toggle } } : {})}
        columns={[
          { title: p('people.name'), cell: (row) => <Link className="c-name" to={recordPath(of, row.id)}>{recordLabel(of.entity, row)}</Link> },
          { title: p('people.email'), rank: 'c-p2', cell: (row) => <FieldValue field={of.entity.field('email')!} value={row.email} dense /> },
          { title: p(kind === 'segment' ? 'profile.entered' : 'profile.added'), rank: 'c-p2', cell: (row) => <Moment at={(row.enteredAt ?? row.addedAt)!} /> },
          { title: p('people.lastSeen'), rank: 'c-p3', cell: (row) => <FieldValue field={of.entity.field('lastSeenAt')!} value={row.lastSeenAt} dense /> },
        ]}
      />
      {adding && <AddPeopleDialog listId={id} name={name} onClose={() => setAdding(false)} />}
    </>
  )
}

/** `/profiles/segment/{id}` and `/profiles/list/{id}`: the people in it. */
export function PeopleScreen({ kind }: { kind: Kind }) {
  const { ownerId = '' } = useParams()
  const of = useRegistry().byEntity(audiences[kind].entity)!
  const { data, isPending, error, refetch } = useGetOne(of.name, { id: ownerId })
  const total = useTotal(membersPath(kind, ownerId))
  if (error || isPending) return <ScreenResource value={of}><div className="c-page">{error ? <RecordGone of={of} error={error} onRetry={() => void refetch()} /> : <RecordSkeleton of={of} />}</div></ScreenResource>
  const name = recordLabel(of.entity, data)
  return (
    <div className="c-page">
      <PageHead title={name} small count={total?.toLocaleString('en')} crumb={{ label: of.resource.label, to: of.resource.path }}>
        <Link className={buttonClass({})} to={recordPath(of, ownerId)}>
          {p(kind === 'segment' ? 'people.openSegment' : 'people.openList')}
        </Link>
      </PageHead>
      <People key={ownerId} kind={kind} id={ownerId} name={name} />
    </div>
  )
}

const audienceShow = (kind: Kind) =>
  function AudienceShow({ of, id }: { of: ConsoleResource; id: string }) {
    const total = useTotal(membersPath(kind, id))
    return <ShowScreen of={of} id={id} tabs={(record) => [{ id: 'people', label: p('people.people'), count: total, content: () => <People kind={kind} id={id} name={recordLabel(of.entity, record)} /> }]} />
  }

/** The page of a segment: the generated one, with its people. */
export const SegmentShow = audienceShow('segment')
/** The page of a list: the generated one, with its people and the way to change who is on it. */
export const ListShow = audienceShow('list')
