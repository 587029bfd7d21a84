import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AgentChanges, CallView } from '#model/api/agents.ts'
import type { Agent, AgentFact, AgentTest } from '#model/schema/entities.generated.ts'
import { createWork } from '#engine/work.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let world: TestApp
let agent: Agent
let price: AgentFact
let call: CallView

async function send<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) {
  const { statusCode, ...answer } = await world.app.inject({
    method,
    url: `/api/v1/${url}`,
    headers: world.as.member,
    ...(payload ? { payload } : {}),
  })
  return { status: statusCode, json: statusCode === 204 ? (null as Answer) : answer.json<Answer>() }
}

const begin = async (body: object = {}) => {
  call = (await send<CallView>('POST', `agents/${agent.id}/calls`, body)).json
}
const say = async (...lines: string[]) => {
  for (const text of lines)
    call = (await send<CallView>('POST', `agent-calls/${call.id}/turns`, { text })).json
  return call
}
const lastSaid = () => call.turns.at(-1)?.sentences?.map(({ text }) => text)
const kept = async () =>
  (
    await send<AgentTest[]>(
      'GET',
      `agent-tests?filter=${encodeURIComponent(JSON.stringify({ agentId: agent.id }))}`,
    )
  ).json
const runAll = () => createWork(world.engine).drain()

beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.close())

beforeEach(async () => {
  agent = (
    await send<Agent>('POST', 'agents', { name: 'Questions', companyName: 'Halden Loggers' })
  ).json
  price = (
    await send<AgentFact>('POST', 'agent-facts', {
      agentId: agent.id,
      kind: 'price',
      text: 'A logger costs 14 euros per trip.',
    })
  ).json
  await begin()
})

describe('a test call', () => {
  test('keeps nothing that a caller says before consent', async () => {
    await say('Who are you, and what does it cost?')
    expect(call.turns.filter(({ by }) => by === 'caller')).toEqual([])
    await say('yes')
    expect(call.turns.filter(({ by }) => by === 'caller').map(({ text }) => text)).toEqual(['yes'])
  })

  test('keeps nothing of a call that was refused', async () => {
    await say('no')
    expect(call).toMatchObject({ state: 'ended', ended: 'refused', hasConsent: false })
    expect(call.turns).toHaveLength(1)
  })

  test('shows the step, the fact behind a sentence, and what it did not know', async () => {
    await say('yes', 'What does a logger cost?')
    expect(call.turns.at(-1)).toMatchObject({
      step: 'answers',
      sentences: [
        { text: price.text, from: 'fact', factId: price.id },
        { text: 'What would you like to know?', from: 'script' },
      ],
    })
    expect(call.facts.map(({ id, author }) => [id, author])).toEqual([[price.id, price.updatedBy]])
    await say('Who won the match?')
    expect(call.turns.at(-1)?.unknown).toBe('Who won the match?')
    expect(call.unknowns).toEqual(['Who won the match?'])
  })

  test('takes the day on which to call back', async () => {
    await say('yes', 'Please call me back on 9 December.')
    expect(call).toMatchObject({ outcome: 'call-back', callBackOn: '2026-12-09', state: 'ended' })
  })

  test.each([
    ['Call me back on 9 December', 'en'],
    ['Maybe on 9 December', 'en'],
    ['Call me on 9 December', 'en'],
    ['December 9, 2026 (in the morning)', 'en'],
    ['Or rather (9 December)', 'en'],
    ['Rappelez-moi le 9 décembre', 'fr'],
    ['Llámeme el 9 de diciembre', 'es'],
    ['Am 9. Dezember, bitte', 'de'],
  ])('takes "%s" as that day and not as the one after', async (text, language) => {
    const { version } = (await send<Agent>('GET', `agents/${agent.id}`)).json
    const languages = ['de', 'es', 'fr']
    await send('PUT', `agents/${agent.id}`, { conduct: { languages }, version })
    await begin({ language })
    const yes = { en: 'yes', fr: 'oui', es: 'sí', de: 'ja' }[language]
    const later = { en: 'another time', fr: 'plus tard', es: 'otro día', de: 'später' }[language]
    await say(yes ?? '', later ?? '', text)
    expect(call).toMatchObject({ outcome: 'call-back', callBackOn: '2026-12-09', state: 'ended' })
  })

  test('ends when its time is up', async () => {
    await say('yes')
    world.clock.advance(6 * 60_000)
    await say('What does a logger cost?')
    expect(lastSaid()).toEqual(['Our time is up. Thank you, and goodbye.'])
    expect(call.ended).toBe('too-long')
  })

  test('changes no contact and suppresses no address', async () => {
    await say('yes', 'Do not contact me again', 'anna@firm.example')
    expect(call.outcome).toBe('do-not-contact')
    expect((await send<unknown[]>('GET', 'suppressions')).json).toEqual([])
  })

  test('speaks another of its languages with the facts of that language', async () => {
    const { version } = (await send<Agent>('GET', `agents/${agent.id}`)).json
    await send('PUT', `agents/${agent.id}`, { conduct: { languages: ['de'] }, version })
    await send('POST', 'agent-facts', {
      agentId: agent.id,
      kind: 'price',
      language: 'de',
      text: 'Ein Logger kostet 14 Euro.',
    })
    await begin({ language: 'de-AT' })
    await say('ja', 'Was kostet ein Logger?')
    expect(lastSaid()?.[0]).toBe('Ein Logger kostet 14 Euro.')
  })

  test('that ten callers hold at once answers each of them', async () => {
    const calls = await Promise.all(
      Array.from({ length: 10 }, () => send<CallView>('POST', `agents/${agent.id}/calls`, {})),
    )
    const say = (text: string) =>
      Promise.all(
        calls.map(({ json }) => send<CallView>('POST', `agent-calls/${json.id}/turns`, { text })),
      )
    await say('yes')
    const answers = await say('What does a logger cost?')
    expect(answers.map(({ json }) => json.turns.at(-1)?.sentences?.[0]?.text)).toEqual(
      Array.from({ length: 10 }, () => price.text),
    )
  })
})

