import { Suspense, useEffect } from 'react'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { NotFound } from '#shell/not-found.tsx'
import { SkeletonPage } from '#ui/base/skeleton.tsx'
import { whenIdle } from '#ui/base/when-idle.ts'
import { t } from '#ui/messages/messages.ts'
import { ListScreen } from './generate/list-screen.tsx'
import { ScreenResource } from './page-parts/screen-context.tsx'
import { useRegistry, type ConsoleResource } from './core/registry.ts'
import { ownScreen, type OwnScreenProps } from './own-screens.ts'
import { prepare, RecordScreen } from './prepare.ts'

export type ScreenKind = 'list' | 'create' | 'edit' | 'show'

/**
 * One view of one resource: its own component, else the generated one. An address below the view,
 * and a view that the API does not offer or the person may not use, is a 404.
 */
export default function ResourceScreen({ name, view }: { name: string; view: ScreenKind }) {
  const { id = '', '*': rest = '' } = useParams()
  const consoleResource = useRegistry().byName(name)
  if (!consoleResource || rest !== '') return <NotFound />
  const own = consoleResource.resource.screens?.list
  const List = own ? ownScreen<OwnScreenProps>(own) : ListScreen
  return (
    <ScreenResource value={consoleResource}>
      <Suspense fallback={<SkeletonPage label={t('loading.page')} />}>
        {view === 'list' ? (
          <div
            className="c-contents"
            onPointerOver={() => prepare(consoleResource)}
            onFocus={() => prepare(consoleResource)}
          >
            <List key={consoleResource.name} consoleResource={consoleResource} />
          </div>
        ) : (
          <RecordScreen
            key={`${view}/${id}`}
            consoleResource={consoleResource}
            view={view}
            id={id}
          />
        )}
        <PreparedWhenIdle consoleResource={consoleResource} />
      </Suspense>
    </ScreenResource>
  )
}

/** Milliseconds for what a screen loads after its data: the code of records comes last. */
const AFTER_DATA = 500

/** Loads the code of records once the screen has its data and the browser is idle. */
function PreparedWhenIdle({ consoleResource }: { consoleResource: ConsoleResource }) {
  const queryClient = useQueryClient()
  const isLoaded =
    useIsFetching({ queryKey: [consoleResource.name] }) === 0 &&
    queryClient
      .getQueriesData({ queryKey: [consoleResource.name] })
      .some(([, data]) => data !== undefined)
  useEffect(() => {
    if (!isLoaded) return
    const timer = setTimeout(() => whenIdle(() => prepare(consoleResource)), AFTER_DATA)
    return () => clearTimeout(timer)
  }, [consoleResource, isLoaded])
  return null
}
