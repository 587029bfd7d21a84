import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { useLocation } from '#ui/base/routing.tsx'
import { analytics } from '#client/analytics.ts'
import { isMarketingPath } from '#client/paths.ts'
import { useSession } from '#client/session.ts'
import { useHasToast } from '#ui/base/toast-state.ts'
import { getLanguage, keptLanguage, t, useLanguage } from '#ui/messages/messages.ts'
import { Footer } from './footer.tsx'
import { PublicBar } from './public-bar.tsx'
import { MAIN_AREA, usePageViews, useRouteAnnouncement, useScrollReset } from './route-changes.ts'
import { useArrival } from './use-arrival.ts'
import { verification } from './verification.ts'
import './shell.css'

const Toaster = lazy(() => import('#ui/base/toaster.tsx'))
const Sidebar = lazy(() => import('./sidebar.tsx'))
const LookingAt = lazy(() => import('./looking-at.tsx'))
const HoldStrip = lazy(() => import('./hold-strip.tsx'))
const VerificationDialog = lazy(() => import('./verification-dialog.tsx'))
const CookieChoice = lazy(() => import('./cookie-choice.tsx'))

/** Shows the chosen language once the prerendered page, which is English, is alive. */
const showLanguage = async () => (await import('#ui/messages/load-language.ts')).showLanguage()

/**
 * The frame of every page: sidebar for signed-in users, top bar for visitors, footer on marketing
 * pages, toasts and dialogs.
 */
export function Shell({ children }: { children: ReactNode }) {
  const { status } = useSession()
  const { pathname } = useLocation()
  const asking = analytics.useAsking()
  const verifying = verification.use().open
  const hasToast = useHasToast()
  const announcement = useRouteAnnouncement()
  useLanguage()
  useScrollReset()
  usePageViews()
  useArrival()
  useEffect(() => {
    if (keptLanguage() !== getLanguage()) void showLanguage()
    void analytics.start().catch(() => undefined)
  }, [])
  useEffect(() => {
    // boot.js guessed from the cookie to avoid layout shifts; the session is known from here on.
    if (status !== 'loading') delete document.documentElement.dataset['session']
  }, [status])
  const signedIn = status === 'authenticated'
  return (
    <div className={signedIn ? 'shell shell-signed-in' : 'shell'} data-who={status}>
      <a className="shell-skip" href="#content">
        {t('skip.content')}
      </a>
      {signedIn ? (
        <Suspense fallback={<aside className="sidebar" aria-label={t('nav.main')} />}>
          <Sidebar />
        </Suspense>
      ) : null}
      <div className="shell-main" id={MAIN_AREA}>
        {signedIn ? (
          <Suspense fallback={null}>
            <LookingAt />
            <HoldStrip />
          </Suspense>
        ) : (
          <PublicBar />
        )}
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        {isMarketingPath(pathname) ? <Footer /> : null}
      </div>
      <Suspense fallback={null}>{hasToast ? <Toaster /> : null}</Suspense>
      <Suspense fallback={null}>
        {verifying ? <VerificationDialog /> : null}
        {asking ? <CookieChoice /> : null}
      </Suspense>
      <p className="ui-sr" role="status">
        {announcement}
      </p>
    </div>
  )
}
