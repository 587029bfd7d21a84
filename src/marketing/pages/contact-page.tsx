import { brand } from '#brand'
import { Opening, PublicPage } from '../site/public-page.tsx'
import { ContactForm } from '../sections/contact-form.tsx'
import { Terms } from '../sections/entries.tsx'

export default function ContactPage() {
  return (
    <PublicPage
      title="Contact"
      description={
        `Contact the team behind ${brand.name}: questions, bugs, unwanted emails, or ` +
        'early access for your company.'
      }
    >
      <Opening title="Contact us.">
        A person reads every message and replies by email. Tell us what you tried and what you
        expected.
      </Opening>
      <section className="sec first">
        <div className="wrap cols">
          <div className="c7">
            <ContactForm />
          </div>
          <div className="c5">
            <Terms
              of={[
                [
                  'By email',
                  <a key="mail" className="link" href={`mailto:${brand.supportEmail}`}>
                    {brand.supportEmail}
                  </a>,
                ],
                [
                  'Unwanted emails',
                  'Reply “no”, which works immediately. If it did not, send us the email with ' +
                    'its headers.',
                ],
                [
                  'Security',
                  'Put “security” in your message, and please don’t publish the issue before ' +
                    'we reply.',
                ],
              ]}
            />
          </div>
        </div>
      </section>
    </PublicPage>
  )
}
