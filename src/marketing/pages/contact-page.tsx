import { brand } from '#brand'
import { Opening, PublicPage } from '../site/public-page.tsx'
import { ContactForm } from '../sections/contact-form.tsx'
import { Terms } from '../sections/entries.tsx'

export default function ContactPage() {
  return (
    <PublicPage
      title="Contact"
      description={
        `Write to the people who make ${brand.name}: a question, a fault, a mail that you ` +
        'did not want, or a firm that wants to try it.'
      }
    >
      <Opening title="Write to us.">
        A person reads it and answers by mail. Please say what you tried and what you expected; it
        saves us both a round.
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
                  'By mail',
                  <a key="mail" className="link" href={`mailto:${brand.supportEmail}`}>
                    {brand.supportEmail}
                  </a>,
                ],
                [
                  'Unwanted mail',
                  'Reply “no” to it: that works at once. If it did not, send us the mail with its headers.',
                ],
                [
                  'Security',
                  'Put “security” in your message, and do not publish it before we have answered.',
                ],
              ]}
            />
          </div>
        </div>
      </section>
    </PublicPage>
  )
}
