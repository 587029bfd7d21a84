import { useGetList, type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { relativeMoment } from '#catalog/fields/moments.ts'
import { exactMoment } from '#ui/lists/exact-moment.ts'
import { choiceWords } from '#catalog/fields/words.ts'
import type { AuditEntry } from '#model/schema/entities.generated.ts'
import { messageOf } from '#model/lib/thrown.ts'
import { Loaded } from '#ui/base/loaded.tsx'
import { recordPath, useResource, type ConsoleResource } from '../core/registry.ts'
import { tRooms as t } from './messages.ts'

/**
 * The latest entries of the audit log.
 * @param entities limits them to records of these entities
 */
export function RecentChanges({
  entities,
  limit,
}: {
  entities?: readonly string[]
  limit: number
}) {
  const of = useResource('audit-entry')
  const query = useGetList<AuditEntry & RaRecord>(of.name, {
    filter: entities ? { entity: entities } : {},
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: limit },
  })
  return (
    <section className="c-newest">
      <div className="c-section-head">
        <h2>{t('rooms.changes')}</h2>
        <Link className="f-link" to={of.resource.path}>
          {t('rooms.allChanges')}
        </Link>
      </div>
      <Loaded
        query={query}
        loading={
          <div className="c-bones" aria-hidden="true">
            {[62, 48, 70, 55].map((width) => (
              <span key={width} className="c-bone" style={{ width: `${width}%` }} />
            ))}
          </div>
        }
        failed={(error) => (
          <p className="c-soft" role="alert">
            {t('rooms.changesFailed')}: {messageOf(error)}
          </p>
        )}
      >
        {(entries) => <Changes of={of} entries={entries} />}
      </Loaded>
    </section>
  )
}

function Changes({
  of,
  entries,
}: {
  of: ConsoleResource
  entries: readonly (AuditEntry & RaRecord)[]
}) {
  if (entries.length === 0) return <p className="c-soft">{t('rooms.noChanges')}</p>
  return (
    <ol className="c-changes">
      {entries.map((entry) => (
        <li key={entry.id}>
          <span className="c-medium">{entry.actorName || choiceWords(entry.actorKind)}</span>
          <Link to={recordPath(of, entry.id)}>
            {entry.summary || `${choiceWords(entry.action)} ${entry.entity}`}
          </Link>
          <time
            className="c-soft c-num"
            dateTime={entry.createdAt}
            title={exactMoment(new Date(entry.createdAt))}
          >
            {relativeMoment(new Date(entry.createdAt), new Date())}
          </time>
        </li>
      ))}
    </ol>
  )
}
