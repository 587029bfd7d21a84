import { Link } from '#ui/base/routing.tsx'
import { brand } from '#brand'
import { paths } from '#client/paths.ts'
import { Opening, PublicPage } from '../public-page.tsx'

/** Where a payment provider's checkout would lead back to. While billing is off nothing can have been paid, and the page says so. */
export default function PaymentSuccessPage() {
  return (
    <PublicPage title="Payment" description="Billing is off during early access. Nothing was charged, and no payment is needed to go on." hidden>
      <Opening title="Nothing was charged.">
        Billing is off during early access, so there was no payment to make. If you paid somebody in the name of {brand.name},{' '}
        <Link className="link" to={paths.contact}>
          tell us
        </Link>
        .
      </Opening>
      <section className="sec first">
        <div className="wrap after-payment">
          <Link className="btn primary large" to={paths.dashboard}>
            Go to the dashboard
          </Link>
          <Link className="btn large" to={paths.pricing}>
            Read about pricing
          </Link>
        </div>
      </section>
    </PublicPage>
  )
}
