import { lettersOf } from '#drafting/languages/all-letters.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { VersionDetail, VersionRow } from '#model/email/campaign-versions.ts'
import type { DraftingQuestion, FactCandidates } from '#model/email/drafting-questions.ts'
import { isEdited, isOutdated } from '#model/email/email-draft.ts'
import type { CampaignView, MailPreview, Messaging, Step } from '#model/api/outreach.ts'
import { createWork, type WorkLoop } from '#engine/work.ts'
import { KEPT_VERSIONS } from '#engine/outreach/versions/note-version.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let world: TestApp
let work: WorkLoop
let campaign: CampaignView
let campaignCount = 0

async function call<Answer>(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  headers = world.as.member,
) {
  const {
    statusCode,
    headers: given,
    ...answer
  } = await world.app.inject({
    method,
    url: `/api/v1/${url}`,
    headers,
    ...(payload ? { payload } : {}),
  })
  return { status: statusCode, json: answer.json<Answer>(), range: given['content-range'] }
}

const SITE =
  'Halden Loggers rents temperature loggers to exporters of fresh fish. We help quality managers ' +
  'prove that the cold chain held. Our loggers send readings every ten minutes, and each box ' +
  'carries its own record from the quay to the buyer. Halden Loggers, Havnegata 4, 1771 Halden.'

const own = (text: string) => ({ text, edited: true, confirmed: true })
const FACTS: Messaging = {
  companyName: own('Halden Loggers'),
  whatYouDo: own('Halden Loggers rents temperature loggers to exporters of fresh fish.'),
  audience: own('exporters of fresh fish'),
  valuePropositions: [
    own('Our loggers send readings every ten minutes.'),
    own('Each box carries its own record.'),
    own('Every trip prints as one page for the inspector.'),
  ],
  services: [own('Cold chain monitoring'), own('Logger calibration')],
  proof: [],
  callToAction: { kind: 'reply', text: 'Worth a look?', link: '' },
}

const at = (path = '') => `campaigns/${campaign.id}${path}`
const view = async () => (await call<CampaignView>('GET', at())).json
const rows = async () => (await call<VersionRow[]>('GET', at('/versions'))).json
const detail = async (number: number) =>
  (await call<VersionDetail>('GET', at(`/versions/${number}`))).json
const put = async (part: 'messaging' | 'steps', value: object) =>
  (await call<CampaignView>('PUT', at(`/${part}`), { [part]: value })).json
const textsOf = ({ steps }: { steps: Step[] }) => steps.map(({ subject, body }) => [subject, body])
const later = (minutes: number) => world.clock.advance(minutes * 60_000)

/** A new campaign with saved facts and saved emails. */
async function reviewedCampaign(): Promise<void> {
  // A person may make thirty in a minute, and there are more tests.
  const maker = campaignCount++ % 2 === 0 ? world.as.member : world.as.owner
  const made = await call<CampaignView>('POST', 'campaigns', { pastedText: SITE }, maker)
  expect(made.status, JSON.stringify(made.json)).toBeLessThan(300)
  campaign = made.json
  await work.drain()
  await put('messaging', FACTS)
  campaign = await put('steps', (await view()).steps)
}

beforeAll(async () => {
  world = await startTestApp()
  work = createWork(world.engine)
})
afterAll(() => world.close())
beforeEach(reviewedCampaign)

