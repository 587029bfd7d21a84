import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
let source: { id: string; key: string }

const basic = () => ({ authorization: `Basic ${btoa(`${source.key}:`)}` })
const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers: Record<string, string> = t.as.admin,
) => t.app.inject({ method, url: `/api/v1/${path}`, ...(payload ? { payload } : {}), headers })
const list = async (path: string, filter: object) =>
  (
    await t.app.inject({
      url: `/api/v1/${path}`,
      query: { filter: JSON.stringify(filter) },
      headers: t.as.admin,
    })
  ).json() as Record<string, any>[]
const track = (event: string, properties: object, messageId: string, more: object = {}) =>
  t.app.inject({
    method: 'POST',
    url: '/v1/track',
    headers: basic(),
    payload: { event, userId: 'u-1', messageId, properties, ...more },
  })
const ofProperties = (properties: object, required: string[] = [], more: object = {}) => ({
  type: 'object',
  properties: { properties: { type: 'object', properties, required, ...more } },
})
let made = 0
const save = async (values: object) =>
  call('POST', 'json-schemas', { name: `Schema ${++made}`, ...values })

beforeAll(async () => {
  t = await startTestApp()
  source = (await call('POST', 'sources', { name: 'Our website', scope: 'site' })).json()
})
afterAll(() => t.close())

