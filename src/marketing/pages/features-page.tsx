import { brand } from '#brand'
import { paths } from '#client/paths.ts'
import { MoreLink, Opening, PublicPage, Section } from '../site/public-page.tsx'
import { Begin } from '../sections/begin.tsx'
import { Terms } from '../sections/entries.tsx'
import { SegmentSample } from '../sections/segment-sample.tsx'

const drafting = [
  [
    'From your site',
    'Company, offer, audience, benefits, proof and call to action, each linked to its source ' +
      'on your site.',
  ],
  [
    'Rules, not guesses',
    'The same site gives the same draft. Drafting needs no language model, but you can ' +
      'connect one for rewrites.',
  ],
  [
    'Checks while you type',
    'Word count, number of questions, links in a first email, unknown variables, missing ' +
      'fallbacks, numbers without a source, a missing opt-out line.',
  ],
] as const

const contacts = [
  [
    'Import',
    'Upload or paste CSV. Columns are matched by name, and rejected rows are listed with the ' +
      'reason.',
  ],
  [
    'Email checks',
    'Invalid, role and disposable addresses and likely typos are flagged before you email anyone.',
  ],
  [
    'One person, one campaign',
    'A person in a running campaign is not added to a second one by accident.',
  ],
  [
    'Suppression',
    'Addresses and whole domains, for all campaigns at once. An opt-out outlives the contact.',
  ],
] as const

const sending = [
  [
    'Your own mailboxes',
    'SMTP for sending, IMAP for reading. Connect several. Follow-ups come from the mailbox of ' +
      'the first email.',
  ],
  [
    'Gradual ramp-up',
    'A new mailbox starts with 10 emails a day and rises to 30. The fixed maximum is 50.',
  ],
  [
    'The reader’s working day',
    'Sending hours in the reader’s time zone, with daylight saving time and days to skip.',
  ],
  [
    'No duplicate emails',
    'If a server accepts an email without confirming it, the email is marked unknown and ' +
      'looked up. It is never sent again just in case.',
  ],
] as const

const replies = [
  [
    'Sorted',
    'Interested, question, meeting, wrong person, away, not interested, bounced. Opt-outs are ' +
      'detected first.',
  ],
  [
    'Handled',
    'A reply ends the sequence for that person. An absence note postpones it. An opt-out is ' +
      'permanent.',
  ],
  [
    'One inbox',
    'Replies from all mailboxes in one list, oldest first. You answer from the mailbox that ' +
      'received them.',
  ],
] as const

const figures = [
  ['Transparent', 'Every figure opens the rows behind it and shows its formula.'],
  [
    'Replies, not opens',
    'Machines trigger opens as often as people, so emails contain no tracking.',
  ],
  ['Shareable', 'A read-only link to one campaign, with an expiration date and without addresses.'],
] as const

const operation = [
  [
    'Roles',
    'Members see their own company. Administrators also see the console. Pages without access ' +
      'don’t show at all.',
  ],
  ['Audit log', 'Who changed what and when, with a readable diff, for every record.'],
  [
    'API',
    'Everything the screens do, documented in OpenAPI. Keys are shown once and stored as hashes.',
  ],
  ['Export', 'Lists as CSV and JSON at any time, even after a trial.'],
] as const

export default function FeaturesPage() {
  return (
    <PublicPage
      title="Features"
      description={
        `Features of ${brand.name}: drafting from a website, contact checks, sending from ` +
        'your own mailboxes, reply sorting, figures, segments and self-hosting.'
      }
    >
      <Opening title="Features.">
        One complete list. It contains only what works today. Parts that can change during the beta
        say so.
      </Opening>
      <Section
        plain
        title="Drafting."
        aside={<p className="soft">Start a campaign from what your site already says.</p>}
      >
        <Terms of={drafting} />
      </Section>
      <Section title="Contacts." aside={<p className="soft">Check your list before you use it.</p>}>
        <Terms of={contacts} />
      </Section>
      <Section
        title="Sending."
        aside={
          <>
            <p className="soft">Send from your own mailboxes, at a pace that providers accept.</p>
            <p>
              <MoreLink to={paths.howItWorks}>How it works</MoreLink>
            </p>
          </>
        }
      >
        <Terms of={sending} />
      </Section>
      <Section title="Replies." aside={<p className="soft">The point of every campaign.</p>}>
        <Terms of={replies} />
      </Section>
      <Section title="Figures." aside={<p className="soft">Few, and all of them verifiable.</p>}>
        <Terms of={figures} />
      </Section>
      <Section
        title="Audience."
        aside={
          <p className="soft">
            The console combines people’s visits, replies and purchases, and counts who has what in
            common.
          </p>
        }
      >
        <SegmentSample />
      </Section>
      <Section title="Operations." aside={<p className="soft">For the people who run it.</p>}>
        <Terms of={operation} />
      </Section>
      <Begin />
    </PublicPage>
  )
}
