import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

type Json = Record<string, any>
const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers: Record<string, string> = t.as.admin,
) => t.app.inject({ method, url: `/api/v1/${path}`, ...(payload ? { payload } : {}), headers })
const list = async (path: string, query: Json = {}, headers = t.as.admin) => {
  const answer = await t.app.inject({
    url: `/api/v1/${path}`,
    query: Object.fromEntries(
      Object.entries(query).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ),
    headers,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return {
    rows: answer.json() as Json[],
    range: String(answer.headers['content-range']),
    next: String(answer.headers.link ?? ''),
  }
}
const names = (rows: Json[]) => rows.map((row) => row.name)
const other = () => ({ ...t.as.admin, 'x-tenant-id': t.tenants.b })

const vessel = {
  type: 'object',
  properties: {
    name: { type: 'string', title: 'Name', minLength: 2, maxLength: 60 },
    length: { type: 'number', title: 'Length', minimum: 1, 'x-unit': 'm' },
    crew: { type: 'integer', title: 'Crew', minimum: 0, nullable: true },
    kind: { type: 'string', title: 'Kind', enum: ['ferry', 'tanker', 'tug'], default: 'ferry' },
    builtAt: { type: 'string', format: 'date-time', title: 'Built' },
    active: { type: 'boolean', title: 'Active' },
    tags: {
      type: 'array',
      title: 'Tags',
      items: { type: 'string', maxLength: 40 },
      'x-field': 'tags',
      default: [],
    },
    remarks: { type: 'string', title: 'Remarks', maxLength: 2000, 'x-field': 'long-text' },
    master: { type: 'string', format: 'uuid', title: 'Master', 'x-ref': 'profile', nullable: true },
  },
  required: ['name'],
}
const make = async (values: object, headers?: Record<string, string>) =>
  call('POST', 'custom/vessel', values, headers)

describe('a type of objects', () => {
  it('has an API as soon as it is made, and the browser learns of it', async () => {
    const answer = await call('POST', 'object-types', {
      name: 'Vessel',
      plural: 'Vessels',
      schema: vessel,
    })
    expect([answer.statusCode, answer.json().id]).toEqual([201, 'vessel'])
    expect((await list('custom')).rows).toMatchObject([
      {
        id: 'vessel',
        plural: 'Vessels',
        label: 'name',
        version: 1,
        schema: { required: ['name'] },
      },
    ])
    expect((await list('custom/vessel')).range).toBe('custom/vessel */0')
    const made = await make({
      name: 'Aurora',
      length: 82.5,
      crew: 12,
      kind: 'ferry',
      builtAt: '2020-05-01T12:00:00+02:00',
      active: true,
      tags: ['north'],
      remarks: 'Repainted in spring.',
    })
    expect(made.statusCode, made.body).toBe(201)
    expect(made.json()).toMatchObject({
      name: 'Aurora',
      length: 82.5,
      builtAt: '2020-05-01T10:00:00.000Z',
      master: null,
      version: 1,
      createdBy: expect.any(String),
    })
    const { id } = made.json()
    expect(
      (await call('PUT', `custom/vessel/${id}`, { version: 1, crew: 14 })).json(),
    ).toMatchObject({ crew: 14, name: 'Aurora', version: 2 })
    expect(
      (await call('PUT', `custom/vessel/${id}`, { version: 1, crew: 15 })).json(),
    ).toMatchObject({ code: 'conflict', current: { crew: 14 } })
    const { rows } = await list('system-auditlog', {
      filter: { entity: 'custom:vessel', entityId: id },
      sort: ['createdAt', 'ASC'],
    })
    expect(rows.map((row) => [row.action, row.after])).toEqual([
      ['create', expect.objectContaining({ name: 'Aurora' })],
      ['update', { crew: 14 }],
    ])
    expect(
      (await call('GET', 'custom/vessel/01900000-0000-7000-8000-000000000001')).statusCode,
    ).toBe(404)
    expect((await call('GET', 'custom/nothing')).statusCode).toBe(404)
  })

  it.each([
    [{ length: 5 }, '/name'],
    [{ name: 'Bo', length: 0 }, '/length'],
    [{ name: 'Bo', kind: 'raft' }, '/kind'],
    [{ name: 'Bo', colour: 'red' }, '/colour'],
    [{ name: 'Bo', master: '01900000-0000-7000-8000-000000000001' }, '/master'],
  ])('refuses %j at %s', async (values, path) => {
    const answer = await make(values)
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path])
  })

  it('filters, sorts, searches and turns pages by its fields', async () => {
    for (const [name, length, kind, year, tags] of [
      ['Borealis', 120, 'tanker', 2011, ['south']],
      ['Cirrus', 18, 'tug', 2023, ['north', 'harbour']],
      ['Delta', 82.5, 'ferry', 1999, []],
    ] as const)
      expect(
        (await make({ name, length, kind, tags, builtAt: `${year}-01-01T00:00:00Z` })).statusCode,
      ).toBe(201)
    await make({ name: 'Unmeasured' })
    const found = async (filter: Json, sort: Json = ['name', 'ASC']) =>
      names((await list('custom/vessel', { filter, sort })).rows)
    expect(await found({ kind: 'tanker' })).toEqual(['Borealis'])
    expect(await found({ kind: ['tug', 'tanker'] })).toEqual(['Borealis', 'Cirrus'])
    expect(await found({ length_gte: 82.5 })).toEqual(['Aurora', 'Borealis', 'Delta'])
    expect(await found({ length: null })).toEqual(['Unmeasured'])
    expect(await found({ builtAt_lt: '2011-01-01T01:00:00+02:00' })).toEqual(['Delta'])
    expect(await found({ tags: 'north' })).toEqual(['Aurora', 'Cirrus'])
    expect(await found({ active: true })).toEqual(['Aurora'])
    expect(await found({ name_like: 'or' })).toEqual(['Aurora', 'Borealis'])
    expect(await found({ q: 'repainted' })).toEqual(['Aurora'])
    expect(await found({ length_gte: 10, kind: 'ferry' }, ['length', 'DESC'])).toEqual(
      ['Delta', 'Aurora'].toSorted((a, b) => (a < b ? 1 : -1)),
    )
    expect(await found({ length_gte: 1 }, ['length', 'ASC'])).toEqual(
      expect.arrayContaining(['Cirrus', 'Borealis']),
    )
    expect(
      names((await list('custom/vessel', { sort: ['length', 'ASC'] })).rows).slice(0, 1),
    ).toEqual(['Cirrus'])
    const first = await list('custom/vessel', { sort: ['name', 'ASC'], range: [0, 1] })
    expect([names(first.rows), first.range]).toEqual([
      ['Aurora', 'Borealis'],
      'custom/vessel 0-1/5',
    ])
    const after = new URL(`http://x${/<([^>]+)>/.exec(first.next)![1]}`).searchParams.get('after')!
    expect(
      names((await list('custom/vessel', { sort: ['name', 'ASC'], range: [0, 1], after })).rows),
    ).toEqual(['Cirrus', 'Delta'])
    expect(
      (await call('GET', `custom/vessel?filter=${encodeURIComponent('{"colour":"red"}')}`))
        .statusCode,
    ).toBe(400)
  })

  it('exports and imports: an import of an export changes nothing, and each row has its own fate', async () => {
    const csv = await call('GET', 'custom/vessel/export?format=csv')
    expect(csv.headers['content-disposition']).toContain('custom-vessel.csv')
    const send = (body: string | object[], query = '') =>
      t.app.inject({
        method: 'POST',
        url: `/api/v1/custom/vessel/import${query}`,
        headers: {
          ...t.as.admin,
          'content-type': typeof body === 'string' ? 'text/csv' : 'application/json',
        },
        payload: body,
      })
    expect((await send(csv.body)).json()).toMatchObject({
      rows: 5,
      same: 5,
      created: 0,
      changed: 0,
      failed: 0,
    })
    const mixed =
      'Name,Length,Kind,Tags\nEos,33,tug,"north, small"\nF,1,tug,\nGale,-4,ferry,\nAurora Two,12,barge,'
    expect((await send(mixed, '?dry=true')).json()).toMatchObject({
      rows: 4,
      created: 1,
      failed: 3,
    })
    expect((await list('custom/vessel', { filter: { name: 'Eos' } })).rows).toEqual([])
    const taken = (await send(mixed)).json()
    expect(taken).toMatchObject({
      created: 1,
      failed: 3,
      faults: [
        { row: 2, errors: [{ path: '/name' }] },
        { row: 3, errors: [{ path: '/length' }] },
        { row: 4, errors: [{ path: '/kind' }] },
      ],
    })
    expect((await list('custom/vessel', { filter: { name: 'Eos' } })).rows).toMatchObject([
      { length: 33, tags: ['north', 'small'] },
    ])
    const [{ id }] = (await list('custom/vessel', { filter: { name: 'Eos' } })).rows as [Json]
    expect((await send([{ id, length: 34 }])).json()).toMatchObject({ changed: 1 })
    expect((await send('Name,Colour\nX,red')).statusCode).toBe(422)
    expect((await send('name', '?format=xml')).statusCode).toBe(400)
  })

  it('deletes several and brings them back', async () => {
    const { rows } = await list('custom/vessel', { filter: { name: ['Cirrus', 'Delta'] } })
    const bulk = (
      await call('POST', 'custom/vessel/bulk', { action: 'delete', ids: rows.map((row) => row.id) })
    ).json()
    expect(bulk).toMatchObject({ undoable: 2, failed: [] })
    expect((await list('custom/vessel', { filter: { name: ['Cirrus', 'Delta'] } })).rows).toEqual(
      [],
    )
    await call('POST', 'object-types', { name: 'Quay', plural: 'Quays', schema: vessel })
    const elsewhere = (await call('POST', 'custom/quay/undo-delete', { undo: bulk.undo })).json()
    expect([elsewhere.done, elsewhere.failed.length]).toEqual([[], 2])
    await call('DELETE', 'object-types/quay')
    expect(
      (await call('POST', 'custom/vessel/undo-delete', { undo: bulk.undo })).json().done,
    ).toHaveLength(2)
    expect(
      (
        await list('custom/vessel', {
          filter: { name: ['Cirrus', 'Delta'] },
          sort: ['length', 'ASC'],
        })
      ).rows,
    ).toMatchObject([{ name: 'Cirrus', length: 18 }, { name: 'Delta' }])
    expect(
      (
        await call('POST', 'custom/vessel/bulk', {
          action: 'tag',
          ids: [rows[0]!.id],
          tags: ['seen'],
        })
      ).json().done,
    ).toHaveLength(1)
    expect(
      (await call('POST', 'custom/vessel/bulk', { action: 'activate', ids: [rows[0]!.id] }))
        .statusCode,
    ).toBe(422)
  })
})

