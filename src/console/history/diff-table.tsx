import { tConsole as t } from '../core/messages.ts'
import { FieldValue } from '../page-parts/field-value.tsx'
import { rowsOf, type FieldChange } from './record-diff.ts'

const isGone = (value: unknown) => value === undefined || value === null || value === ''

function Side({
  field,
  value,
  as: As,
}: {
  field: FieldChange['field']
  value: unknown
  as: 'del' | 'ins'
}) {
  if (isGone(value)) return <span className="c-soft">{t('console.history.notThere')}</span>
  return (
    <As>
      <FieldValue
        field={field}
        value={value}
        dense={field.node.type !== 'object' && field.node.type !== 'array'}
        plain
      />
    </As>
  )
}

interface DiffTableProps {
  changes: readonly FieldChange[]
  caption: string
  /** Headings of the sides, if not before and after. */
  titles?: { before: string; after: string }
}

/** Compares old and new values field by field; omits a side without any value. */
export function DiffTable({
  changes,
  caption,
  titles = { before: t('console.history.before'), after: t('console.history.after') },
}: DiffTableProps) {
  const sides = [
    { key: 'before', title: titles.before, as: 'del' },
    { key: 'after', title: titles.after, as: 'ins' },
  ] as const
  const rows = changes.flatMap(rowsOf)
  const shown = sides.filter(({ key }) => rows.some((row) => !isGone(row[key])))
  const columns = shown.length > 0 ? shown : sides
  return (
    <div className="c-diff" role="group" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="c-sr">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('console.history.what')}</th>
            {columns.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.field.name}>
              <th scope="row">{row.label}</th>
              {columns.map(({ key, as }) => (
                <td key={key}>
                  <Side field={row.field} value={row[key]} as={as} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
