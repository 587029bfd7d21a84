import { useEffect, useState } from 'react'
import { api } from '#client/api.ts'
import { session } from '#client/session.ts'
import type { Billing } from '#model/api/billing.ts'

export type PaymentState = 'unknown' | 'off' | 'signed-out' | 'waiting' | 'paid' | 'failed'

/**
 * The provider usually reports within seconds; after this many polls the page says that it may take
 * longer.
 */
const LOOKS = 30
const BETWEEN = 2000

/** The state of a payment by the provider's report, not by the visit of this page. */
export function usePaymentState(): { state: PaymentState; isSlow: boolean } {
  const [state, setState] = useState<PaymentState>('unknown')
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    if (
      state === 'off' ||
      state === 'signed-out' ||
      state === 'paid' ||
      state === 'failed' ||
      looks > LOOKS
    )
      return
    const stopped = new AbortController()
    const timer = setTimeout(
      () =>
        void look(stopped.signal).then(
          (paymentState) => (setState(paymentState), setLooks((count) => count + 1)),
          () => setLooks((count) => count + 1),
        ),
      looks === 0 ? 0 : BETWEEN,
    )
    return () => {
      clearTimeout(timer)
      stopped.abort()
    }
  }, [state, looks])
  return { state, isSlow: looks > LOOKS }
}

async function look(signal: AbortSignal): Promise<PaymentState> {
  const { on } = await api.get<{ on: boolean }>('/billing/price', { signal })
  if (!on) return 'off'
  if (session.get().status !== 'authenticated')
    return session.get().status === 'anonymous' ? 'signed-out' : 'unknown'
  const { state } = await api.get<Billing>('/billing', { signal })
  if (state !== 'active' && state !== 'past_due') return 'waiting'
  await forgetPlan()
  return state === 'active' ? 'paid' : 'failed'
}

/** The plan is cached for a minute; without this, the next page would show the one before. */
async function forgetPlan(): Promise<void> {
  const { queryClient } = await import('#client/query-client.ts')
  await queryClient.invalidateQueries({ queryKey: ['tenants', 'me'] })
}
