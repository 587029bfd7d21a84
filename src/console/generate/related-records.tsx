import {
  DataTable,
  ReferenceManyField,
  useListContext,
  useRecordContext,
  type RaRecord,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { SchemaField } from '#catalog/fields/schema-field.tsx'
import type { Field } from '#model/schema/entity.ts'
import { inSentence } from '#language'
import { recordLabel, recordPath, type ConsoleResource, type Registry } from '../core/registry.ts'
import { tConsole as t } from '../core/messages.ts'
import { ScreenResource } from '../page-parts/screen-context.tsx'

export interface Relation {
  from: ConsoleResource
  field: Field
}

/**
 * Entities that reference this one through a field: first those named by the resource, then the
 * others.
 */
export function relationsOf(registry: Registry, consoleResource: ConsoleResource): Relation[] {
  const { related, unrelated } = consoleResource.resource.show
  const all = registry.all.flatMap((from): Relation[] => {
    const field = from.entity.fields.find(
      ({ base, node }) => !base && node['x-ref'] === consoleResource.entity.id && !node['x-weak'],
    )
    return field && !unrelated.includes(from.entity.id) ? [{ from, field }] : []
  })
  const rank = ({ from }: Relation) => related.indexOf(from.entity.id) + 1 || related.length + 1
  return all.toSorted((relation, other) => rank(relation) - rank(other))
}

const SHOWN = 10
const COLUMNS = 4

export const relationQuery = ({ field, from }: Relation, id: unknown, perPage: number) => {
  const [sortField, order] = from.resource.list.sort
  return {
    filter: { [field.name]: id },
    sort: { field: sortField, order },
    pagination: { page: 1, perPage },
  } as const
}

/** The newest records that reference this one, with a link to all of them. */
export function RelatedRecords({ relation, record }: { relation: Relation; record: RaRecord }) {
  const { from, field } = relation
  const [sortField, order] = from.resource.list.sort
  const things = inSentence(from.resource.label)
  return (
    <ScreenResource value={from}>
      <ReferenceManyField
        record={record}
        resource={from.name}
        reference={from.name}
        target={field.name}
        sort={{ field: sortField, order }}
        perPage={SHOWN}
        loading={
          <p className="c-soft" role="status">
            {t('console.list.loading', { things })}
          </p>
        }
        empty={<p className="c-soft">{t('console.show.empty', { things })}</p>}
        offline={false}
      >
        <RelatedTable relation={relation} record={record} />
      </ReferenceManyField>
    </ScreenResource>
  )
}

function RelatedTable({
  relation: { from, field },
  record,
}: {
  relation: Relation
  record: RaRecord
}) {
  const { total = 0, data = [] } = useListContext()
  const columns = from.resource.list.columns.filter((name) => name !== field.name).slice(0, COLUMNS)
  const all = `${from.resource.path}?filter=${encodeURIComponent(JSON.stringify({ [field.name]: record.id }))}`
  return (
    <>
      <div className="c-scroll-x" tabIndex={0} role="region" aria-label={from.resource.label}>
        <DataTable className="c-related" bulkActionButtons={false} rowClick={false} hover={false}>
          {columns.map((source, at) => (
            <DataTable.Col
              key={source}
              source={source}
              label={from.entity.field(source)?.node.title ?? source}
              disableSort
              cellClassName={at > 1 ? 'c-p2' : ''}
              headerClassName={at > 1 ? 'c-p2' : ''}
            >
              {at === 0 ? (
                <RecordLink consoleResource={from} source={source} />
              ) : (
                <SchemaField source={source} dense />
              )}
            </DataTable.Col>
          ))}
        </DataTable>
      </div>
      {total > data.length && (
        <Link className="f-link" to={all}>
          {t('console.show.all', { count: total })}
        </Link>
      )}
    </>
  )
}

/** The name of the row's record, as a link to its page. */
function RecordLink({
  consoleResource,
  source,
}: {
  consoleResource: ConsoleResource
  source: string
}) {
  const record = useRecordContext<RaRecord>()
  if (!record) return null
  return (
    <Link className="c-name" to={recordPath(consoleResource, record.id)}>
      {record[source] ? (
        <SchemaField source={source} dense plain />
      ) : (
        recordLabel(consoleResource.entity, record)
      )}
    </Link>
  )
}
