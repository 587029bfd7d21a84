import { useGetList, useGetOne, type RaRecord } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import type { Contact, Outreach, Profile } from '#model/entities.generated.ts'
import { NotFound } from '#shell/not-found.tsx'
import { buttonClass } from '#ui/base/button.tsx'
import { useMay } from '../access.ts'
import { AUDIT, historyFilter, HistoryTab } from '../generate/history-tab.tsx'
import { PageHead } from '../generate/page-head.tsx'
import { RecordGone, RecordSkeleton } from '../generate/record-states.tsx'
import { RelatedRecords, relationQuery, type Relation } from '../generate/related-records.tsx'
import { ScreenResource } from '../generate/screen-context.tsx'
import { Tabs, type Tab } from '../generate/tabs.tsx'
import { editPath, recordLabel, useRegistry, type ConsoleResource, type Registry } from '../registry.ts'
import { c } from '../words.ts'
import { PersonActions } from './person-actions.tsx'
import { ListsTab, ScoresTab, SegmentsTab } from './belonging-tabs.tsx'
import { NotesTab } from './notes-tab.tsx'
import { TodosTab } from './todos-tab.tsx'
import { PersonaShow } from './persona-show.tsx'
import { PeopleScreen } from './people.tsx'
import { useTotal } from './use-paged.ts'
import { ProfileEvents } from './events-tab.tsx'
import { ProfileProperties } from './properties-tab.tsx'
import { ProfileSummary } from './summary.tsx'
import { ProfileTimeline } from './campaign-log-tab.tsx'
import { p } from './words.ts'

/** `/profiles/{ownerType}/{ownerId}`: one person or persona, or the people in a segment or on a list. */
export default function ProfileShow() {
  const { ownerType, ownerId = '' } = useParams()
  const of = useRegistry().byEntity('profile')!
  if (ownerType === 'segment' || ownerType === 'list') return <PeopleScreen kind={ownerType} />
  if (ownerType === 'persona') return <PersonaShow key={ownerId} id={ownerId} />
  if (ownerType !== 'profile') return <NotFound />
  return (
    <ScreenResource value={of}>
      <ProfileLoader key={ownerId} of={of} id={ownerId} />
    </ScreenResource>
  )
}

function ProfileLoader({ of, id }: { of: ConsoleResource; id: string }) {
  const { data, isPending, error, refetch } = useGetOne<Profile & RaRecord>(of.name, { id })
  return (
    <div className="c-page">{error ? <RecordGone of={of} error={error} onRetry={() => void refetch()} /> : isPending ? <RecordSkeleton of={of} /> : <ProfilePage of={of} profile={data} />}</div>
  )
}

const first = { pagination: { page: 1, perPage: 1 }, sort: { field: 'updatedAt', order: 'DESC' } } as const

function ProfilePage({ of, profile }: { of: ConsoleResource; profile: Profile & RaRecord }) {
  const registry = useRegistry()
  const may = useMay(of)
  const contacts = registry.byEntity('contact')!
  const found = useGetList<Contact & RaRecord>(contacts.name, { ...first, filter: { email: profile.email } }, { enabled: !!profile.email })
  const contact = found.data?.[0]
  const outreach = useGetList<Outreach & RaRecord>(registry.byEntity('outreach')!.name, { filter: { contactId: contact?.id }, sort: { field: 'enteredAt', order: 'DESC' }, pagination: { page: 1, perPage: 10 } }, { enabled: !!contact })
  const name = recordLabel(of.entity, profile)
  const tabs = useProfileTabs(registry, profile, contact)
  return (
    <>
      <PageHead title={name} small crumb={{ label: of.resource.label, to: of.resource.path }}>
        <PersonActions of={of} id={String(profile.id)} name={name} />
        {contact && (
          <Link className={buttonClass({})} to={`${contacts.resource.path}/${contact.id}/show`}>
            {p('profile.openContact')}
          </Link>
        )}
        {may('update') && (
          <Link className={buttonClass({ variant: 'primary' })} to={editPath(of, profile.id)}>
            {c('console.show.edit')}
          </Link>
        )}
      </PageHead>
      <div className="c-two">
        <ProfileSummary profile={profile} contact={contact} outreach={outreach.data ?? []} mails={tabs.find((tab) => tab.id === 'message')?.count} replies={tabs.find((tab) => tab.id === 'reply')?.count} />
        <div className="c-activity">
          <Tabs tabs={tabs} label={name} />
        </div>
      </div>
    </>
  )
}

