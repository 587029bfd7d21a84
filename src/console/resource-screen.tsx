import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { NotFound } from '#shell/not-found.tsx'
import { SkeletonPage } from '#ui/base/skeleton.tsx'
import { t } from '#ui/messages/messages.ts'
import { ListScreen } from './generate/list-screen.tsx'
import { ScreenResource } from './page-parts/screen-context.tsx'
import { useRegistry } from './core/registry.ts'
import { ownScreen, type OwnScreenProps } from './own-screens.ts'

export type ScreenKind = 'list' | 'create' | 'edit' | 'show'

/**
 * The list's code loads first; that of forms and record pages is prefetched when the person moves
 * toward one.
 */
const loadRecord = () => import('./record-screen.tsx')
const RecordScreen = lazy(loadRecord)
const prepare = () => void loadRecord().catch(() => {})

/**
 * One view of one resource: its own component, else the generated one. An address below the view,
 * and a view that the API does not offer or the person may not use, is a 404.
 */
export default function ResourceScreen({ name, view }: { name: string; view: ScreenKind }) {
  const { id = '', '*': rest = '' } = useParams()
  const of = useRegistry().byName(name)
  if (!of || rest !== '') return <NotFound />
  const own = of.resource.screens?.list
  const List = own ? ownScreen<OwnScreenProps>(own) : ListScreen
  return (
    <ScreenResource value={of}>
      <Suspense fallback={<SkeletonPage label={t('loading.page')} />}>
        {view === 'list' ? (
          <div className="c-contents" onPointerOver={prepare} onFocus={prepare}>
            <List key={of.name} of={of} />
          </div>
        ) : (
          <RecordScreen key={`${view}/${id}`} of={of} view={view} id={id} />
        )}
      </Suspense>
    </ScreenResource>
  )
}
