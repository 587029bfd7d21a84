import { lazy, type ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { NotFound } from '#shell/not-found.tsx'
import { ListScreen } from './generate/list-screen.tsx'
import { useRegistry, type ConsoleResource } from './core/registry.ts'
import { bulkActions, lists } from './custom-lists.ts'

export type ScreenKind = 'list' | 'create' | 'edit' | 'show'

/**
 * The list's code loads first; that of forms and record pages is prefetched when the person moves
 * toward one.
 */
const loadRecord = () => import('./record-screen.tsx')
const RecordScreen = lazy(loadRecord)
const prepare = () => void loadRecord().catch(() => {})

/**
 * One view of one resource (`actions`: buttons next to the title of its list); a view that the API
 * does not offer or the person may not use is a 404.
 */
export default function ResourceScreen({
  name,
  view,
  actions,
}: {
  name?: string
  view: ScreenKind
  actions?: (of: ConsoleResource) => ReactNode
}) {
  const params = useParams()
  const registry = useRegistry()
  const of = registry.byName(name ?? `admin/data/${params['entity'] ?? ''}`)
  if (!of) return <NotFound />
  if (view !== 'list') return <RecordScreen of={of} view={view} id={params['id'] ?? ''} />
  const List = lists[of.entity.id]
  return (
    <div className="c-contents" onPointerOver={prepare} onFocus={prepare}>
      {List ? (
        <List key={of.name} of={of} />
      ) : (
        <ListScreen
          key={of.name}
          of={of}
          bulk={bulkActions[of.entity.id]}
          actions={actions?.(of)}
        />
      )}
    </div>
  )
}
