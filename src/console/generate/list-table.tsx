import { useListContext, type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { fieldDefinitions, isSortable } from '#catalog/fields/definitions.ts'
import { fieldOf } from '#catalog/fields/field-of.ts'
import { Icon } from '#ui/base/icon.tsx'
import type { Field } from '#model/entity.ts'
import { useMay } from '../core/access.ts'
import { recordLabel, recordPath } from '../core/registry.ts'
import { c } from '../core/messages.ts'
import { FieldValue } from './field-value.tsx'
import { useScreenResource } from './screen-context.tsx'

/** Small screens keep the name, the state and one more column; the others are hidden by rank. */
const rankOf = (index: number) => (index <= 1 ? '' : index <= 3 ? 'c-p2' : 'c-p3')

const classOf = (field: Field, index: number) =>
  [rankOf(index), fieldOf(fieldDefinitions, field.node).align === 'right' ? 'c-right' : '']
    .filter(Boolean)
    .join(' ') || undefined

export function ListTable({ columns }: { columns: readonly Field[] }) {
  const { data = [], isPending, selectedIds, onSelect } = useListContext()
  const of = useScreenResource()
  const selects = useSelects()
  const onPage = data.map((record) => record.id)
  const selectedHere = onPage.filter((id) => selectedIds.includes(id))
  return (
    <div
      className="c-scroll"
      tabIndex={0}
      role="region"
      aria-label={c('console.list.table', { things: of.resource.label })}
    >
      <table className="c-table" aria-busy={isPending}>
        <caption className="c-sr">{of.entity.description}</caption>
        <thead>
          <tr>
            {selects && (
              <th className="c-tick" scope="col">
                <input
                  type="checkbox"
                  className="f-check"
                  aria-label={c('console.list.selectAll')}
                  checked={onPage.length > 0 && selectedHere.length === onPage.length}
                  ref={(element) => {
                    if (element)
                      element.indeterminate =
                        selectedHere.length > 0 && selectedHere.length < onPage.length
                  }}
                  onChange={() =>
                    onSelect(
                      selectedHere.length === onPage.length
                        ? selectedIds.filter((id) => !onPage.includes(id))
                        : [...new Set([...selectedIds, ...onPage])],
                    )
                  }
                />
              </th>
            )}
            {columns.map((field, index) => (
              <HeadCell key={field.name} field={field} className={classOf(field, index)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {isPending ? (
            <SkeletonRows columns={columns} selects={selects} />
          ) : (
            data.map((record) => (
              <Row key={record.id} record={record} columns={columns} selects={selects} />
            ))
          )}
        </tbody>
      </table>
    </div>
  )
}

/** Rows are selectable if a bulk action exists. Exporting always is one, so only logs have none. */
function useSelects(): boolean {
  const of = useScreenResource()
  const may = useMay(of)
  return may('delete') || !of.entity.log
}

function HeadCell({ field, className }: { field: Field; className?: string }) {
  const { sort, setSort } = useListContext()
  const title = field.node.title ?? field.name
  const active = sort.field === field.name
  if (!isSortable(field.node))
    return (
      <th scope="col" className={className}>
        {title}
      </th>
    )
  const next =
    active && sort.order === 'ASC'
      ? 'DESC'
      : active
        ? 'ASC'
        : field.node.format === 'date-time'
          ? 'DESC'
          : 'ASC'
  return (
    <th
      scope="col"
      className={className}
      aria-sort={active ? (sort.order === 'ASC' ? 'ascending' : 'descending') : undefined}
    >
      <button
        type="button"
        className="c-sort"
        onClick={() => setSort({ field: field.name, order: next })}
      >
        {title}
        <span className="c-sort-mark">
          {active && <Icon name={sort.order === 'ASC' ? 'up' : 'down'} size={12} />}
        </span>
      </button>
    </th>
  )
}

function Row({
  record,
  columns,
  selects,
}: {
  record: RaRecord
  columns: readonly Field[]
  selects: boolean
}) {
  const of = useScreenResource()
  const { selectedIds, onToggleItem } = useListContext()
  const selected = selectedIds.includes(record.id)
  const name = recordLabel(of.entity, record)
  const opens = of.resource.operations.includes('get')
  return (
    <tr className={selected ? 'c-selected' : undefined}>
      {selects && (
        <td className="c-tick">
          <input
            type="checkbox"
            className="f-check"
            aria-label={c('console.list.select', { name })}
            checked={selected}
            onChange={() => onToggleItem(record.id)}
          />
        </td>
      )}
      {columns.map((field, index) => {
        const value = record[field.name]
        const hollow = value === '' || value === null || value === undefined
        const shown =
          index === 0 && hollow ? (
            name
          ) : (
            <FieldValue field={field} value={value} dense plain={index === 0} />
          )
        return (
          <td key={field.name} className={classOf(field, index)}>
            {index === 0 && opens ? (
              <Link className="c-name" to={recordPath(of, record.id)}>
                {shown}
              </Link>
            ) : (
              shown
            )}
          </td>
        )
      })}
    </tr>
  )
}

const SKELETON_ROWS = 12

function SkeletonRows({ columns, selects }: { columns: readonly Field[]; selects: boolean }) {
  const { label } = useScreenResource().resource
  return Array.from({ length: SKELETON_ROWS }, (_unused, row) => (
    <tr key={row} aria-hidden={row > 0 || undefined}>
      {selects && <td className="c-tick" />}
      {columns.map((field, index) => (
        <td key={field.name} className={classOf(field, index)}>
          <span
            className="c-bone"
            style={{
              width: `${index === 0 ? 160 + ((row * 37) % 90) : 48 + ((row * 23 + index * 31) % 60)}px`,
            }}
          />
          {row === 0 && index === 0 && (
            <span className="c-sr">
              {c('console.list.loading', { things: label.toLowerCase() })}
            </span>
          )}
        </td>
      ))}
    </tr>
  ))
}
