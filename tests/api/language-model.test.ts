import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LanguageModelView } from '#model/api/language-model.ts'
import { createLanguageModel } from '#platform/language-model/openai-compatible.ts'
import { startModelWorld, type ModelWorld } from '../support/model-world.ts'
import { honestWriter } from '../support/model-writer.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let own: ModelWorld
beforeAll(async () => {
  own = await startModelWorld()
})
afterAll(() => own.close())
beforeEach(() => {
  own.standIn.asked.length = 0
  own.standIn.answerBy(honestWriter)
})

describe('without an endpoint', () => {
  test('not one request leaves, and nothing is logged', async () => {
    own.install(null)
    const { json: view } = await own.call('GET', 'language-model')
    expect(view).toMatchObject({ isAvailable: false, hasKey: false, installationModel: '' })
    expect((await own.call('POST', `campaigns/${own.id}/write-emails`, {})).json).toEqual({
      jobId: null,
    })
    expect((await own.propose({ rewrite: 'shorter' })).status).toBe(409)
    expect((await own.call('POST', 'language-model/test')).json.isWorking).toBe(false)
    expect(own.standIn.asked).toHaveLength(0)
    expect(await own.calls()).toEqual([])
  })

  test('nor where the organization has switched it off', async () => {
    own.install(own.operators())
    await own.call('PUT', 'language-model', { use: 'off' })
    expect((await own.call('GET', 'language-model')).json.isAvailable).toBe(false)
    expect((await own.propose({ rewrite: 'shorter' })).status).toBe(409)
    expect(own.standIn.asked).toHaveLength(0)
    await own.call('PUT', 'language-model', { use: 'installation' })
  })
})

describe('settings of an organization', () => {
  test('the key is sealed and never returned, and an address on a private network is refused', async () => {
    own.install(null)
    const refused = await own.call('PUT', 'language-model', {
      use: 'own',
      url: own.standIn.url,
      model: 'mine',
      apiKey: 'sk-secret-value',
    })
    expect(refused.status).toBe(422)
    expect(refused.json.errors[0].path).toBe('/url')
    own.install(null, [own.standIn.host])
    const saved = await own.call('PUT', 'language-model', {
      use: 'own',
      url: own.standIn.url,
      model: 'mine',
      apiKey: 'sk-secret-value',
    })
    expect(saved.status, saved.text).toBe(200)
    expect(saved.json).toMatchObject({ hasKey: true, isAvailable: true, model: 'mine' })
    const read = await own.call('GET', 'language-model')
    expect(saved.text + read.text).not.toContain('sk-secret-value')
    const row = await own.world.database.tenant(own.world.tenants.a, (db) =>
      db.selectFrom('language_models').selectAll().executeTakeFirstOrThrow(),
    )
    expect(row.api_key).not.toContain('sk-secret-value')
  })

  test('the connection is tested with the saved key', async () => {
    const { json: good } = await own.call('POST', 'language-model/test')
    expect(good).toMatchObject({ isWorking: true, message: 'mine answered.' })
    expect(own.standIn.asked[0]).toMatchObject({ key: 'sk-secret-value', model: 'mine' })
    own.standIn.answerBy(() => ({ kind: 'status', status: 401 }))
    const { json: bad } = await own.call('POST', 'language-model/test')
    expect(bad).toMatchObject({
      isWorking: false,
      message: 'The endpoint refused the key (401).',
    })
    expect((await own.calls())[0]).toMatchObject({
      purpose: 'test',
      result: 'refused',
      endpoint: 'own',
    })
  })

  test('another server does not get the key', async () => {
    const moved = await own.call('PUT', 'language-model', { url: 'https://other.example/v1' })
    expect(moved.json.hasKey).toBe(false)
    await own.call('PUT', 'language-model', { use: 'installation', url: '', model: '' })
  })

  test('another organization sees neither settings nor calls', async () => {
    const { json: other } = await own.call('GET', 'language-model', undefined, own.world.as.memberB)
    expect(other).toMatchObject({ use: 'installation', version: 0, tokensToday: 0 })
  })
})

describe('budgets', () => {
  test('a call that could exceed the budget of the day is not made, and the next day it is', async () => {
    own.install(own.operators())
    const { json: now } = (await own.call('GET', 'language-model')) as { json: LanguageModelView }
    await own.call('PUT', 'language-model', { tokensPerDay: now.tokensToday + 100 })
    const { status, json: problem } = await own.propose({ rewrite: 'shorter' })
    expect(status).toBe(503)
    expect(problem.detail).toContain('daily token budget of your organization')
    expect(own.standIn.asked).toHaveLength(0)
    expect((await own.calls())[0]).toMatchObject({ result: 'over-budget', tokens: 0, attempts: 0 })
    await own.world.clock.set(own.world.clock.now() + 24 * 60 * 60_000)
    await own.call('PUT', 'language-model', { tokensPerDay: 100_000 })
    expect((await own.propose({ rewrite: 'shorter' })).status).toBe(200)
  })

  test('calls at the same time cannot exceed it together', async () => {
    own.world.engine.languageModel = createLanguageModel({
      installation: own.operators(),
      allowHosts: [],
    })
    const { json: now } = await own.call('GET', 'language-model')
    // Room for one of these calls: each reserves its longest answer.
    await own.call('PUT', 'language-model', { tokensPerDay: now.tokensToday + 5000 })
    let open = () => {}
    const gate = new Promise<void>((done) => (open = done))
    own.standIn.answerBy(async (asked) => {
      await gate
      return honestWriter(asked)
    })
    const statuses: number[] = []
    const all = [1, 2, 3].map(async () =>
      statuses.push((await own.propose({ rewrite: 'shorter' })).status),
    )
    // The two that are refused end while the model still holds the answer of the third.
    await vi.waitFor(() => expect(statuses).toEqual([503, 503]), { timeout: 20_000 })
    open()
    await Promise.all(all)
    expect(statuses).toEqual([503, 503, 200])
    await own.call('PUT', 'language-model', { tokensPerDay: 0 })
  })

  test('the budget of the installation counts all organizations', async () => {
    own.install(own.operators({ tokensPerMonth: 1 }))
    const { json: problem } = await own.propose({ rewrite: 'shorter' })
    expect(problem.detail).toContain('monthly token budget of this installation')
    expect(own.standIn.asked).toHaveLength(0)
  })
})

test('entries of the log are removed after 400 days', async () => {
  expect((await own.calls()).length).toBeGreaterThan(3)
  await own.world.clock.set(own.world.clock.now() + 401 * 24 * 60 * 60_000)
  await own.work.tick()
  expect(await own.calls()).toEqual([])
})
