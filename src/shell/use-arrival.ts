import { useEffect } from 'react'
import { useLocation, useNavigate } from '#ui/base/routing.tsx'
import { paths } from '#client/paths.ts'
import { session, useSession } from '#client/session.ts'

/** Nearly every visit carries none of it, so the rest is fetched when one does. */
const mayCarry = (address: string) =>
  /[?&#/](error|error_description|state|verified)=/.test(address)

/** Acts on what the login provider put into the address, and on every sign-in that fails later. */
export function useArrival(): void {
  const { status } = useSession()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(
    () =>
      session.onFailure(
        (failure) =>
          void import('./auth-arrival.ts').then((arrival) => arrival.handleAuthFailure(failure)),
      ),
    [],
  )
  useEffect(() => {
    const address = pathname + search + hash
    if (status === 'loading' || pathname === paths.oauthCallback || !mayCarry(address)) return
    let current = true
    void import('./auth-arrival.ts').then(({ handleArrival }) => {
      if (!current) return
      const rest = handleArrival(new URL(address, location.origin), status === 'authenticated')
      if (rest !== null) void navigate(rest, { replace: true })
    })
    return () => {
      current = false
    }
  }, [status, pathname, search, hash, navigate])
}
