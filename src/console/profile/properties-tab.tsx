import { useGetList, type RaRecord } from 'react-admin'
import { wordsOf } from '#catalog/fields/words.ts'
import type { Profile, PropertyType } from '#model/schema/entities.generated.ts'
import { paging } from '#model/api/paging.ts'
import { useResource } from '../core/registry.ts'
import { groupBy } from '../core/group-by.ts'
import { tProfile as t } from './messages.ts'

const shown = (value: unknown): string => {
  if (value === null || value === undefined) return '–'
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

interface Known {
  key: string
  title: string
  group: string
  rank: number
  value: unknown
}

/**
 * The person's properties, grouped as their property types say; undeclared ones form a separate
 * group.
 */
export function ProfileProperties({ profile }: { profile: Profile }) {
  const consoleResource = useResource('property-type')
  const keys = Object.keys(profile.properties ?? {})
  const { data = [] } = useGetList<PropertyType & RaRecord>(
    consoleResource.name,
    {
      filter: { id: keys.slice(0, paging.maxSize) },
      sort: { field: 'rank', order: 'ASC' },
      pagination: { page: 1, perPage: paging.maxSize },
    },
    { enabled: keys.length > 0 },
  )
  if (keys.length === 0) return <p className="c-soft">{t('profile.noProperties')}</p>
  const types = new Map(data.map((type) => [type.id, type]))
  const known = keys.map((key): Known => {
    const type = types.get(key)
    return {
      key,
      title: type?.name ?? wordsOf(key),
      group: type ? type.group || t('profile.properties') : t('profile.otherProperties'),
      rank: type?.rank ?? Number.MAX_VALUE,
      value: profile.properties[key],
    }
  })
  const groups = groupBy(
    known.sort((a, b) => a.rank - b.rank || a.title.localeCompare(b.title)),
    (one) => one.group,
  )
  return [...groups].map(([group, entries]) => (
    <section key={group} className="c-section">
      <h2>{group}</h2>
      <dl className="c-facts c-facts-wide">
        {entries.map((entry) => (
          <div key={entry.key}>
            <dt title={entry.key}>{entry.title}</dt>
            <dd>{shown(entry.value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