describe('a kept call', () => {
  beforeEach(async () => {
    await say('yes', 'What does a logger cost?', 'That is all', 'no thanks')
    await send('POST', `agent-calls/${call.id}/keep`, { name: 'Price', forbidden: ['free'] })
    await runAll()
  })

  test('expects its outcome and sentences, and passes', async () => {
    expect(await kept()).toMatchObject([
      {
        lines: ['yes', 'What does a logger cost?', 'That is all', 'no thanks'],
        expectedOutcome: 'not-interested',
        mustSay: [price.text],
        forbidden: ['free'],
        result: 'passed',
      },
    ])
  })

  test('runs again when a price changes, and publishing shows what changed', async () => {
    await send('POST', `agents/${agent.id}/publish`, {})
    const { version } = (await send<AgentFact>('GET', `agent-facts/${price.id}`)).json
    await send('PUT', `agent-facts/${price.id}`, { text: 'A logger costs 16 euros.', version })
    await runAll()
    expect(await kept()).toMatchObject([{ result: 'failed', reasons: [`missing: ${price.text}`] }])
    const { json } = await send<AgentChanges>('GET', `agents/${agent.id}/changes`)
    expect(json.tests).toMatchObject([
      { name: 'Price', before: true, after: false, reasons: [{ kind: 'missing' }] },
    ])
  })

  test('fails when a forbidden word is said', async () => {
    await send('POST', 'agent-facts', {
      agentId: agent.id,
      kind: 'price',
      question: 'What does a logger cost?',
      text: 'The first logger is free.',
    })
    await runAll()
    const [one] = await kept()
    expect(one?.result).toBe('failed')
    expect(one?.reasons).toContain('forbidden: free')
  })

  test('runs again when the script changes', async () => {
    const { version, script } = (await send<Agent>('GET', `agents/${agent.id}`)).json
    await send('PUT', `agents/${agent.id}`, {
      script: script?.filter(({ kind }) => kind !== 'ask'),
      version,
    })
    await runAll()
    expect((await kept())[0]).toMatchObject({ result: 'failed' })
  })
})
