import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AgentAnswer, AgentChanges, AgentFigures } from '#model/api/agents.ts'
import type { Agent, AgentFact } from '#model/schema/entities.generated.ts'
import type { CampaignView, Messaging } from '#model/api/outreach.ts'
import { createWork } from '#engine/work.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let world: TestApp
let campaign: CampaignView
let agent: Agent

async function call<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object | string,
  headers: Record<string, string> = world.as.member,
) {
  const { statusCode, ...answer } = await world.app.inject({
    method,
    url: `/api/v1/${url}`,
    headers: {
      ...headers,
      ...(typeof payload === 'string' ? { 'content-type': 'text/csv' } : {}),
    },
    ...(payload ? { payload } : {}),
  })
  return { status: statusCode, json: statusCode === 204 ? (null as Answer) : answer.json<Answer>() }
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
  valuePropositions: [own('Our loggers send readings every ten minutes.')],
  proof: [{ text: 'More than 40 exporters use our loggers.', kind: 'other', confirmed: false }],
  callToAction: { kind: 'reply', text: 'Worth a look?', link: '' },
}

const facts = async () =>
  (
    await call<AgentFact[]>(
      'GET',
      `agent-facts?filter=${encodeURIComponent(JSON.stringify({ agentId: agent.id }))}` +
        '&sort=["createdAt","ASC"]',
    )
  ).json
const addFact = (fact: Partial<AgentFact>) =>
  call<AgentFact>('POST', 'agent-facts', { agentId: agent.id, ...fact })
const figures = async () =>
  (await call<AgentFigures[]>('GET', 'agents/figures')).json.find(
    ({ agentId }) => agentId === agent.id,
  )!
const view = async () => (await call<Agent>('GET', `agents/${agent.id}`)).json
const publish = (note = '') =>
  call<{ agent: Agent }>('POST', `agents/${agent.id}/publish`, { note })
const answer = async (text: string) =>
  (await call<AgentAnswer>('POST', `agents/${agent.id}/answer`, { text })).json
const say = (messaging: Messaging) =>
  call('PUT', `campaigns/${campaign.id}/messaging`, { messaging })

beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.close())

beforeEach(async () => {
  campaign = (await call<CampaignView>('POST', 'campaigns', { pastedText: SITE })).json
  await createWork(world.engine).drain()
  await say(FACTS)
  agent = (await call<Agent>('POST', `campaigns/${campaign.id}/agent`)).json
})

describe('an agent of a campaign', () => {
  test('knows the confirmed facts as whole sentences, and no unconfirmed proof', async () => {
    expect(agent).toMatchObject({ companyName: 'Halden Loggers', language: 'en', state: 'draft' })
    expect((await facts()).map(({ kind, text, origin }) => [kind, text, origin])).toEqual([
      ['offer', 'Halden Loggers rents temperature loggers to exporters of fresh fish.', 'campaign'],
      ['audience', 'Who it is for: exporters of fresh fish.', 'campaign'],
      ['benefit', 'Our loggers send readings every ten minutes.', 'campaign'],
    ])
  })

  test('begins its script by saying what it is, and asks with the campaign’s request', () => {
    expect(agent.script?.map(({ kind }) => kind)).toEqual([
      'disclosure',
      'consent',
      'reason',
      'question',
      'answers',
      'objection',
      'ask',
      'handover',
      'close',
    ])
    expect(agent.script?.[0]?.text).toBe('Hello, I am an automatic assistant of Halden Loggers.')
  })

  test('answers in sentences of facts, each with its fact', async () => {
    const { sentences, facts: behind } = await answer('How often do you send readings?')
    expect(sentences).toEqual([
      {
        text: 'Our loggers send readings every ten minutes.',
        from: 'fact',
        factId: behind[0]?.id,
      },
    ])
  })

  test('is marked when the campaign no longer says a fact, until it takes the new one over', async () => {
    await say({ ...FACTS, valuePropositions: [own('Our loggers send readings every minute.')] })
    const old = (await facts()).find(({ kind }) => kind === 'benefit')!
    expect((await figures()).outdated).toEqual([{ factId: old.id, reason: 'campaign-changed' }])
    const { json } = await call('POST', `agents/${agent.id}/update-from-campaign`)
    expect(json).toEqual({ added: 1, removed: 1 })
    expect((await figures()).outdated).toEqual([])
  })

  test('says no place as what a company does, and nothing else that is no sentence', async () => {
    await say({ ...FACTS, place: own('Halden'), occasion: own('the new cold-chain rules') })
    await call('POST', `agents/${agent.id}/update-from-campaign`)
    expect(
      (await facts()).map(({ text }) => text).filter((text) => /Halden|rules/.test(text)),
    ).toEqual(['Halden Loggers rents temperature loggers to exporters of fresh fish.'])
  })

  test('keeps what a colleague corrected, and does not add the old sentence again', async () => {
    const old = (await facts()).find(({ kind }) => kind === 'benefit')!
    const text = 'Our loggers send readings every five minutes.'
    await call('PUT', `agent-facts/${old.id}`, { text, version: old.version })
    expect((await call('POST', `agents/${agent.id}/update-from-campaign`)).json).toEqual({
      added: 0,
      removed: 0,
    })
    await say({ ...FACTS, valuePropositions: [] })
    expect((await figures()).outdated).toEqual([])
    await call('POST', `agents/${agent.id}/update-from-campaign`)
    expect((await facts()).find(({ id }) => id === old.id)).toMatchObject({
      text,
      origin: 'person',
    })
  })

  test('takes new facts over in the language of the campaign', async () => {
    const { version } = await view()
    await call('PUT', `agents/${agent.id}`, { language: 'de', version })
    await say({ ...FACTS, pains: [own('lost readings')] })
    await call('POST', `agents/${agent.id}/update-from-campaign`)
    expect((await facts()).find(({ kind }) => kind === 'problem')).toMatchObject({
      language: 'en',
      text: 'What it helps with: lost readings.',
    })
  })

  test('never says the words that the campaign avoids, where they are words', async () => {
    await say({ ...FACTS, wordsToAvoid: ['!', 'cheap', 'cheap', 'x', '!!'] })
    const { status, json } = await call<Agent>('POST', `campaigns/${campaign.id}/agent`)
    expect(status).toBe(201)
    expect(json.conduct).toEqual({ neverSay: ['cheap'] })
  })

  test('is marked when a fact expires, and does not say it any more', async () => {
    const price = (
      await addFact({ kind: 'price', text: 'A logger costs 14 euros', validUntil: '2026-11-23' })
    ).json
    expect(price.text).toBe('A logger costs 14 euros.')
    expect((await answer('What does a logger cost?')).isKnown).toBe(true)
    world.clock.advance(24 * 60 * 60_000)
    expect((await figures()).outdated).toEqual([{ factId: price.id, reason: 'expired' }])
    expect((await answer('What does a logger cost?')).isKnown).toBe(false)
  })
})

