import { useEffect } from 'react'
import { useLocation, useNavigate } from '#ui/base/routing.tsx'
import { paths } from '#client/paths.ts'
import { session, useSession } from '#client/session.ts'

/** Few visits carry any of these, so the handler loads only with one. */
const mayCarry = (address: string) =>
  /[?&#/](error|error_description|state|verified)=/.test(address)

/** Handles what the login provider added to the address, and every later sign-in failure. */
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