describe('changing the fields', () => {
  const change = async (schema: object, more: object = {}) =>
    call('PUT', 'object-types/vessel', {
      version: (await call('GET', 'object-types/vessel')).json().version,
      schema,
      ...more,
    })
  const preview = async (schema: object) =>
    (await call('POST', 'object-types/vessel/changes', { schema })).json()

  it('looks at every object first, says what would break, and refuses that', async () => {
    const { length: _length, ...without } = vessel.properties
    const narrower = {
      ...vessel,
      properties: { ...without, kind: { ...vessel.properties.kind, enum: ['ferry', 'tanker'] } },
    }
    expect(await preview(narrower)).toMatchObject({
      objects: 6,
      breaking: 2,
      reasons: [{ path: '/kind', count: 2 }],
      examples: [{ name: expect.any(String), faults: [{ path: '/kind' }] }, {}],
      hidden: [{ field: 'length', objects: 5 }],
    })
    const refused = await change(narrower)
    expect([
      refused.statusCode,
      refused.json().errors[0].path,
      refused.json().change.breaking,
    ]).toEqual([422, '/schema/properties/kind', 2])
    expect((await list('custom/vessel', { filter: { kind: 'tug' } })).rows).toHaveLength(2)
  })

  it('hides what a field held that goes, and shows it again when it comes back', async () => {
    const { length: _length, ...without } = vessel.properties
    expect((await change({ ...vessel, properties: without })).statusCode).toBe(200)
    const [aurora] = (await list('custom/vessel', { filter: { name: 'Aurora' } })).rows as [Json]
    expect(aurora).not.toHaveProperty('length')
    expect(
      (await call('GET', `custom/vessel?filter=${encodeURIComponent('{"length_gte":1}')}`))
        .statusCode,
    ).toBe(400)
    expect(
      (await call('PUT', `custom/vessel/${aurora.id}`, { version: aurora.version, crew: 3 }))
        .statusCode,
    ).toBe(200)
    expect((await change(vessel)).statusCode).toBe(200)
    expect(
      (await list('custom/vessel', { filter: { length_gte: 82.5 }, sort: ['name', 'ASC'] })).rows,
    ).toMatchObject([
      { name: 'Aurora', length: 82.5, crew: 3 },
      { name: 'Borealis' },
      { name: 'Delta' },
    ])
  })

  it('fills a new required field with its default, and lists by it', async () => {
    const wider = {
      ...vessel,
      properties: {
        ...vessel.properties,
        port: { type: 'string', title: 'Port', maxLength: 40, default: 'Bergen' },
      },
      required: ['name', 'port'],
    }
    expect(
      await preview({
        ...wider,
        properties: { ...wider.properties, port: { type: 'string', title: 'Port', maxLength: 40 } },
      }),
    ).toMatchObject({ breaking: 6 })
    expect(await preview(wider)).toMatchObject({
      breaking: 0,
      filled: [{ field: 'port', objects: 6 }],
    })
    expect((await change(wider)).statusCode).toBe(200)
    expect((await list('custom/vessel', { filter: { port: 'Bergen' } })).range).toBe(
      'custom/vessel 0-5/6',
    )
    expect((await change(vessel)).statusCode).toBe(200)
  })

  it('names objects by another field', async () => {
    expect((await change(vessel, { label: 'kind' })).statusCode).toBe(200)
    expect((await change(vessel, { label: 'remarks' })).json().errors[0].path).toBe('/label')
    expect((await change(vessel, { label: 'name' })).statusCode).toBe(200)
  })

  it.each([
    [
      { ...vessel, properties: { ...vessel.properties, id: { type: 'string' } } },
      '/schema/properties/id',
    ],
    [
      { ...vessel, properties: { ...vessel.properties, Bad: { type: 'string' } } },
      '/schema/properties/Bad',
    ],
    [
      { ...vessel, properties: { ...vessel.properties, a: { type: 'string', 'x-secret': true } } },
      '/schema/properties/a/x-secret',
    ],
    [
      { ...vessel, properties: { ...vessel.properties, a: { type: 'string', $ref: '#/x' } } },
      '/schema/properties/a/$ref',
    ],
    [
      { ...vessel, properties: { ...vessel.properties, a: { type: 'string', colour: 'red' } } },
      '/schema/properties/a/colour',
    ],
    [
      { ...vessel, properties: { ...vessel.properties, a: { type: 'string', pattern: '(?=a)' } } },
      '/schema/properties/a/pattern',
    ],
    [
      {
        ...vessel,
        properties: { ...vessel.properties, a: { type: 'string', 'x-field': 'secret' } },
      },
      '/schema/properties/a/x-field',
    ],
    [
      { ...vessel, properties: { ...vessel.properties, a: { type: 'string', 'x-ref': 'tenant' } } },
      '/schema/properties/a/x-ref',
    ],
    [
      { ...vessel, properties: { ...vessel.properties, a: { type: 'integer', default: 'x' } } },
      '/schema/properties/a/default',
    ],
    [
      { ...vessel, properties: { ...vessel.properties, a: { title: 'A' } } },
      '/schema/properties/a/type',
    ],
    [
      { ...vessel, properties: { ...vessel.properties, a: { type: 'array' } } },
      '/schema/properties/a/items',
    ],
    [
      {
        ...vessel,
        properties: { ...vessel.properties, a: { type: 'string', minLength: 'three' } },
      },
      '/schema/properties/a/minLength',
    ],
    [{ ...vessel, required: ['nobody'] }, '/schema/required/0'],
    [{ ...vessel, allOf: [] }, '/schema/allOf'],
    [{ type: 'object', properties: {} }, '/schema/properties'],
  ])('refuses %j at %s', async (schema, path) => {
    const answer = await change(schema)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.map((one: Json) => one.path)).toContain(path)
  })

  it('judges a pattern in bounded time', async () => {
    await call('POST', 'object-types', {
      name: 'Code',
      plural: 'Codes',
      schema: {
        type: 'object',
        properties: {
          name: { type: 'string', maxLength: 100 },
          code: { type: 'string', maxLength: 5000, pattern: '^(a+)+$' },
        },
      },
    })
    expect(
      (await call('POST', 'custom/code', { name: 'x', code: `${'a'.repeat(4000)}!` })).statusCode,
    ).toBe(422)
  })
})

