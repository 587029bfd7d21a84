import { t } from '#ui/messages/messages.ts'

const HOURLY = 3_600_000

/**
 * Registers the service worker (called on load), checks for a new version hourly, and asks before
 * reloading into it (specification, sections 4 and 9).
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return
  void register().catch((error: unknown) =>
    console.warn('The service worker could not be registered', error),
  )
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js')
  const update = () => void registration.update().catch(() => undefined)
  setInterval(update, HOURLY)
  let reloading = false
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (reloading) location.reload()
  })
  const ask = (worker: ServiceWorker) => {
    // Without a controller this is the first installation, not an update.
    if (!navigator.serviceWorker.controller) return
    if (!window.confirm(t('update.question'))) return
    reloading = true
    worker.postMessage({ type: 'skip-waiting' })
  }
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') ask(worker)
    })
  // boot.js runs the app on an untouched page only once a new version is found; its installation
  // may be in any state by then.
  if (registration.waiting) ask(registration.waiting)
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
}
