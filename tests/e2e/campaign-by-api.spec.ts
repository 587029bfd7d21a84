import type { DraftingQuestion, QuestionId } from '#model/email/drafting-questions.ts'
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { CampaignView, ImportResult } from '#model/api/outreach.ts'
import { daysUntil, startProduct, startSite, type Product } from './start-product.ts'

interface Caught {
  id: string
  from: string
  to: string[]
  subject: string
  headers: Record<string, string>
  text: string
  receivedAt: string
}

interface LedgerRow {
  state: string
  rfcId: string
  email: string
  stepId: string
  leaseOwner: string | null
}

const site = (file: string) =>
  readFileSync(new URL(`../fixtures/sites/halden/${file}`, import.meta.url), 'utf8')
const people = [
  'Email,First name,Last name,Company,Country',
  'ann@alpha.example,Ann,Lee,Alpha,NO',
  'bob@beta.example,Bob,Ray,Beta,SE',
  'carl@gamma.example,Carl,Fox,Gamma,DK',
  'dora@delta.example,Dora,Ek,Delta,FI',
  'not an address,No,Mail,X,NO',
  'ann@alpha.example,Ann,Lee,Alpha,NO',
].join('\n')

/** Two minutes at least: a busy machine needs longer than half a minute for four days of sending. */
const TRIES = 1200