describe('versions of a campaign', () => {
  test('begin with the draft, and say who changed what', async () => {
    const [edited, drafted] = await rows()
    expect(drafted).toMatchObject({ number: 1, kind: 'drafted', byName: '' })
    expect(edited).toMatchObject({ number: 2, kind: 'edited' })
    expect(edited!.byName).not.toBe('')
    expect(edited!.changed).toContain('callToAction')
  })

  test('join the edits of one sitting, and begin again after it', async () => {
    const steps = campaign.steps.map((step, index) => ({ ...step, body: `${step.body}${index}` }))
    await put('steps', steps)
    expect((await rows()).map(({ number }) => number)).toEqual([2, 1])
    later(11)
    await put('steps', campaign.steps)
    const [newest] = await rows()
    expect(newest).toMatchObject({ number: 3, kind: 'edited' })
    expect(newest!.changed).toEqual(['email 1', 'email 2'])
  })

  test('leave no trace of a change that is taken back in the same sitting', async () => {
    later(11)
    await put('messaging', { ...FACTS, audience: own('fish farms') })
    expect((await rows())[0]).toMatchObject({ number: 3, changed: ['audience'] })
    await put('messaging', FACTS)
    expect((await rows())[0]).toMatchObject({ number: 2 })
  })

  test('show the content before the change', async () => {
    later(11)
    await put('messaging', { ...FACTS, audience: own('fish farms') })
    const { before, messaging } = await detail(3)
    expect(before!.messaging.audience!.text).toBe('exporters of fresh fish')
    expect(messaging.audience!.text).toBe('fish farms')
    expect((await detail(1)).before).toBeNull()
  })

  test('are restored as a new version, which can be taken back', async () => {
    later(11)
    const mine = campaign.steps.map((step) => ({ ...step, body: 'All mine now, every word.' }))
    await put('steps', mine)
    const restored = await call<CampaignView>('POST', at('/versions/2/restore'), {})
    expect(restored.status).toBe(200)
    expect(textsOf(restored.json)).toEqual(textsOf(campaign))
    expect((await rows())[0]).toMatchObject({ number: 4, kind: 'restored', restoredFrom: 2 })
    const again = await call<CampaignView>('POST', at('/versions/3/restore'), {})
    expect(textsOf(again.json)).toEqual(textsOf({ steps: mine }))
  })

  test('give back one email alone', async () => {
    later(11)
    await put(
      'steps',
      campaign.steps.map((step) => ({ ...step, body: 'Mine, every word of it.' })),
    )
    const { json } = await call<CampaignView>('POST', at('/versions/2/restore'), {
      stepId: 'mail-2',
    })
    expect(json.steps.map(({ body }) => body === 'Mine, every word of it.')).toEqual(
      json.steps.map((_step, at) => at !== 1),
    )
    expect(json.messaging).toEqual(campaign.messaging)
  })

  test('are paged, and the oldest go first above the ceiling', async () => {
    for (let round = 0; round < KEPT_VERSIONS + 2; round++) {
      later(11)
      await put('messaging', { ...FACTS, audience: own(`fish farms ${round}`) })
    }
    const page = await call<VersionRow[]>('GET', `${at('/versions')}?range=[0,9]`)
    expect(page.json).toHaveLength(10)
    expect(page.range).toBe(`versions 0-9/${KEPT_VERSIONS}`)
    const newest = page.json[0]!.number
    const oldest = `${at('/versions')}/${newest - KEPT_VERSIONS}`
    expect((await call('GET', oldest)).status).toBe(404)
  })

  test('come with a copy', async () => {
    const copy = await call<CampaignView>('POST', at('/duplicate'), {})
    const { json } = await call<VersionRow[]>('GET', `campaigns/${copy.json.id}/versions`)
    expect(json).toMatchObject([{ number: 1, kind: 'copied' }])
  })

  test.each([
    ['a version that is not kept', '/versions/99/restore', {}, 404],
    ['a version that is no number', '/versions/first/restore', {}, 404],
    ['a number that is too large', '/versions/99999999999/restore', {}, 422],
    ['an email that the version lacks', '/versions/1/restore', { stepId: 'mine' }, 422],
    ['a campaign that changed meanwhile', '/versions/1/restore', { version: 1 }, 409],
  ])('refuse %s', async (_what, path, body, status) => {
    expect((await call('POST', at(path), body)).status).toBe(status)
  })

  test('are not readable for another organization', async () => {
    for (const path of ['/versions', '/versions/1'])
      expect((await call('GET', at(path), undefined, world.as.memberB)).status).toBe(404)
  })
})

