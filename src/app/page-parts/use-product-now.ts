import { useEffect, useState } from 'react'
import { useTenant } from '#client/me.ts'
import { useLiveQueries } from '#client/stream.ts'
import { MINUTE_MS } from '#model/lib/time-units.ts'

/**
 * The product's time in milliseconds, updated every minute: in development the server's clock can
 * be moved.
 */
export function useProductNow(): number {
  const { data, dataUpdatedAt } = useTenant()
  useLiveQueries(['clock'], [['tenants', 'me']], { pollMs: MINUTE_MS })
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return data?.now ? Math.max(now, dataUpdatedAt) + Date.parse(data.now) - dataUpdatedAt : now
}
