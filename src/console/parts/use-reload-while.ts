import { useEffect } from 'react'
import { useRefresh } from 'react-admin'

/** Interval at which a page waits for something that happens on the server. */
const POLL_MS = 2000

/** Reloads the record of the page while something happens on the server. */
export function useReloadWhile(isBusy: boolean, interval = POLL_MS): void {
  const refresh = useRefresh()
  useEffect(() => {
    if (!isBusy) return
    const timer = setInterval(() => refresh(), interval)
    return () => clearInterval(timer)
  }, [isBusy, interval, refresh])
}