describe('emails that rest on a changed fact', () => {
  const outdated = ({ steps }: CampaignView) => steps.filter(isOutdated).map(({ id }) => id)

  /** The emails that would have another text if they were drafted now. */
  const differing = async ({ steps }: CampaignView) => {
    const drafted = await Promise.all(
      steps.map(({ id }) => call<Step>('POST', at('/propose-email'), { stepId: id })),
    )
    return steps
      .filter(({ body, subject }, index) => {
        const { json } = drafted[index]!
        return json.body !== body || json.subject !== subject
      })
      .map(({ id }) => id)
  }

  test.each<[string, Partial<Messaging>, number]>([
    ['the call to action', { callToAction: { kind: 'reply', text: 'Any interest?' } }, 1],
    ['the offer', { whatYouDo: own('We rent out loggers for fish.') }, 1],
    ['the benefits', { valuePropositions: [own('A prepaid box brings the loggers back.')] }, 2],
    ['the words to avoid', { wordsToAvoid: ['seamless'] }, 0],
  ])('are marked after a change of %s, and keep their text', async (_what, change, atLeast) => {
    const changed = await put('messaging', { ...FACTS, ...change })
    expect(outdated(changed)).toEqual(await differing(changed))
    expect(outdated(changed).length).toBeGreaterThanOrEqual(atLeast)
    expect(outdated(changed).length).toBeLessThanOrEqual(changed.steps.length)
    expect(textsOf(changed)).toEqual(textsOf(campaign))
    expect(outdated(await put('messaging', FACTS))).toEqual([])
  })

  test('are drafted again where a person chooses them, and the others stay', async () => {
    const [first, ...rest] = campaign.steps
    await put('steps', [{ ...first!, body: 'My own words, all of them.' }, ...rest])
    const benefit = 'A prepaid box brings the loggers back.'
    const changed = await put('messaging', {
      ...FACTS,
      whatYouDo: own('We rent out loggers for fish.'),
      valuePropositions: [own(benefit)],
    })
    expect(outdated(changed)).toContain('mail-1')
    const edited = changed.steps.filter(isEdited).map(({ id }) => id)
    expect(edited).toEqual(['mail-1'])
    const others = outdated(changed).filter((id) => id !== 'mail-1')
    const { json } = await call<CampaignView>('POST', at('/redraft'), { follow: others })
    expect(json.steps[0]!.body).toBe('My own words, all of them.')
    expect(outdated(json)).toEqual([])
    expect(others).not.toEqual([])
    expect(await differing(json)).toEqual(['mail-1'])
    expect((await rows())[0]).toMatchObject({ kind: 'redrafted' })
  })

  test('keep the manner in which a person had them drafted', async () => {
    const proposed = await call<Step>('POST', at('/propose-email'), {
      stepId: 'mail-1',
      length: 'short',
    })
    const [, ...rest] = campaign.steps
    const saved = await put('steps', [proposed.json, ...rest])
    expect(isEdited(saved.steps[0]!)).toBe(false)
    await put('messaging', { ...FACTS, callToAction: { kind: 'call', text: 'A call?', link: '' } })
    await put('messaging', { ...FACTS, whatYouDo: own('We rent out loggers for fish.') })
    const { json } = await call<CampaignView>('POST', at('/redraft'), { follow: ['mail-1'] })
    expect(json.steps[0]!.draft).toMatchObject({ length: 'short' })
  })

  test('get another subject alone', async () => {
    const { json } = await call<Step>('POST', at('/propose-email'), {
      stepId: 'mail-1',
      part: 'subject',
      variation: 1,
    })
    expect(json.body).toBe(campaign.steps[0]!.body)
    expect(json.subject).not.toBe(campaign.steps[0]!.subject)
    expect(isEdited(json)).toBe(false)
  })

  test('stay those of a person with another subject', async () => {
    const [first, ...rest] = campaign.steps
    await put('steps', [{ ...first!, body: 'My own words, all of them.' }, ...rest])
    const { json } = await call<Step>('POST', at('/propose-email'), {
      stepId: 'mail-1',
      part: 'subject',
      variation: 1,
    })
    expect(json.body).toBe('My own words, all of them.')
    expect(isEdited(json)).toBe(true)
  })

  test('that have no draft are not drafted again', async () => {
    const added = { ...campaign.steps[0]!, id: 'added', subject: '', body: 'My own.', delayDays: 3 }
    const { steps, version } = await put('steps', [...campaign.steps, added])
    const { status } = await call('POST', at('/redraft'), { index: steps.length - 1, version })
    expect(status).toBe(409)
    expect((await view()).version).toBe(version)
  })
})

describe('a skipped question', () => {
  const question = async (id: string) =>
    (await call<DraftingQuestion[]>('GET', at('/questions'))).json.find((one) => one.id === id)!
  const answer = (id: string, texts: string[]) =>
    call('POST', at('/answers'), { answers: [{ question: id, texts }] })

  test.each(['whatYouDo', 'audience', 'valuePropositions', 'occasion'])(
    'stays skipped in this campaign, and open in step 1: %s',
    async (id) => {
      await answer(id, [])
      expect(await question(id)).toMatchObject({ isSkipped: true, isAnswered: false, current: [] })
      await answer(id, ['We measure fish on the road.'])
      expect(await question(id)).toMatchObject({ isSkipped: false, isAnswered: true })
    },
  )

  test('is asked again in the next campaign', async () => {
    await answer('audience', [])
    await reviewedCampaign()
    expect((await view()).messaging.skipped ?? []).toEqual([])
  })
})

test('the candidates of each fact have their source, and suggestions have none', async () => {
  const { json } = await call<FactCandidates>('GET', at('/candidates'))
  const offers = json.whatYouDo.map(({ text }) => text)
  expect(offers).toContain('Halden Loggers rents temperature loggers to exporters of fresh fish.')
  const read = json.whatYouDo.filter(({ source }) => source !== null)
  expect(read.length).toBeGreaterThan(0)
  expect(read.every(({ source }) => source?.quote)).toBe(true)
  const suggested = json.whatYouDo.filter(({ source }) => source === null)
  const known = Object.values(lettersOf.en.trades).flatMap(
    ({ offers }) => offers as readonly string[],
  )
  expect(suggested.every(({ text }) => known.includes(text))).toBe(true)
})

test('name and address of the footer come from the account, never from the site', async () => {
  await call('PUT', 'tenants/me', {
    senderName: 'Nordlicht IT GmbH',
    postalAddress: 'Hafenstrasse 1\n20457 Hamburg',
  })
  const contact = await call<{ id: string }>('POST', 'contacts', {
    email: 'ines@costafria.example',
    firstName: 'Ines',
    company: 'Costa Fria',
  })
  const { steps } = await view()
  for (const { id } of steps) {
    const { json } = await call<MailPreview>('POST', at('/preview'), {
      contactId: contact.json.id,
      stepId: id,
    })
    const footer = json.text.trim().split('\n').slice(-2).join('\n')
    expect(footer).toContain('Nordlicht IT GmbH, Hafenstrasse 1, 20457 Hamburg')
    expect(footer).not.toMatch(/Halden|Havnegata/)
  }
})
