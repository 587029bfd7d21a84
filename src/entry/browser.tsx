import { startTransition, StrictMode, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { session } from '#client/session.ts'
import '#ui/tokens.css'
import '#ui/base/base.css'
import { firstShown, LightApp } from '#site/light-app.tsx'
import { loadWholeApp } from '#site/load-whole-app.ts'

/**
 * Notifies boot.js, after the effects of all components below, that it can replay earlier input.
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
  // Only light pages are prerendered; other addresses contain the 404 page, for browsers without
  // scripts.
  if (!first) createRoot(root).render(strict((await loadWholeApp())()))
  // Hydrates in a transition, which React splits into slices (startTransition): typing and
  // scrolling need not wait for the whole page.
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
// Defers background work until all visible work is done. On a page painted before the script ran,
// the load event may have passed.
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
