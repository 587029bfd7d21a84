import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DateTime } from 'luxon'
import { systemActor } from '#model/api/actor.ts'
import type { ResearchedCompany } from '#model/schema/entities.generated.ts'
import { RESEARCH_DAYS } from '#model/api/company-research.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import { FetchError } from '#platform/web/web.ts'
import {
  forgetCompany,
  researchCampaign,
  researchContact,
  viewCampaignResearch,
  viewContactResearch,
} from '#engine/outreach/research/contact-research.ts'
import { RESEARCH_COMPANIES } from '#engine/audience/research/request-research.ts'
import { listCampaignContacts } from '#engine/outreach/people/campaign-contacts.ts'
import { countTargets } from '#engine/outreach/people/count-targets.ts'
import { savePart } from '#engine/outreach/save-part.ts'
import { previewMail } from '#engine/outreach/preview-mail.ts'
import { BERLIN, createWorld, type World } from './campaign-world.ts'
import { haulier, webOf } from './made-web.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let world: World
let web: ReturnType<typeof webOf>
let campaign: string

beforeEach(async () => {
  world = await createWorld()
  web = webOf(() => haulier)
  world.engine.web = web.web
  await world.addMailbox()
  campaign = await world.addCampaign()
})
afterEach(() => world.close())

const turnOn = (perDay = 100) =>
  world.setTenant({ companyResearch: true, companyResearchPerDay: perDay })
const drain = () => world.work().drain()
const rows = (): Promise<ResearchedCompany[]> =>
  world.database.tenant(world.tenantId, async (db) => {
    const found = await db
      .selectFrom('researched_companies')
      .selectAll()
      .orderBy('domain')
      .execute()
    return found as unknown as ResearchedCompany[]
  })
const states = async () => (await rows()).map(({ state }) => state)
const contactOf = async (email: string) =>
  world.database.tenant(world.tenantId, (db) =>
    db.selectFrom('contacts').selectAll().where('email', '=', email).executeTakeFirstOrThrow(),
  )
const people = async () =>
  (await listCampaignContacts(world.engine, world.scope, campaign, { first: 0, size: 50 })).rows
const previewFor = async (contactId: string, stepId = 's1') =>
  previewMail(world.engine, world.scope, campaign, { contactId, stepId })

const save = (edit: Parameters<typeof savePart>[3]) =>
  savePart(world.engine, world.scope, { id: campaign, version: null }, edit)

/** Makes "transport planner" a job title that the campaign is for. */
const helpPlanners = () =>
  save({
    part: 'targets',
    value: { titles: { mode: 'prefer', values: ['Transport planner'] } },
  })

describe('the switch', () => {
  it('is off by default: nothing is read, whoever joins a campaign', async () => {
    await world.addPeople(campaign, 2)
    await drain()
    expect([web.read, await rows()]).toEqual([[], []])
    const { id } = await contactOf('person0@firm0.example')
    await expect(researchContact(world.engine, world.scope, id)).rejects.toThrow(/Turn on/)
    await expect(researchCampaign(world.engine, world.scope, campaign)).rejects.toThrow(/Turn on/)
  })

  it('reads the companies of campaigns when it is turned on, one at a time', async () => {
    await world.addPeople(campaign, 3)
    await turnOn()
    await drain()
    expect(await states()).toEqual(['done', 'done', 'done'])
    expect([web.read.length, web.mostAtOnce()]).toEqual([3, 1])
    expect(await viewCampaignResearch(world.engine, world.scope, campaign)).toMatchObject({
      companies: 3,
      researched: 3,
      waiting: 0,
    })
  })

  it('deletes everything when it is turned off, and says nothing any more', async () => {
    await turnOn()
    await world.addPeople(campaign, 1)
    await helpPlanners()
    await drain()
    const { id } = await contactOf('person0@firm0.example')
    expect((await previewFor(id)).whyYou).not.toBeNull()
    await world.setTenant({ companyResearch: false })
    expect(await rows()).toEqual([])
    expect((await previewFor(id)).whyYou).toBeNull()
    await drain()
    expect(await rows()).toEqual([])
  })
})

