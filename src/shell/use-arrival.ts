import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { session, useSession } from '#client/session.ts'
import { handleArrival, handleAuthFailure } from './auth-arrival.ts'

/** Acts on what the login provider put into the address, and on every sign-in that fails later. */
export function useArrival(): void {
  const { status } = useSession()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => session.onFailure(handleAuthFailure), [])
  useEffect(() => {
    if (status === 'loading' || pathname === paths.oauthCallback) return
    const rest = handleArrival(new URL(pathname + search + hash, location.origin), status === 'authenticated')
    if (rest !== null) void navigate(rest, { replace: true })
  }, [status, pathname, search, hash, navigate])
}
