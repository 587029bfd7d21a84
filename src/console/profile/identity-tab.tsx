import type { RaRecord } from 'react-admin'
import type { Profile, ProfileAlias } from '#model/schema/entities.generated.ts'
import { Link } from 'react-router-dom'
import { CopyField } from '#ui/lists/copy-field.tsx'
import { recordPath, useRegistry } from '../core/registry.ts'
import { tActs as t } from './act-messages.ts'
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
      <p className="c-soft c-measure c-lead">{t('identity.aliasesWhy')}</p>
      <PagedTable
        paged={paged}
        label={t('identity.aliases')}
        keyOf={(alias) => alias.id}
        empty={t('identity.noAliases')}
        columns={[
          {
            title: t('identity.kind'),
            cell: ({ kind }) => (
              <span className="c-medium">{KINDS[kind] ? t(KINDS[kind]) : kind}</span>
            ),
          },
          {
            title: t('identity.value'),
            wide: true,
            cell: ({ value }) => <span className="c-any">{value}</span>,
          },
          {
            title: t('identity.since'),
            rank: 'c-p2',
            cell: ({ createdAt }) => <Moment at={createdAt} />,
          },
        ]}
      />
      {named.length > 0 && (
        <section className="c-todos c-later">
          <h3>{t('identity.groups')}</h3>
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
        <CopyField label={t('identity.copy')} value={String(profile.id)} />
      </div>
    </>
  )
}