describe('facts', () => {
  test('come from a file of questions and answers; rows that cannot be used are returned', async () => {
    const { json } = await call(
      'POST',
      `agents/${agent.id}/facts/import`,
      [
        'question,answer,kind',
        'What does it cost?,A logger costs 14 euros,price',
        'Where are you?,"We are in Halden, at Havnegata 4.",',
        'Where are you?,"We are in Halden, at Havnegata 4.",',
        'And now?,Nothing.,nonsense',
      ].join('\n'),
    )
    expect(json).toEqual({
      created: 2,
      skipped: 1,
      refused: [{ row: 5, reason: expect.any(String) }],
    })
    const added = (await facts()).filter(({ origin }) => origin === 'import')
    expect(added.map(({ text }) => text)).toEqual([
      'A logger costs 14 euros.',
      'We are in Halden, at Havnegata 4.',
    ])
  })

  test('are added once, whatever a row leaves out at its end, and for each question', async () => {
    const file = [
      'question,answer',
      ',A logger costs 14 euros',
      ',A logger  costs 14 euros',
      'Do you ship to Iceland?,Yes.',
      'Do you ship to Norway?,Yes',
    ].join('\n')
    const importAgain = async () =>
      (await call('POST', `agents/${agent.id}/facts/import`, file)).json
    expect(await importAgain()).toEqual({ created: 3, skipped: 1, refused: [] })
    expect(await importAgain()).toEqual({ created: 0, skipped: 4, refused: [] })
  })

  test('need a file with answers', async () => {
    const { status } = await call('POST', `agents/${agent.id}/facts/import`, 'name,age\nx,1')
    expect(status).toBe(422)
  })
})

describe('publishing', () => {
  test('keeps a version, shows what would change, and refuses when nothing did', async () => {
    expect((await publish('First')).status).toBe(201)
    expect(await view()).toMatchObject({ state: 'published', publishedVersion: 1 })
    expect((await publish()).status).toBe(409)
    const added = (await addFact({ kind: 'price', text: 'A logger costs 14 euros.' })).json
    expect((await view()).state).toBe('changed')
    const { json } = await call<AgentChanges>('GET', `agents/${agent.id}/changes`)
    expect(json.facts.added.map(({ id }) => id)).toEqual([added.id])
    expect(json).toMatchObject({ script: false, conduct: false, identity: false, model: false })
    await call('DELETE', `agent-facts/${added.id}?version=${added.version}`)
    expect((await view()).state).toBe('published')
  })

  test('of a draft that was changed after the review is a conflict', async () => {
    const { version } = await view()
    await call('PUT', `agents/${agent.id}`, { name: 'Another name', version })
    const { status } = await call('POST', `agents/${agent.id}/publish`, { version })
    expect(status).toBe(409)
  })
})

describe('a script', () => {
  const put = async (script: object[]) =>
    call<{ errors: { path: string }[] }>('PUT', `agents/${agent.id}`, {
      script,
      version: (await view()).version,
    })
  const disclosure = { id: 'a', kind: 'disclosure', text: 'I am an assistant.' }
  const consent = { id: 'b', kind: 'consent', text: 'May I?' }

  test.each([
    ['without a disclosure', [consent], '/script/0/kind'],
    ['without consent', [disclosure], '/script'],
    ['with the same id twice', [disclosure, { ...consent, id: 'a' }], '/script/1/id'],
    ['with a way back', [disclosure, { ...consent, onNo: 'a' }], '/script/1/onNo'],
    [
      'with an objection that nothing calls',
      [disclosure, consent, { id: 'c', kind: 'objection', text: 'So?' }],
      '/script/2/cues',
    ],
  ])('%s is refused', async (_name, script, path) => {
    const { status, json } = await put(script)
    expect(status).toBe(422)
    expect(json.errors.map((error) => error.path)).toContain(path)
  })
})

test('another organization sees neither agent nor facts', async () => {
  expect((await call('GET', `agents/${agent.id}`, undefined, world.as.memberB)).status).toBe(404)
  const [fact] = await facts()
  expect((await call('GET', `agent-facts/${fact!.id}`, undefined, world.as.memberB)).status).toBe(
    404,
  )
})
