import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { session } from '#client/session.ts'
import '#ui/tokens.css'
import '#ui/base/base.css'
import { routes } from './routes.tsx'

/** Fetches the page of the first address, so that hydration meets the markup it was prerendered with. A failure is left to the router, which shows it. */
async function fetchFirstPage(): Promise<void> {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const loaded = await route.lazy().catch(() => null)
      if (loaded) Object.assign(route, loaded, { lazy: undefined })
    }),
  )
}

async function start(): Promise<void> {
  void session.start()
  await fetchFirstPage()
  const root = document.getElementById('root')!
  const app = (
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes)} />
    </StrictMode>
  )
  if (root.firstElementChild) hydrateRoot(root, app, { onRecoverableError: (error) => console.error('hydration', error) })
  else createRoot(root).render(app)
}

void start()
// What nobody waits for comes after everything somebody does.
window.addEventListener('load', () => {
  void import('#shell/vitals.ts').then(({ watchVitals }) => watchVitals())
  if (import.meta.env.PROD) void import('#shell/service-worker.ts').then(({ registerServiceWorker }) => registerServiceWorker())
})