describe('tenants and roles', () => {
  it('keep their types and objects to themselves', async () => {
    const [{ id }] = (await list('custom/vessel', { filter: { name: 'Aurora' } })).rows as [Json]
    expect((await call('GET', 'custom', undefined, other())).json()).toEqual([])
    for (const [method, path] of [
      ['GET', 'custom/vessel'],
      ['GET', `custom/vessel/${id}`],
      ['GET', 'custom/vessel/export'],
      ['DELETE', `custom/vessel/${id}`],
    ] as const)
      expect((await call(method, path, undefined, other())).statusCode, path).toBe(404)
    // The same id with other fields: a type is a tenant's own.
    await call(
      'POST',
      'object-types',
      {
        id: 'vessel',
        name: 'Vessel',
        plural: 'Vessels',
        schema: { type: 'object', properties: { title: { type: 'string', maxLength: 20 } } },
        label: 'title',
      },
      other(),
    )
    expect((await make({ title: 'Theirs' }, other())).statusCode).toBe(201)
    expect((await list('custom/vessel', {}, other())).rows).toMatchObject([{ title: 'Theirs' }])
    for (const [method, path, body] of [
      ['GET', `custom/vessel/${id}`],
      ['PUT', `custom/vessel/${id}`, { version: 1, title: 'x' }],
      ['DELETE', `custom/vessel/${id}`],
    ] as const)
      expect((await call(method, path, body, other())).statusCode).toBe(404)
    expect(
      (await call('POST', 'custom/vessel/bulk', { action: 'delete', ids: [id] }, other())).json(),
    ).toMatchObject({ done: [], failed: [{ code: 'not_found' }] })
    expect((await list('custom/vessel')).range).toMatch(/\/6$/)
  })

  it('let admins and keys in, and nobody else; read-only admins read', async () => {
    expect((await call('GET', 'custom/vessel', undefined, t.as.member)).statusCode).toBe(403)
    expect((await make({ name: 'By member' }, t.as.member)).statusCode).toBe(403)
    expect((await call('GET', 'custom/vessel', undefined, t.as.reader)).statusCode).toBe(200)
    expect((await make({ name: 'By reader' }, t.as.reader)).statusCode).toBe(403)
    expect((await call('GET', 'custom/vessel', undefined, t.as.key)).statusCode).toBe(200)
  })

  it('keep objects of one type from the addresses of another', async () => {
    const [{ id }] = (await list('custom/vessel', { filter: { name: 'Aurora' } })).rows as [Json]
    expect((await call('GET', `custom/code/${id}`)).statusCode).toBe(404)
    expect((await call('DELETE', `custom/code/${id}`)).statusCode).toBe(404)
  })
})

