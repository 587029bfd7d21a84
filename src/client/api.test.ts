// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api, ApiError, apiUrl, parseContentRange, problemOf } from './api.ts'
import { session } from './session.ts'
import { tenantChoice } from './tenant-choice.ts'

const answers: Response[] = []
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(
  async () => answers.shift() ?? new Response(null, { status: 204 }),
)
const getToken = vi.spyOn(session, 'getToken')
const signInAgain = vi.spyOn(session, 'signInAgain').mockImplementation(() => undefined)
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': status >= 400 ? 'application/problem+json' : 'application/json',
      ...headers,
    },
  })
const sent = (call = 0) => fetched.mock.calls[call]![1].headers as Record<string, string>

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  fetched.mockClear()
  signInAgain.mockClear()
  getToken.mockReset().mockResolvedValue('token')
  answers.length = 0
})
afterEach(() => tenantChoice.set(null))

test.each([
  ['segments 0-29/84', 30, { range: [0, 29], total: 84 }],
  ['30-59/84', 30, { range: [30, 59], total: 84 }],
  ['segments */0', 0, { range: [0, 0], total: 0 }],
  [null, 3, { range: [0, 2], total: 3 }],
  ['nonsense', 3, { range: [0, 2], total: 3 }],
])('Content-Range %s', (header, received, expected) => {
  expect(parseContentRange(header, received)).toEqual(expected)
})

test('addresses leave out what is not given', () => {
  expect(apiUrl('/campaigns', { a: 1, b: undefined, c: null, d: false })).toBe(
    '/api/v1/campaigns?a=1&d=false',
  )
})

test('a list asks in the dialect of the API: page 0 of 30, newest first', async () => {
  answers.push(json([{ id: 'a' }], 200, { 'content-range': 'campaigns 0-0/7' }))
  expect(await api.list('/campaigns', { filter: { state: 'running' } })).toEqual({
    rows: [{ id: 'a' }],
    total: 7,
    range: [0, 0],
  })
  const asked = new URL(fetched.mock.calls[0]![0], 'http://x').searchParams
  expect(Object.fromEntries(asked)).toEqual({
    sort: '["updatedAt","DESC"]',
    range: '[0,29]',
    filter: '{"state":"running"}',
  })
})

test('a list that is shown whole is asked for page by page, until its last one', async () => {
  const page = (from: number, count: number) =>
    json(
      Array.from({ length: count }, (_, index) => ({ id: from + index })),
      200,
      { 'content-range': `mailboxes ${from}-${from + count - 1}/70` },
    )
  answers.push(page(0, 50), page(50, 20))
  const rows = await api.all<{ id: number }>('/mailboxes', { sort: ['address', 'ASC'] })
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 70 }, (_, index) => index))
  const ranges = fetched.mock.calls.map(([url]) =>
    new URL(url, 'http://x').searchParams.get('range'),
  )
  expect(ranges).toEqual(['[0,49]', '[50,99]'])
})

test('bearer, tenant, version and idempotency key go with the call', async () => {
  tenantChoice.set({ id: 't2', name: 'Other' })
  await api.post('/campaigns', { name: 'x' })
  expect(sent()).toMatchObject({
    authorization: 'Bearer token',
    'x-tenant-id': 't2',
    'content-type': 'application/json',
  })
  expect(sent()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
  await api.put('/campaigns/1', {}, { version: 3 })
  expect(sent(1)).toMatchObject({ 'if-match': '3' })
  expect(sent(1)['idempotency-key']).toBeUndefined()
})

test('a write that is pressed twice is sent once, and again once it was answered', async () => {
  answers.push(json({ id: 'a' }, 202), json({ id: 'b' }, 202))
  const twice = [api.post('/engage/x/email', { n: 1 }), api.post('/engage/x/email', { n: 1 })]
  expect(await Promise.all(twice)).toEqual([{ id: 'a' }, { id: 'a' }])
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(await api.post('/engage/x/email', { n: 1 })).toEqual({ id: 'b' })
  expect(sent(1)['idempotency-key']).not.toBe(sent(0)['idempotency-key'])
})

test('writes that differ, and reads that can be cancelled, are sent each', async () => {
  answers.push(json(1), json(2), json(3), json(4))
  const { signal } = new AbortController()
  const all = [
    api.post('/x', { n: 1 }),
    api.post('/x', { n: 2 }),
    api.post('/x', { n: 1 }, { signal }),
    api.post('/x', { n: 1 }, { idempotencyKey: 'k' }),
  ]
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4])
  expect(sent(3)['idempotency-key']).toBe('k')
})

