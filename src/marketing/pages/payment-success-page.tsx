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
    title: 'Looking up your payment.',
    text:
      'This takes a moment, and nothing more is needed from you. What became of a payment ' +
      'also stands in your account, under Plan, and in the mail that the payment provider ' +
      'sends about it.',
  },
  off: {
    title: 'Nothing was charged.',
    text: (
      <>
        Billing is off on this installation, so there was no payment to make. If you paid somebody
        in the name of {brand.name}, {contact}.
      </>
    ),
  },
  'signed-out': {
    title: 'Sign in to see your payment.',
    text: 'What became of it stands in your account, under Plan.',
  },
  waiting: {
    title: 'Your payment is being confirmed.',
    text:
      'The payment provider has not reported yet. This page looks again by itself; you can ' +
      'also close it, and your plan changes as soon as the report is in.',
  },
  paid: {
    title: 'Thank you. Your plan is active.',
    text: 'Sending goes on as planned. Invoices and your card are in your account, under Plan.',
  },
  failed: {
    title: 'The payment did not go through.',
    text: 'Nothing was lost, and your data stays as it is. Please look at your card in your account, under Plan.',
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
      description="What the payment provider has reported of your payment, and what happens next."
      hidden
    >
      <div className="payment-said" aria-live="polite">
        <Opening key={state} title={title}>
          {text}
          {isSlow ? ` If it is not here in an hour, write to ${brand.supportEmail}.` : null}
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
            Read about pricing
          </Link>
        </div>
      </section>
    </PublicPage>
  )
}