describe('deleting a type', () => {
  it('is refused with the count while it has objects, and done with its name', async () => {
    const refused = await call('DELETE', 'object-types/vessel')
    expect([refused.statusCode, refused.json().detail, refused.json().usedBy[0].count]).toEqual([
      409,
      'This object type is still used by 6 custom objects.',
      6,
    ])
    expect(
      (await call('POST', 'object-types/vessel/delete-with-objects', { confirm: 'vessel' }))
        .statusCode,
    ).toBe(422)
    expect(
      (await call('POST', 'object-types/vessel/delete-with-objects', { confirm: 'Vessel' })).json(),
    ).toEqual({ objects: 6 })
    expect((await call('GET', 'custom/vessel')).statusCode).toBe(404)
    expect((await list('custom/vessel', {}, other())).rows).toHaveLength(1)
    const { rows } = await t.database.system((db) =>
      sql<{
        n: number
      }>`select count(*)::int as n from custom_values where tenant_id = ${t.tenants.a} and type_id = 'vessel'`.execute(
        db,
      ),
    )
    expect(rows[0]!.n).toBe(0)
  })

  it('of an empty one can be undone', async () => {
    await call('POST', 'object-types', {
      id: 'empty',
      name: 'Empty',
      plural: 'Empties',
      schema: { type: 'object', properties: { name: { type: 'string', maxLength: 20 } } },
    })
    const { undo } = (
      await call('POST', 'object-types/bulk', { action: 'delete', ids: ['empty'] })
    ).json()
    expect((await call('POST', 'object-types/undo-delete', { undo })).json().done).toEqual([
      'empty',
    ])
  })
})