describe('reading', () => {
  it('leaves addresses at mail providers alone, and reads a company once for all its people', async () => {
    await turnOn()
    await world.addPeople(campaign, 1, { email: 'one@gmail.com', companyDomain: '' })
    await world.addPeople(campaign, 1, { email: 'a@firm.example' })
    await world.addPeople(campaign, 1, { email: 'b@firm.example' })
    await drain()
    expect(web.read).toEqual(['firm.example'])
  })

  it('keeps to the budget of a day, in the zone of the organization', async () => {
    await turnOn(2)
    await world.addPeople(campaign, 5)
    await drain()
    expect(web.read).toHaveLength(2)
    expect((await states()).filter((state) => state === 'queued')).toHaveLength(3)
    const midnight = DateTime.fromMillis(world.clock.now(), { zone: BERLIN })
      .plus({ days: 1 })
      .startOf('day')
    world.clock.set(midnight.toMillis() - 1)
    await drain()
    expect(web.read).toHaveLength(2)
    world.clock.set(midnight.toMillis())
    await drain()
    expect(web.read).toHaveLength(4)
    await world.work().playTo(midnight.plus({ days: 1, hours: 1 }).toMillis(), world.clock)
    expect(await states()).toEqual(Array(5).fill('done'))
  })

  it('keeps facts for 30 days, and then deletes them', async () => {
    await turnOn()
    await world.addPeople(campaign, 1)
    await drain()
    await researchCampaign(world.engine, world.scope, campaign)
    await drain()
    expect(web.read).toHaveLength(1)
    world.clock.advance(RESEARCH_DAYS * DAY_MS)
    const { id } = await contactOf('person0@firm0.example')
    expect((await viewContactResearch(world.engine, world.scope, id)).state).toBe('none')
    await world.work().tick()
    expect(await rows()).toEqual([])
    await researchCampaign(world.engine, world.scope, campaign)
    await drain()
    expect(web.read).toHaveLength(2)
  })

  it('tries a site with an error again after a day, and a closed one after 30', async () => {
    web = webOf((host) =>
      host.startsWith('firm0')
        ? new FetchError('http-status', 'The site answered with an error.', 503)
        : new FetchError('robots', 'The site asks programs not to read it (robots.txt).'),
    )
    world.engine.web = web.web
    await turnOn()
    await world.addPeople(campaign, 2)
    await drain()
    expect(await states()).toEqual(['failed', 'failed'])
    expect((await rows()).every(({ facts }) => facts.length === 0)).toBe(true)
    world.clock.advance(DAY_MS)
    await researchCampaign(world.engine, world.scope, campaign)
    await drain()
    expect(web.read).toEqual(['firm0.example', 'firm1.example', 'firm0.example'])
  })

  it('resumes with the same company after a crash, and counts it once', async () => {
    await turnOn()
    await drain()
    let crash = true
    const { page } = web.web
    web.web.page = (url) => {
      if (!crash) return page(url)
      crash = false
      return Promise.reject(new Error('the process died'))
    }
    await world.addPeople(campaign, 1)
    await drain()
    expect(await states()).toEqual(['reading'])
    world.clock.advance(60_000)
    await drain()
    const [company] = await rows()
    expect(company).toMatchObject({ state: 'done', reads: 1 })
  })

  it('is queued by one job, however often it is asked for', async () => {
    await turnOn()
    await drain()
    await world.addPeople(campaign, 3)
    await researchCampaign(world.engine, world.scope, campaign)
    const open = await world.database.tenant(world.tenantId, (db) =>
      db
        .selectFrom('jobs')
        .select('id')
        .where('kind', '=', RESEARCH_COMPANIES)
        .where('state', '=', 'queued')
        .execute(),
    )
    expect(open).toHaveLength(1)
    await drain()
    expect(web.read).toHaveLength(3)
  })
})

describe('a contact', () => {
  it('shows the facts with their source; "forget" deletes them and stops the reading', async () => {
    await turnOn()
    await world.addPeople(campaign, 1)
    await drain()
    const { id } = await contactOf('person0@firm0.example')
    const known = await viewContactResearch(world.engine, world.scope, id)
    expect(known).toMatchObject({ state: 'done', domain: 'firm0.example', leftToday: 99 })
    expect(known.facts).toContainEqual({
      kind: 'size',
      value: '11-50',
      url: 'https://firm0.example/',
      quote: 'Today we have 35 employees at two sites in the north of England.',
      readAt: '2026-03-02T06:00:00.000Z',
    })
    expect(await forgetCompany(world.engine, world.scope, id)).toMatchObject({
      state: 'forgotten',
      facts: [],
      fetchedAt: null,
    })
    await researchCampaign(world.engine, world.scope, campaign)
    await drain()
    expect([web.read.length, await states()]).toEqual([1, ['forgotten']])
    await researchContact(world.engine, world.scope, id)
    await drain()
    expect([web.read.length, await states()]).toEqual([2, ['done']])
  })

  it('is read before the companies of campaigns', async () => {
    await turnOn()
    await drain()
    await world.addPeople(campaign, 3)
    const { id } = await contactOf('person2@firm2.example')
    await researchContact(world.engine, world.scope, id)
    await drain()
    expect(web.read).toEqual(['firm2.example', 'firm0.example', 'firm1.example'])
  })

  it('is told when today’s companies are used up', async () => {
    await turnOn(1)
    await world.addPeople(campaign, 1)
    await drain()
    const { id } = await contactOf('person0@firm0.example')
    await expect(researchContact(world.engine, world.scope, id)).rejects.toThrow(/used up/)
  })

  it('takes its company along when it is the last one there that is deleted', async () => {
    await turnOn()
    await world.addPeople(campaign, 1, { email: 'a@firm.example' })
    await world.addPeople(campaign, 1, { email: 'b@firm.example' })
    await drain()
    for (const [email, left] of [
      ['a@firm.example', 1],
      ['b@firm.example', 0],
    ] as const) {
      const { id } = await contactOf(email)
      await world.database.tenant(world.tenantId, (db) =>
        db.deleteFrom('outreaches').where('contact_id', '=', id).execute(),
      )
      await world.engine.stores.of('contact').remove(world.scope, id, null)
      expect(await rows()).toHaveLength(left)
    }
  })
})

