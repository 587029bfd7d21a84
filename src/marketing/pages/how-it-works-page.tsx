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
    'What is read',
    'The page you name, then pricing, customers, about and product pages, if there are any.',
  ],
  [
    'What is noted',
    'What you do, for whom, what it is good for, what you ask people to do next, and proof, if your site gives any.',
  ],
  [
    'What is not',
    'Anything behind a login. A number or a quote without a source on your page does not get into a mail.',
  ],
  [
    'If it fails',
    'You are told the cause, and go on with text that you paste, or with empty fields.',
  ],
] as const

const gates = [
  [
    'Nobody to send from',
    'No mailbox is connected, or none had its inbox read lately. Follow-ups wait for that, ' +
      'because an answer may lie there unread.',
  ],
  [
    'A step was not looked at',
    'Each of the four reviews is saved by a person. One that nobody opened keeps the campaign where it is.',
  ],
  [
    'Something is empty',
    'A mail uses a word about the reader that is not known and has no fallback. That ' +
      'person is set aside by name; nothing is sent blank.',
  ],
  [
    'The reader cannot say no',
    'A sender name, a postal address and a way out must stand under every mail.',
  ],
  [
    'The country asks for consent',
    'Where business mail needs prior consent, people without a recorded basis are left out, and you see how many.',
  ],
  [
    'The day is full',
    'The mailbox has sent its share in the last 24 hours. The rest is planned for the next working day.',
  ],
] as const

const after = [
  [
    'A person answers',
    'Every further mail to them is cancelled before the next one can leave. You are asked to answer.',
  ],
  [
    'An absence note',
    'They wait until the day that is named in it, and go on in their own morning.',
  ],
  [
    'A no',
    'Kept for good, for every campaign of yours. Deleting the contact does not delete the no.',
  ],
  ['A bounce', 'The address is suppressed. At 5 % the campaign pauses by itself and says so.'],
  [
    'Silence',
    'The sequence ends with its last mail, the fourth if you change nothing. Nobody gets one more.',
  ],
] as const

function Drafting() {
  return (
    <section className="sec">
      <div className="wrap flow-figure">
        <div className="cols tight">
          <div className="c6">
            <h2 className="d-m">It drafts from what you said.</h2>
          </div>
          <p className="c6 lead">
            Each claim in the emails can be followed back to a sentence of yours. What could not be
            placed is listed as left out.
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
            <h2 className="d-m">You review, in four steps.</h2>
          </div>
          <p className="c6 lead">
            This is where most of the work is. Go back and forth as you like; everything is kept
            while you type.
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
        `What ${brand.name} does between your website’s address and a person’s answer, step ` +
        'by step: reading, drafting, four reviews, planning, sending, sorting replies.'
      }
    >
      <Opening title="From your website to an answer.">
        Six things happen between the address that you type and the reply that you read. Three of
        them are yours to decide, and none of them is hidden.
      </Opening>
      <Section
        plain
        title="It reads, and keeps the receipt."
        aside={
          <p className="soft">
            Up to six public pages of your site are read, at the pace of a person, and only where
            robots.txt allows it. What is noted down keeps the place that it came from.
          </p>
        }
      >
        <Terms of={reading} />
      </Section>
      <Drafting />
      <Reviewing />
      <Section
        title="It holds back what is not ready."
        aside={
          <>
            <p className="soft">
              The launch checklist asks the same questions as the program asks again before each
              single mail. These are the ones that stop it.
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
        title="It plans each mail to the minute."
        aside={
          <p className="soft">
            A mail waits for the reader’s own working hours and for room in your mailbox’s day. You
            see the plan before you launch, and for each person why it is that minute.
          </p>
        }
      >
        <SendPlan />
      </Section>
      <Section
        title="It reads the answers first."
        aside={
          <p className="soft">
            Machine notes are told apart from people by their headers, before a word is read. You
            can correct any label.
          </p>
        }
      >
        <SortedReplies />
      </Section>
      <Section
        title="Five ways it ends."
        aside={
          <p className="soft">For each person there is exactly one, and you can read which.</p>
        }
      >
        <Terms of={after} />
      </Section>
      <Begin />
    </PublicPage>
  )
}
