import { brand } from '#brand'
import { paths } from '#client/paths.ts'
import { origin } from '../site/page-head.tsx'
import { MoreLink, PublicPage, Section } from '../site/public-page.tsx'
import { Begin } from '../sections/begin.tsx'
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
    'own mailboxes after you review it.',
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
            {brand.name} reads your website, drafts a campaign from it, and sends it from your own
            mailboxes. You approve every email before anything is sent.
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
          The draft is a starting point that you can change. Each step shows what is missing, and
          you can launch once nothing is.
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
          Hosted by us. Try it for 14 days. When the trial ends, sending stops, and you can still
          view and export everything.
        </p>
        <span className="small nowrap end">14 days free</span>
      </div>
      <div className="offer">
        <h3 className="h-16">Self-hosted</h3>
        <p className="soft">
          Hosted by you, with the console and your own limits. The same product, on one server or
          several.
        </p>
        <span className="small nowrap end">Your own server</span>
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
            Every email is scheduled within the reader’s working hours, in their time zone, never on
            a day you excluded, and within the daily limit of your mailbox.
          </p>
          <p className="soft">
            The plan you see is the plan that runs. After a pause, it is recalculated, so no backlog
            goes out at once.
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
      title="It stops when someone replies."
      aside={
        <>
          <p className="soft">
            Replies are read from your mailbox, sorted and handled before the next email is sent. If
            your inbox was not read in the last 15 minutes, follow-ups wait.
          </p>
          <p className="soft">An opt-out is permanent, in every campaign. So is a bounce.</p>
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
      title="It knows the whole history."
      aside={
        <>
          <p className="soft">
            Visits, sign-ups, replies and purchases come together in one profile. Build segments
            with a few clicks, read them in plain English, and see the count as you go.
          </p>
          <p className="soft">
            Journeys take people from there, step by step: they wait, branch, send emails and create
            to-dos for your team. Test a journey on one person before you publish it.
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
      title="Run it on your own server."
      aside={
        <>
          <p className="soft">
            One program and one PostgreSQL database. Without any setup it starts with a built-in
            database, sign-in and mail catcher, so you can run a whole campaign before you send a
            real email.
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
        aside={<p className="soft">{brand.name} is in beta. This is what that means for you.</p>}
      >
        <BetaNote />
      </Section>
      <Section
        title="Hosted or self-hosted."
        aside={
          <p>
            <MoreLink to={paths.pricing}>See pricing</MoreLink>
          </p>
        }
      >
        <Offers />
      </Section>
      <Begin />
    </PublicPage>
  )
}
