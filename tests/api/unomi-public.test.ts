import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { propertyRuns } from '#tests/support/property-runs.ts'

let t: TestApp
let key: string
let keyOfB: string
let n = 0

const ask = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  t.app.inject({
    method: 'POST',
    url,
    headers: { 'x-unomi-api-key': key, ...headers },
    payload: payload as object,
  })
const context = async (payload: object, headers: Record<string, string> = {}) =>
  (await ask('/context.json', payload, headers)).json() as Record<string, any>
const list = async (path: string, filter: object) =>
  (
    await t.app.inject({
      url: `/api/v1/${path}`,
      query: { filter: JSON.stringify(filter), range: '[0,49]' },
      headers: t.as.admin,
    })
  ).json() as Record<string, any>[]
const view = {
  eventType: 'view',
  scope: 'site',
  target: {
    itemType: 'page',
    itemId: '/start',
    properties: { pageInfo: { pagePath: '/start', pageName: 'Start' } },
  },
  source: { itemType: 'site', itemId: 'site', scope: 'site' },
}
const visit = () => `visit-${++n}`
const newSource = async (values: object, headers: Record<string, string> = t.as.admin) =>
  (
    (
      await t.app.inject({
        method: 'POST',
        url: '/api/v1/sources',
        payload: { name: 'Our website', ...values },
        headers,
      })
    ).json() as { key: string }
  ).key

beforeAll(async () => {
  t = await startTestApp()
  key = await newSource({ scope: 'site' })
  keyOfB = await newSource({}, { ...t.as.admin, 'x-tenant-id': t.tenants.b })
  const declare = (id: string, values: object) =>
    t.engine.stores.of('property-type').create({ tenantId: t.tenants.a, actor: systemActor }, {
      id,
      name: `Property ${id}`,
      target: 'profiles',
      ...values,
    } as never)
  await declare('country', { valueType: 'string', automaticMappingsFrom: ['land'] })
  await declare('margin', { valueType: 'float', tags: ['concealed'] })
})
afterAll(() => t.close())

