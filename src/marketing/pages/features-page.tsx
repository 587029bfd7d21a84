import { brand } from '#brand'
import { paths } from '#client/paths.ts'
import { MoreLink, Opening, PublicPage, Section } from '../site/public-page.tsx'
import { Begin } from '../sections/begin.tsx'
import { Terms } from '../sections/entries.tsx'
import { SegmentSample } from '../sections/segment-sample.tsx'

const drafting = [
  [
    'From your site',
    'Company, offer, audience, benefits, proof and call to action, each with the place on the page where it was read.',
  ],
  [
    'Rules, not guesses',
    'The same site gives the same draft. No language model is involved, and no account with one is needed.',
  ],
  [
    'Checks while you type',
    'Word count, number of questions, links in a first mail, unknown variables, missing ' +
      'fallbacks, numbers without a source, a missing opt-out line.',
  ],
] as const

const contacts = [
  [
    'Import',
    'CSV by file or by paste, columns matched by their names, and a list of the rows that ' +
      'were refused, with the reason for each.',
  ],
  [
    'Verdicts',
    'The form of the address, role addresses, throw-away hosts and likely typing errors ' +
      'are looked at before anybody is written to.',
  ],
  [
    'One person, one campaign',
    'Somebody who is in a running campaign is not taken into a second one by accident.',
  ],
  [
    'Suppression',
    'Addresses and whole domains, for every campaign at once. A no survives the deletion of the contact.',
  ],
] as const

const sending = [
  [
    'Your own mailboxes',
    'SMTP for sending, IMAP for reading. Several at once; a follow-up stays with the mailbox of the first mail.',
  ],
  [
    'Growth in small steps',
    'A new mailbox begins with 10 mails a day and rises to 30. The ceiling is 50, and no switch raises it.',
  ],
  [
    'The reader’s working day',
    'Windows in the reader’s time zone, with daylight saving as it is on the date in question, and days to skip.',
  ],
  [
    'No doubled mail',
    'What was handed over and not confirmed is held as unknown and looked up. It is never sent again just in case.',
  ],
] as const

const replies = [
  [
    'Sorted',
    'Interested, question, meeting, wrong person, away, not interested, bounced. Opt-outs ' +
      'are looked for before anything else.',
  ],
  [
    'Acted on',
    'A reply ends the sequence for that person; an absence note moves it; a no is kept.',
  ],
  [
    'One inbox',
    'Answers of all mailboxes in one list, oldest first. You write back from the mailbox that they answered.',
  ],
] as const

const figures = [
  ['Said in full', 'Each figure opens into the rows behind it, and its formula is written out.'],
  [
    'Replies, not opens',
    'Opens are counted by machines as often as by people. There is no tracking in the mails at all.',
  ],
  ['Shareable', 'A read-only link to one campaign, with an end date, without addresses.'],
] as const

const operation = [
  [
    'Roles',
    'Members see their own company. Administrators see the console as well. A page that is ' +
      'not for somebody does not exist for them.',
  ],
  ['Audit log', 'Who changed what and when, as a readable difference, for every record.'],
  [
    'API',
    'Everything the screens do, documented as OpenAPI, with keys that are shown once and stored as hashes.',
  ],
  ['Export', 'Lists as CSV and JSON, at any time, in a trial and after it.'],
] as const

export default function FeaturesPage() {
  return (
    <PublicPage
      title="Features"
      description={
        `What is in ${brand.name}: drafting from a website, contact checks, sending from ` +
        'your own mailboxes, reply sorting, figures, segments and self-hosting.'
      }
    >
      <Opening title="What is in it.">
        One list, without tiers of adjectives. What is not finished is not on it; what will change
        in the beta is said where it stands.
      </Opening>
      <Section
        plain
        title="Drafting."
        aside={<p className="soft">A campaign that begins with what your site already says.</p>}
      >
        <Terms of={drafting} />
      </Section>
      <Section
        title="Contacts."
        aside={<p className="soft">Your own list, looked at before it is used.</p>}
      >
        <Terms of={contacts} />
      </Section>
      <Section
        title="Sending."
        aside={
          <>
            <p className="soft">From your mailboxes, at a pace that their providers accept.</p>
            <p>
              <MoreLink to={paths.howItWorks}>How it works</MoreLink>
            </p>
          </>
        }
      >
        <Terms of={sending} />
      </Section>
      <Section title="Replies." aside={<p className="soft">The part that a campaign is for.</p>}>
        <Terms of={replies} />
      </Section>
      <Section title="Figures." aside={<p className="soft">Few, and each one can be checked.</p>}>
        <Terms of={figures} />
      </Section>
      <Section
        title="Audience."
        aside={
          <p className="soft">
            The console brings people’s visits, replies and purchases together, and counts who has
            what in common.
          </p>
        }
      >
        <SegmentSample />
      </Section>
      <Section title="Running it." aside={<p className="soft">For those who answer for it.</p>}>
        <Terms of={operation} />
      </Section>
      <Begin />
    </PublicPage>
  )
}
