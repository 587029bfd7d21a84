import { useGetList, type RaRecord } from 'react-admin'
import type { Contact, Profile } from '#model/entities.generated.ts'
import { AUDIT, historyFilter, HistoryTab } from '../generate/history-tab.tsx'
import { RelatedRecords, relationQuery, relationsOf, type Relation } from '../generate/related-records.tsx'
import type { Tab } from '../generate/tabs.tsx'
import { recordLabel, type Registry } from '../registry.ts'
import { c } from '../words.ts'
import { a } from './act-words.ts'
import { ListsTab, ScoresTab, SegmentsTab } from './belonging-tabs.tsx'
import { CampaignLogTab } from './campaign-log-tab.tsx'
import { ConsentsTab } from './consents-tab.tsx'
import { ProfileEvents } from './events-tab.tsx'
import { IdentityTab } from './identity-tab.tsx'
import { Merges } from './merges.tsx'
import { NotesTab } from './notes-tab.tsx'
import { ProfileProperties } from './properties-tab.tsx'
import { SessionsTab } from './sessions-tab.tsx'
import { TodosTab } from './todos-tab.tsx'
import { useTotal } from './use-paged.ts'
import { p } from './words.ts'

type Person = Profile & RaRecord

/** Entities with a tab of their own here; any other that names a person gets one by itself. */
const OWN = new Set(['event', 'session', 'profile-alias', 'profile-merge', 'profile-note', 'todo', 'contact', 'score', 'list-member', 'segment-member', 'segment-timer', 'goal-reach'])

function relationOf(registry: Registry, entity: string): Relation {
  const from = registry.byEntity(entity)!
  return { from, field: from.entity.field('contactId')! }
}

const NoContact = () => <p className="c-soft c-measure">{p('profile.noContact')}</p>

/** What a campaign did with the contact of the same address. */
function useCampaignTabs(registry: Registry, contact: (Contact & RaRecord) | undefined): Record<'log' | 'outreach' | 'message' | 'reply', Tab> {
  const relations = { message: relationOf(registry, 'message'), outreach: relationOf(registry, 'outreach'), reply: relationOf(registry, 'reply'), log: relationOf(registry, 'campaign-log') }
  const asked = (relation: Relation) => [relation.from.name, relationQuery(relation, contact?.id, 1), { enabled: !!contact }] as const
  const totals = { message: useGetList(...asked(relations.message)).total, outreach: useGetList(...asked(relations.outreach)).total, reply: useGetList(...asked(relations.reply)).total, log: useGetList(...asked(relations.log)).total }
  const tab = (id: keyof typeof relations, label: string, content: Tab['content'] = () => (contact ? <RelatedRecords relation={relations[id]} record={contact} /> : <NoContact />)): Tab => ({ id, label, count: contact ? totals[id] : 0, content })
  return {
    log: tab('log', p('profile.timeline'), () => (contact ? <CampaignLogTab contactId={String(contact.id)} /> : <NoContact />)),
    outreach: tab('outreach', p('profile.campaigns')),
    message: tab('message', p('profile.mails')),
    reply: tab('reply', p('profile.replies')),
  }
}

/** Everything that is kept about a person, a tab for each kind, with counts. */
export function useProfileTabs(registry: Registry, profile: Person, contact: (Contact & RaRecord) | undefined): Tab[] {
  const id = String(profile.id)
  const name = recordLabel(registry.byEntity('profile')!.entity, profile)
  const campaigns = useCampaignTabs(registry, contact)
  const about = { profileId: id }
  const history = useGetList(registry.byEntity(AUDIT)!.name, { filter: historyFilter('profile', profile.id), sort: { field: 'createdAt', order: 'DESC' }, pagination: { page: 1, perPage: 1 } })
  const others = relationsOf(registry, registry.byEntity('profile')!).filter(({ from }) => !OWN.has(from.entity.id))
  return [
    { id: 'events', label: p('profile.eventList'), count: useTotal('/events', about), content: () => <ProfileEvents profileId={id} /> },
    { id: 'properties', label: p('profile.properties'), count: Object.keys(profile.properties ?? {}).length, content: () => <ProfileProperties profile={profile} /> },
    { id: 'segments', label: p('profile.segments'), count: useTotal(`/profiles/${id}/segments`), content: () => <SegmentsTab profileId={id} /> },
    { id: 'lists', label: p('profile.lists'), count: useTotal(`/profiles/${id}/lists`), content: () => <ListsTab profileId={id} name={name} /> },
    { id: 'scores', label: p('profile.scores'), count: useTotal(`/profiles/${id}/scores`), content: () => <ScoresTab profileId={id} /> },
    campaigns.outreach,
    campaigns.message,
    campaigns.reply,
    campaigns.log,
    ...others.map((relation): Tab => ({ id: relation.from.entity.id, label: relation.from.resource.label, content: () => <RelatedRecords relation={relation} record={profile} /> })),
    { id: 'notes', label: p('notes.notes'), count: useTotal('/notes', about), content: () => <NotesTab profileId={id} /> },
    { id: 'todos', label: p('todos.todos'), count: useTotal('/todos', { ...about, state: 'open' }), content: () => <TodosTab profileId={id} /> },
    { id: 'sessions', label: p('profile.sessions'), count: useTotal('/sessions', about), content: () => <SessionsTab profileId={id} /> },
    { id: 'consents', label: a('consents.consents'), count: Object.keys(profile.consents ?? {}).length, content: () => <ConsentsTab profile={profile} /> },
    { id: 'identity', label: a('identity.identity'), count: useTotal('/aliases', about), content: () => <IdentityTab profile={profile} /> },
    {
      id: 'history',
      label: c('console.show.history'),
      count: history.total,
      content: () => (
        <>
          <Merges profileId={id} />
          <HistoryTab record={profile} />
        </>
      ),
    },
  ]
}