describe('the fit of a contact', () => {
  const must = (targets: object) => save({ part: 'targets', value: targets as never })

  it('is known once the company is, with the source; what the contact says stays', async () => {
    await must({ companySizes: { mode: 'must', values: ['11-50'] } })
    await world.addPeople(campaign, 1)
    expect((await people())[0]).toMatchObject({ targetMatch: 'unknown', resolved: [] })
    await turnOn()
    await drain()
    const [person] = await people()
    expect(person).toMatchObject({ targetMatch: 'match', tab: 'ready' })
    expect(person!.resolved).toContainEqual({
      field: 'companySize',
      value: '11-50',
      url: 'https://firm0.example/',
      quote: 'Today we have 35 employees at two sites in the north of England.',
      readAt: '2026-03-02T06:00:00.000Z',
    })
    expect(person!.resolved.map(({ field }) => field)).not.toContain('country')
    expect(
      await countTargets(world.engine, world.scope, {
        companySizes: { mode: 'must', values: ['11-50'] },
      } as never),
    ).toMatchObject({ match: 1, unknown: 0 })
  })

  it('excludes whom the size puts outside, with the site that says so', async () => {
    await must({ companySizes: { mode: 'must', values: ['1001+'] } })
    await world.addPeople(campaign, 1)
    await turnOn()
    await drain()
    expect((await people())[0]).toMatchObject({
      targetMatch: 'excluded',
      gate: 'company size "11-50" is outside the targets (read on firm0.example)',
    })
    await world.setTenant({ companyResearch: false })
    await drain()
    expect((await people())[0]).toMatchObject({ targetMatch: 'unknown', tab: 'ready' })
  })

  it('is never outside by the industry that was read, which may be called otherwise', async () => {
    await must({ industries: { mode: 'must', values: ['Road freight'] } })
    await world.addPeople(campaign, 1)
    await turnOn()
    await drain()
    expect((await people())[0]).toMatchObject({ targetMatch: 'unknown' })
    await must({ industries: { mode: 'must', values: ['Logistics'] } })
    expect((await people())[0]).toMatchObject({ targetMatch: 'match' })
  })
})

describe('the first email', () => {
  beforeEach(async () => {
    await helpPlanners()
    await turnOn()
    await world.addPeople(campaign, 1)
    await drain()
  })
  const sentence =
    'I saw the position “Transport planner” advertised on firm0.example, and our work is for people in that role.'

  it('says why, with its source, and only the first one does', async () => {
    const { id } = await contactOf('person0@firm0.example')
    const first = await previewFor(id)
    expect(first.whyYou).toMatchObject({
      rule: 'job-helped',
      sentence,
      url: 'https://firm0.example/',
    })
    expect(first.text).toContain(`\n\n${sentence}\n\n`)
    const [start, end] = first.filled.find(([at]) => at === first.text.indexOf(sentence))!
    expect(first.text.slice(start, end)).toBe(sentence)
    const second = await previewFor(id, 's2')
    expect([second.whyYou, second.text.includes('firm0.example')]).toEqual([null, false])
  })

  it('is sent as it is shown', async () => {
    const { id } = await contactOf('person0@firm0.example')
    const shown = (await previewFor(id)).text
    await world.launch(campaign)
    await world.playTo('2026-03-03T18:00')
    const [mail] = world.mailsTo('person0@firm0.example')
    const unquoted = mail!.raw.replace(/=\r\n/g, '')
    expect(unquoted).toContain('our work is for people in that role.')
    expect(shown).toContain('our work is for people in that role.')
  })

  it.each(['campaign', 'email'])(
    'is without the sentence where the %s is set so',
    async (which) => {
      const { id } = await contactOf('person0@firm0.example')
      const before = (await previewFor(id)).text
      const { steps } = await world.campaign(campaign)
      if (which === 'campaign')
        await world.engine.stores
          .of('campaign')
          .update(world.scope, campaign, null, { whyYou: false })
      else
        await save({
          part: 'steps',
          value: [{ ...steps[0]!, whyYou: false }, ...steps.slice(1)],
        })
      const after = await previewFor(id)
      expect(after.whyYou).toBeNull()
      expect(after.text).toBe(before.replace(`\n\n${sentence}`, ''))
    },
  )
})

it('of another organization knows nothing of it', async () => {
  await turnOn()
  await world.addPeople(campaign, 1)
  await drain()
  const other = await world.engine.stores
    .of('tenant')
    .create({ tenantId: '', actor: systemActor }, { name: 'Other' })
  const seen = await world.database.tenant(String(other.id), (db) =>
    db.selectFrom('researched_companies').selectAll().execute(),
  )
  expect(seen).toEqual([])
})
