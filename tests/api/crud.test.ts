import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { entities } from '#model/schema/entities.generated.ts'
import type { Entity, Operation } from '#model/schema/entity.ts'
import { isKey, reservedKeys } from '#model/lib/ids.ts'
import { endpointsOf } from '#server/app.ts'
import { createSample, sampleRecord } from '#tests/support/sample-record.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { operations } from '#server/operations/list.generated.ts'

let t: TestApp
let n = 0
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const scope = () => ({ tenantId: t.tenants.a, actor: systemActor })
const generated = (method: string, path: string) =>
  !operations.some((one) => one.method === method && one.path === path)
const urlOf = (entity: Entity) => `/api/v1/${entity.path}`
/**
 * The entities whose endpoint of that kind is generated; hand-written ones have tests of their own.
 */
const having = (operation: Operation, method: string, path = '') =>
  entities
    .filter(
      (entity) =>
        entity.path !== '' &&
        entity.operations.includes(operation) &&
        generated(method, urlOf(entity) + path),
    )
    .map((entity) => [entity.id, entity] as const)

describe('every list', () => {
  it.each(having('list', 'GET'))('%s: pages with Content-Range, cut to 50', async (_id, entity) => {
    const url = urlOf(entity)
    await createSample(t.engine.stores, scope(), entity, ++n)
    const answer = await t.app.inject({
      url,
      query: { range: '[0,99]', sort: '["updatedAt","DESC"]' },
      headers: t.as.admin,
    })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.headers['content-range']).toMatch(new RegExp(`^${entity.path} 0-\\d+/\\d+$`))
    expect(answer.json().length).toBeLessThanOrEqual(50)
    for (const field of entity.fields.filter((one) => one.secret))
      expect(typeof answer.json()[0][field.name]).not.toBe('string')
  })

  it.each(having('list', 'GET'))(
    '%s: names an unknown filter, sort and range',
    async (_id, entity) => {
      const url = urlOf(entity)
      for (const [query, part] of [
        [{ filter: '{"colour":"red"}' }, 'colour'],
        [{ sort: '["colour","ASC"]' }, 'colour'],
        [{ range: '[5,1]' }, 'range'],
        [{ filter: 'red' }, 'filter'],
      ] as const) {
        const answer = await t.app.inject({ url, query, headers: t.as.admin })
        expect(answer.statusCode, answer.body).toBe(400)
        expect(answer.headers['content-type']).toMatch('application/problem+json')
        expect(answer.json().detail).toContain(part)
      }
    },
  )
})

