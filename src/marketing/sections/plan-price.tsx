import { currentLanguage } from '#language'
import { useEffect, useState } from 'react'
import { brand } from '#brand'
import { Link } from '#ui/base/routing.tsx'
import { api } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import { priceWords, type Price } from '#model/api/billing.ts'

interface Offer {
  on: boolean
  price: Price | null
}

/**
 * The offer after the trial. With a payment provider it is the price, loaded in the browser;
 * otherwise, and before loading, the statement that nothing is sold here.
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
        {`${brand.name} is free to self-host. A price for the hosted plan appears here once this `}
        installation sells one; until then, nothing is charged.
      </p>
    )
  return (
    <>
      {offer.price ? (
        <p className="amount">Then {priceWords(offer.price, currentLanguage())}</p>
      ) : null}
      <p className="per">
        {offer.price
          ? 'Cancel at any time. '
          : 'After the trial by subscription; the price is shown before you agree. '}
        <Link className="link" to={paths.account}>
          Subscribe in your account
        </Link>
      </p>
    </>
  )
}
