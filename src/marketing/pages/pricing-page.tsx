import { Link } from '#ui/base/routing.tsx'
import { paths } from '#client/paths.ts'
import { Opening, PublicPage, Section } from '../site/public-page.tsx'
import { Terms } from '../sections/entries.tsx'
import { AfterTheTrial } from '../sections/plan-price.tsx'
import { PlanComparison } from '../sections/plan-comparison.tsx'
import { questionData, Questions, type Question } from '../sections/questions.tsx'

const afterTrial = [
  ['Sending', 'Stops. Planned mails are held, never let go at once later.'],
  ['Replies', 'Still read and sorted, so that an answer is never lost.'],
  ['Opt-outs', 'Still honoured at once, by link and by reply.'],
  ['Your data', 'Stays readable and exportable. Drafts can still be edited.'],
  ['Starting again', 'The launch checklist runs once more, and the plan is made from that day.'],
] as const

const questions: readonly Question[] = [
  {
    question: 'What does it cost after the trial?',
    answer:
      'Self-hosting is free. The hosted plan shows its price above and in your account before ' +
      'any charge; without a price there, nothing is charged. You can leave at any time and take ' +
      'your data with you.',
  },
  {
    question: 'Do I pay for contacts?',
    answer:
      'No contact database is part of Outrider. You bring your own list, and the import ' +
      'shows which rows were refused and why.',
  },
  {
    question: 'Do I need an account with a language model?',
    answer:
      'No. Drafting works from rules and from what your website says. No text of yours is sent to a model.',
  },
  {
    question: 'Who pays for the mailboxes?',
    answer:
      'You do, to the provider you already have. Outrider sends through them and keeps below the limits that they set.',
  },
]

function Plans() {
  return (
    <div className="wrap">
      <div className="plans">
        <section aria-labelledby="plan-starter">
          <h2 className="h-16" id="plan-starter">
            Starter
          </h2>
          <p className="amount">14 days free</p>
          <div>
            <p className="per">
              Starts when you sign up. The days left are shown in the sidebar all along.
            </p>
            <AfterTheTrial />
          </div>
          <ul className="plain">
            <li>Campaigns drafted from your website</li>
            <li>Your own mailboxes, over SMTP and IMAP</li>
            <li>Reply sorting, suppression and opt-outs</li>
            <li>Dashboard and shareable campaign reports</li>
            <li>Import, export and an API key</li>
          </ul>
          <Link className="btn primary large" to={paths.signup}>
            Start the 14-day trial
          </Link>
        </section>
        <section aria-labelledby="plan-self-hosted">
          <h2 className="h-16" id="plan-self-hosted">
            Self-hosted
          </h2>
          <p className="amount">Free</p>
          <p className="per">
            On your own machine: one program and one PostgreSQL database. You decide who gets in,
            how much is sent and how long data is kept.
          </p>
          <ul className="plain">
            <li>Everything in Starter, without a trial</li>
            <li>The console: profiles, segments, events, audit log</li>
            <li>Several tenants on one installation</li>
            <li>Your own identity provider, or the built-in one</li>
            <li>Events from your website and your systems</li>
          </ul>
          <Link className="btn large" to={paths.guide('run-it-yourself')}>
            Read the setup guide
          </Link>
        </section>
      </div>
    </div>
  )
}

export default function PricingPage() {
  return (
    <PublicPage
      title="Pricing"
      description="Starter runs for 14 days without charge and without a card. Self-hosted runs on your own machine."
      data={[questionData(questions)]}
    >
      <Opening title="Try it with us, or run it yourself.">
        The trial takes no card, and self-hosting is free. You are never charged without agreeing to
        a price first.
      </Opening>
      <Plans />
      <section className="sec open">
        <div className="wrap cols">
          <div className="c4 side">
            <h2 className="d-s">Side by side.</h2>
            <p className="soft">
              The program is the same. What differs is who runs it, and so who holds the controls.
            </p>
          </div>
          <div className="c8">
            <PlanComparison />
          </div>
        </div>
      </section>
      <Section
        title="When the trial ends."
        aside={<p className="soft">Nothing is taken hostage. Sending stops; the rest goes on.</p>}
      >
        <Terms of={afterTrial} />
      </Section>
      <Section
        title="Questions about money."
        aside={
          <p className="soft">
            Another one?{' '}
            <Link className="link" to={paths.contact}>
              Ask us
            </Link>
            .
          </p>
        }
      >
        <Questions of={questions} openFirst />
      </Section>
    </PublicPage>
  )
}
