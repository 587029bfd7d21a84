import { c } from '../words.ts'
import { FieldValue } from './field-value.tsx'
import type { FieldChange } from './record-diff.ts'

const isGone = (value: unknown) => value === undefined || value === null || value === ''

function Side({ field, value, as: As }: { field: FieldChange['field']; value: unknown; as: 'del' | 'ins' }) {
  if (isGone(value)) return <span className="c-soft">{c('console.history.notThere')}</span>
  return (
    <As>
      <FieldValue field={field} value={value} dense={field.node.type !== 'object' && field.node.type !== 'array'} plain />
    </As>
  )
}

interface DiffTableProps {
  changes: readonly FieldChange[]
  caption: string
  /** Words over the sides, where they are not before and after. */
  titles?: { before: string; after: string }
}

/** What was and what is, field by field; a side on which nothing stands at all is left out. */
export function DiffTable({ changes, caption, titles = { before: c('console.history.before'), after: c('console.history.after') } }: DiffTableProps) {
  const sides = [
    { key: 'before', title: titles.before, as: 'del' },
    { key: 'after', title: titles.after, as: 'ins' },
  ] as const
  const shown = sides.filter(({ key }) => changes.some((change) => !isGone(change[key])))
  const columns = shown.length > 0 ? shown : sides
  return (
    <div className="c-diff" role="group" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="c-sr">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{c('console.history.what')}</th>
            {columns.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.field.name}>
              <th scope="row">{change.field.node.title ?? change.field.name}</th>
              {columns.map(({ key, as }) => (
                <td key={key}>
                  <Side field={change.field} value={change[key]} as={as} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