function relationOf(registry: Registry, entity: string): Relation {
  const from = registry.byEntity(entity)!
  return { from, field: from.entity.field('contactId')! }
}

function useProfileTabs(registry: Registry, profile: Profile & RaRecord, contact: (Contact & RaRecord) | undefined): Tab[] {
  const enabled = { enabled: !!contact }
  const relations = { message: relationOf(registry, 'message'), outreach: relationOf(registry, 'outreach'), reply: relationOf(registry, 'reply'), log: relationOf(registry, 'campaign-log') }
  const count = (relation: Relation) => [relation.from.name, relationQuery(relation, contact?.id, 1), enabled] as const
  const messages = useGetList(...count(relations.message))
  const outreach = useGetList(...count(relations.outreach))
  const replies = useGetList(...count(relations.reply))
  const logs = useGetList(...count(relations.log))
  const history = useGetList(registry.byEntity(AUDIT)!.name, { filter: historyFilter('profile', profile.id), sort: { field: 'createdAt', order: 'DESC' }, pagination: { page: 1, perPage: 1 } })
  const properties = Object.keys(profile.properties ?? {}).length
  const withContact = (relation: Relation) => () => (contact ? <RelatedRecords relation={relation} record={contact} /> : <NoContact />)
  const events = useGetList(registry.byEntity('event')!.name, { filter: { profileId: profile.id }, sort: { field: 'timeStamp', order: 'DESC' }, pagination: { page: 1, perPage: 1 } })
  const id = String(profile.id)
  const belonging = { segments: useTotal(`/profiles/${id}/segments`), lists: useTotal(`/profiles/${id}/lists`), scores: useTotal(`/profiles/${id}/scores`) }
  const one = { pagination: { page: 1, perPage: 1 }, sort: { field: 'updatedAt', order: 'DESC' } } as const
  const notes = useGetList(registry.byEntity('profile-note')!.name, { ...one, filter: { profileId: id } })
  const todos = useGetList(registry.byEntity('todo')!.name, { ...one, filter: { profileId: id, state: 'open' } })
  const done: Tab = { id: 'events', label: p('profile.eventList'), count: events.total, content: () => <ProfileEvents profileId={String(profile.id)} /> }
  return [
    // Of whom no campaign has written to, what they did is all there is.
    ...(contact ? [] : [done]),
    { id: 'timeline', label: p('profile.timeline'), count: contact ? logs.total : 0, content: () => (contact ? <ProfileTimeline contactId={String(contact.id)} /> : <NoContact />) },
    ...(contact ? [done] : []),
    { id: 'segments', label: p('profile.segments'), count: belonging.segments, content: () => <SegmentsTab profileId={id} /> },
    { id: 'lists', label: p('profile.lists'), count: belonging.lists, content: () => <ListsTab profileId={id} name={recordLabel(registry.byEntity('profile')!.entity, profile)} /> },
    { id: 'scores', label: p('profile.scores'), count: belonging.scores, content: () => <ScoresTab profileId={id} /> },
    { id: 'properties', label: p('profile.properties'), count: properties, content: () => <ProfileProperties profile={profile} /> },
    { id: 'outreach', label: p('profile.campaigns'), count: contact ? outreach.total : 0, content: withContact(relations.outreach) },
    { id: 'message', label: p('profile.mails'), count: contact ? messages.total : 0, content: withContact(relations.message) },
    { id: 'reply', label: p('profile.replies'), count: contact ? replies.total : 0, content: withContact(relations.reply) },
    { id: 'notes', label: p('notes.notes'), count: notes.total, content: () => <NotesTab profileId={id} /> },
    { id: 'todos', label: p('todos.todos'), count: todos.total, content: () => <TodosTab profileId={id} /> },
    { id: 'history', label: c('console.show.history'), count: history.total, content: () => <HistoryTab record={profile} /> },
  ]
}

const NoContact = () => <p className="c-soft c-measure">{p('profile.noContact')}</p>
