import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type MouseEvent,
  type Ref,
} from 'react'

/** The browser's location. */
export interface BrowserLocation {
  pathname: string
  /** With its `?`, or empty. */
  search: string
  /** With its `#`, or empty. */
  hash: string
}

/** Navigates to a path of this site, or by a number of history entries. */
export type Navigate = (
  to: string | number,
  options?: { replace?: boolean },
) => void | Promise<void>

/**
 * What a router provides to the components below it. Public pages have a small router, the rest of
 * the app react-router.
 */
export interface Routing {
  place: BrowserLocation
  navigate: Navigate
}

const RoutingContext = createContext<Routing | null>(null)

export const RoutingProvider = RoutingContext.Provider

function useRouting(): Routing {
  const routing = useContext(RoutingContext)
  if (!routing) throw new Error('There is no router above this component')
  return routing
}

/** The displayed location; changes once its page has loaded. */
export const useLocation = (): BrowserLocation => useRouting().place

export const useNavigate = (): Navigate => useRouting().navigate

/** The parts of an address of this site. */
export function placeOf(address: string): BrowserLocation {
  const { pathname, search, hash } = new URL(address, 'http://here')
  return { pathname, search, hash }
}

/** True for a click to leave to the browser: another button, a new tab, a download. */
export const isBrowsersOwn = (event: MouseEvent, target?: string): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  (target !== undefined && target !== '_self')

/** A link within the site that navigates without a full page load. */
export function Link({
  to,
  onClick,
  children,
  ...rest
}: { to: string; ref?: Ref<HTMLAnchorElement> } & Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href'
>) {
  const { navigate } = useRouting()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (isBrowsersOwn(event, rest.target)) return
    event.preventDefault()
    void navigate(to)
  }
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  )
}
