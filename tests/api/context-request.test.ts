import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
let key: string
let n = 0
const visit = () => `visit-${++n}`
const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  (
    await t.app.inject({
      method,
      url: `/api/v1/${path}`,
      headers: t.as.admin,
      ...(payload ? { payload } : {}),
    })
  ).json() as any
const ask = async (payload: object, query = '', headers: Record<string, string> = {}) =>
  (
    await t.app.inject({
      method: 'POST',
      url: `/context.json${query}`,
      headers: { 'x-unomi-api-key': key, ...headers },
      payload,
    })
  ).json() as Record<string, any>
const plan = (propertyValue: string) => ({
  type: 'profilePropertyCondition',
  parameterValues: { propertyName: 'properties.plan', comparisonOperator: 'equals', propertyValue },
})

beforeAll(async () => {
  t = await startTestApp()
  key = (await call('POST', 'sources', { name: 'Our website', scope: 'site' })).key
})
afterAll(() => t.close())

describe('the time of a visit', () => {
  it.each(['1', '99999999999999', '1e300'])(
    'is not taken from ?timestamp=%s',
    async (timestamp) => {
      const answer = await t.app.inject({
        method: 'POST',
        url: `/context.json?timestamp=${timestamp}`,
        headers: { 'x-unomi-api-key': key },
        payload: { sessionId: visit() },
      })
      expect([answer.statusCode, answer.json().errorMessage ?? answer.json().message]).toEqual([
        400,
        expect.any(String),
      ])
    },
  )

  it('is that of ?timestamp= where events may have it', async () => {
    const { sessionId } = await ask({ sessionId: visit() }, `?timestamp=${t.clock.now() - 60_000}`)
    expect(sessionId).toMatch(/^visit-/)
  })
})

describe('tracked conditions', () => {
  it('are those of rules and goals that fit the page', async () => {
    const form = (formId: string, pagePath?: string) => ({
      type: 'formEventCondition',
      parameterValues: { formId, ...(pagePath ? { pagePath } : {}) },
    })
    const actions = [
      { type: 'incrementPropertyAction', parameterValues: { propertyName: 'forms' } },
    ]
    const rule = (id: string, condition: object, more: object = {}) =>
      call('POST', 'rules', { id, name: `Rule ${id}`, condition, actions, ...more })
    await rule('newsletter', {
      type: 'booleanCondition',
      parameterValues: { operator: 'and', subConditions: [form('newsletter'), plan('pro')] },
    })
    await rule('contact', form('contact', '/contact'))
    await rule('switched-off', form('old'), { enabled: false })
    await call('POST', 'goals', {
      id: 'film',
      name: 'Saw the film',
      targetEvent: { type: 'videoViewEventCondition', parameterValues: { videoId: 'film' } },
    })
    const on = async (pagePath: string) =>
      (
        (
          await ask({
            sessionId: visit(),
            source: {
              itemType: 'page',
              itemId: 'p',
              scope: 'site',
              properties: { pageInfo: { pagePath } },
            },
          })
        ).trackedConditions as { parameterValues: { formId?: string; videoId?: string } }[]
      ).map(({ parameterValues }) => parameterValues.formId ?? parameterValues.videoId)
    expect(await on('/')).toEqual(['newsletter', 'film'])
    expect((await on('/contact')).toSorted()).toEqual(['contact', 'film', 'newsletter'])
    expect((await ask({ sessionId: visit() })).trackedConditions[0]).toEqual({
      type: 'formEventCondition',
      parameterValues: { formId: 'newsletter' },
    })
  })
})

