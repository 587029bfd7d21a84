import { useGetList, type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Field } from '#model/entity.ts'
import { recordLabel, recordPath, type ConsoleResource, type Registry } from '../core/registry.ts'
import { c } from '../core/messages.ts'
import { FieldValue } from './field-value.tsx'

export interface Relation {
  from: ConsoleResource
  field: Field
}

/**
 * Entities that reference this one through a field: first those named by the resource, then the
 * others.
 */
export function relationsOf(registry: Registry, of: ConsoleResource): Relation[] {
  const { related, unrelated } = of.resource.show
  const all = registry.all.flatMap((from): Relation[] => {
    const field = from.entity.fields.find(
      ({ base, node }) => !base && node['x-ref'] === of.entity.id && !node['x-weak'],
    )
    return field && !unrelated.includes(from.entity.id) ? [{ from, field }] : []
  })
  const rank = ({ from }: Relation) => related.indexOf(from.entity.id) + 1 || related.length + 1
  return all.toSorted((one, other) => rank(one) - rank(other))
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
  const {
    data = [],
    total = 0,
    isPending,
  } = useGetList(from.name, relationQuery(relation, record.id, SHOWN))
  const things = from.resource.label.toLowerCase()
  if (isPending)
    return (
      <p className="c-soft" role="status">
        {c('console.list.loading', { things })}
      </p>
    )
  if (data.length === 0) return <p className="c-soft">{c('console.show.empty', { things })}</p>
  const columns = from.resource.list.columns
    .filter((name) => name !== field.name)
    .map((name) => from.entity.field(name)!)
    .slice(0, COLUMNS)
  const all = `${from.resource.path}?filter=${encodeURIComponent(JSON.stringify({ [field.name]: record.id }))}`
  return (
    <>
      <div className="c-scroll-x" tabIndex={0} role="region" aria-label={from.resource.label}>
        <table className="c-table c-table-open">
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={column.name} scope="col" className={index > 1 ? 'c-p2' : undefined}>
                  {column.node.title ?? column.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map((row) => (
              <tr key={row.id}>
                {columns.map((column, index) => (
                  <td key={column.name} className={index > 1 ? 'c-p2' : undefined}>
                    {index === 0 ? (
                      <Link className="c-name" to={recordPath(from, row.id)}>
                        {row[column.name] ? (
                          <FieldValue field={column} value={row[column.name]} dense plain />
                        ) : (
                          recordLabel(from.entity, row)
                        )}
                      </Link>
                    ) : (
                      <FieldValue field={column} value={row[column.name]} dense />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {total > data.length && (
        <Link className="f-link" to={all}>
          {c('console.show.all', { count: total })}
        </Link>
      )}
    </>
  )
}
