import { useEffect } from 'react'
import { brand } from '#brand'
import { LoadError } from '#ui/base/load-error.tsx'
import { t } from '#ui/messages/messages.ts'

const LOAD_FAILURE = new RegExp(
  [
    'dynamically imported module',
    'importing a module script',
    'preload CSS',
    'module script failed',
    'chunk',
    'failed to fetch',
    'networkerror',
    'load failed',
  ].join('|'),
  'i',
)

/** True for the errors browsers throw when a script fails to load. */
function isLoadFailure(error: unknown): boolean {
  const message = error instanceof Error ? error.message : String(error)
  return LOAD_FAILURE.test(message)
}

/** Replaces a page that failed to load or threw. The surrounding shell stays. */
export function RouteError({ error }: { error: unknown }) {
  const notLoaded = isLoadFailure(error)
  useEffect(() => {
    if (!notLoaded) console.error(error)
  }, [error, notLoaded])
  const title = notLoaded ? t('loadError.title') : t('pageError.title')
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <LoadError
        title={title}
        detail={
          notLoaded ? t('loadError.detail') : t('pageError.detail', { email: brand.supportEmail })
        }
      />
    </>
  )
}