describe('filters and personalisations', () => {
  it('may ask about the visit', async () => {
    const phone = {
      type: 'sessionPropertyCondition',
      parameterValues: {
        propertyName: 'properties.deviceCategory',
        comparisonOperator: 'equals',
        propertyValue: 'Phone',
      },
    }
    const filters = [{ id: 'phones', filters: [{ condition: phone }] }]
    const agent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, ' +
      'like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
    expect(
      (await ask({ sessionId: visit(), filters }, '', { 'user-agent': agent })).filteringResults,
    ).toEqual({ phones: true })
    expect(
      (await ask({ sessionId: visit(), filters }, '', { 'user-agent': 'Browser/1' }))
        .filteringResults,
    ).toEqual({ phones: false })
  })

  const personalised = (percentage: number, storeInSession = false) => [
    {
      id: 'hero',
      strategy: 'matching-first',
      strategyOptions: { fallback: 'c', controlGroup: { percentage, storeInSession } },
      contents: [
        { id: 'a', filters: [{ condition: plan('pro') }] },
        { id: 'b', filters: [{ condition: plan('basic') }] },
        { id: 'c' },
      ],
    },
  ]

  it('show everything to the control group, which is drawn once', async () => {
    const sessionId = visit()
    const { personalizations, personalizationResults, profileId } = await ask({
      sessionId,
      personalizations: personalised(100),
    })
    expect(personalizations).toEqual({ hero: ['a', 'b', 'c'] })
    expect(personalizationResults.hero).toEqual({
      contentIds: ['a', 'b', 'c'],
      additionalResultInfos: { inControlGroup: true },
    })
    // Remembered: another percentage moves nobody, in another visit neither.
    expect(
      (await ask({ sessionId: visit(), profileId, personalizations: personalised(0) }))
        .personalizationResults.hero.additionalResultInfos,
    ).toEqual({ inControlGroup: true })
    expect(
      (await call('GET', `profiles/${profileId}`)).systemProperties.personalizationStrategyStatus,
    ).toEqual([
      { personalizationId: 'hero', inControlGroup: true, timeStamp: '2026-11-23T09:00:00.000Z' },
    ])
    expect(
      (await ask({ sessionId: visit(), personalizations: personalised(0) })).personalizationResults
        .hero,
    ).toEqual({ contentIds: ['c'], additionalResultInfos: { inControlGroup: false } })
  })

  it('draw by visit when they are asked to, and about as many as they say', async () => {
    const sessionId = visit()
    const { profileId } = await ask({ sessionId, personalizations: personalised(100, true) })
    expect(
      (await ask({ sessionId, personalizations: personalised(0, true) })).personalizationResults
        .hero.additionalResultInfos.inControlGroup,
    ).toBe(true)
    expect(
      (await ask({ sessionId: visit(), profileId, personalizations: personalised(0, true) }))
        .personalizationResults.hero.additionalResultInfos.inControlGroup,
    ).toBe(false)
    let inside = 0
    for (let one = 0; one < 60; one++)
      if (
        (await ask({ sessionId: visit(), personalizations: personalised(30) }))
          .personalizationResults.hero.additionalResultInfos.inControlGroup
      )
        inside++
    expect(inside).toBeGreaterThan(4)
    expect(inside).toBeLessThan(36)
  })
})

describe('a persona', () => {
  it('is answered as, with overrides for this answer alone, and leaves nothing', async () => {
    await call('POST', 'segments', { id: 'pros', name: 'The pros', condition: plan('pro') })
    await call('POST', 'personas', {
      id: 'paula',
      name: 'Paula the pro',
      properties: { plan: 'pro', country: 'NO' },
    })
    const filters = [{ id: 'for-pros', filters: [{ condition: plan('pro') }] }]
    const request = {
      sessionId: visit(),
      events: [{ eventType: 'view' }],
      filters,
      requiredProfileProperties: ['*'],
      requiredSessionProperties: ['*'],
      requireSegments: true,
    }
    expect(await ask(request, '?personaId=paula')).toMatchObject({
      profileId: 'paula',
      processedEvents: 0,
      profileProperties: { plan: 'pro', country: 'NO' },
      profileSegments: ['pros'],
      filteringResults: { 'for-pros': true },
    })
    const overridden = await ask(
      {
        ...request,
        profileOverrides: { properties: { plan: 'basic' } },
        sessionPropertiesOverrides: { deviceCategory: 'TV' },
      },
      '?personaId=paula',
    )
    expect(overridden).toMatchObject({
      profileProperties: { plan: 'basic', country: 'NO' },
      sessionProperties: { deviceCategory: 'TV' },
      profileSegments: [],
      filteringResults: { 'for-pros': false },
    })
    expect(
      await call(
        'GET',
        `sessions?filter=${encodeURIComponent(JSON.stringify({ id: [request.sessionId] }))}`,
      ),
    ).toEqual([])
    expect(await call('GET', 'personas/paula')).toMatchObject({ properties: { plan: 'pro' } })
    // Overrides are for personas: nobody makes themselves another by them.
    expect(
      (
        await ask({
          sessionId: visit(),
          profileOverrides: { properties: { plan: 'pro' } },
          requiredProfileProperties: ['*'],
          filters,
        })
      ).filteringResults,
    ).toEqual({ 'for-pros': false })
    expect(await ask(request, '?personaId=nobody')).toMatchObject({ status: 400 })
  })
})