async function until<T>(read: () => Promise<T>, done: (value: T) => boolean): Promise<T> {
  for (let tries = 0; tries < TRIES; tries++) {
    const value = await read()
    if (done(value)) return value
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('what was waited for did not happen')
}

/** What a person writes where the site has no candidate. */
const WRITTEN: Partial<Record<QuestionId, string>> = {
  companyName: 'Halden Loggers',
  buyers: 'companies',
  audience: 'exporters of fresh fish',
  valuePropositions: 'You get an alert within one minute of a limit being crossed.',
}

/** Answers the questions about a draft: the preselected candidates, or written words. */
async function answered(product: Product, { id }: CampaignView): Promise<CampaignView> {
  const questions = await product.api<DraftingQuestion[]>('GET', `/campaigns/${id}/questions`)
  const answers = questions.body.flatMap(({ id: question, candidates }) => {
    const chosen = candidates.filter((one) => one.isPreselected).map(({ text }) => text)
    const texts = chosen.length > 0 ? chosen : [WRITTEN[question] ?? ''].filter(Boolean)
    return texts.length > 0 ? [{ question, texts }] : []
  })
  const { status, body } = await product.api<CampaignView>('POST', `/campaigns/${id}/answers`, {
    answers,
  })
  expect(status).toBe(200)
  return body
}

const FOLLOW_UPS = [
  'We calibrate each logger by hand every spring.',
  'We keep its page for two years.',
]

/** From a website's address to a launched campaign with four people. */
async function launched(product: Product, url: string, more: string[] = []): Promise<CampaignView> {
  const created = await product.api<CampaignView>('POST', '/campaigns', {
    websiteUrl: url,
    goal: 'call',
  })
  expect(created.status).toBe(201)
  await until(
    () => product.api<{ state: string }>('GET', `/jobs/${created.body.draftingJobId}`),
    (job) => job.body.state === 'done',
  )
  let view = (await product.api<CampaignView>('GET', `/campaigns/${created.body.id}`)).body
  expect(view.messaging.whatYouDo?.text).toBe(
    'We make a temperature logger for exporters of fresh fish.',
  )
  expect(view.messaging.whatYouDo?.source?.quote).toBe(
    'We make a temperature logger for exporters of fresh fish.',
  )
  view = await answered(product, view)
  const steps = [
    ...view.steps,
    ...more.map((fact, at) => ({
      id: `more-${at}`,
      delayDays: 3,
      subject: '',
      body: `Hello {{first_name|there}},\n\n${fact} Would that help at {{company|your company}}?\n\nBest regards,`,
    })),
  ]
  for (const part of ['messaging', 'steps', 'targets', 'schedule'] as const)
    view = (
      await product.api<CampaignView>('PUT', `/campaigns/${view.id}/${part}`, {
        [part]: part === 'steps' ? steps : view[part],
        version: view.version,
      })
    ).body
  const imported = await product.api<ImportResult>(
    'POST',
    `/campaigns/${view.id}/contacts/import`,
    people,
    { 'content-type': 'text/csv' },
  )
  expect(imported.body).toMatchObject({ rows: 6, created: 4, added: 4, duplicates: 1, refused: 1 })
  const checklist = await product.api<{ canLaunch: boolean; plan: unknown[] }>(
    'GET',
    `/campaigns/${view.id}/checklist`,
  )
  expect(checklist.body.canLaunch).toBe(true)
  view = (await product.api<CampaignView>('GET', `/campaigns/${view.id}`)).body
  const launch = await product.api<CampaignView>('POST', `/campaigns/${view.id}/launch`, {
    version: view.version,
  })
  expect(launch.body.state).toBe('running')
  return launch.body
}

/**
 * Mails to the people of these tests: the demo tenant has campaigns of its own, which go on as
 * well.
 */
const caught = async (product: Product) =>
  (await product.api<Caught[]>('GET', '/dev/mail/messages?limit=200')).body.filter((mail) =>
    /@(alpha|beta|gamma|delta)\.example$/.test(mail.to[0] ?? ''),
  )
const advance = (product: Product, by: string) => product.api('POST', '/dev/clock', { advance: by })

test.describe('the main job by API', () => {
  let product: Product
  let own: Awaited<ReturnType<typeof startSite>>
  test.beforeAll(async () => {
    own = await startSite({ '/': site('index.html'), '/customers': site('customers.html') })
    product = await startProduct({ FETCH_ALLOW_HOSTS: own.host })
  })
  test.afterAll(async () => {
    await product.stop()
    await own.stop()
  })

  test('a campaign is drafted, launched, answered, and lives to its end in three weeks', async () => {
    const campaign = await launched(product, own.url)
    const first = await daysUntil(
      product,
      () => caught(product),
      (mails) => mails.length >= 4,
    )
    expect(first.map((mail) => mail.to[0]).sort()).toEqual([
      'ann@alpha.example',
      'bob@beta.example',
      'carl@gamma.example',
      'dora@delta.example',
    ])
    const bob = first.find((mail) => mail.to[0] === 'bob@beta.example')!
    expect(bob.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    expect(bob.text).toContain('Hello Bob,')
    await product.api('POST', `/dev/mail/messages/${bob.id}/respond`, {
      kind: 'reply',
      text: 'Sounds good, can you call me on Thursday?',
    })
    const dora = first.find((mail) => mail.to[0] === 'dora@delta.example')!
    await product.api('POST', `/dev/mail/messages/${dora.id}/respond`, { kind: 'bounce' })
    const carl = first.find((mail) => mail.to[0] === 'carl@gamma.example')!
    const link = /<(http[^>]+)>/.exec(carl.headers['list-unsubscribe']!)![1]!
    expect((await fetch(link)).status).toBe(200)
    const still = (await product.api<CampaignView>('GET', `/campaigns/${campaign.id}`)).body
    expect(still.counts.unsubscribed, 'looking must not unsubscribe').toBe(0)
    const posted = await fetch(link, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
      redirect: 'error',
    })
    expect(posted.status).toBe(200)

    await advance(product, 'P21D')
    const mails = (await caught(product)).filter((mail) =>
      mail.from.includes('halden-loggers.example'),
    )
    const to = (address: string) => mails.filter((mail) => mail.to[0] === address)
    expect(
      to('ann@alpha.example')
        .map((mail) => mail.subject.startsWith('Re: '))
        .sort(),
    ).toEqual(campaign.steps.map((_step, at) => at > 0))
    expect(to('bob@beta.example')).toHaveLength(1)
    expect(to('carl@gamma.example')).toHaveLength(1)
    expect(to('dora@delta.example')).toHaveLength(1)
    const end = (await product.api<CampaignView>('GET', `/campaigns/${campaign.id}`)).body
    expect(end.counts).toMatchObject({
      contacted: 4,
      accepted: campaign.steps.length + 3,
      replied: 1,
      positive: 1,
      unsubscribed: 1,
      bounced: 1,
    })
    for (const mail of mails) {
      const hour = Number(
        new Intl.DateTimeFormat('en-GB', {
          hour: 'numeric',
          hour12: false,
          timeZone: 'Europe/Oslo',
        }).format(new Date(mail.receivedAt)),
      )
      expect(hour, `${mail.receivedAt} is within a working day in Europe`).toBeGreaterThanOrEqual(7)
      expect(hour).toBeLessThan(18)
      expect([0, 6], `${mail.receivedAt} is a weekday`).not.toContain(
        new Date(mail.receivedAt).getUTCDay(),
      )
    }
  })

  test('a suppressed person is kept out of the next campaign', async () => {
    const answer = await product.api<unknown[]>(
      'GET',
      `/suppressions?filter=${encodeURIComponent(JSON.stringify({ q: 'carl@gamma.example' }))}`,
    )
    expect(answer.body).toHaveLength(1)
  })
})

test('killed at any moment, nothing is sent twice and nothing is lost', async () => {
  test.setTimeout(600_000)
  const own = await startSite({ '/': site('index.html'), '/customers': site('customers.html') })
  const product = await startProduct({ FETCH_ALLOW_HOSTS: own.host, LEASE_SECONDS: '2' })
  const ledgerOf = async ({ id }: CampaignView) =>
    (await product.api<LedgerRow[]>('GET', `/campaigns/${id}/messages?range=[0,49]`)).body
  try {
    const campaign = await launched(product, own.url, FOLLOW_UPS)
    expect(campaign.steps.length).toBeGreaterThan(1)
    await advance(product, 'PT1H')
    for (let round = 0; round < 6; round++) {
      // The clock runs through days full of sending while the process is taken away under it, after
      // another number of emails in each round.
      let isMoving = true
      const before = (await caught(product)).length
      const moving = advance(product, 'P4D')
        .catch(() => null)
        .finally(() => (isMoving = false))
      await until(
        () => caught(product),
        (mails) => !isMoving || mails.length > before + (round % 3),
      )
      await product.kill()
      await moving
      await product.start()
    }
    // The product's clock does not move leases: what the last kill left behind is taken over when
    // its lease has ended.
    await until(
      () => ledgerOf(campaign),
      (rows) => rows.every((row) => row.leaseOwner === null),
    )
    await advance(product, 'P28D')
    expect((await product.api<CampaignView>('GET', `/campaigns/${campaign.id}`)).body.state).toBe(
      'completed',
    )
    const mails = (await caught(product)).filter((mail) =>
      mail.from.includes('halden-loggers.example'),
    )
    const ids = mails.map((mail) => mail.headers['message-id'])
    expect(new Set(ids).size, 'no message twice').toBe(ids.length)
    const ledger = await ledgerOf(campaign)
    expect(ledger.filter((row) => ['accepted', 'unknown'].includes(row.state))).toHaveLength(
      4 * campaign.steps.length,
    )
    const perPerson = ledger
      .filter((row) => row.state === 'accepted')
      .map((row) => `${row.email} ${row.stepId}`)
    expect(new Set(perPerson).size).toBe(perPerson.length)
    for (const id of ids)
      expect(
        ledger.some((row) => row.rfcId === id),
        `${id} stands in the ledger`,
      ).toBe(true)
  } finally {
    await product.stop()
    await own.stop()
  }
})

test.describe('bad input', () => {
  let product: Product
  test.beforeAll(async () => {
    product = await startProduct()
  })
  test.afterAll(() => product.stop())

  for (const [name, url, message] of [
    ['empty', '', 'Please enter a website URL'],
    ['no domain', 'acme', 'Please enter a valid domain (e.g., example.com or www.example.com)'],
    ['not readable', 'ht tp://x', 'Please enter a valid URL (e.g., https://example.com)'],
  ] as const)
    test(`a website address that is ${name}`, async () => {
      const answer = await product.api<{ detail: string; errors: { path: string }[] }>(
        'POST',
        '/campaigns',
        { websiteUrl: url },
      )
      expect(answer.status).toBe(422)
      expect(answer.body.detail).toBe(message)
      expect(answer.body.errors[0]!.path).toBe('/websiteUrl')
    })

  test('a private address is not read, and the campaign opens with empty fields', async () => {
    const created = await product.api<CampaignView>('POST', '/campaigns', {
      websiteUrl: 'http://169.254.169.254/latest',
    })
    const job = await until(
      () =>
        product.api<{ state: string; result: { ok: boolean; problem: string } }>(
          'GET',
          `/jobs/${created.body.draftingJobId}`,
        ),
      (one) => one.body.state === 'done',
    )
    expect(job.body.result).toMatchObject({
      ok: false,
      problem: 'We could not reach this site. Check the address, or paste your text instead.',
    })
    expect(
      (await product.api<CampaignView>('GET', `/campaigns/${created.body.id}`)).body.state,
    ).toBe('configuring')
  })

  test('files that cannot be taken in say why', async () => {
    for (const [csv, words] of [
      ['', 'empty'],
      ['Name,Company\nAnn,Alpha\n', 'mail'],
    ] as const) {
      const answer = await product.api<{ detail: string }>('POST', '/contacts/import', csv, {
        'content-type': 'text/csv',
      })
      expect(answer.status, JSON.stringify(answer.body)).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
      expect(answer.body.detail).toContain(words)
    }
  })
})
