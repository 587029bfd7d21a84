import { useGetList } from 'react-admin'
import { useReferenceTarget, type FieldInputProps, type ReferenceTarget } from '../face.ts'
import { IdInput } from '../plain-id-input.tsx'
import { LineControl } from '../text-control.tsx'

/** As many as fit a menu; typing narrows them on the server. */
const OFFERED = 20

/**
 * An id that is typed, or picked from the existing records by name; until the entity is known, a
 * line of text.
 */
export function RecordIdInput(props: FieldInputProps) {
  const target = useReferenceTarget(props.node['x-ref'])
  return target ? <OfferedIds {...props} target={target} /> : <IdInput {...props} />
}

function OfferedIds({ target, ...props }: FieldInputProps & { target: ReferenceTarget }) {
  const typed = typeof props.value === 'string' ? props.value.trim() : ''
  const listId = `${props.id}-records`
  const { data = [] } = useGetList(
    target.resource,
    {
      pagination: { page: 1, perPage: OFFERED },
      sort: { field: target.label, order: 'ASC' },
      filter: target.searchable && typed ? { q: typed } : {},
    },
    { placeholderData: (before) => before },
  )
  const chosen = data.find(({ id }) => String(id) === typed)
  return (
    <span className="f-unit">
      <LineControl {...props} spellCheck={false} list={listId} />
      <datalist id={listId}>
        {data.map((record) => (
          <option key={record.id} value={String(record.id)}>
            {String(record[target.label] ?? '')}
          </option>
        ))}
      </datalist>
      {chosen && <span className="f-unit-word">{String(chosen[target.label] ?? '')}</span>}
    </span>
  )
}
