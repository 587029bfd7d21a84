import { brand } from '#brand'
import { paths } from '#client/paths.ts'
import { origin } from '../site/page-head.tsx'
import { MoreLink, PublicPage, Section } from '../site/public-page.tsx'
import { BetaNote } from '../sections/beta-note.tsx'
import { FourReviews } from '../sections/four-reviews.tsx'
import { SegmentSample } from '../sections/segment-sample.tsx'
import { StartTerminal } from '../sections/self-hosting.tsx'
import { SendPlan } from '../sections/send-plan.tsx'
import { SortedReplies } from '../sections/sorted-replies.tsx'
import { StartForm } from '../sections/start-form.tsx'
import { Trace } from '../sections/trace.tsx'

const organization = {
  '@type': 'Organization',
  name: brand.legalEntity,
  url: `${origin}/`,
  email: brand.supportEmail,
}
const website = { '@type': 'WebSite', name: brand.name, url: `${origin}/`, inLanguage: 'en' }
const product = {
  '@type': 'SoftwareApplication',
  name: brand.name,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web; self-hosted on Linux, macOS or Windows',
  description:
    `${brand.claim} It drafts an outreach campaign from a website and sends it from your ` +
    'own mailboxes after you have reviewed it.',
}

/** The tagline in two lines, for its large size. */
const [, first, last] = /^(.*) (\S+)$/.exec(brand.tagline)!

function Hero() {
  return (
    <section className="hero wrap">
      <div className="cols">
        <div className="c6">
          <p className="eyebrow">
            {brand.claim} {brand.stage}.
          </p>
          <h1 className="d-l">
            {first}
            <br />
            {last}
          </h1>
        </div>
        <div className="c6">
          <p className="lead">
            {brand.name} reads your website, drafts a campaign from what it says, and sends it from
            your own mailboxes. You approve every mail before the first one leaves.
          </p>
          <StartForm />
        </div>
      </div>
    </section>
  )
}

function Reviews() {
  return (
    <section className="wrap reviews" id="product">
      <div className="cols tight">
        <div className="c6">
          <h2 className="d-m">Four reviews, then you launch.</h2>
        </div>
        <p className="c6 lead">
          The draft is a start, and it is yours to change. Each step says what is still missing; the
          launch checklist holds the campaign back until nothing is.
        </p>
      </div>
      <FourReviews />
    </section>
  )
}

function Offers() {
  return (
    <div className="ledger">
      <div className="offer">
        <h3 className="h-16">Starter</h3>
        <p className="soft">
          We run it. Fourteen days to try. When they are over, nothing is sent, and all of it stays
          readable and exportable.
        </p>
        <span className="small nowrap end">14 days free</span>
      </div>
      <div className="offer">
        <h3 className="h-16">Self-hosted</h3>
        <p className="soft">
          You run it, with the console, and set the limits yourself. The same program, on one
          machine or several.
        </p>
        <span className="small nowrap end">Your own hardware</span>
      </div>
    </div>
  )
}

function WorkingHours() {
  return (
    <Section
      title="It writes when they are at work."
      aside={
        <>
          <p className="soft">
            Each mail is planned inside the reader’s own working hours, daylight saving included and
            never on a day that you took out, and spaced so that your mailbox stays within its daily
            cap.
          </p>
          <p className="soft">
            The plan you see is the plan that runs. If you pause for a day, it is made anew; no
            backlog is let go at once.
          </p>
        </>
      }
    >
      <SendPlan />
    </Section>
  )
}

function Answers() {
  return (
    <Section
      title="It stops when a person answers."
      aside={
        <>
          <p className="soft">
            Replies are read in your mailbox, sorted, and acted on before the next mail goes. If the
            inbox has not been read in the last 15 minutes, follow-ups wait.
          </p>
          <p className="soft">A no is kept for good, in every campaign. So is a bounce.</p>
        </>
      }
    >
      <SortedReplies />
    </Section>
  )
}

function Profiles() {
  return (
    <Section
      title="It knows what came before."
      aside={
        <>
          <p className="soft">
            Visits, sign-ups, replies and purchases meet on one profile. Conditions are built by
            clicking, read back in plain English, and counted while you build.
          </p>
          <p className="soft">
            Journeys take people on from there, step by step: they wait, branch, send and give your
            team to-dos. You try one out on a person before it is published.
          </p>
        </>
      }
    >
      <SegmentSample />
    </Section>
  )
}

function OwnMachine() {
  return (
    <Section
      wide
      title="Run it on a machine you own."
      aside={
        <>
          <p className="soft">
            One program and one PostgreSQL database. With nothing set up it starts with a database,
            sign-in and a mail catcher built in, so that you can live through a whole campaign
            before a real mail leaves.
          </p>
          <p>
            <MoreLink to={paths.guide('run-it-yourself')}>Read the setup guide</MoreLink>
          </p>
        </>
      }
    >
      <StartTerminal />
    </Section>
  )
}

export default function HomePage() {
  return (
    <PublicPage
      title={`${brand.name}: ${brand.tagline.toLowerCase().replace(/\.$/, '')}`}
      description={
        `${brand.name} reads your website, drafts an outreach campaign from it, sends it ` +
        'from your own mailboxes in each reader’s working hours, and stops at a reply.'
      }
      data={[organization, website, product]}
    >
      <Hero />
      <section className="wrap" aria-labelledby="trace-title">
        <h2 className="ui-sr" id="trace-title">
          From a sentence on a site to a sentence in an email
        </h2>
        <Trace />
      </section>
      <Reviews />
      <WorkingHours />
      <Answers />
      <Profiles />
      <OwnMachine />
      <Section
        title="What early access means."
        aside={<p className="soft">{brand.name} is a beta. This is what that changes for you.</p>}
      >
        <BetaNote />
      </Section>
      <Section
        title="Two ways to have it."
        aside={
          <p>
            <MoreLink to={paths.pricing}>Pricing in full</MoreLink>
          </p>
        }
      >
        <Offers />
      </Section>
    </PublicPage>
  )
}
