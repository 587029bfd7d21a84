import { currentLanguage } from '#language'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { api, errorSentence } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import { priceWords, type Billing } from '#model/api/billing.ts'
import { Button, buttonClass } from '#ui/base/button.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { formatDay } from '#ui/lists/format.ts'
import { Part } from '../page-parts/part.tsx'
import { tAccount as t } from './messages.ts'

/**
 * The plan's price, the payments, and a link to the payment provider's pages, where all payments
 * are made.
 */
export function Payment() {
  const billing = useQuery({
    queryKey: ['billing'],
    queryFn: ({ signal }) => api.get<Billing>('/billing', { signal }),
  })
  const [isLeaving, setLeaving] = useState(false)
  const goTo = async (where: 'checkout' | 'portal') => {
    setLeaving(true)
    try {
      const { url } = await api.post<{ url: string }>(`/billing/${where}`, {})
      window.location.assign(url)
    } catch (error) {
      setLeaving(false)
      toast({ title: errorSentence(error, t('account.checkoutFailed')), variant: 'destructive' })
    }
  }
  return (
    <Part query={billing} lines={2}>
      {({ on, price, state, paidUntil, hasCustomer, subscription_tier }) => {
        const pays = state === 'active' || state === 'past_due'
        if (!on) return <p className="soft s13">{t('account.billingOff')}</p>
        return (
          <>
            {state === 'past_due' ? (
              <p className="s13">
                <span className="dot d-cau">{t('account.pastDue')}</span>
              </p>
            ) : null}
            {state === 'active' && paidUntil ? (
              <p className="soft s13">{t('account.paidUntil', { day: formatDay(paidUntil) })}</p>
            ) : null}
            <div className="account-row">
              {pays || subscription_tier !== 'STARTER' ? null : (
                <Button variant="primary" busy={isLeaving} onClick={() => void goTo('checkout')}>
                  {price
                    ? t('account.subscribeFor', { price: priceWords(price, currentLanguage()) })
                    : t('account.subscribe')}
                </Button>
              )}
              {hasCustomer ? (
                <Button busy={isLeaving} onClick={() => void goTo('portal')}>
                  {t('account.payment')}
                </Button>
              ) : null}
              <Link className={buttonClass()} to={paths.pricing}>
                {t('account.prices')}
              </Link>
            </div>
            {hasCustomer ? <p className="soft s12">{t('account.paymentHint')}</p> : null}
          </>
        )
      }}
    </Part>
  )
}
