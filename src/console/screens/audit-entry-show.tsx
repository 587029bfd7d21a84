import { useGetOne } from 'react-admin'
import { Link } from 'react-router-dom'
import type { AuditEntry } from '#model/entities.generated.ts'
import { choiceWords } from '#catalog/fields/words.ts'
import { buttonClass } from '#ui/base/button.tsx'
import { DiffTable } from '../generate/diff-table.tsx'
import { PageHead } from '../generate/page-head.tsx'
import { Facts, Sections } from '../generate/record-facts.tsx'
import { changedFields } from '../generate/record-diff.ts'
import { RecordGone, RecordSkeleton } from '../generate/record-states.tsx'
import { recordPath, useRegistry, type ConsoleResource } from '../core/registry.ts'
import { defineMessages } from '#ui/messages/messages.ts'

const t = defineMessages({
  'audit.open': 'Open {thing}',
  'audit.changes': 'What changed',
  'audit.none': 'This entry holds no values.',
  'audit.facts': 'Entry',
})

/** One entry of the log, with a diff of both sides in the terms of the record's entity. */
export function AuditEntryShow({ of, id }: { of: ConsoleResource; id: string }) {
  const { data, isPending, error, refetch } = useGetOne<AuditEntry & { id: string }>(of.name, {
    id,
  })
  return (
    <div className="c-page">
      {error ? (
        <RecordGone of={of} error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <RecordSkeleton of={of} />
      ) : (
        <EntryPage of={of} entry={data} />
      )}
    </div>
  )
}

function EntryPage({ of, entry }: { of: ConsoleResource; entry: AuditEntry & { id: string } }) {
  const about = useRegistry().byEntity(entry.entity)
  const changes = about ? changedFields(about.entity, entry.before, entry.after) : []
  const title = entry.summary || `${choiceWords(entry.action)} ${entry.entity}`
  const opens = about && entry.action !== 'delete' && about.resource.operations.includes('get')
  return (
    <>
      <PageHead title={title} small crumb={{ label: of.resource.label, to: of.resource.path }}>
        {opens && (
          <Link className={buttonClass({})} to={recordPath(about, entry.entityId)}>
            {t('audit.open', { thing: about.entity.title.toLowerCase() })}
          </Link>
        )}
      </PageHead>
      <div className="c-two">
        <section className="c-summary" aria-label={t('audit.facts')}>
          <Facts entity={of.entity} names={of.resource.show.summary} record={entry} />
        </section>
        <div className="c-activity">
          <section className="c-section">
            <h2>{t('audit.changes')}</h2>
            {changes.length > 0 ? (
              <DiffTable changes={changes} caption={title} />
            ) : (
              <p className="c-soft">{t('audit.none')}</p>
            )}
          </section>
          <Sections of={of} record={entry} />
        </div>
      </div>
    </>
  )
}
