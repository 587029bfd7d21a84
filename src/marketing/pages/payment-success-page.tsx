import type { ReactNode } from 'react'
import { Link } from '#ui/base/routing.tsx'
import { brand } from '#brand'
import { paths } from '#client/paths.ts'
import { Opening, PublicPage } from '../site/public-page.tsx'
import { usePaymentState, type PaymentState } from '../sections/payment-state.tsx'

const contact = (
  <Link className="link" to={paths.contact}>
    tell us
  </Link>
)

const said: Record<PaymentState, { title: string; text: ReactNode }> = {
  unknown: {
    title: 'Checking your payment.',
    text:
      'This takes a moment. You can also see the result in your account, under Plan, and in the ' +
      'email from the payment provider. Reloading this page charges nothing.',
  },
  off: {
    title: 'You were not charged.',
    text: (
      <>
        Billing is off on this installation, so there was no payment to make. If you paid somebody
        in the name of {brand.name}, {contact}.
      </>
    ),
  },
  'signed-out': {
    title: 'Sign in to see your payment.',
    text: 'You can see the result in your account, under Plan.',
  },
  waiting: {
    title: 'Your payment is being confirmed.',
    text:
      'The payment provider has not confirmed it yet. This page updates automatically. You can ' +
      'also close it: your plan changes once the payment is confirmed.',
  },
  paid: {
    title: 'Thank you. Your plan is active.',
    text: 'Sending continues as planned. Find your invoices and card in your account, under Plan.',
  },
  failed: {
    title: 'The payment failed.',
    text: 'Your data is safe. Check your card in your account, under Plan.',
  },
}

/**
 * The return page of the payment provider's checkout. A visit proves nothing: the page shows the
 * provider's report.
 */
export default function PaymentSuccessPage() {
  const { state, isSlow } = usePaymentState()
  const { title, text } = said[state]
  return (
    <PublicPage
      title="Payment"
      description="The result of your payment, and what happens next in your account."
      hidden
    >
      <div className="payment-said" aria-live="polite">
        <Opening key={state} title={title}>
          {text}
          {isSlow ? ` If it does not appear within an hour, write to ${brand.supportEmail}.` : null}
        </Opening>
      </div>
      <section className="sec first">
        <div className="wrap after-payment">
          <Link
            className="btn primary large"
            to={state === 'failed' || state === 'paid' ? paths.account : paths.dashboard}
          >
            {state === 'failed' || state === 'paid' ? 'Go to your account' : 'Go to the dashboard'}
          </Link>
          <Link className="btn large" to={paths.pricing}>
            See pricing
          </Link>
        </div>
      </section>
    </PublicPage>
  )
}
