import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SpecificationSentence } from '#model/api/specification.ts'
import { sentences } from '#model/api/specification.generated.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const ask = async (query: Record<string, string> = {}, who: keyof TestApp['as'] = 'admin') => {
  const answer = await t.app.inject({ url: '/api/v1/specification', query, headers: t.as[who] })
  return {
    status: answer.statusCode,
    range: answer.headers['content-range'],
    rows: answer.json() as SpecificationSentence[],
    path: (answer.json() as { errors?: { path: string }[] }).errors?.[0]?.path,
  }
}

describe('the specification by API', () => {
  it('is read by operators, page by page, in the order of the text', async () => {
    const { rows, range } = await ask()
    expect(range).toBe(`specification 0-29/${sentences.length}`)
    expect(rows).toEqual(sentences.slice(0, 30))
    expect((await ask({ range: '[30,39]' })).rows).toEqual(sentences.slice(30, 40))
    expect((await ask({}, 'reader')).status).toBe(200)
  })

  it.each(['member', 'tenantAdmin', 'key'] as const)('is refused to a %s', async (who) =>
    expect((await ask({}, who)).status).toBe(403),
  )

  it('is refused without signing in', async () =>
    expect((await ask({}, 'stranger')).status).toBe(401))

  it.each(['held', 'decided', 'open'] as const)('is filtered by state: %s', async (state) => {
    const { rows, range } = await ask({ filter: JSON.stringify({ state }), range: '[0,49]' })
    const wanted = sentences.filter((one) => one.state === state)
    expect(rows).toEqual(wanted.slice(0, 50))
    expect(range).toMatch(new RegExp(`/${wanted.length}$`))
  })

  it('is searched in text, section and note, whatever the case', async () => {
    const { rows } = await ask({ filter: '{"q":"tRIAL baDge"}' })
    expect(rows.map(({ text }) => text)).toEqual(['A trial badge links to /pricing.'])
    const both = await ask({ filter: '{"q":"organization","state":"decided"}' })
    expect(both.rows.length).toBeGreaterThan(0)
    expect(both.rows.every(({ state }) => state === 'decided')).toBe(true)
    expect((await ask({ filter: '{"q":"not in any sentence"}' })).rows).toEqual([])
  })

  it.each([
    [{ filter: '{"state":"done"}' }, '/filter/state'],
    [{ filter: '{"colour":"red"}' }, '/filter/colour'],
    [{ filter: 'open' }, '/filter'],
    [{ range: '[9,3]' }, '/range'],
  ])('says what is wrong with %j', async (query, path) => {
    const answer = await ask(query)
    expect([answer.status, answer.path]).toEqual([400, path])
  })
})
