import { Suspense, useMemo } from 'react'
import Checkbox from '@mui/material/Checkbox'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import {
  DataTable,
  DataTableBody,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableRenderContext,
  useDataTableSelectedIdsContext,
  useDataTableSortContext,
  useRecordContext,
  useResourceContext,
  type DataTableBodyProps,
  type DataTableRowProps,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { fieldDefinitions, isSortable } from '#catalog/fields/definitions.ts'
import { fieldOf } from '#catalog/fields/field-of.ts'
import { SchemaField } from '#catalog/fields/schema-field.tsx'
import { fieldNamed, type Field } from '#model/schema/entity.ts'
import { figuresOf } from '#model/schema/list-figures.ts'
import { useMay } from '../core/access.ts'
import { tConsole as t } from '../core/messages.ts'
import { recordLabel, recordPath, useRegistry, type ConsoleResource } from '../core/registry.ts'
import { ownScreen } from '../own-screens.ts'
import { FigureField } from './figure-field.tsx'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { useListSetup } from '../list-choices/list-choices.ts'

/** The fields of the chosen columns; never empty, because the first one opens the record. */
function fieldsOf({ entity }: ConsoleResource, names: readonly string[]): Field[] {
  const fields = names
    .map((name) => entity.field(name))
    .filter((field): field is Field => field !== undefined)
  return fields.length > 0 ? fields : [fieldNamed(entity, entity.label)]
}

/** react-admin's table with a column for each chosen field. */
export function ListTable({ consoleResource }: { consoleResource: ConsoleResource }) {
  const { columns: names } = useListSetup(consoleResource)
  const may = useMay(consoleResource)
  const row = consoleResource.resource.screens?.row
  const RowAction = row ? ownScreen<object>(row) : null
  const isFigure = (name: string) =>
    figuresOf(consoleResource.entity.id).some((figure) => figure.name === name)
  const columns = useMemo(() => fieldsOf(consoleResource, names), [consoleResource, names.join()])
  // A bulk action exists everywhere, because exporting is one, except in logs.
  const selects = may('delete') || !consoleResource.entity.log
  return (
    <DataTable
      aria-label={t('console.list.table', { things: consoleResource.resource.label })}
      body={Body}
      bulkActionButtons={selects ? undefined : false}
      bulkActionsToolbar={
        selects ? <BulkBar consoleResource={consoleResource} columns={columns} /> : false
      }
      rowClick={false}
    >
      {columns.map((field, index) => (
        <Column key={field.name} field={field} index={index} isFigure={isFigure(field.name)} />
      ))}
      {RowAction && (
        <DataTable.Col className="c-row-action" label={t('console.list.action')} align="right">
          <Suspense>
            <RowAction />
          </Suspense>
        </DataTable.Col>
      )}
    </DataTable>
  )
}

/** Small screens keep the name, the state and one more column; the others are hidden by rank. */
const rankOf = (index: number) => {
  if (index <= 1) return ''
  return index <= 3 ? 'c-p2' : 'c-p3'
}

/** One column; times sort from the newest first. */
function Column({ field, index, isFigure }: { field: Field; index: number; isFigure: boolean }) {
  const { name, node } = field
  const isHeader = useDataTableRenderContext() === 'header'
  const sort = useDataTableSortContext()
  const sorted = isHeader && sort?.field === name
  const ValueCell = isFigure ? FigureField : Cell
  return (
    <DataTable.Col
      source={name}
      label={node.title ?? name}
      className={rankOf(index)}
      align={fieldOf(fieldDefinitions, node).align ?? 'left'}
      disableSort={isFigure || !isSortable(node)}
      sortByOrder={node.format === 'date-time' ? 'DESC' : 'ASC'}
      field={index === 0 ? NameCell : ValueCell}
      {...(sorted ? { 'aria-sort': sort.order === 'ASC' ? 'ascending' : 'descending' } : {})}
    />
  )
}

const Cell = ({ source }: { source: string }) => <SchemaField source={source} dense />

/** The first cell of a row, which opens the record. */
function NameCell({ source }: { source: string }) {
  const record = useRecordContext()
  const consoleResource = useRegistry().byName(useResourceContext() ?? '')
  if (!record || !consoleResource) return null
  const value: unknown = record[source]
  const shown =
    value === '' || value === null || value === undefined ? (
      recordLabel(consoleResource.entity, record)
    ) : (
      <SchemaField source={source} dense plain />
    )
  if (!consoleResource.resource.operations.includes('get')) return shown
  return (
    <Link className="c-name" to={recordPath(consoleResource, record.id)}>
      {shown}
    </Link>
  )
}

const Body = (props: DataTableBodyProps) => <DataTableBody {...props} row={Row} />

/** A row that is marked when it is selected, and whose checkbox has the name of its record. */
function Row({ children, className }: DataTableRowProps) {
  const record = useRecordContext()
  const consoleResource = useRegistry().byName(useResourceContext() ?? '')
  const { hasBulkActions } = useDataTableConfigContext()
  const { handleToggleItem } = useDataTableCallbacksContext()
  const selected = useDataTableSelectedIdsContext() ?? []
  if (!record) return null
  const isSelected = selected.includes(record.id)
  const name = consoleResource ? recordLabel(consoleResource.entity, record) : String(record.id)
  return (
    <TableRow className={className} hover selected={isSelected}>
      {hasBulkActions && (
        <TableCell padding="checkbox">
          <Checkbox
            checked={isSelected}
            slotProps={{ input: { 'aria-label': t('console.list.select', { name }) } }}
            onClick={(event) => handleToggleItem?.(record.id, event)}
          />
        </TableCell>
      )}
      {children}
    </TableRow>
  )
}
