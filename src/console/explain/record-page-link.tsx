import { Link } from 'react-router-dom'
import type { RecordLink } from '#model/api/explanation.ts'
import { recordPath, useRegistry } from '../core/registry.ts'

/** A link to the page of a record; nothing for records without a page. */
export function RecordPageLink({ link: { entity, id, name } }: { link: RecordLink }) {
  const consoleResource = useRegistry().byEntity(entity)
  if (!consoleResource?.resource.operations.includes('get')) return null
  return (
    <Link className="f-link" to={recordPath(consoleResource, id)} target="_blank">
      {name}
    </Link>
  )
}
