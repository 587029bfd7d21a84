import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
const profiles: Record<string, string> = {}

async function events(filter: object) {
  const answer = await t.app.inject({
    method: 'GET',
    url: `/api/v1/events?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    headers: t.as.admin,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ eventType: string; profileId: string }[]>()
}
const typesOf = async (filter: object) =>
  (await events(filter)).map(({ eventType }) => eventType).toSorted()

beforeAll(async () => {
  t = await startTestApp()
  const source = await t.app.inject({
    method: 'POST',
    url: '/api/v1/sources',
    headers: t.as.admin,
    payload: { name: 'Our website' },
  })
  const { key } = source.json<{ key: string }>()
  const track = (userId: string, event: string, properties: object) =>
    t.app.inject({
      method: 'POST',
      url: '/v1/track',
      headers: { authorization: `Basic ${btoa(`${key}:`)}` },
      payload: { userId, event, properties },
    })
  for (const [userId, event, properties] of [
    ['ada', 'Quote requested', { place: 'Zürich', items: [{ label: 'Winter tyres' }] }],
    ['ada', 'Chat opened', { topic: 'Summer tyres' }],
    ['ada', 'Invoice paid', { amount: 120 }],
    ['ben', 'Quote requested', { place: 'Zürich' }],
  ] as const)
    expect((await track(userId, event, properties)).statusCode).toBe(200)
  for (const { profileId, eventType } of await events({}))
    if (eventType === 'Invoice paid') profiles['ada'] = profileId
})
afterAll(() => t.close())

describe('the events of one person', () => {
  it.each([
    ['a text of a property', 'zurich', ['Quote requested']],
    ['a text deep inside', 'winter tyres', ['Quote requested']],
    ['a word of several', 'TYRES', ['Chat opened', 'Quote requested']],
    ['a type', 'invoice', ['Invoice paid']],
    ['words of type and property', 'quote tyres', ['Quote requested']],
    ['a name of a property', 'topic', []],
    ['a sign of a pattern', '%', []],
  ])('are found by %s', async (_what, q, expected) => {
    expect(await typesOf({ profileId: profiles['ada'], q })).toEqual(expected)
  })
})

it('searches only types and people among the events of everyone', async () => {
  expect(await typesOf({ q: 'tyres' })).toEqual([])
  expect(await typesOf({ q: 'quote' })).toEqual(['Quote requested', 'Quote requested'])
})
