import { useGetList, type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { choiceWords } from '#catalog/fields/words.ts'
import { inSentence } from '#language'
import type { AuditEntry, EntityId } from '#model/schema/entities.generated.ts'
import { messageOf } from '#model/lib/thrown.ts'
import { Loaded } from '#ui/base/loaded.tsx'
import { LineSkeleton } from '../page-parts/line-skeleton.tsx'
import { Moment } from '../parts/paged-table.tsx'
import { recordPath, useRegistry, useResource, type ConsoleResource } from '../core/registry.ts'
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
  const auditLog = useResource('audit-entry')
  const query = useGetList<AuditEntry & RaRecord>(auditLog.name, {
    filter: entities ? { entity: entities } : {},
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: limit },
  })
  return (
    <section className="c-newest">
      <div className="c-section-head">
        <h2>{t('rooms.changes')}</h2>
        <Link className="f-link" to={auditLog.resource.path}>
          {t('rooms.allChanges')}
        </Link>
      </div>
      <Loaded
        query={query}
        loading={<LineSkeleton />}
        failed={(error) => (
          <p className="c-soft" role="alert">
            {t('rooms.changesFailed')}: {messageOf(error)}
          </p>
        )}
      >
        {(entries) => <Changes auditLog={auditLog} entries={entries} />}
      </Loaded>
    </section>
  )
}

function Changes({
  auditLog,
  entries,
}: {
  auditLog: ConsoleResource
  entries: readonly (AuditEntry & RaRecord)[]
}) {
  const registry = useRegistry()
  const entityTitle = (entity: string) =>
    inSentence(registry.byEntity(entity as EntityId)?.entity.title ?? entity)
  if (entries.length === 0) return <p className="c-soft">{t('rooms.noChanges')}</p>
  return (
    <ol className="c-changes">
      {entries.map((entry) => (
        <li key={entry.id}>
          <span className="c-medium">{entry.actorName || choiceWords(entry.actorKind)}</span>
          <Link to={recordPath(auditLog, entry.id)}>
            {entry.summary || `${choiceWords(entry.action)} ${entityTitle(entry.entity)}`}
          </Link>
          <span className="c-soft">
            <Moment at={entry.createdAt} />
          </span>
        </li>
      ))}
    </ol>
  )
}