describe('a visit', () => {
  it('makes somebody known, once, and is answered with a cookie', async () => {
    const sessionId = visit()
    const first = await ask('/context.json', { sessionId, source: view.source, events: [view] })
    expect(first.statusCode).toBe(200)
    const { profileId, ...rest } = first.json()
    expect(profileId).toMatch(/^[0-9a-f-]{36}$/)
    expect(rest).toEqual({
      sessionId,
      profileProperties: {},
      sessionProperties: {},
      profileSegments: null,
      profileScores: null,
      processedEvents: 1,
      filteringResults: {},
      personalizations: {},
      personalizationResults: {},
      trackedConditions: [],
      anonymousBrowsing: false,
      consents: {},
    })
    expect(first.headers['set-cookie']).toContain(`context-profile-id=${profileId};`)
    expect((await context({ sessionId, events: [view] })).profileId).toBe(profileId)
    expect(
      (await list('events', { profileId })).map(({ eventType }) => eventType).toSorted(),
    ).toEqual(['sessionCreated', 'view', 'view'])
    expect(await list('sessions', { id: [sessionId] })).toMatchObject([
      { profileId, scope: 'site', size: 3 },
    ])
  })

  it('continues by cookie, by the id in the body, and by the visit before both', async () => {
    const { profileId } = await context({ sessionId: visit() })
    const next = visit()
    expect(
      (await context({ sessionId: next }, { cookie: `a=b; context-profile-id=${profileId}` }))
        .profileId,
    ).toBe(profileId)
    expect((await context({ sessionId: visit(), profileId })).profileId).toBe(profileId)
    const { profileId: other } = await context({ sessionId: visit() })
    expect(other).not.toBe(profileId)
    expect((await context({ sessionId: next, profileId: other })).profileId).toBe(profileId)
    expect(await list('profiles', { id: [profileId] })).toHaveLength(1)
    const [{ properties }] = (await list('profiles', { id: [profileId] })) as [
      { properties: object },
    ]
    expect(properties).toMatchObject({ nbOfVisits: 3 })
  })

  it('begins anew when the browser asks for it', async () => {
    const { profileId } = await context({ sessionId: visit() })
    const answer = await ask(
      '/context.json?invalidateProfile=true&invalidateSession=true',
      { sessionId: visit(), profileId },
      { cookie: `context-profile-id=${profileId}` },
    )
    expect(answer.json().profileId).not.toBe(profileId)
  })

  it('takes an id that is none of ours as a name', async () => {
    const { profileId } = await context({ sessionId: visit(), profileId: 'our-own-id' })
    expect((await context({ sessionId: visit(), profileId: 'our-own-id' })).profileId).toBe(
      profileId,
    )
  })

  it('answers what is asked for, and conceals what is marked so', async () => {
    const sessionId = visit()
    const identify = {
      eventType: 'identify',
      properties: {
        userId: `u-${sessionId}`,
        firstName: 'Una',
        margin: 0.4,
        email: 'una@firm.example',
      },
    }
    const { profileId } = await context({ sessionId, events: [identify] })
    const some = await context({
      sessionId,
      requiredProfileProperties: ['firstName'],
      requireSegments: true,
      requireScores: true,
    })
    expect(some).toMatchObject({
      profileId,
      profileProperties: { firstName: 'Una' },
      profileSegments: [],
      profileScores: {},
    })
    const all = await context({ sessionId, requiredProfileProperties: ['*'] })
    expect(all.profileProperties).toMatchObject({
      firstName: 'Una',
      email: 'una@firm.example',
      nbOfVisits: 1,
    })
    expect(all.profileProperties).not.toHaveProperty('margin')
    expect(await list('aliases', { kind: 'user', value: `u-${sessionId}` })).toMatchObject([
      { profileId },
    ])
  })

  it('of another person in the same browser becomes theirs, and nobody is mixed', async () => {
    const [one, two] = [visit(), visit()]
    const { profileId } = await context({
      sessionId: one,
      events: [{ eventType: 'identify', properties: { userId: 'first-person' } }],
    })
    const next = await context({
      sessionId: two,
      profileId,
      events: [{ eventType: 'identify', properties: { userId: 'second-person' } }],
    })
    expect(next.profileId).not.toBe(profileId)
    expect((await context({ sessionId: two, profileId })).profileId).toBe(next.profileId)
    expect((await context({ sessionId: one })).profileId).toBe(profileId)
  })
})

describe('events', () => {
  it('of a form fill what the tenant declared, by any of its names', async () => {
    const sessionId = visit()
    await ask('/eventcollector', {
      sessionId,
      events: [
        {
          eventType: 'form',
          target: { itemType: 'form', itemId: 'sign-up' },
          flattenedProperties: {
            fields: { land: 'NO', email: 'form@firm.example', 'captcha-token': 'x' },
          },
        },
      ],
    })
    const { profileProperties } = await context({ sessionId, requiredProfileProperties: ['*'] })
    expect(profileProperties).toMatchObject({ country: 'NO', email: 'form@firm.example' })
    expect(profileProperties).not.toHaveProperty('captcha-token')
  })

  it('keep consents, which answers carry', async () => {
    const sessionId = visit()
    const consent = {
      typeIdentifier: 'newsletter',
      scope: 'site',
      status: 'GRANTED',
      statusDate: '2026-11-23T08:59:00.000Z',
      revokeDate: '2027-11-23T00:00:00.000Z',
    }
    const { consents } = await context({
      sessionId,
      events: [{ eventType: 'modifyConsent', properties: { consent } }],
    })
    expect(consents).toEqual({
      newsletter: {
        status: 'GRANTED',
        statusDate: '2026-11-23T08:59:00.000Z',
        revokeDate: '2027-11-23T00:00:00.000Z',
      },
    })
  })

  it('answer with flags, and once for one id', async () => {
    const sessionId = visit()
    const send = () =>
      ask('/cxs/eventcollector', { sessionId, events: [{ ...view, itemId: `once-${sessionId}` }] })
    expect((await send()).json()).toEqual({ updated: 6 })
    expect((await send()).json()).toEqual({ updated: 0 })
    expect(await list('events', { messageId: `once-${sessionId}` })).toHaveLength(1)
  })

  it.each([
    ['', '/eventType'],
    ['updateProperties', '/eventType'],
    ['login', '/eventType'],
    ['profileUpdated', '/eventType'],
  ])('of the type "%s" are refused, named in the answer and kept', async (eventType, path) => {
    const sessionId = visit()
    const answer = await context({ sessionId, events: [{ eventType, itemId: sessionId }, view] })
    expect(answer).toMatchObject({ processedEvents: 1, errors: [{ index: 0, path }] })
    expect(await list('refused-events', { messageId: sessionId })).toMatchObject([
      { path, dialect: 'unomi', outcome: 'refused' },
    ])
  })
})

