import {
  Component,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import type { LiveContent } from '#marketing/site/content.ts'
import { LiveContentProvider, liveContentOfPage } from '#marketing/site/live-content.tsx'
import { RouteError } from '#shell/route-error.tsx'
import { Shell } from '#shell/shell.tsx'
import { placeOf, RoutingProvider, type Navigate, type BrowserLocation } from '#ui/base/routing.tsx'
import { lightPage } from './light-pages.tsx'
import { loadWholeApp } from './load-whole-app.ts'

/** A page with its location; `failure` replaces one that failed to load. */
export interface Shown {
  place: BrowserLocation
  Page: ComponentType | null
  failure?: unknown
}

class Boundary extends Component<{ children: ReactNode }, { failure: unknown }> {
  override state: { failure: unknown } = { failure: null }

  static getDerivedStateFromError(failure: unknown) {
    return { failure: failure ?? new Error('unknown') }
  }

  override render() {
    return this.state.failure ? <RouteError error={this.state.failure} /> : this.props.children
  }
}

const here = (): BrowserLocation => placeOf(location.href)

/** Loads the page at a location; the whole app's element for any location without a light page. */
async function fetchShown(place: BrowserLocation): Promise<Shown | null> {
  const load = lightPage(place.pathname)
  if (!load) return null
  return load().then(
    (Page) => ({ place, Page }),
    (failure: unknown) => ({ place, Page: null, failure }),
  )
}

/**
 * Runs the public pages on a minimal router. react-router with its data layer is half as large as
 * React's renderer, and only the signed-in app needs it: the first navigation to another page loads
 * the whole app, which then stays.
 */
function useLightRouter(first: Shown, goOn: (app: ReactNode) => void) {
  const [shown, setShown] = useState(first)
  const newest = useRef(0)
  const pathname = useRef(first.place.pathname)

  const show = useCallback(
    async (place: BrowserLocation, enter: () => void) => {
      const ticket = ++newest.current
      if (place.pathname === pathname.current) {
        enter()
        return setShown((before) => ({ ...before, place }))
      }
      const next = await fetchShown(place)
      const app = next ? null : loadWholeApp()
      await app?.catch(() => undefined)
      if (ticket !== newest.current) return
      enter()
      pathname.current = place.pathname
      if (next) return setShown(next)
      await app!.then(
        (wholeApp) => goOn(wholeApp()),
        (failure: unknown) => setShown({ place, Page: null, failure }),
      )
    },
    [goOn],
  )

  const navigate = useCallback<Navigate>(
    (to, { replace = false } = {}) => {
      if (typeof to === 'number') return history.go(to)
      const address = new URL(to, location.href)
      if (address.origin !== location.origin) return location.assign(address.href)
      return show(placeOf(address.href), () =>
        replace || address.href === location.href
          ? history.replaceState(null, '', address)
          : history.pushState(null, '', address),
      )
    },
    [show],
  )

  useEffect(() => {
    const moved = () => void show(here(), () => undefined)
    addEventListener('popstate', moved)
    return () => removeEventListener('popstate', moved)
  }, [show])

  return { shown, navigate }
}

/** A page in the shell at one location. Also used by prerendering. */
export function LightFrame({
  shown: { place, Page, failure },
  navigate,
  live = liveContentOfPage(),
}: {
  shown: Shown
  navigate: Navigate
  live?: LiveContent | null
}) {
  const routing = useMemo(() => ({ place, navigate }), [place, navigate])
  return (
    <RoutingProvider value={routing}>
      <LiveContentProvider live={live}>
        <Shell>
          <Boundary key={place.pathname}>
            {Page ? <Page /> : <RouteError error={failure} />}
          </Boundary>
        </Shell>
      </LiveContentProvider>
    </RoutingProvider>
  )
}

function LightPages({ first, goOn }: { first: Shown; goOn: (app: ReactNode) => void }) {
  return <LightFrame {...useLightRouter(first, goOn)} />
}

/** The public pages until another page is requested, then the whole app. */
export function LightApp({ first }: { first: Shown }) {
  const [whole, setWhole] = useState<ReactNode>(null)
  return (
    whole ?? (
      <Boundary>
        <LightPages first={first} goOn={setWhole} />
      </Boundary>
    )
  )
}

/** The page to hydrate at the opened address: a light page, or null for the whole app. */
export const firstShown = (): Promise<Shown | null> => fetchShown(here())
