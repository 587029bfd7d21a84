import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ModelFailure, type ModelEndpoint } from '#platform/language-model/language-model.ts'
import { createLanguageModel } from '#platform/language-model/openai-compatible.ts'
import {
  json,
  startModelStandIn,
  type Answer,
  type ModelStandIn,
} from '../support/model-stand-in.ts'

const shape = z.object({ words: z.array(z.string()) })
const good = { words: ['one', 'two'] }

let standIn: ModelStandIn
let paused: number[] = []

beforeAll(async () => {
  standIn = await startModelStandIn()
})
afterAll(() => standIn.close())
beforeEach(() => {
  standIn.asked.length = 0
  paused = []
})

/** On a busy machine the first call takes seconds, because it loads the library. */
const PATIENT = { connectMs: 30_000, headersMs: 30_000, totalMs: 60_000 }

const createModel = (allowHosts: readonly string[] = [], limits = PATIENT) =>
  createLanguageModel({
    installation: null,
    allowHosts,
    limits,
    pause: async (milliseconds) => void paused.push(milliseconds),
  })

const endpointOf = (more: Partial<ModelEndpoint> = {}): ModelEndpoint => ({
  url: standIn.url,
  key: 'sk-test',
  model: 'writer-1',
  isOperators: true,
  ...more,
})

const ask = (endpoint = endpointOf(), model = createModel()) =>
  model.ask({
    endpoint,
    instructions: 'Say two words.',
    material: '{"facts":[]}',
    shape,
    maxOutputTokens: 100,
  })

const failureOf = (work: Promise<unknown>): Promise<ModelFailure> =>
  work.then(
    () => Promise.reject(new Error('it answered')),
    (error: unknown) => {
      if (error instanceof ModelFailure) return error
      throw error
    },
  )

describe('answers', () => {
  it('are read with the tokens that the endpoint counted', async () => {
    standIn.answerBy(() => json(good))
    const answer = await ask()
    expect(answer).toMatchObject({ value: good, attempts: 1 })
    expect(answer.inputTokens).toBeGreaterThan(0)
    expect(standIn.asked).toHaveLength(1)
    expect(standIn.asked[0]).toMatchObject({
      path: '/v1/chat/completions',
      key: 'sk-test',
      model: 'writer-1',
      system: 'Say two words.',
      hasSchema: true,
      hasTools: false,
    })
  })

  it('are read where the server streams although the request does not ask for it', async () => {
    standIn.answerBy(() => ({ kind: 'text', text: JSON.stringify(good), isStreamed: true }))
    const answer = await ask()
    expect(answer.value).toEqual(good)
    expect(answer.outputTokens).toBe(Math.ceil(JSON.stringify(good).length / 4))
  })

  it.each([
    ['in a code block', '```json\n{"words":["one","two"]}\n```'],
    [
      'after thoughts of a million signs',
      `${'<think>'.repeat(140_000)}</think>{"words":["one","two"]}`,
    ],
    ['after thoughts', '<think>{"words": [] }? no.</think>{"words":["one","two"]}'],
    ['with a sentence around it', 'Here it is: {"words":["one","two"]} I hope it helps.'],
  ])('are read %s', async (_name, text) => {
    standIn.answerBy(() => ({ kind: 'text', text }))
    expect((await ask()).value).toEqual(good)
  })

  it('are counted by estimate where the endpoint does not count', async () => {
    standIn.answerBy(() => ({ kind: 'text', text: JSON.stringify(good), withoutUsage: true }))
    const answer = await ask()
    expect(answer.inputTokens).toBeGreaterThan(0)
    expect(answer.outputTokens).toBeGreaterThan(0)
  })

  it.each([
    ['below zero', -1e9],
    ['beyond a number of the database', 1e300],
    ['that are no whole numbers', 0.5],
    ['of nothing', 0],
    ['too small for what was said', 1],
  ])('are counted by estimate where the endpoint tells counts %s', async (_what, count) => {
    const text = JSON.stringify(good)
    standIn.answerBy(() => ({
      kind: 'text',
      text,
      usage: { prompt_tokens: count, completion_tokens: count, total_tokens: count },
    }))
    const { inputTokens, outputTokens } = await ask()
    expect([inputTokens, outputTokens].every((one) => Number.isSafeInteger(one))).toBe(true)
    expect(inputTokens).toBeGreaterThan(5)
    expect(outputTokens).toBe(Math.ceil(text.length / 3))
  })

  it('are asked for in words at an endpoint that takes no schema, which is remembered', async () => {
    standIn.answerBy(({ hasSchema }) =>
      hasSchema
        ? {
            kind: 'status',
            status: 400,
            body: '{"error":{"message":"response_format is not supported"}}',
          }
        : json(good),
    )
    const model = createModel()
    expect((await ask(endpointOf(), model)).value).toEqual(good)
    expect(standIn.asked[1]!.system).toContain('JSON Schema')
    await ask(endpointOf(), model)
    expect(standIn.asked.map(({ hasSchema }) => hasSchema)).toEqual([true, false, false])
  })

  it('send no authorization without a key', async () => {
    standIn.answerBy(() => json(good))
    await ask(endpointOf({ key: '' }))
    expect(standIn.asked[0]!.key).toBe('')
  })
})

