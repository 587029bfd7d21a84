import { startTransition, StrictMode, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { session } from '#client/session.ts'
import '#ui/tokens.css'
import '#ui/base/base.css'
import { firstShown, LightApp, type Shown } from '#site/light-app.tsx'
import { loadWholeApp } from '#site/load-whole-app.ts'
import { placeOf } from '#ui/base/routing.tsx'

/**
 * Notifies boot.js, after the effects of all components below, that it can replay earlier input.
 */
function NotifyAlive({ children }: { children: ReactNode }) {
  useEffect(() => void dispatchEvent(new Event('outrider:alive')), [])
  return children
}

const inStrictMode = (app: ReactNode) => (
  <StrictMode>
    <NotifyAlive>{app}</NotifyAlive>
  </StrictMode>
)

/**
 * An address without a light page: its markup is the 404 page, for browsers without scripts. Where the
 * app cannot be loaded, the page says so.
 */
async function mountWholeApp(root: HTMLElement): Promise<void> {
  const app = await loadWholeApp().then(
    (wholeApp) => wholeApp(),
    (failure: unknown) => (
      <LightApp first={{ place: placeOf(location.href), Page: null, failure }} />
    ),
  )
  createRoot(root).render(inStrictMode(app))
}

/** Hydrates a prerendered page, and renders one that is not prerendered or failed to load. */
function mountLightApp(root: HTMLElement, first: Shown): void {
  const app = inStrictMode(<LightApp first={first} />)
  if (!root.firstElementChild || first.failure) {
    createRoot(root).render(app)
    return
  }
  // Hydrates in a transition, which React splits into slices (startTransition): typing and
  // scrolling need not wait for the whole page.
  startTransition(
    () =>
      void hydrateRoot(root, app, {
        onRecoverableError: (error) => console.error('hydration', error),
      }),
  )
}

async function start(): Promise<void> {
  void session.start()
  const root = document.getElementById('root')!
  const first = await firstShown()
  if (first) mountLightApp(root, first)
  else await mountWholeApp(root)
}

/** What no visitor waits for. */
function startBackgroundWork(): void {
  void import('#shell/waking.ts').then(({ wakeUp }) => wakeUp())
  void import('#shell/vitals.ts').then(({ watchVitals }) => watchVitals())
  if (import.meta.env.PROD)
    void import('#shell/service-worker.ts').then(({ registerServiceWorker }) =>
      registerServiceWorker(),
    )
}

void start()
// On a page painted before the script ran, the load event may have passed.
if (document.readyState === 'complete') startBackgroundWork()
else window.addEventListener('load', startBackgroundWork, { once: true })
