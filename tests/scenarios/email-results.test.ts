import { afterAll, beforeAll, expect, it } from 'vitest'
import { emailFigures, type EmailFigure } from '#model/api/answers/email-results.ts'
import { companyDashboardOf } from '#engine/outreach/report/company-dashboard.ts'
import { campaignReport } from '#engine/outreach/report/report.ts'
import { broadcastReport } from '#engine/engage/broadcasts/report.ts'
import { startBroadcast } from '#engine/engage/broadcasts/start.ts'
import { answerTopic } from '#engine/engage/preferences/answer.ts'
import { findEngageLink } from '#engine/engage/preferences/find-link.ts'
import { takeReport } from '#engine/engage/messages/take-report.ts'
import {
  emailResults,
  reportedEmails,
  type EmailQuestion,
} from '#engine/engage/reports/email-results.ts'
import { publishTemplate } from '#engine/engage/templates/publish-template.ts'
import { createWorld, type World } from './campaign-world.ts'

let world: World
let broadcastId = ''
let campaignId = ''

const READERS = ['ann', 'bo', 'cy', 'di', 'ed']
const noSuchUser = {
  kind: 'rejected' as const,
  stage: 'rcpt' as const,
  code: 550,
  enhanced: '5.1.1',
  reply: '550 5.1.1 no such user',
}
const accepted = { kind: 'accepted' as const, reply: '250 2.0.0 queued', providerId: '' }

/** One of five is refused, one complains, and one opts out. */
async function sendBroadcast() {
  const { engine, scope } = world
  const mailbox = await world.addMailbox({
    address: 'news@acme.example',
    gapMinutes: 1,
    rampStart: 50,
    dailyCap: 50,
    windowDays: [1, 2, 3, 4, 5, 6, 7],
    windowFrom: '00:00',
    windowTo: '24:00',
  })
  await engine.stores.of('topic').create(scope, { id: 'news', name: 'News' })
  await engine.stores.of('template').create(scope, {
    id: 'hello',
    name: 'Hello',
    subject: 'Hi',
    source: '<p>Hello</p>',
  })
  await publishTemplate(engine, scope, 'hello', { despiteWarnings: true })
  await engine.stores.of('engage').create(scope, {
    id: 'monthly',
    name: 'Monthly news',
    templateId: 'hello',
    mailboxId: mailbox.id,
    topicId: 'news',
  })
  const profileIds: string[] = []
  for (const name of READERS)
    profileIds.push(
      (await engine.stores.of('profile').create(scope, { name, email: `${name}@reader.example` }))
        .id,
    )
  world.world.answer = ({ envelope }) => (envelope.to.startsWith('bo@') ? noSuchUser : accepted)
  const { id } = await engine.stores.of('broadcast').create(scope, {
    name: 'March',
    engageId: 'monthly',
    audienceKind: 'people',
    profileIds,
  })
  await startBroadcast(engine, scope, id)
  await world.playTo('2026-03-02T12:00')
  broadcastId = id
}

const rowOf = (address: string) =>
  world.database.tenant(world.tenantId, (db) =>
    db
      .selectFrom('engage_messages')
      .select(['id', 'mime'])
      .where('address', '=', address)
      .executeTakeFirstOrThrow(),
  )

beforeAll(async () => {
  world = await createWorld({ start: '2026-03-02T08:00' })
  const { engine, tenantId } = world
  await sendBroadcast()
  const { id } = await rowOf('cy@reader.example')
  await takeReport(engine, tenantId, async () => id, {
    kind: 'complained',
    detail: 'feedback report',
    at: world.clock.now(),
  })
  const token = /unsubscribe\/([A-Za-z0-9_-]{64})/.exec(
    world.mailsTo('di@reader.example')[0]!.raw.replace(/=?\r\n\s?/g, ''),
  )![1]!
  world.arrives('ed@reader.example', { text: 'Thank you, that was useful!' })
  const link = (await findEngageLink(engine, token))!
  await answerTopic(engine, link, { topicId: 'news', gets: false }, { way: 'preference-page' })
  world.world.answer = ({ envelope }) =>
    envelope.to.startsWith('person1@') ? noSuchUser : accepted
  await world.addMailbox()
  campaignId = await world.addCampaign()
  await world.addPeople(campaignId, 4)
  await world.launch(campaignId)
  await world.playTo('2026-03-02T16:00')
  world.arrives('person2@firm2.example', {
    machine: {
      kind: 'bounce',
      permanent: true,
      recipient: 'person2@firm2.example',
      status: '5.1.1',
      diagnostic: 'unknown user',
    },
  })
  world.arrives('person0@firm0.example', { text: 'Sounds interesting.' })
  await world.playTo('2026-03-03T18:00')
})
afterAll(() => world?.close())

