import { useEffect, useState } from 'react'
import { Link } from '#ui/base/routing.tsx'
import { api } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import { priceWords, type Price } from '#model/billing.ts'

interface Offer {
  on: boolean
  price: Price | null
}

/**
 * The offer after the trial. With a payment provider it is the price, loaded in the browser;
 * otherwise, and before loading, the statement that billing is off.
 */
export function AfterTheTrial() {
  const [offer, setOffer] = useState<Offer>({ on: false, price: null })
  useEffect(() => {
    const stopped = new AbortController()
    // Keeps the prerendered statement if the request fails.
    api.get<Offer>('/billing/price', { signal: stopped.signal }).then(setOffer, () => {})
    return () => stopped.abort()
  }, [])
  if (!offer.on)
    return (
      <p className="per" data-asks="billing">
        Billing is off here: nothing can be bought, and nothing is charged.
      </p>
    )
  return (
    <p className="per">
      {offer.price
        ? `After the trial ${priceWords(offer.price, navigator.language)}, cancelled at any time. `
        : 'After the trial by subscription, cancelled at any time. '}
      <Link className="link" to={paths.account}>
        Subscribe in your account
      </Link>
    </p>
  )
}
