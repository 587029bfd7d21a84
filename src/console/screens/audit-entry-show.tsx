import { RecordContextProvider, useGetOne } from 'react-admin'
import { Link } from 'react-router-dom'
import type { AuditEntry } from '#model/schema/entities.generated.ts'
import { choiceWords } from '#catalog/fields/words.ts'
import { buttonClass } from '#ui/base/button.tsx'
import { Loaded } from '#ui/base/loaded.tsx'
import { DiffTable } from '../history/diff-table.tsx'
import { PageHead } from '../page-parts/page-head.tsx'
import { factElements, Facts, sectionElements } from '../generate/record-facts.tsx'
import { changedFields } from '../history/record-diff.ts'
import { RecordGone, RecordSkeleton } from '../page-parts/record-states.tsx'
import { ScreenResource } from '../page-parts/screen-context.tsx'
import { recordPath, useRegistry, type ConsoleResource } from '../core/registry.ts'
import { defineMessages } from '#ui/messages/messages.ts'
import { inSentence } from '#language'

const t = defineMessages({
  'audit.open': 'Open {thing}',
  'audit.changes': 'Changes',
  'audit.none': 'No values recorded.',
  'audit.facts': 'Details',
})

/** One entry of the log, with a diff of both sides in the terms of the record's entity. */
export function AuditEntryShow({
  consoleResource,
  id,
}: {
  consoleResource: ConsoleResource
  id: string
}) {
  const query = useGetOne<AuditEntry & { id: string }>(consoleResource.name, { id })
  return (
    <div className="c-page">
      <Loaded
        query={query}
        loading={<RecordSkeleton consoleResource={consoleResource} />}
        failed={(error) => (
          <RecordGone
            consoleResource={consoleResource}
            error={error}
            onRetry={() => void query.refetch()}
          />
        )}
      >
        {(entry) => (
          <ScreenResource value={consoleResource}>
            <RecordContextProvider value={entry}>
              <EntryPage consoleResource={consoleResource} entry={entry} />
            </RecordContextProvider>
          </ScreenResource>
        )}
      </Loaded>
    </div>
  )
}

function EntryPage({
  consoleResource,
  entry,
}: {
  consoleResource: ConsoleResource
  entry: AuditEntry & { id: string }
}) {
  const about = useRegistry().byEntity(entry.entity)
  const changes = about ? changedFields(about.entity, entry.before, entry.after) : []
  const title = entry.summary || `${choiceWords(entry.action)} ${entry.entity}`
  const opens = about && entry.action !== 'delete' && about.resource.operations.includes('get')
  return (
    <>
      <PageHead
        title={title}
        small
        crumb={{ label: consoleResource.resource.label, to: consoleResource.resource.path }}
      >
        {opens && (
          <Link className={buttonClass({})} to={recordPath(about, entry.entityId)}>
            {t('audit.open', { thing: inSentence(about.entity.title) })}
          </Link>
        )}
      </PageHead>
      <div className="c-two">
        <section className="c-summary" aria-label={t('audit.facts')}>
          <Facts>
            {factElements(consoleResource.entity, consoleResource.resource.show.summary)}
          </Facts>
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
          {sectionElements(consoleResource)}
        </div>
      </div>
    </>
  )
}
