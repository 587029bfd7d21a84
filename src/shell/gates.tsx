import { Suspense, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { brand } from '#brand'
import { loadFailures, useMe, usesConsole } from '#client/me.ts'
import { useSession } from '#client/session.ts'
import { DataError } from '#ui/base/load-error.tsx'
import { SkeletonPage } from '#ui/base/skeleton.tsx'
import { Spinner } from '#ui/base/spinner.tsx'
import { tSignedIn } from '#ui/messages/signed-in.ts'
import { t } from '#ui/messages/messages.ts'
import { DataLayer } from './data-layer.tsx'
import { LoginButton } from './login-button.tsx'
import { NotFound } from './not-found.tsx'

/** Shows the brand name until the page sets its title. */
const PageSkeleton = () => (
  <>
    <title>{brand.name}</title>
    <SkeletonPage label={t('loading.page')} />
  </>
)

/** Public pages that load data, such as a shared campaign. */
export function WithData() {
  return (
    <DataLayer>
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </DataLayer>
  )
}

/**
 * Customer pages: asks visitors to log in and returns them to the address they opened.
 * @param unless matches queries that visitors may open too; the page itself then says what needs an
 * account.
 */
export function SignedIn({ unless }: { unless?: (query: URLSearchParams) => boolean }) {
  const { status } = useSession()
  const { pathname, search, hash } = useLocation()
  if (status === 'loading') return <PageSkeleton />
  if (status === 'authenticated' || unless?.(new URLSearchParams(search))) return <WithData />
  return (
    <div className="shell-notice">
      <title>{`${t('login.gate.title')} · ${brand.name}`}</title>
      <h1>{t('login.gate.title')}</h1>
      <p>{t('login.gate.detail')}</p>
      <LoginButton variant="primary" size="l" returnTo={pathname + search + hash} />
    </div>
  )
}

/**
 * Console pages: a spinner while the user loads, then the console for operators and organization
 * admins, and the 404 page for others. Operator pages have their own gate in the console.
 * `children` loads lazily, so that other users download none of it.
 */
export function AdminOnly({ children }: { children: ReactNode }) {
  return (
    <DataLayer>
      <AdminGate>{children}</AdminGate>
    </DataLayer>
  )
}

function AdminGate({ children }: { children: ReactNode }) {
  const { status } = useSession()
  const me = useMe()
  if (status === 'anonymous') return <NotFound />
  if (usesConsole(me.data)) return <Suspense fallback={<Checking />}>{children}</Suspense>
  if (me.data) return <NotFound />
  if (me.isError)
    return (
      <div className="shell-notice">
        <DataError
          sentence={me.error.message || loadFailures.user}
          onRetry={() => void me.refetch()}
        />
      </div>
    )
  return <Checking />
}

const Checking = () => (
  <div className="shell-checking">
    <title>{brand.name}</title>
    <Spinner size={24} label={tSignedIn('admin.checking')} />
  </div>
)
