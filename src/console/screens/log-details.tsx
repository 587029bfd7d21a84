import { useGetOne, type RaRecord } from 'react-admin'
import { errorSentence } from '#client/api.ts'
import type { AuditEntry } from '#model/schema/entities.generated.ts'
import { belongsTo, type Field } from '#model/schema/entity.ts'
import { DataError } from '#ui/base/load-error.tsx'
import { SkeletonLines } from '#ui/base/skeleton.tsx'
import { useRegistry, type ConsoleResource } from '../core/registry.ts'
import { DiffTable } from '../history/diff-table.tsx'
import { FieldValue } from '../page-parts/field-value.tsx'
import { changedFields } from '../history/record-diff.ts'
import { LogTime } from './log-time.tsx'
import { tLog as t } from './log-messages.ts'

const AUDIT = 'audit-entry'

/** All values of one entry of a log; for the audit log also the changes. */
export function LogDetails({
  consoleResource,
  id,
}: {
  consoleResource: ConsoleResource
  id: RaRecord['id']
}) {
  const { data, error, refetch } = useGetOne(consoleResource.name, { id })
  if (error)
    return (
      <DataError sentence={errorSentence(error, t('log.failed'))} onRetry={() => void refetch()} />
    )
  if (!data) return <SkeletonLines lines={3} label={t('log.loading')} />
  const { summary, sections } = consoleResource.resource.show
  const fields = [...new Set([...summary, ...sections.flatMap((section) => section.fields)])]
    .map((name) => consoleResource.entity.field(name))
    .filter(
      (field): field is Field => !!field && belongsTo(field, data) && hasValue(data[field.name]),
    )
  return (
    <>
      <dl className="c-log-facts">
        {fields.map((field) => (
          <div key={field.name}>
            <dt>{field.node.title ?? field.name}</dt>
            <dd>
              {field.node.format === 'date-time' ? (
                <LogTime at={data[field.name]} />
              ) : (
                <FieldValue field={field} value={data[field.name]} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {consoleResource.entity.id === AUDIT && <Changes entry={data} />}
    </>
  )
}

const hasValue = (value: unknown) =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  !(typeof value === 'object' && Object.keys(value).length === 0)

function Changes({ entry }: { entry: AuditEntry & RaRecord }) {
  const about = useRegistry().byEntity(entry.entity)
  const changes = about ? changedFields(about.entity, entry.before, entry.after) : []
  if (changes.length === 0) return null
  return (
    <section className="c-log-changes" aria-label={t('log.changes')}>
      <h3>{t('log.changes')}</h3>
      <DiffTable changes={changes} caption={t('log.changes')} />
    </section>
  )
}
