import { startTransition, StrictMode, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { session } from '#client/session.ts'
import '#ui/tokens.css'
import '#ui/base/base.css'
import { firstShown, LightApp } from './light-app.tsx'

/**
 * Tells boot.js, after the effects of everything below, that what was pressed in the meantime can
 * be done now.
 */
function Alive({ children }: { children: ReactNode }) {
  useEffect(() => void dispatchEvent(new Event('outrider:alive')), [])
  return children
}

async function start(): Promise<void> {
  void session.start()
  const root = document.getElementById('root')!
  const first = await firstShown()
  const strict = (app: ReactNode) => (
    <StrictMode>
      <Alive>{app}</Alive>
    </StrictMode>
  )
  // Only light pages are prerendered; what stands at other addresses is the 404 page, for whoever
  // has no script.
  if (!first) createRoot(root).render(strict((await import('./whole-app.tsx')).wholeApp()))
  // A transition is worked off in slices (React, startTransition): typing and scrolling need not
  // wait for the whole page to come alive.
  else if (root.firstElementChild && !first.failure)
    startTransition(
      () =>
        void hydrateRoot(root, strict(<LightApp first={first} />), {
          onRecoverableError: (error) => console.error('hydration', error),
        }),
    )
  else createRoot(root).render(strict(<LightApp first={first} />))
}

void start()
// What nobody waits for comes after everything somebody does. On a page that was painted before the
// program came, that moment may have passed.
const afterwards = () => {
  void import('#shell/waking.ts').then(({ wakeUp }) => wakeUp())
  void import('#shell/vitals.ts').then(({ watchVitals }) => watchVitals())
  if (import.meta.env.PROD)
    void import('#shell/service-worker.ts').then(({ registerServiceWorker }) =>
      registerServiceWorker(),
    )
}
if (document.readyState === 'complete') afterwards()
else window.addEventListener('load', afterwards, { once: true })