describe('personalisation', () => {
  const says = (country: string) => ({
    condition: {
      type: 'profilePropertyCondition',
      parameterValues: {
        propertyName: 'properties.country',
        comparisonOperator: 'equals',
        propertyValue: country,
      },
    },
  })
  it('follows the strategies', async () => {
    const sessionId = visit()
    const contents = [
      { id: 'no', filters: [says('NO')] },
      { id: 'se', filters: [says('SE')] },
      { id: 'all', filters: [] },
    ]
    const answer = await context({
      sessionId,
      events: [
        { eventType: 'identify', properties: { country: 'NO', interests: { sea: 5, fell: 1 } } },
      ],
      filters: [
        { id: 'isNo', filters: [says('NO')] },
        { id: 'isSe', filters: [says('SE')] },
        { id: 'unreadable', filters: [{ condition: { type: 'nonsense', parameterValues: {} } }] },
      ],
      personalizations: [
        {
          id: 'first',
          strategy: 'matching-first',
          strategyOptions: { fallback: 'rest' },
          contents,
        },
        { id: 'any', strategy: 'random', contents },
        {
          id: 'best',
          strategy: 'score-sorted',
          strategyOptions: { threshold: 1 },
          contents: [
            { id: 'fell', properties: { interests: 'fell' } },
            { id: 'sea', properties: { interests: 'sea' } },
            { id: 'none', filters: [says('SE')] },
          ],
        },
      ],
    })
    expect(answer.filteringResults).toEqual({ isNo: true, isSe: false, unreadable: false })
    expect(answer.personalizations).toMatchObject({
      first: ['no', 'all', 'rest'],
      best: ['sea', 'fell'],
    })
    expect(answer.personalizations.any.toSorted()).toEqual(['all', 'no'])
    expect(answer.personalizationResults.first).toEqual({
      contentIds: ['no', 'all', 'rest'],
      additionalResultInfos: {},
    })
  })
})