describe('ingestion', () => {
  it('refuses what does not fit a strict schema, with field and reason, and takes it once it fits', async () => {
    expect(
      (
        await save({
          eventType: 'Bought',
          mode: 'strict',
          schema: ofProperties(
            {
              price: { type: 'number', minimum: 0 },
              sku: { type: 'string', pattern: '^[A-Z]{2}-\\d+$' },
            },
            ['price'],
            { additionalProperties: false },
          ),
        })
      ).statusCode,
    ).toBe(201)
    const refused = await track('Bought', { price: 'ten', colour: 'red' }, 'b-1')
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors[0]).toMatchObject({
      path: '/properties/colour',
      message: expect.stringContaining('There is no field "colour"'),
    })
    const [kept] = await list('refused-events', { messageId: 'b-1' })
    expect(kept).toMatchObject({
      outcome: 'refused',
      eventType: 'Bought',
      path: '/properties/colour',
      reason: 'There is no field "colour" in the schema. (schema "schema-1") And 1 more fault.',
    })
    expect(await list('events', { messageId: 'b-1' })).toEqual([])
    const again = await call('POST', `refused-events/${kept!.id}/replay`, {
      payload: { ...kept!.payload, properties: { price: -1 } },
    })
    expect([again.statusCode, again.json().errors[0]]).toEqual([
      422,
      {
        path: '/payload/properties/price',
        message: '"price" must be at least 0. (schema "schema-1")',
      },
    ])
    expect(
      (
        await call('POST', `refused-events/${kept!.id}/replay`, {
          payload: { ...kept!.payload, properties: { price: 3, sku: 'AB-12' } },
        })
      ).json().outcome,
    ).toBe('replayed')
    expect(await list('events', { messageId: 'b-1' })).toHaveLength(1)
    expect((await track('Bought', { price: 3, sku: 'xAB-1' }, 'b-2')).json().errors[0].path).toBe(
      '/properties/sku',
    )
  })

  it('stores and notes what does not fit a lenient one, and looks at nothing where it is off', async () => {
    const { id, version } = (
      await save({
        eventType: 'Looked',
        schema: ofProperties({ page: { type: 'string' } }, ['page']),
      })
    ).json()
    expect((await track('Looked', {}, 'l-1')).statusCode).toBe(200)
    expect(await list('events', { messageId: 'l-1' })).toHaveLength(1)
    expect(await list('refused-events', { messageId: 'l-1' })).toMatchObject([
      { outcome: 'noted', path: '/properties/page', reason: `"page" is missing. (schema "${id}")` },
    ])
    expect((await call('PUT', `json-schemas/${id}`, { version, mode: 'off' })).statusCode).toBe(200)
    await track('Looked', {}, 'l-2')
    expect(await list('refused-events', { messageId: 'l-2' })).toEqual([])
  })

  it('follows a changed schema at once, and one that was deleted and made anew', async () => {
    const { id, version } = (
      await save({
        id: 'follows',
        eventType: 'Followed',
        mode: 'strict',
        schema: ofProperties({ a: { type: 'string' } }),
      })
    ).json()
    expect((await track('Followed', { a: 1 }, 'f-1')).statusCode).toBe(400)
    await call('PUT', `json-schemas/${id}`, {
      version,
      schema: ofProperties({ a: { type: 'integer' } }),
    })
    expect((await track('Followed', { a: 1 }, 'f-2')).statusCode).toBe(200)
    await call('DELETE', `json-schemas/${id}`)
    expect((await track('Followed', { a: 'x' }, 'f-3')).statusCode).toBe(200)
    await save({
      id: 'follows',
      eventType: 'Followed',
      mode: 'strict',
      schema: ofProperties({ a: { type: 'boolean' } }),
    })
    expect((await track('Followed', { a: 'x' }, 'f-4')).statusCode).toBe(400)
  })

  it("prefers the schema of the event's own scope, which is that of its source", async () => {
    await save({ eventType: 'Scoped', mode: 'strict', schema: ofProperties({}, ['everywhere']) })
    await save({
      eventType: 'Scoped',
      scope: 'site',
      mode: 'strict',
      schema: ofProperties({}, ['here']),
    })
    expect((await track('Scoped', { here: 1 }, 's-1')).statusCode).toBe(200)
    const send = (scope: string, properties: object) =>
      t.app.inject({
        method: 'POST',
        url: '/eventcollector',
        headers: { 'x-unomi-api-key': source.key },
        payload: { sessionId: 'visit-1', events: [{ eventType: 'Scoped', scope, properties }] },
      })
    expect((await send('elsewhere', { everywhere: 1 })).json().errors).toBeUndefined()
    expect((await send('elsewhere', { here: 1 })).json().errors).toMatchObject([
      { index: 0, path: '/properties/everywhere' },
    ])
    expect(
      (await save({ eventType: 'Scoped', scope: 'site', schema: {} })).json().errors[0].path,
    ).toMatch(/scope|eventType/)
  })

  it("names the place as it was sent: traits and context of Segment's calls", async () => {
    await save({
      eventType: 'identify',
      mode: 'strict',
      schema: ofProperties({
        traits: { type: 'object', properties: { plan: { enum: ['solo', 'team'] } } },
      }),
    })
    const answer = await t.app.inject({
      method: 'POST',
      url: '/v1/identify',
      headers: basic(),
      payload: { userId: 'u-2', traits: { plan: 'gold' } },
    })
    expect(answer.json().errors).toMatchObject([
      { path: '/traits/plan', message: expect.stringContaining('must be one of: solo, team') },
    ])
  })

  it("takes Apache Unomi's schemas as they are written for it", async () => {
    const schema = {
      $id: 'https://vendor.test.com/schemas/json/events/dummy/1-0-0',
      $schema: 'https://json-schema.org/draft/2019-09/schema',
      self: {
        vendor: 'com.vendor.test',
        name: 'dummy',
        format: 'jsonschema',
        target: 'events',
        version: '1-0-0',
      },
      title: 'DummyEvent',
      type: 'object',
      allOf: [{ $ref: 'https://unomi.apache.org/schemas/json/event/1-0-0' }],
      properties: { properties: { $ref: '#/$defs/own' } },
      $defs: {
        own: {
          type: 'object',
          properties: { testFloat: { type: 'number' } },
          unevaluatedProperties: false,
        },
      },
      unevaluatedProperties: false,
    }
    expect((await save({ eventType: 'dummy', mode: 'strict', schema })).statusCode).toBe(201)
    expect((await track('dummy', { testFloat: 1.5 }, 'd-1')).statusCode).toBe(200)
    expect((await track('dummy', { testFloat: 1.5, other: 1 }, 'd-2')).json().errors[0].path).toBe(
      '/properties/other',
    )
  })

  it('is as long for a pattern that would keep another engine busy for hours', async () => {
    await save({
      eventType: 'Patterned',
      mode: 'strict',
      schema: ofProperties({ a: { type: 'string', pattern: '^(a+)+$' } }),
    })
    expect((await track('Patterned', { a: `${'a'.repeat(5000)}!` }, 'p-1')).statusCode).toBe(400)
  })
})

