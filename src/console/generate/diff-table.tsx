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

/** What was and what is, field by field. */
export function DiffTable({ changes, caption }: { changes: readonly FieldChange[]; caption: string }) {
  return (
    <div className="c-diff">
      <table>
        <caption className="c-sr">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{c('console.history.what')}</th>
            <th scope="col">{c('console.history.before')}</th>
            <th scope="col">{c('console.history.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field.name}>
              <th scope="row">{field.node.title ?? field.name}</th>
              <td>
                <Side field={field} value={before} as="del" />
              </td>
              <td>
                <Side field={field} value={after} as="ins" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
