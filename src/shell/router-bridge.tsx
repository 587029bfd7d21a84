import { useMemo, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { RoutingProvider, type Navigate } from '#ui/base/routing.tsx'

/**
 * Below react-router: provides the location to the shell and the public pages, which depend only on
 * `ui/base/routing`.
 */
export function RouterBridge({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation()
  const go = useNavigate()
  const routing = useMemo(() => {
    const navigate: Navigate = (to, options) => (typeof to === 'number' ? go(to) : go(to, options))
    return { place: { pathname, search, hash }, navigate }
  }, [pathname, search, hash, go])
  return <RoutingProvider value={routing}>{children}</RoutingProvider>
}
