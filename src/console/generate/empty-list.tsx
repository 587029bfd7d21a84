import { useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { Button, buttonClass } from '#ui/base/button.tsx'
import { useMay } from '../core/access.ts'
import { c } from '../core/messages.ts'
import { useScreenResource } from './screen-context.tsx'

/**
 * For an empty list: explains its purpose and offers the first step. For a search without results:
 * offers to clear it.
 */
export function EmptyList({ asked }: { asked: boolean }) {
  const of = useScreenResource()
  const may = useMay(of)
  const { setFilters } = useListContext()
  const things = of.resource.label.toLowerCase()
  if (asked)
    return (
      <div className="c-blank">
        <h2>{c('console.list.noMatch')}</h2>
        <p>{c('console.list.noMatchHint', { things })}</p>
        <Button onClick={() => setFilters({}, {})}>{c('console.list.clearFilters')}</Button>
      </div>
    )
  return (
    <div className="c-blank">
      <h2>{c('console.list.none', { things })}</h2>
      <p>{of.entity.description}</p>
      {may('create') && (
        <Link className={buttonClass({})} to={`${of.resource.path}/create`}>
          {c('console.list.new', { thing: of.entity.title.toLowerCase() })}
        </Link>
      )}
    </div>
  )
}
