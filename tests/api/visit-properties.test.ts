import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, ' +
  'like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0'
/**
 * Of the German research network; and a name server of Google, which is registered in the United
 * States.
 */
const GERMAN = '141.2.1.1'
const AMERICAN = '8.8.8.8'

let t: TestApp
let n = 0
const keys: Record<'website' | 'server', string> = { website: '', server: '' }
const newSource = async (kind: string) =>
  (
    (
      await t.app.inject({
        method: 'POST',
        url: '/api/v1/sources',
        payload: { name: `Our ${kind}`, kind },
        headers: t.as.admin,
      })
    ).json() as { key: string }
  ).key
const visitOf = async (sessionId: string) =>
  (
    (
      await t.app.inject({
        url: '/api/v1/sessions',
        query: { filter: JSON.stringify({ id: [sessionId] }) },
        headers: t.as.admin,
      })
    ).json() as { properties: Record<string, unknown> }[]
  )[0]!.properties

beforeAll(async () => {
  t = await startTestApp()
  for (const kind of ['website', 'server'] as const) keys[kind] = await newSource(kind)
})
afterAll(() => t.close())

const unomi = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') => {
  const sessionId = `visit-${++n}`
  const answer = await t.app.inject({
    method: 'POST',
    url: '/context.json',
    remoteAddress,
    headers: { 'x-unomi-api-key': keys.website, ...headers },
    payload: { sessionId, requiredSessionProperties: ['*'] },
  })
  return {
    sessionId,
    said: (answer.json() as { sessionProperties: Record<string, unknown> }).sessionProperties,
  }
}
const segment = async (
  kind: 'website' | 'server',
  context: object,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
) => {
  const sessionId = `visit-${++n}`
  await t.app.inject({
    method: 'POST',
    url: '/v1/track',
    remoteAddress,
    headers: { authorization: `Basic ${btoa(`${keys[kind]}:`)}`, ...headers },
    payload: { event: 'Seen', anonymousId: `a-${n}`, context: { sessionId, ...context } },
  })
  return visitOf(sessionId)
}

describe('a visit', () => {
  it('knows device, browser and system by the user agent, and the answer says them', async () => {
    const { sessionId, said } = await unomi({ 'user-agent': IPHONE })
    const device = {
      userAgent: IPHONE,
      deviceCategory: 'Phone',
      userAgentName: 'Safari',
      userAgentVersion: '17.5',
      operatingSystemFamily: 'iOS',
      operatingSystemName: 'iOS 17.5',
    }
    expect(said).toEqual(device)
    expect(await visitOf(sessionId)).toEqual(device)
    expect(await segment('website', { userAgent: WINDOWS })).toMatchObject({
      deviceCategory: 'Desktop',
      userAgentName: 'Firefox',
      operatingSystemName: 'Windows 10',
    })
  })

  it('says nothing of a device that it cannot tell', async () => {
    expect(await segment('website', { userAgent: 'Browser/1' })).toEqual({ userAgent: 'Browser/1' })
    expect(
      await segment('website', { userAgent: `Mozilla/5.0 ${'('.repeat(9000)}` }),
    ).not.toHaveProperty('userAgentName')
  })

  it('knows the country by the address, which is kept nowhere', async () => {
    const { sessionId } = await unomi({ 'user-agent': '' }, GERMAN)
    expect(await visitOf(sessionId)).toEqual({
      sessionCountryCode: 'DE',
      sessionCountryName: 'Germany',
    })
    expect(await segment('website', {}, {}, AMERICAN)).toEqual({
      sessionCountryCode: 'US',
      sessionCountryName: 'United States',
    })
    const kept = await t.database.system(async (db) =>
      JSON.stringify([
        await db.selectFrom('sessions').selectAll().execute(),
        await db.selectFrom('events').selectAll().execute(),
      ]),
    )
    expect(kept).not.toContain(GERMAN)
    expect(kept).not.toContain(AMERICAN)
  })

  it('is where the proxy says rather than where the address is registered', async () => {
    const { sessionId } = await unomi(
      {
        'user-agent': '',
        'x-geo-country': 'SE',
        'x-geo-city': Buffer.from('Malmö').toString('latin1'),
      },
      GERMAN,
    )
    expect(await visitOf(sessionId)).toEqual({
      sessionCountryCode: 'SE',
      sessionCountryName: 'Sweden',
      sessionCity: 'Malmö',
    })
    const { sessionId: nowhere } = await unomi({ 'user-agent': '', 'x-geo-country': 'XX' }, GERMAN)
    expect(await visitOf(nowhere)).toEqual({})
  })

  it('of a server is where the server says, and not where the server stands', async () => {
    expect(await segment('server', {}, { 'x-geo-country': 'SE' }, GERMAN)).toEqual({})
    expect(await segment('server', { ip: AMERICAN }, {}, GERMAN)).toEqual({
      sessionCountryCode: 'US',
      sessionCountryName: 'United States',
    })
    const { rows } = await t.database.system(async (db) => ({
      rows: await db.selectFrom('events').select('source').orderBy('id', 'desc').limit(1).execute(),
    }))
    expect(rows[0]!.source).toMatchObject({ properties: { ip: '8.8.8.0' } })
  })

  it('can be asked about by a rule', async () => {
    const condition = {
      type: 'booleanCondition',
      parameterValues: {
        operator: 'and',
        subConditions: [
          { type: 'eventTypeCondition', parameterValues: { eventTypeId: 'Seen' } },
          {
            type: 'sessionPropertyCondition',
            parameterValues: {
              propertyName: 'properties.deviceCategory',
              comparisonOperator: 'equals',
              propertyValue: 'Phone',
            },
          },
          { type: 'geoLocationSessionCondition', parameterValues: { country: 'SE' } },
        ],
      },
    }
    const actions = [
      {
        type: 'setPropertyAction',
        parameterValues: { setPropertyName: 'properties.phone', setPropertyValue: 'yes' },
      },
    ]
    const made = await t.app.inject({
      method: 'POST',
      url: '/api/v1/rules',
      payload: { id: 'phones', name: 'Phones', condition, actions },
      headers: t.as.admin,
    })
    expect(made.statusCode).toBe(201)
    await segment('website', { userAgent: IPHONE }, { 'x-geo-country': 'SE' })
    await segment('website', { userAgent: WINDOWS }, { 'x-geo-country': 'SE' })
    const people = (
      await t.app.inject({
        url: '/api/v1/profiles',
        query: { sort: '["createdAt","DESC"]', range: '[0,1]' },
        headers: t.as.admin,
      })
    ).json() as { properties: Record<string, unknown> }[]
    expect(people.map(({ properties }) => properties['phone'] ?? null).toSorted()).toEqual([
      null,
      'yes',
    ])
  })
})
