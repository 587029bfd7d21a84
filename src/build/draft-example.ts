import { draftCampaign } from '#drafting/draft-campaign.ts'
import type { SitePage } from '#drafting/reading/page.ts'
import { readHtml } from '#drafting/reading/read-html.ts'
import { withRoles } from '#drafting/reading/read-site.ts'
import { checkSteps } from '#drafting/checks/check-steps.ts'
import { renderMail, type MailSource } from '#engine/outreach/sending/render-mail.ts'
import type {
  Example,
  ExampleBlock,
  ExampleEmail,
  ExampleFact,
  Marked,
} from '#marketing/site/example.ts'
import { exampleReader, sender } from '#marketing/site/sample.ts'
import { EMAIL_CHECKS } from '#model/email/email-checks.ts'
import type { Messaging, Step } from '#model/api/outreach.ts'
import { sentenceSources, usedFacts, type UsedFact } from '#model/email/sentence-sources.ts'

const URL_OF_PAGE = `https://${sender.host}/`

interface Range {
  start: number
  end: number
  number: number
}

/** Cuts a text at the edges of its ranges. */
function mark(text: string, ranges: readonly Range[]): Marked {
  const cuts = new Set([0, text.length, ...ranges.flatMap(({ start, end }) => [start, end])])
  const edges = [...cuts].sort((a, b) => a - b)
  return edges.slice(1).map((end, index) => {
    const start = edges[index]!
    const over = ranges.filter((range) => range.start <= start && end <= range.end)
    return {
      text: text.slice(start, end),
      facts: over.map(({ number }) => number),
      ends: over.filter((range) => range.end === end).map(({ number }) => number),
    }
  })
}

const withoutStop = (text: string) => text.replace(/[.?!]$/u, '')

/** Where a text states facts, each in its own words. */
const rangesOf = (text: string, facts: readonly ExampleFact[]): Range[] =>
  facts.flatMap(({ number, text: fact }) => {
    const words = withoutStop(fact)
    const start = text.toLowerCase().indexOf(words.toLowerCase())
    return start === -1 ? [] : [{ start, end: start + words.length, number }]
  })

const KINDS: Record<string, ExampleBlock['kind']> = { h1: 'title', h2: 'heading', h3: 'heading' }

/** The visible blocks of the page in order, without its copyright line. */
const blocksOf = ({ blocks }: SitePage) =>
  blocks
    .filter(({ text }) => !text.startsWith('©'))
    .map(({ element, text, isLink }) => ({
      kind: isLink ? ('button' as const) : (KINDS[element] ?? ('text' as const)),
      text,
    }))

function factsOf(messaging: Messaging, steps: readonly Step[]): ExampleFact[] {
  const isSame = (usedFact: UsedFact, other: UsedFact) =>
    usedFact.fact === other.fact && usedFact.index === other.index
  const used = steps.map(({ body }) =>
    sentenceSources(body, messaging).flatMap(({ facts }) => facts),
  )
  const order: UsedFact['fact'][] = ['whatYouDo', 'audience', 'valuePropositions', 'callToAction']
  return usedFacts(messaging)
    .filter(({ fact }) => order.includes(fact))
    .sort((a, b) => order.indexOf(a.fact) - order.indexOf(b.fact))
    .map((usedFact, index) => ({
      number: index + 1,
      fact: usedFact.fact,
      text: usedFact.text,
      element: usedFact.source?.element ?? '',
      usedIn: used.flatMap((all, at) =>
        all.some((fact) => isSame(fact, usedFact)) ? [at + 1] : [],
      ),
    }))
}

function emailsOf(messaging: Messaging, steps: Step[], facts: readonly ExampleFact[]) {
  let day = 0
  return steps.map((step): ExampleEmail => {
    day += step.delayDays
    const { subject, text, body, words } = renderMail({
      campaign: { language: 'en', messaging, steps } as MailSource['campaign'],
      step,
      contact: { ...exampleReader, custom: {} } as MailSource['contact'],
      outreach: { id: 'example' },
      mailbox: {
        address: sender.mailbox,
        fromName: sender.person,
        signature: '',
      } as MailSource['mailbox'],
      tenant: { name: sender.company, senderName: sender.company, postalAddress: sender.address },
      baseSubject: step === steps[0] ? '' : (steps[0]?.subject ?? ''),
      unsubscribeUrl: `https://${sender.host}/stop`,
    })
    const [signature = '', footer = ''] = text.slice(body.length).trim().split('\n\n')
    return {
      day,
      subject,
      lines: body.split('\n').map((line) => mark(line, rangesOf(line, facts))),
      signature,
      footer: footer.split('\n'),
      words,
      questions: body.match(/\?/g)?.length ?? 0,
    }
  })
}

/** The example of the public pages, drafted from the HTML of its page as from any other site. */
export function draftExample(html: string): Example {
  const page = { ...readHtml(html, URL_OF_PAGE), url: URL_OF_PAGE, readAt: '' }
  const { messaging, steps, problems } = draftCampaign(
    withRoles({ url: URL_OF_PAGE, pages: [page] }),
    { seed: URL_OF_PAGE, goal: 'call', language: '' },
  )
  const facts = factsOf(messaging, steps)
  const blocks = blocksOf(page)
  const failed = new Set(checkSteps(steps, messaging, 'en').map(({ check }) => check))
  const isUsed = (text: string) => rangesOf(text, facts).length > 0
  return {
    page: blocks.map(({ kind, text }) => ({ kind, text: mark(text, rangesOf(text, facts)) })),
    facts,
    emails: emailsOf(messaging, steps, facts),
    leftOut: blocks
      .filter(({ kind, text }) => kind === 'title' && !isUsed(text))
      .map(({ text }) => text),
    problems,
    passedChecks: EMAIL_CHECKS.filter((name) => !failed.has(name)).length,
  }
}
