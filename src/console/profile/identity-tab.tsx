import type { RaRecord } from 'react-admin'
import type { Profile, ProfileAlias } from '#model/schema/entities.generated.ts'
import { Link } from 'react-router-dom'
import { CopyField } from '#ui/lists/copy-field.tsx'
import { recordPath, useRegistry } from '../core/registry.ts'
import { a } from './act-messages.ts'
import { Moment, PagedTable } from '../parts/paged-table.tsx'
import { usePaged } from '../parts/use-paged.ts'

const KINDS: Record<string, 'identity.user' | 'identity.anonymous' | 'identity.profile'> = {
  user: 'identity.user',
  anonymous: 'identity.anonymous',
  profile: 'identity.profile',
}

/**
 * The person's identities: user ids, browsers, identifying properties, merged profiles; and their
 * groups.
 */
export function IdentityTab({ profile }: { profile: Profile & RaRecord }) {
  const registry = useRegistry()
  const groups = registry.byEntity('profile-group')
  const paged = usePaged<ProfileAlias>('/aliases', { profileId: profile.id })
  const member = profile.systemProperties?.groups
  const named = Array.isArray(member) ? member.map(String) : []
  return (
    <>
      <p className="c-soft c-measure c-lead">{a('identity.aliasesWhy')}</p>
      <PagedTable
        paged={paged}
        label={a('identity.aliases')}
        keyOf={(alias) => alias.id}
        empty={a('identity.noAliases')}
        columns={[
          {
            title: a('identity.kind'),
            cell: ({ kind }) => (
              <span className="c-medium">{KINDS[kind] ? a(KINDS[kind]) : kind}</span>
            ),
          },
          {
            title: a('identity.value'),
            wide: true,
            cell: ({ value }) => <span className="c-any">{value}</span>,
          },
          {
            title: a('identity.since'),
            rank: 'c-p2',
            cell: ({ createdAt }) => <Moment at={createdAt} />,
          },
        ]}
      />
      {named.length > 0 && (
        <section className="c-todos c-later">
          <h3>{a('identity.groups')}</h3>
          <p>
            {named.map((id) =>
              groups ? (
                <Link key={id} className="f-link c-gap" to={recordPath(groups, id)}>
                  {id}
                </Link>
              ) : (
                <span key={id} className="c-gap">
                  {id}
                </span>
              ),
            )}
          </p>
        </section>
      )}
      <div className="c-later c-setup">
        <CopyField label={a('identity.copy')} value={String(profile.id)} />
      </div>
    </>
  )
}