describe('failures', () => {
  const cases: [name: string, answer: Answer, issue: string, requests: number][] = [
    [
      'nonsense',
      { kind: 'text', text: 'I would rather talk about the weather.' },
      'invalid-answer',
      1,
    ],
    ['invalid JSON', { kind: 'text', text: '{"words": ["one", ' }, 'invalid-answer', 1],
    ['another form', json({ sentences: [] }), 'invalid-answer', 1],
    ['an empty answer', { kind: 'text', text: '' }, 'invalid-answer', 1],
    ['a web page', { kind: 'status', status: 200, body: '<html>' }, 'invalid-answer', 1],
    ['a wrong key', { kind: 'status', status: 401 }, 'refused', 1],
    ['an unknown model', { kind: 'status', status: 404 }, 'refused', 1],
    ['a redirect', { kind: 'status', status: 302, headers: { location: '/x' } }, 'refused', 1],
    ['a fault of the server', { kind: 'status', status: 500 }, 'server-error', 3],
    ['a connection that is cut', { kind: 'drop' }, 'unreachable', 3],
    ['too many requests', { kind: 'status', status: 429 }, 'rate-limited', 3],
  ]
  it('no answer ends with its reason', async () => {
    standIn.answerBy(() => ({ kind: 'hang' }))
    const hasty = createModel([], { connectMs: 300, headersMs: 300, totalMs: 400 })
    const failure = await failureOf(ask(endpointOf(), hasty))
    expect([failure.issue, failure.attempts]).toEqual(['timeout', 1])
    expect([standIn.asked.length, paused.length]).toEqual([1, 0])
    expect(failure.message).not.toContain('sk-test')
  })
  it.each(cases)('%s ends with its reason', async (_name, answer, issue, requests) => {
    standIn.answerBy(() => answer)
    const failure = await failureOf(ask())
    expect(failure.issue).toBe(issue)
    expect(failure.attempts).toBe(requests)
    expect(standIn.asked).toHaveLength(requests)
    expect(paused).toHaveLength(requests - 1)
    expect(failure.message).not.toContain('sk-test')
  })

  it('an answer in the wrong form has cost tokens', async () => {
    standIn.answerBy(() => ({ kind: 'text', text: 'Certainly! What would you like to know?' }))
    expect((await failureOf(ask())).use.outputTokens).toBeGreaterThan(0)
  })

  it('the wait that the endpoint asks for is kept, and a long one is not waited for', async () => {
    standIn.answerBy((_asked, count) =>
      count === 1 ? { kind: 'status', status: 429, headers: { 'retry-after': '7' } } : json(good),
    )
    expect((await ask()).attempts).toBe(2)
    expect(paused).toEqual([7000])
    standIn.answerBy(() => ({ kind: 'status', status: 429, headers: { 'retry-after': '120' } }))
    const failure = await failureOf(ask())
    expect(failure).toMatchObject({ issue: 'rate-limited', attempts: 1 })
    expect(failure.message).toContain('120 s')
  })

  it('words of the endpoint, which may repeat the key, are in no message', async () => {
    standIn.answerBy(({ key }) => ({
      kind: 'status',
      status: 401,
      body: JSON.stringify({ error: { message: `Incorrect API key ${key}` } }),
    }))
    expect((await failureOf(ask())).message).toBe('The endpoint refused the key (401).')
  })
})

describe('addresses of organizations', () => {
  it('on private networks are refused without a request', async () => {
    standIn.answerBy(() => json(good))
    const failure = await failureOf(ask(endpointOf({ isOperators: false })))
    expect(failure.issue).toBe('refused')
    expect(standIn.asked).toHaveLength(0)
    expect(createModel().faultOf('https://169.254.169.254/v1')).not.toBeNull()
    expect(createModel().faultOf('http://api.company.example/v1')).not.toBeNull()
    expect(createModel().faultOf('https://api.company.example/v1')).toBeNull()
  })

  it('are reached where the operator allows the host', async () => {
    standIn.answerBy(() => json(good))
    const model = createModel([standIn.host])
    expect((await ask(endpointOf({ isOperators: false }), model)).value).toEqual(good)
  })

  it('whose name resolves to a private address are not connected to', async () => {
    const model = createLanguageModel({
      installation: null,
      allowHosts: [],
      pause: async () => {},
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    })
    const endpoint = endpointOf({ url: 'https://api.company.example/v1', isOperators: false })
    const failure = await failureOf(ask(endpoint, model))
    expect(failure.issue).toBe('unreachable')
    expect(standIn.asked).toHaveLength(0)
  })
})
