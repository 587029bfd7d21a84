import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useGetList, useGetOne, type RaRecord } from 'react-admin'
import { Link, Navigate, useParams } from 'react-router-dom'
import { api } from '#client/api.ts'
import type {
  Contact,
  JourneyExecution,
  Outreach,
  Profile,
} from '#model/schema/entities.generated.ts'
import { NotFound } from '#shell/not-found.tsx'
import { buttonClass } from '#ui/base/button.tsx'
import { Loaded } from '#ui/base/loaded.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { objectOf } from '#model/lib/is-object.ts'
import { useMay } from '../core/access.ts'
import { PageHead } from '../page-parts/page-head.tsx'
import { RecordGone, RecordSkeleton } from '../page-parts/record-states.tsx'
import { ScreenResource } from '../page-parts/screen-context.tsx'
import { Tabs } from '../page-parts/tabs.tsx'
import {
  editPath,
  recordLabel,
  recordPath,
  useRegistry,
  useResource,
  resourceOf,
  type ConsoleResource,
} from '../core/registry.ts'
import { tConsole } from '../core/messages.ts'
import { PeopleScreen } from './people.tsx'
import { PersonActions } from './person-actions.tsx'
import { PersonaShow } from './persona-show.tsx'
import { ProfileSummary } from './summary.tsx'
import { useProfileTabs } from './tabs.tsx'
import { tProfile } from './messages.ts'

/**
 * `/profiles/{ownerType}/{ownerId}`: one person or persona, or the members of a segment or a list.
 */
export default function ProfileScreen() {
  const { ownerType, ownerId = '' } = useParams()
  const consoleResource = useResource('profile')
  if (ownerType === 'segment' || ownerType === 'list')
    return <PeopleScreen key={ownerId} kind={ownerType} />
  if (ownerType === 'persona') return <PersonaShow key={ownerId} id={ownerId} />
  if (ownerType !== 'profile') return <NotFound />
  return (
    <ScreenResource value={consoleResource}>
      <ProfileLoader key={ownerId} consoleResource={consoleResource} id={ownerId} />
    </ScreenResource>
  )
}

function ProfileLoader({ consoleResource, id }: { consoleResource: ConsoleResource; id: string }) {
  const query = useGetOne<Profile & RaRecord>(
    consoleResource.name,
    { id },
    { retry: (count, failure) => count < 2 && objectOf(failure)['status'] !== 404 },
  )
  const onRetry = () => void query.refetch()
  return (
    <div className="c-page">
      <Loaded
        query={query}
        loading={<RecordSkeleton consoleResource={consoleResource} />}
        failed={(error) =>
          objectOf(error)['status'] === 404 ? (
            <Merged consoleResource={consoleResource} id={id} error={error} onRetry={onRetry} />
          ) : (
            <RecordGone consoleResource={consoleResource} error={error} onRetry={onRetry} />
          )
        }
      >
        {(profile) => <ProfilePage consoleResource={consoleResource} profile={profile} />}
      </Loaded>
    </div>
  )
}

/** A missing profile may have been merged into another: redirects to that one. */
function Merged({
  consoleResource,
  id,
  error,
  onRetry,
}: {
  consoleResource: ConsoleResource
  id: string
  error: unknown
  onRetry(): void
}) {
  const { data, isPending } = useQuery({
    queryKey: ['profile-parts', 'standing', id],
    queryFn: ({ signal }) =>
      api.list<{ profileId: string }>(
        '/aliases',
        { range: [0, 0], filter: { kind: 'profile', value: id } },
        { signal },
      ),
    retry: false,
  })
  const into = data?.rows[0]?.profileId
  useEffect(() => {
    if (into) toast({ title: tProfile('profile.mergedInto') })
  }, [into])
  if (isPending) return <RecordSkeleton consoleResource={consoleResource} />
  return into ? (
    <Navigate replace to={recordPath(consoleResource, into)} />
  ) : (
    <RecordGone consoleResource={consoleResource} error={error} onRetry={onRetry} />
  )
}

const first = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'updatedAt', order: 'DESC' },
} as const

function ProfilePage({
  consoleResource,
  profile,
}: {
  consoleResource: ConsoleResource
  profile: Profile & RaRecord
}) {
  const registry = useRegistry()
  const may = useMay(consoleResource)
  const contacts = resourceOf(registry, 'contact')
  const found = useGetList<Contact & RaRecord>(
    contacts.name,
    { ...first, filter: { email: profile.email } },
    { enabled: !!profile.email },
  )
  const contact = found.data?.[0]
  const outreach = useGetList<Outreach & RaRecord>(
    resourceOf(registry, 'outreach').name,
    {
      filter: { contactId: contact?.id },
      sort: { field: 'enteredAt', order: 'DESC' },
      pagination: { page: 1, perPage: 10 },
    },
    { enabled: !!contact },
  )
  const journeys = useGetList<JourneyExecution & RaRecord>(
    resourceOf(registry, 'journey-execution').name,
    {
      filter: { profileId: profile.id, state: 'running' },
      sort: { field: 'enteredAt', order: 'DESC' },
      pagination: { page: 1, perPage: 10 },
    },
  )
  const name = recordLabel(consoleResource.entity, profile)
  const tabs = useProfileTabs(registry, profile, contact)
  return (
    <>
      <PageHead
        title={name}
        small
        crumb={{ label: consoleResource.resource.label, to: consoleResource.resource.path }}
      >
        <PersonActions
          consoleResource={consoleResource}
          id={String(profile.id)}
          name={name}
          contactPath={contact ? recordPath(contacts, contact.id) : null}
        />
        {may('update') && (
          <Link
            className={buttonClass({ variant: 'primary' })}
            to={editPath(consoleResource, profile.id)}
          >
            {tConsole('console.show.edit')}
          </Link>
        )}
      </PageHead>
      <div className="c-two">
        <ProfileSummary
          profile={profile}
          contact={contact}
          outreach={outreach.data ?? []}
          journeys={journeys.data ?? []}
          mails={tabs.find((tab) => tab.id === 'message')?.count}
          todos={tabs.find((tab) => tab.id === 'todos')?.count}
        />
        <div className="c-activity">
          <Tabs tabs={tabs} label={name} />
        </div>
      </div>
    </>
  )
}