test('a write that failed is sent again', async () => {
  answers.push(json({}, 500), json({ id: 'a' }, 202))
  await expect(api.post('/x', {})).rejects.toMatchObject({ status: 500 })
  expect(await api.post('/x', {})).toEqual({ id: 'a' })
})

test('strangers send neither bearer nor tenant', async () => {
  tenantChoice.set({ id: 't2', name: 'Other' })
  getToken.mockResolvedValue(null)
  await api.get('/shared/campaign/x')
  expect(sent()).toEqual({ accept: 'application/json', 'accept-language': 'en' })
})

test('a problem document becomes an error with its faults and facts', () => {
  const problem = problemOf(409, {
    title: 't',
    status: 409,
    code: 'conflict',
    detail: 'Changed by Ines',
    message: 'Changed by Ines',
    errors: [{ path: '/name', message: 'm' }],
    current: { version: 4 },
  })
  expect(problem).toMatchObject({
    status: 409,
    code: 'conflict',
    detail: 'Changed by Ines',
    errors: [{ path: '/name', message: 'm' }],
    facts: { current: { version: 4 } },
  })
  expect(problemOf(500, '<html>')).toMatchObject({ code: 'status_500', detail: '' })
  expect(problemOf(400, { message: 'only this' }).detail).toBe('only this')
})

test('401 renews once and tries again with the same idempotency key', async () => {
  answers.push(json({}, 401), json({ id: 'a' }, 201))
  getToken.mockResolvedValueOnce('old').mockResolvedValueOnce('new')
  expect(await api.post('/campaigns', {})).toEqual({ id: 'a' })
  expect(getToken).toHaveBeenLastCalledWith({ force: true })
  expect(sent(1)['authorization']).toBe('Bearer new')
  expect(sent(1)['idempotency-key']).toBe(sent(0)['idempotency-key'])
  expect(signInAgain).not.toHaveBeenCalled()
})

test('401 again asks to sign in again', async () => {
  answers.push(json({ detail: 'no' }, 401), json({ detail: 'no' }, 401))
  await expect(api.get('/users/me')).rejects.toMatchObject({ status: 401, detail: 'no' })
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(signInAgain).toHaveBeenCalledTimes(1)
})

test('a stranger’s 401 is only an error', async () => {
  getToken.mockResolvedValue(null)
  answers.push(json({}, 401))
  await expect(api.get('/users/me')).rejects.toBeInstanceOf(ApiError)
  expect(signInAgain).not.toHaveBeenCalled()
})

test('no answer is an error of its own, and so is a cancelled call', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(api.get('/x')).rejects.toMatchObject({ status: 0, code: 'network' })
  const stop = new AbortController()
  stop.abort()
  fetched.mockRejectedValueOnce(new DOMException('aborted', 'AbortError'))
  await expect(api.get('/x', { signal: stop.signal })).rejects.toMatchObject({
    status: 0,
    code: 'aborted',
  })
})

test('an answer whose connection ends in the middle is a failure, and no empty success', async () => {
  const broken = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('[{"id":'))
      controller.error(new TypeError('terminated'))
    },
  })
  answers.push(new Response(broken, { headers: { 'content-type': 'application/json' } }))
  await expect(api.list('/campaigns')).rejects.toMatchObject({ status: 0, code: 'network' })
})