describe('schemas that build on others', () => {
  it('have to fit both, and a part in use stays', async () => {
    await save({ id: 'common-part', target: 'parts', schema: ofProperties({}, ['currency']) })
    await save({
      id: 'on-top',
      eventType: 'Paid',
      mode: 'strict',
      extendsSchemaId: 'common-part',
      schema: ofProperties({}, ['price']),
    })
    expect((await track('Paid', { price: 1 }, 'x-1')).json().errors[0].path).toBe(
      '/properties/currency',
    )
    expect((await track('Paid', { price: 1, currency: 'EUR' }, 'x-2')).statusCode).toBe(200)
    const { version } = (await call('GET', 'json-schemas/common-part')).json()
    expect(
      (
        await call('PUT', 'json-schemas/common-part', {
          version,
          schema: ofProperties({}, ['cost']),
        })
      ).statusCode,
    ).toBe(200)
    expect((await track('Paid', { price: 1, currency: 'EUR' }, 'x-3')).json().errors[0].path).toBe(
      '/properties/cost',
    )
    expect((await call('DELETE', 'json-schemas/common-part')).json()).toMatchObject({
      code: 'in_use',
      usedBy: [{ entity: 'json-schema', records: [{ id: 'on-top' }] }],
    })
    expect(
      (
        await call('PUT', 'json-schemas/common-part', {
          version: version + 1,
          extendsSchemaId: 'common-part',
        })
      ).json().errors[0],
    ).toMatchObject({ path: '/extendsSchemaId' })
    expect(
      (
        await call('PUT', 'json-schemas/common-part', {
          version: version + 1,
          target: 'events',
          eventType: 'Other',
        })
      ).json().errors[0].path,
    ).toBe('/target')
  })
})

describe('what is no schema', () => {
  it.each([
    [{ eventType: 'X1', schema: { propertees: {} } }, '/schema/propertees'],
    [
      { eventType: 'X1', schema: { properties: { properties: { minLength: 'three' } } } },
      '/schema/properties/properties/minLength',
    ],
    [
      { eventType: 'X1', schema: { properties: { a: { pattern: '(?=x)' } } } },
      '/schema/properties/a/pattern',
    ],
    [
      { eventType: 'X1', schema: { properties: { a: { format: 'regex' } } } },
      '/schema/properties/a/format',
    ],
    [{ eventType: 'X1', schema: { $ref: 'https://elsewhere.example/schema' } }, '/schema/$ref'],
    [
      {
        eventType: 'X1',
        schema: { $ref: '#/$defs/a', $defs: { a: { anyOf: [{ $ref: '#/$defs/a' }] } } },
      },
      '/schema/$defs/a/anyOf/0/$ref',
    ],
    [{ eventType: 'X1', schema: { type: 'array', uniqueItems: true } }, '/schema/uniqueItems'],
    [{ eventType: 'profileUpdated', schema: {} }, '/eventType'],
    [{ schema: {} }, '/eventType'],
    [{ target: 'parts', eventType: 'X1', schema: {} }, '/eventType'],
    [{ eventType: 'X1', schema: {}, extendsSchemaId: 'nobody' }, '/extendsSchemaId'],
  ])('%j is refused at %s', async (values, path) => {
    const answer = await save(values)
    expect(answer.statusCode, answer.body).toBe(422)
    expect(answer.json().errors.map((one: { path: string }) => one.path)).toContain(path)
  })

  it.each([
    [
      { type: 'strin' },
      '/schema/type',
      'This must be one of: array, boolean, integer, null, number, object, string.',
    ],
    [
      { properties: { price: { minimum: 'x' } } },
      '/schema/properties/price/minimum',
      'This must be a number.',
    ],
    [{ required: 'price' }, '/schema/required', 'This must be a list.'],
  ])('%j is told of once, in words', async (schema, path, message) => {
    expect((await save({ eventType: 'X1', schema })).json().errors).toEqual([{ path, message }])
  })

  it('is refused when written out it would be huge', async () => {
    const $defs = Object.fromEntries(
      Array.from({ length: 9 }, (_, n) => [
        `d${n}`,
        n === 8
          ? { type: 'string' }
          : { anyOf: Array.from({ length: 3 }, () => ({ $ref: `#/$defs/d${n + 1}` })) },
      ]),
    )
    expect(
      (await save({ eventType: 'X2', schema: { $ref: '#/$defs/d0', $defs } })).json().errors[0]
        .message,
    ).toMatch(/too large/)
  })
})

