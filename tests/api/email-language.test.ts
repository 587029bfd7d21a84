import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { CampaignView, Step } from '#model/api/outreach.ts'
import { createWork } from '#engine/work.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let world: TestApp
let campaign: CampaignView

async function call<Answer>(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const answer = await world.app.inject({
    method,
    url: `/api/v1/${url}`,
    headers: world.as.member,
    ...(payload ? { payload } : {}),
  })
  return { status: answer.statusCode, json: answer.json<Answer>() }
}

const TEXT =
  'Halden Loggers rents temperature loggers to exporters of fresh fish. We help quality managers ' +
  'prove that the cold chain held. Our loggers send readings every ten minutes, and each box ' +
  'carries its own record from the quay to the buyer.'

beforeAll(async () => {
  world = await startTestApp()
  const made = await call<CampaignView>('POST', 'campaigns', { pastedText: TEXT })
  await createWork(world.engine).drain()
  campaign = (await call<CampaignView>('GET', `campaigns/${made.json.id}`)).json
})
afterAll(() => world.close())

describe('the language of a campaign', () => {
  test('drafts emails again that nobody has saved', async () => {
    expect(campaign.language).toBe('en')
    const { json } = await call<CampaignView>('PUT', `campaigns/${campaign.id}`, {
      language: 'sv',
      version: campaign.version,
    })
    expect(json.steps[0]!.body).toMatch(/^Hej \{\{first_name\|/)
    expect(json.language).toBe('sv')
    campaign = json
  })

  test('leaves emails as they are that somebody saved', async () => {
    const saved = await call<CampaignView>('PUT', `campaigns/${campaign.id}/steps`, {
      steps: campaign.steps,
      version: campaign.version,
    })
    const { json } = await call<CampaignView>('PUT', `campaigns/${campaign.id}`, {
      language: 'en',
      version: saved.json.version,
    })
    expect(json.steps.map(({ body }) => body)).toEqual(campaign.steps.map(({ body }) => body))
    campaign = json
  })
})

describe('an email in other words', () => {
  const propose = (body: object) =>
    call<Step>('POST', `campaigns/${campaign.id}/propose-email`, body)

  test('is proposed, and not saved', async () => {
    const [first] = campaign.steps
    const { status, json } = await propose({ stepId: first!.id, variation: 3, length: 'short' })
    expect(status).toBe(200)
    expect(json.body).toMatch(/^Hello \{\{first_name\|/)
    const after = (await call<CampaignView>('GET', `campaigns/${campaign.id}`)).json
    expect([after.version, after.steps]).toEqual([campaign.version, campaign.steps])
  })

  test.each([
    [{ stepId: 'mine' }, '/stepId'],
    [{ stepId: 'mail-1', angle: 'threat' }, '/angle'],
  ])('is refused for %j', async (body, path) => {
    const { status, json } = await call<{ errors: { path: string }[] }>(
      'POST',
      `campaigns/${campaign.id}/propose-email`,
      body,
    )
    expect([status, json.errors[0]?.path]).toEqual([422, path])
  })
})
