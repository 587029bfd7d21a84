import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'

/** Interval at which a page waits for something that happens on the server. */
const POLL_MS = 2000

/** Reloads the record of the page while something happens on the server. */
export function useReloadWhile(isBusy: boolean, interval = POLL_MS): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isBusy) return
    // An answer that takes longer than the interval is awaited, and not asked for again.
    const reload = () => void queryClient.invalidateQueries({}, { cancelRefetch: false })
    const timer = setInterval(reload, interval)
    return () => clearInterval(timer)
  }, [isBusy, interval, queryClient])
}