describe('privacy', () => {
  it.each([{ dnt: '1' }, { 'sec-gpc': '1' }])(
    'nothing is kept of a browser that says %j',
    async (headers) => {
      const sessionId = visit()
      const answer = await ask(
        '/context.json',
        { sessionId, events: [view] },
        headers as unknown as Record<string, string>,
      )
      expect(answer.json()).toMatchObject({
        processedEvents: 0,
        anonymousBrowsing: true,
        profileId: null,
      })
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(await list('sessions', { id: [sessionId] })).toEqual([])
      const segment = await t.app.inject({
        method: 'POST',
        url: '/v1/track',
        headers: {
          authorization: `Basic ${btoa(`${key}:`)}`,
          ...(headers as unknown as Record<string, string>),
        },
        payload: { event: 'Untracked', anonymousId: sessionId },
      })
      expect(segment.json()).toMatchObject({ success: true, stored: false })
      expect(await list('events', { eventType: 'Untracked' })).toEqual([])
    },
  )

  it("is the source's to switch off, where the law of the place allows", async () => {
    const own = await newSource({ respectDoNotTrack: false })
    expect(
      (
        await ask(
          '/context.json',
          { sessionId: visit(), events: [view] },
          { dnt: '1', 'x-unomi-api-key': own },
        )
      ).json().processedEvents,
    ).toBe(1)
  })

  it('a script tells nothing about the person', async () => {
    const sessionId = visit()
    await context({
      sessionId,
      events: [{ eventType: 'identify', properties: { firstName: 'Secret</script>' } }],
    })
    const { body, headers } = await t.app.inject({
      url: `/w/${key}/context.js?payload=${encodeURIComponent(
        JSON.stringify({ sessionId, requiredProfileProperties: ['*'] }),
      )}`,
    })
    expect(headers['content-type']).toContain('text/javascript')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(body).toContain(sessionId)
    expect(body).not.toContain('Secret')
  })

  it.each([
    { website: 'one of the source', referer: 'https://www.halden.example/a', site: 'cross-site' },
    { website: 'the same site', referer: undefined, site: 'same-site' },
    { website: 'another one', referer: 'https://elsewhere.example/', site: 'cross-site' },
    { website: 'one that hides itself', referer: undefined, site: 'cross-site' },
  ])(
    'a script tells who the visitor is to websites of the source alone: $website',
    async (from) => {
      const own = await newSource({ origins: ['https://www.halden.example'] })
      const sessionId = visit()
      const { profileId } = await context({ sessionId })
      const payload = { sessionId, requireSegments: true }
      const { body } = await t.app.inject({
        url: `/w/${own}/context.js?payload=${encodeURIComponent(JSON.stringify(payload))}`,
        headers: {
          'sec-fetch-site': from.site,
          ...(from.referer ? { referer: from.referer } : {}),
        },
      })
      const isOwn = from.site === 'same-site' || Boolean(from.referer?.includes('halden'))
      expect(body).toContain(sessionId)
      expect([body.includes(profileId), body.includes('profileSegments')]).toEqual([isOwn, isOwn])
    },
  )

  it('a key works on the websites of its source only', async () => {
    const own = await newSource({ origins: ['https://www.halden.example'] })
    const from = (origin: string) =>
      ask('/context.json', { sessionId: visit() }, { origin, 'x-unomi-api-key': own })
    const ours = await from('https://www.halden.example')
    expect([
      ours.statusCode,
      ours.headers['access-control-allow-origin'],
      ours.headers['access-control-allow-credentials'],
    ]).toEqual([200, 'https://www.halden.example', 'true'])
    expect((await from('https://elsewhere.example')).statusCode).toBe(403)
    const preflight = await t.app.inject({
      method: 'OPTIONS',
      url: '/cxs/context.json',
      headers: {
        origin: 'https://www.halden.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-unomi-api-key',
      },
    })
    expect([preflight.statusCode, preflight.headers['access-control-allow-headers']]).toEqual([
      204,
      'content-type,x-unomi-api-key',
    ])
    const api = await t.app.inject({
      url: '/api/v1/config',
      headers: { origin: 'https://www.halden.example' },
    })
    expect(api.headers['access-control-allow-origin']).toBeUndefined()
  })

  it("another tenant's key knows neither visit nor person", async () => {
    const sessionId = visit()
    const { profileId } = await context({
      sessionId,
      events: [{ eventType: 'identify', properties: { firstName: 'Of A' } }],
    })
    const inB = (
      await ask(
        '/context.json',
        { sessionId, profileId, requiredProfileProperties: ['*'] },
        { 'x-unomi-api-key': keyOfB },
      )
    ).json()
    expect(inB.profileProperties).not.toHaveProperty('firstName')
    expect(
      (await context({ sessionId, requiredProfileProperties: ['*'] })).profileProperties.firstName,
    ).toBe('Of A')
  })
})