const ask = (question: Partial<EmailQuestion> = {}) =>
  emailResults(world.engine, world.scope, { by: 'message', from: '2026-03-01', ...question })
const figuresOf = (counts: Record<EmailFigure, number>) =>
  Object.fromEntries(
    emailFigures.filter((name) => counts[name] > 0).map((name) => [name, counts[name]]),
  )

it('counts each message and campaign as their own reports do', async () => {
  const { groups, total } = await ask()
  const byName = Object.fromEntries(groups.map((group) => [group.name, figuresOf(group)]))
  expect(byName).toEqual({
    'Monthly news': {
      attempted: 5,
      delivered: 4,
      bounced: 1,
      complained: 1,
      replied: 1,
      optedOut: 1,
    },
    'Spring campaign': { attempted: 4, delivered: 2, bounced: 2, replied: 1 },
  })
  expect(figuresOf(total)).toMatchObject({ attempted: 9, delivered: 6, bounced: 3 })
  const { figures } = await broadcastReport(world.engine, world.scope, broadcastId)
  expect(figures).toMatchObject({ attempted: 5, delivered: 80, bounces: 20, complaints: 25 })
})

it('gives a campaign the same rates on its page and on both dashboards', async () => {
  const { engine, scope, tenantId } = world
  const campaign = await world.database.tenant(tenantId, (db) => campaignReport(db, campaignId))
  expect(campaign.bounceRate).toMatchObject({ numerator: 2, denominator: 4 })
  expect(campaign.replyRate).toMatchObject({ numerator: 1, denominator: 2 })
  const company = await companyDashboardOf(engine, scope, 7, null)
  const member = company.members.find(({ contacted }) => contacted > 0)!
  for (const part of [member, ...company.domains.filter(({ contacted }) => contacted > 0)]) {
    expect(part.bounceRate).toEqual(campaign.bounceRate)
    expect(part.replyRate).toEqual(campaign.replyRate)
  }
  expect(company.figures.replied.rate).toEqual(campaign.replyRate)
  expect(company.figures.bounced.rate).toEqual(campaign.bounceRate)
})

it.each([
  ['origin', { broadcast: 5, campaign: 4 }],
  ['topic', { news: 5, '': 4 }],
  ['template', { hello: 5, '': 4 }],
  ['day', { '2026-03-02': 9 }],
  ['week', { '2026-03-02': 9 }],
] as const)('groups by %s', async (by, expected) => {
  const { groups } = await ask({ by })
  expect(Object.fromEntries(groups.map(({ key, attempted }) => [key, attempted]))).toEqual(expected)
})

it('opens the emails of every figure, as many as the figure says', async () => {
  for (const by of ['message', 'domain', 'sender', 'day'] as const) {
    const { groups } = await ask({ by })
    for (const group of groups)
      for (const figure of emailFigures) {
        const page = await reportedEmails(
          world.engine,
          world.scope,
          { by, from: '2026-03-01', figure, key: group.key },
          { first: 0, size: 50 },
        )
        expect(page.total, `${by} ${group.key} ${figure}`).toBe(group[figure])
        expect(page.rows).toHaveLength(group[figure])
      }
  }
})

it('names the senders, and says who opted out', async () => {
  const { groups } = await ask({ by: 'sender' })
  expect(groups.map(({ name }) => name).toSorted()).toContain('news@acme.example')
  const { rows } = await reportedEmails(
    world.engine,
    world.scope,
    { by: 'message', from: '2026-03-01', figure: 'optedOut' },
    { first: 0, size: 10 },
  )
  expect(rows).toMatchObject([
    { address: 'di@reader.example', messageName: 'Monthly news', outcome: 'delivered' },
  ])
})

it('limits the period to days of the organization', async () => {
  expect((await ask({ to: '2026-03-01' })).total.attempted).toBe(0)
  expect((await ask({ origin: 'journey' })).total.attempted).toBe(0)
  await expect(ask({ from: 'March' })).rejects.toThrow('A day is written as YYYY-MM-DD')
  await expect(ask({ from: '2026-03-03', to: '2026-03-02' })).rejects.toThrow(
    'must not be before the first',
  )
})
