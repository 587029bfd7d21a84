import { Link } from '#ui/base/routing.tsx'
import { brand } from '#brand'
import { paths } from '#client/paths.ts'
import { Opening, PublicPage, Section } from '../site/public-page.tsx'
import { BetaNote } from '../sections/beta-note.tsx'
import { Terms } from '../sections/entries.tsx'

const principles = [
  [
    'You review everything first',
    "Nothing is sent until you have read every email and seen who gets it. You can't turn " +
      'this off.',
  ],
  [
    'Only what is true',
    'Every claim needs a source on your own site. Figures without a source stay out of your ' +
      'emails, and so do compliments about a reader’s latest post.',
  ],
  [
    'A no is a no',
    'By button, by link or in a reply. An opt-out applies to every campaign, permanently.',
  ],
  [
    'Small on purpose',
    'A few dozen emails a day, from a mailbox that belongs to a person. If an offer only ' +
      'works by the hundred thousand, volume is not what it needs.',
  ],
  [
    'Show the reason',
    'Why this person, why this minute, why not at all: you see the rule that decided, not a score.',
  ],
  [
    'Yours to take with you',
    'You can run the whole product on your own server and export everything at any time.',
  ],
] as const

export default function AboutPage() {
  return (
    <PublicPage
      title="About"
      description={
        `Why ${brand.name} exists, what it stands for, what early access means, and how to ` +
        'reach the team.'
      }
    >
      <Opening title="Someone who rides ahead.">
        An outrider rides ahead of the carriage to check that the road is clear. That is what this
        product does: it goes ahead, comes back with the replies, and leaves the selling to you.
      </Opening>
      <Section plain title="Why we build it." aside={<p className="soft">The short version.</p>}>
        <div className="paragraphs">
          <p>
            Small companies with good products rarely have someone whose job is to write to
            strangers. The tools that offer to do it for them are built for volume: bought
            addresses, borrowed mailboxes and artificial warm-up.
          </p>
          <p>
            Readers have noticed. They recognize a mass email in a second, and each one makes the
            next honest email less likely to be read.
          </p>
          <p>
            {brand.name} works the other way. It starts with what your website already says, because
            you stand behind that. It sends few emails, to few people, at a decent hour, and stops
            when someone replies. It saves you the time-consuming part: finding the right sentence,
            keeping the list clean, and remembering whom to write to and when.
          </p>
        </div>
      </Section>
      <Section
        title="What we stand for."
        aside={
          <p className="soft">
            Each of these is a rule in the product, not a promise in a brochure.
          </p>
        }
      >
        <Terms of={principles} />
      </Section>
      <Section
        title="Early access."
        aside={
          <p className="soft">
            {brand.name} is a beta, built by a small team. You see no customer logos here because we
            only show what exists.
          </p>
        }
      >
        <BetaNote />
      </Section>
      <Section title="Contact us." aside={<p className="soft">A person answers.</p>}>
        <Terms
          of={[
            [
              'Write',
              <>
                <a className="link" href={`mailto:${brand.supportEmail}`}>
                  {brand.supportEmail}
                </a>
                , or by the{' '}
                <Link className="link" to={paths.contact}>
                  contact form
                </Link>
                .
              </>,
            ],
            [
              'An email you did not want',
              'Reply “no” or use its unsubscribe link. Both work immediately. If they did ' +
                'not, forward the email to us with its headers, and we look into it.',
            ],
            [
              'Security issues',
              `Write to ${brand.supportEmail} with “security” in the subject ` +
                'before you publish anything about the issue.',
            ],
          ]}
        />
      </Section>
    </PublicPage>
  )
}
