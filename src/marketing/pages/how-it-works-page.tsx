import { brand } from '#brand'
import { paths } from '#client/paths.ts'
import { MoreLink, Opening, PublicPage, Section } from '../site/public-page.tsx'
import { Begin } from '../sections/begin.tsx'
import { Terms } from '../sections/entries.tsx'
import { FourReviews } from '../sections/four-reviews.tsx'
import { SendPlan } from '../sections/send-plan.tsx'
import { SortedReplies } from '../sections/sorted-replies.tsx'
import { Trace } from '../sections/trace.tsx'

const reading = [
  [
    'Pages read',
    'Your home page, plus pricing, customers, about and product pages if you have them.',
  ],
  [
    'Facts found',
    'What you do, for whom, the benefits, your call to action, and proof if your site has any.',
  ],
  [
    'Left out',
    'Anything behind a login. Numbers and quotes without a source on your site stay out of ' +
      'your emails.',
  ],
  ['If it fails', 'You see the reason and can continue with pasted text or empty fields.'],
] as const

const gates = [
  [
    'No mailbox to send from',
    'No mailbox is connected, or none had its inbox read recently. Follow-ups wait, because ' +
      'an unread reply may be there.',
  ],
  [
    'A step was not reviewed',
    'A person saves each of the four reviews. Until all are saved, you can’t launch.',
  ],
  [
    'A value is missing',
    'An email uses a variable without a value or fallback. That person is set aside, and no ' +
      'email with a gap is sent.',
  ],
  [
    'The reader can’t opt out',
    'Every email needs a sender name, a postal address and a way to opt out.',
  ],
  [
    'The country requires consent',
    'Where business email needs prior consent, people without a recorded basis are excluded, ' +
      'and you see how many.',
  ],
  [
    'The daily limit is reached',
    'The mailbox reached its limit for the last 24 hours. The rest is scheduled for the next ' +
      'working day.',
  ],
] as const

const after = [
  [
    'A person replies',
    'All further emails to them are canceled before the next one is sent. It’s your turn to ' +
      'answer.',
  ],
  [
    'Out of office',
    'The sequence waits until the date in the note and continues on that person’s next morning.',
  ],
  ['An opt-out', 'Permanent, for all your campaigns. It outlives the contact.'],
  [
    'A bounce',
    'The address is suppressed. At a 5% bounce rate, the campaign pauses automatically and ' +
      'tells you.',
  ],
  [
    'Silence',
    'The sequence ends with its last email, at most the third by default. No one gets another.',
  ],
] as const

function Drafting() {
  return (
    <section className="sec">
      <div className="wrap flow-figure">
        <div className="cols tight">
          <div className="c6">
            <h2 className="d-m">It drafts from your own words.</h2>
          </div>
          <p className="c6 lead">
            Every claim in the emails links back to a sentence on your site. Text that was not used
            is listed.
          </p>
        </div>
        <Trace />
      </div>
    </section>
  )
}

function Reviewing() {
  return (
    <section className="sec">
      <div className="wrap">
        <div className="cols tight">
          <div className="c6">
            <h2 className="d-m">You review it in four steps.</h2>
          </div>
          <p className="c6 lead">
            This is where you spend your time. Go back and forth as you like. Your changes are saved
            as you type.
          </p>
        </div>
        <FourReviews caption />
      </div>
    </section>
  )
}

export default function HowItWorksPage() {
  return (
    <PublicPage
      title="How it works"
      description={
        `What ${brand.name} does between your website address and a person’s reply, step ` +
        'by step: reading, drafting, four reviews, planning, sending, sorting replies.'
      }
    >
      <Opening title="From your website to a reply.">
        Six steps from the address you enter to the reply you read. You decide in three of them, and
        you can see all of them.
      </Opening>
      <Section
        plain
        title="It reads your site and cites its sources."
        aside={
          <p className="soft">
            It reads up to six public pages at a human pace, and only where robots.txt allows it.
            Every fact keeps a link to its source.
          </p>
        }
      >
        <Terms of={reading} />
      </Section>
      <Drafting />
      <Reviewing />
      <Section
        title="It stops what is not ready."
        aside={
          <>
            <p className="soft">
              The launch checklist runs before you launch, and again before every single email.
              These checks stop it.
            </p>
            <p>
              <MoreLink to={paths.guide('set-up-a-mailbox')}>Set up a mailbox</MoreLink>
            </p>
          </>
        }
      >
        <Terms of={gates} />
      </Section>
      <Section
        title="It schedules every email to the minute."
        aside={
          <p className="soft">
            Emails wait for the reader’s working hours and for room in your mailbox’s daily limit.
            You see the plan before you launch, with the reason for every time.
          </p>
        }
      >
        <SendPlan />
      </Section>
      <Section
        title="It reads replies first."
        aside={
          <p className="soft">
            Automatic replies are recognized by their headers before the text is read. You can
            correct any label.
          </p>
        }
      >
        <SortedReplies />
      </Section>
      <Section
        title="Five ways it ends."
        aside={
          <p className="soft">Every person reaches exactly one of these, and you can see which.</p>
        }
      >
        <Terms of={after} />
      </Section>
      <Begin />
    </PublicPage>
  )
}