describe('every record', () => {
  it.each(having('create', 'POST'))(
    '%s: is created, changed and deleted with versions, each with an audit entry',
    async (_id, entity) => {
      const url = urlOf(entity)
      const values = await sampleRecord(t.engine.stores, scope(), entity, ++n)
      const created = await t.app.inject({
        method: 'POST',
        url,
        payload: Object.fromEntries(
          Object.entries(values).filter(([name]) => name === 'id' || !entity.field(name)!.readOnly),
        ),
        headers: t.as.admin,
      })
      expect(created.statusCode, created.body).toBe(201)
      const record = created.json()
      expect(record.version).toBe(1)
      if (entity.operations.includes('update')) {
        const changed = await t.app.inject({
          method: 'PUT',
          url: `${url}/${record.id}`,
          payload: record,
          headers: t.as.admin,
        })
        expect(changed.statusCode, changed.body).toBe(200)
        expect(changed.json().version).toBe(2)
        const stale = await t.app.inject({
          method: 'PUT',
          url: `${url}/${record.id}`,
          payload: record,
          headers: t.as.admin,
        })
        expect(stale.statusCode).toBe(409)
        expect(stale.json().current.version).toBe(2)
        const unversioned = await t.app.inject({
          method: 'PUT',
          url: `${url}/${record.id}`,
          payload: { ...record, version: undefined },
          headers: t.as.admin,
        })
        expect(unversioned.statusCode).toBe(400)
      }
      const removed = await t.app.inject({
        method: 'DELETE',
        url: `${url}/${record.id}`,
        headers: t.as.admin,
      })
      expect(removed.statusCode, removed.body).toBe(200)
      expect(
        (await t.app.inject({ url: `${url}/${record.id}`, headers: t.as.admin })).statusCode,
      ).toBe(404)
      const audit = await t.app.inject({
        url: '/api/v1/system-auditlog',
        query: {
          filter: JSON.stringify({ entity: entity.id, entityId: record.id }),
          sort: '["createdAt","ASC"]',
        },
        headers: t.as.admin,
      })
      expect(audit.json().map((entry: { action: string }) => entry.action)).toEqual([
        'create',
        'delete',
      ])
    },
  )

  it.each(having('get', 'GET', '/:id').filter(([, entity]) => entity.scope === 'tenant'))(
    '%s: another tenant sees and changes nothing',
    async (_id, entity) => {
      const url = urlOf(entity)
      const record = await createSample(t.engine.stores, scope(), entity, ++n)
      const id = String(record.id)
      expect(
        (await t.app.inject({ url: `${url}/${id}`, headers: t.as.member })).statusCode,
      ).not.toBe(500)
      const foreign = { ...t.as.admin, 'x-tenant-id': t.tenants.b }
      expect((await t.app.inject({ url: `${url}/${id}`, headers: foreign })).statusCode).toBe(404)
      if (entity.operations.includes('update') && generated('PUT', `${url}/:id`))
        expect(
          (
            await t.app.inject({
              method: 'PUT',
              url: `${url}/${id}`,
              payload: { version: 1 },
              headers: foreign,
            })
          ).statusCode,
        ).toBe(404)
      if (entity.operations.includes('delete') && generated('DELETE', `${url}/:id`))
        expect(
          (await t.app.inject({ method: 'DELETE', url: `${url}/${id}`, headers: foreign }))
            .statusCode,
        ).toBe(404)
      const list = await t.app.inject({
        url,
        query: { filter: JSON.stringify({ id: [id] }) },
        headers: foreign,
      })
      if (generated('GET', url)) expect(list.json()).toEqual([])
    },
  )
})

describe('a deep page', () => {
  it('goes on behind the cursor, and still counts all', async () => {
    for (let made = 0; made < 7; made++)
      await createSample(
        t.engine.stores,
        scope(),
        entities.find((one) => one.id === 'suppression')!,
        ++n,
      )
    const seen: string[] = []
    let url: string | undefined = '/api/v1/suppressions?sort=["value","ASC"]&range=[0,2]'
    for (let page = 0; url && page < 20; page++) {
      const answer: Awaited<ReturnType<typeof t.app.inject>> = await t.app.inject({
        url,
        headers: t.as.admin,
      })
      expect(answer.statusCode, answer.body).toBe(200)
      seen.push(...answer.json().map((one: { value: string }) => one.value))
      expect(Number(String(answer.headers['content-range']).split('/')[1])).toBeGreaterThanOrEqual(
        7,
      )
      url = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1]
    }
    expect(seen.length).toBeGreaterThanOrEqual(7)
    expect(seen).toEqual([...new Set(seen)].toSorted())
  })
})

describe('chosen ids', () => {
  const keyed = entities.filter((entity) => entity.path !== '' && entity.idKind === 'key')

  it('never are words that stand in addresses where an id would', () => {
    const words = endpointsOf(t.context).flatMap(({ path }) =>
      keyed.flatMap((entity) =>
        path.startsWith(`${urlOf(entity)}/`)
          ? [path.slice(urlOf(entity).length + 1).split('/')[0]!]
          : [],
      ),
    )
    expect([...new Set(words)].filter((word) => isKey(word) && !reservedKeys.has(word))).toEqual([])
    expect(words).toContain('bulk')
  })

  it.each(keyed.map((entity) => [entity.id, entity] as const))(
    '%s: are refused with a sentence at the field',
    async (_id, entity) => {
      const values = await sampleRecord(t.engine.stores, scope(), entity, ++n)
      await expect(
        t.engine.stores.byId(entity.id)!.create(scope(), { ...values, id: 'used-by' }),
      ).rejects.toMatchObject({ code: 'invalid', errors: [{ path: '/id' }] })
    },
  )
})
