import { useContext, type ReactNode } from 'react'
import { useQueries } from '@tanstack/react-query'
import { useDataProvider, useGetList, type RaRecord } from 'react-admin'
import type { Contact, Profile } from '#model/schema/entities.generated.ts'
import { fieldNamed } from '#model/schema/entity.ts'
import { WriteAccess } from '../core/access.ts'
import { AUDIT, historyFilter, HistoryTab } from '../history/history-tab.tsx'
import {
  RelatedRecords,
  relationQuery,
  relationsOf,
  type Relation,
} from '../generate/related-records.tsx'
import type { Tab } from '../page-parts/tabs.tsx'
import { PersonJourneys } from '../journeys/person-journeys.tsx'
import { tJourneys } from '../journeys/messages.ts'
import { recordLabel, resourceOf, type Registry } from '../core/registry.ts'
import { tConsole } from '../core/messages.ts'
import { tActs } from './act-messages.ts'
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
import { useTotal } from '../parts/use-paged.ts'
import { tProfile } from './messages.ts'

type Person = Profile & RaRecord

/** Entities with a custom tab on this page; others that reference a person get a generated one. */
const OWN = new Set([
  'event',
  'session',
  'profile-alias',
  'profile-merge',
  'profile-note',
  'todo',
  'contact',
  'score',
  'list-member',
  'segment-member',
  'profile-timer',
  'consent-record',
  'goal-reach',
  'journey-execution',
  'journey-step',
])

function relationOf(registry: Registry, entity: string): Relation {
  const from = resourceOf(registry, entity)
  return { from, field: fieldNamed(from.entity, 'contactId') }
}

const NoContact = () => <p className="c-soft c-measure">{tProfile('profile.noContact')}</p>

/**
 * The campaigns of the contact with the same address: enrollments with their log, emails, and
 * replies.
 */
function useCampaignTabs(registry: Registry, contact: (Contact & RaRecord) | undefined): Tab[] {
  const [message, outreach, reply] = [
    relationOf(registry, 'message'),
    relationOf(registry, 'outreach'),
    relationOf(registry, 'reply'),
  ]
  const asked = (relation: Relation) =>
    [relation.from.name, relationQuery(relation, contact?.id, 1), { enabled: !!contact }] as const
  const totals = {
    outreach: useGetList(...asked(outreach)).total,
    message: useGetList(...asked(message)).total,
    reply: useGetList(...asked(reply)).total,
  }
  const tab = (
    id: 'outreach' | 'message',
    label: string,
    content: (contact: Contact & RaRecord) => ReactNode,
  ): Tab => ({
    id,
    label,
    count: contact ? totals[id] : 0,
    content: () => (contact ? content(contact) : <NoContact />),
  })
  return [
    tab('outreach', tProfile('profile.campaigns'), (one) => (
      <>
        <RelatedRecords relation={outreach} record={one} />
        <section className="c-later">
          <h2 className="c-sub">{tProfile('profile.timeline')}</h2>
          <CampaignLogTab contactId={String(one.id)} />
        </section>
      </>
    )),
    tab('message', tProfile('profile.mails'), (one) => (
      <>
        <RelatedRecords relation={message} record={one} />
        <section className="c-later">
          <h2 className="c-sub">
            {tProfile('profile.replies')} <span className="c-soft">{totals.reply ?? ''}</span>
          </h2>
          <RelatedRecords relation={reply} record={one} />
        </section>
      </>
    )),
  ]
}

/** Tabs of the person's segments, lists and scores. */
function useBelongingTabs(id: string, name: string): Tab[] {
  return [
    {
      id: 'segments',
      label: tProfile('profile.segments'),
      count: useTotal(`/profiles/${id}/segments`),
      content: () => <SegmentsTab profileId={id} />,
    },
    {
      id: 'lists',
      label: tProfile('profile.lists'),
      count: useTotal(`/profiles/${id}/lists`),
      content: () => <ListsTab profileId={id} name={name} />,
    },
    {
      id: 'scores',
      label: tProfile('profile.scores'),
      count: useTotal(`/profiles/${id}/scores`),
      content: () => <ScoresTab profileId={id} />,
    },
  ]
}

/** Tab of the profiles merged into a person, and of the person's changes. */
function useHistoryTab(registry: Registry, profile: Person): Tab {
  const history = useGetList(resourceOf(registry, AUDIT).name, {
    filter: historyFilter('profile', profile.id),
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
  })
  return {
    id: 'history',
    label: tConsole('console.show.history'),
    count: history.total,
    content: () => (
      <>
        <Merges profileId={String(profile.id)} />
        <HistoryTab record={profile} />
      </>
    ),
  }
}

/** All data about a person, one tab per kind, with counts. */
export function useProfileTabs(
  registry: Registry,
  profile: Person,
  contact: (Contact & RaRecord) | undefined,
): Tab[] {
  const id = String(profile.id)
  const name = recordLabel(resourceOf(registry, 'profile').entity, profile)
  const campaigns = useCampaignTabs(registry, contact)
  const about = { profileId: id }
  const canWrite = useContext(WriteAccess)
  const history = useHistoryTab(registry, profile)
  const others = relationsOf(registry, resourceOf(registry, 'profile')).filter(
    ({ from }) => !OWN.has(from.entity.id),
  )
  return [
    {
      id: 'events',
      label: tProfile('profile.eventList'),
      count: useTotal('/events', about),
      content: () => <ProfileEvents profileId={id} />,
    },
    {
      id: 'properties',
      label: tProfile('profile.properties'),
      count: Object.keys(profile.properties ?? {}).length,
      content: () => <ProfileProperties profile={profile} />,
    },
    ...useBelongingTabs(id, name),
    ...campaigns,
    {
      id: 'journeys',
      label: tJourneys('executions.tab'),
      count: useTotal('/journey-executions', about),
      content: () => <PersonJourneys profileId={id} writes={canWrite} />,
    },
    {
      id: 'notes',
      label: tProfile('notes.notes'),
      count: useTotal('/notes', about),
      content: () => <NotesTab profileId={id} />,
    },
    {
      id: 'todos',
      label: tProfile('todos.todos'),
      count: useTotal('/todos', { ...about, state: 'open' }),
      content: () => <TodosTab profileId={id} />,
    },
    {
      id: 'sessions',
      label: tProfile('profile.sessions'),
      count: useTotal('/sessions', about),
      content: () => <SessionsTab profileId={id} />,
    },
    {
      id: 'consents',
      label: tActs('consents.consents'),
      count: Object.keys(profile.consents ?? {}).length,
      content: () => <ConsentsTab profile={profile} />,
    },
    {
      id: 'identity',
      label: tActs('identity.identity'),
      count: useTotal('/aliases', about),
      content: () => <IdentityTab profile={profile} />,
    },
    history,
    ...useOtherTabs(others, profile),
  ]
}

/** A tab for each other entity that references people, with its count. */
function useOtherTabs(relations: readonly Relation[], profile: Person): Tab[] {
  const dataProvider = useDataProvider()
  const counts = useQueries({
    queries: relations.map((relation) => {
      const params = relationQuery(relation, profile.id, 1)
      return {
        queryKey: [relation.from.name, 'getList', 'count', params],
        queryFn: async () => (await dataProvider.getList(relation.from.name, params)).total ?? 0,
      }
    }),
  })
  return relations.map((relation, at) => ({
    id: relation.from.entity.id,
    label: relation.from.resource.label,
    count: counts[at]?.data,
    content: () => <RelatedRecords relation={relation} record={profile} />,
  }))
}
