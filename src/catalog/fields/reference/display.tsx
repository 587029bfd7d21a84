import { Link } from 'react-router-dom'
import { useGetManyAggregate, type RaRecord } from 'react-admin'
import type { FieldDisplayProps } from '../face.ts'
import { useReferenceTarget, type ReferenceTarget } from '../face.ts'
import { EmptyValue, isEmpty } from '../empty-value.tsx'
import { ShortId } from '../short-id.tsx'

/**
 * The name of the referenced record, as a link; its id while the name is loading or when the record
 * is gone.
 */
export function ReferenceDisplay(props: FieldDisplayProps) {
  const target = useReferenceTarget(props.node['x-ref'])
  if (isEmpty(props.value)) return <EmptyValue />
  return target ? (
    <NamedReference {...props} target={target} />
  ) : (
    <ShortId value={props.value} dense={props.dense} />
  )
}

function RecordName({ record, target }: { record: RaRecord; target: ReferenceTarget }) {
  const { calledBy, label } = target
  if (calledBy && record[calledBy.field])
    return (
      <ReferenceDisplay value={record[calledBy.field]} node={{ 'x-ref': calledBy.entity }} plain />
    )
  return String(record[label] || record.id)
}

function NamedReference({
  value,
  dense,
  plain,
  target,
}: FieldDisplayProps & { target: ReferenceTarget }) {
  const id = String(value)
  // Rows of one list request at the same moment; react-admin combines them into one call.
  const { data, isPending } = useGetManyAggregate(target.resource, { ids: [id] })
  const record = data?.[0]
  if (!record && !isPending) return <ShortId value={value} dense={dense} />
  const name = record ? <RecordName record={record} target={target} /> : '…'
  if (plain) return <span className={dense ? 'f-clip' : undefined}>{name}</span>
  return (
    <Link
      className={dense ? 'f-reference f-clip' : 'f-link'}
      to={target.recordPath(id)}
      aria-label={record ? undefined : `${target.title} ${id}`}
    >
      {name}
    </Link>
  )
}