describe('trying and proposing', () => {
  it('says what would become of events, and stores nothing', async () => {
    const answer = await call('POST', 'json-schemas/validate', {
      events: [
        { eventType: 'Bought', properties: { price: -3 } },
        { eventType: 'Unheard', properties: {} },
      ],
    })
    expect(answer.json().events).toMatchObject([
      {
        eventType: 'Bought',
        mode: 'strict',
        valid: false,
        errors: [{ path: '/properties/price' }],
      },
      { schemaId: null, valid: true, errors: [] },
    ])
    const draft = await call('POST', 'json-schemas/validate', {
      events: [{ eventType: 'Any', properties: { a: 1 } }],
      schema: ofProperties({ a: { type: 'string' } }),
    })
    expect(draft.json().events[0].errors).toEqual([
      { path: '/properties/a', message: '"a" must be text.' },
    ])
    expect(
      (
        await call('POST', 'json-schemas/validate', { events: [{}], schema: { nonsense: 1 } })
      ).json().errors[0].path,
    ).toBe('/schema/nonsense')
  })

  it('proposes what all stored events fit, and finds those that a narrower schema would refuse', async () => {
    for (let n = 0; n < 6; n++)
      await track(
        'Seen',
        {
          price: n === 0 ? 1 : n + 0.5,
          at: '2026-11-01T09:00:00Z',
          ...(n % 2 === 0 ? { coupon: n === 0 ? null : 'SPRING' } : {}),
          lines: [{ sku: `S${n}` }],
        },
        `seen-${n}`,
      )
    const proposal = (await call('POST', 'json-schemas/propose', { eventType: 'Seen' })).json()
    expect(proposal).toMatchObject({
      events: 6,
      schema: {
        type: 'object',
        properties: {
          properties: {
            type: 'object',
            required: ['at', 'lines', 'price'],
            properties: {
              price: { type: 'number', description: 'Seen in all 6.' },
              at: { type: 'string', format: 'date-time' },
              coupon: { type: ['string', 'null'], description: 'Seen in 3 of 6.' },
              lines: { type: 'array', items: { type: 'object', required: ['sku'] } },
            },
          },
        },
      },
    })
    expect(
      (
        await call('POST', 'json-schemas/check-stored', {
          eventType: 'Seen',
          schema: proposal.schema,
        })
      ).json(),
    ).toMatchObject({ events: 6, failing: 0 })
    const narrower = (
      await call('POST', 'json-schemas/check-stored', {
        eventType: 'Seen',
        schema: ofProperties({ price: { type: 'number', maximum: 4 } }, ['coupon']),
      })
    ).json()
    expect(narrower).toMatchObject({
      events: 6,
      failing: 4,
      reasons: [
        { path: '/properties/coupon', count: 3 },
        { path: '/properties/price', count: 2 },
      ],
    })
    expect(narrower.examples[0].faults[0].path).toMatch(/^\/properties\//)
    expect(
      (await call('POST', 'json-schemas/propose', { eventType: 'Never' })).json(),
    ).toMatchObject({ events: 0, from: null })
  })

  it("is a tenant's own affair", async () => {
    const other = { ...t.as.admin, 'x-tenant-id': t.tenants.b }
    expect(
      (await call('POST', 'json-schemas/propose', { eventType: 'Seen' }, other)).json().events,
    ).toBe(0)
    expect(
      (
        await call(
          'POST',
          'json-schemas/validate',
          { events: [{ eventType: 'Bought', properties: {} }] },
          other,
        )
      ).json().events[0].schemaId,
    ).toBeNull()
    expect((await call('GET', 'json-schemas/on-top', undefined, other)).statusCode).toBe(404)
    expect(
      (
        await call(
          'POST',
          'json-schemas',
          { name: 'Not theirs', eventType: 'Y', schema: {}, extendsSchemaId: 'common-part' },
          other,
        )
      ).statusCode,
    ).toBe(422)
    expect(
      (await call('POST', 'json-schemas/propose', { eventType: 'Seen' }, t.as.member)).statusCode,
    ).toBe(403)
    expect(
      (await call('POST', 'json-schemas/propose', { eventType: 'Seen' }, t.as.key)).statusCode,
    ).toBe(200)
  })
})