describe('bad requests', () => {
  it.each([
    ['no visit', {}],
    ['an id with a space', { sessionId: 'a b' }],
    ['an id that is too long', { sessionId: 'x'.repeat(61) }],
    ['a profile that is no text', { sessionId: 'x', profileId: 7 }],
    ['events that are no list', { sessionId: 'x', events: {} }],
    ['too much', { sessionId: 'x', filler: 'x'.repeat(200_000) }],
  ])('%s is 400, in the words of Apache Unomi', async (_name, payload) => {
    const answer = await ask('/context.json', payload)
    expect([answer.statusCode, answer.json().detail]).toEqual([
      400,
      'Request rejected by the server because: Invalid received data',
    ])
  })

  it.each([739_942, 739_942.5, 800_000, 1e7, 1e12, -1e7, -1e12])(
    'a window of %s days is one that holds everything or nothing',
    async (numberOfDays) => {
      const condition = {
        type: 'pastEventCondition',
        parameterValues: {
          eventCondition: { type: 'eventTypeCondition', parameterValues: { eventTypeId: 'view' } },
          numberOfDays,
        },
      }
      expect(
        (
          await context({
            sessionId: visit(),
            events: [view],
            filters: [{ id: 'ever', filters: [{ condition }] }],
          })
        ).filteringResults,
      ).toEqual({ ever: numberOfDays > 0 })
    },
  )

  it('are never answered with 5xx', async () => {
    // JSON that cannot be made a text or a number.
    const untold = fc.constantFrom(
      { toString: 0 },
      { toString: 0, valueOf: 0 },
      [{ toString: 0 }],
      JSON.parse('{"__proto__":{"toString":0}}'),
    )
    const event = fc.record(
      {
        eventType: fc.oneof(
          fc.constantFrom('view', 'form', 'identify', 'modifyConsent'),
          fc.jsonValue(),
        ),
        scope: fc.jsonValue(),
        itemId: fc.jsonValue(),
        timeStamp: fc.oneof(fc.jsonValue(), untold),
        source: fc.oneof(fc.jsonValue(), untold),
        target: fc.jsonValue(),
        properties: fc.oneof(
          fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()),
          fc.jsonValue(),
        ),
        flattenedProperties: fc.oneof(fc.record({ fields: fc.jsonValue() }), fc.jsonValue()),
      },
      { requiredKeys: [] },
    )
    const condition = fc.record({
      type: fc.constantFrom(
        'profilePropertyCondition',
        'pastEventCondition',
        'booleanCondition',
        'matchAllCondition',
        'other',
      ),
      parameterValues: fc.dictionary(
        fc.constantFrom(
          'propertyName',
          'comparisonOperator',
          'propertyValue',
          'subConditions',
          'eventCondition',
          'numberOfDays',
          'fromDate',
          'operator',
          'minimumEventCount',
        ),
        fc.oneof(fc.jsonValue(), untold),
      ),
    })
    const filters = fc.oneof(
      fc.array(
        fc.record({
          id: fc.string(),
          filters: fc.array(fc.record({ condition }), { maxLength: 3 }),
        }),
        { maxLength: 3 },
      ),
      fc.jsonValue(),
    )
    const request = fc.record(
      {
        sessionId: fc.oneof(fc.constant('fuzzed'), fc.string()),
        profileId: fc.oneof(fc.constant('fuzzed'), fc.jsonValue()),
        source: fc.jsonValue(),
        events: fc.oneof(fc.array(event, { maxLength: 5 }), fc.jsonValue()),
        filters,
        personalizations: fc.oneof(
          fc.array(
            fc.record({
              id: fc.oneof(fc.jsonValue(), untold),
              strategy: fc.constantFrom('matching-first', 'random', 'score-sorted'),
              strategyOptions: fc.jsonValue(),
              contents: filters,
            }),
            { maxLength: 2 },
          ),
          fc.jsonValue(),
        ),
        requiredProfileProperties: fc.jsonValue(),
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('/context.json', '/cxs/eventcollector', '/context.js'),
        fc.oneof(request, fc.jsonValue()),
        async (url, payload) => {
          const answer = await t.app.inject({
            method: 'POST',
            url,
            headers: { 'x-unomi-api-key': key, 'content-type': 'text/plain' },
            payload: JSON.stringify(payload),
          })
          expect(answer.statusCode, answer.body).toBeLessThan(500)
        },
      ),
      { numRuns: propertyRuns(250) },
    )
  })
})
