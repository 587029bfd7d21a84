import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { namedIn } from '#catalog/named-in.ts'
import { referrersOf } from '#catalog/referrers.ts'
import { systemActor } from '#model/api/actor.ts'
import { entities } from '#model/schema/entities.generated.ts'
import type { Entity } from '#model/schema/entity.ts'
import { createSample } from '#tests/support/sample-record.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
let n = 0
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const scope = () => ({ tenantId: t.tenants.a, actor: systemActor })
const entityOf = (id: string) => entities.find((one) => one.id === id)!
const get = (path: string, headers = t.as.admin) => t.app.inject({ url: `/api/v1${path}`, headers })
const remove = (path: string, headers = t.as.admin) =>
  t.app.inject({ method: 'DELETE', url: `/api/v1${path}`, headers })
const segment = (values: object = {}, tenantId = t.tenants.a) =>
  t.engine.stores
    .of('segment')
    .create({ tenantId, actor: systemActor }, { id: `used-${++n}`, name: `Used ${n}`, ...values })
const goal = (values: object) =>
  t.engine.stores.of('goal').create(scope(), { id: `goal-${++n}`, name: `Goal ${n}`, ...values })

const inSegment = (id: string, more: object = {}) => ({
  type: 'profileSegmentCondition',
  parameterValues: { segments: [id] },
  ...more,
})
const all = (...subConditions: object[]) => ({
  type: 'booleanCondition',
  parameterValues: { operator: 'and', subConditions },
})

/**
 * A condition that names a record of the entity, one for each kind of record that conditions can
 * name.
 */
const naming: Record<string, (id: string) => object> = {
  segment: inSegment,
  goal: (goalId) => ({ type: 'goalMatchCondition', parameterValues: { goalId } }),
  campaign: (campaignId) => ({ type: 'campaignStateCondition', parameterValues: { campaignId } }),
  scoring: (scoringPlanId) => ({
    type: 'scoringCondition',
    parameterValues: { scoringPlanId, scoreValue: 1 },
  }),
  'user-list': (id) => ({ type: 'profileUserListCondition', parameterValues: { lists: [id] } }),
  'condition-type': (type) => ({ type, parameterValues: {} }),
  journey: (journeyId) => ({ type: 'journeyStateCondition', parameterValues: { journeyId } }),
}

/** Lists of ids in forms, by what they name. */
const listsOfForms: Record<string, string> = {
  topic: 'topicIds',
  'property-type': 'propertyIds',
}

const formOf = (field: string, id: string) => ({
  entity: 'form',
  field,
  create: async () => {
    const form = await createSample(t.engine.stores, scope(), entityOf('form'), ++n)
    const values = { [field]: [id] }
    await t.engine.stores.of('form').update(scope(), String(form.id), null, values)
    return { id: String(form.id), name: String(form.name) }
  },
})

/** Who names a record deep inside: a segment by its condition, or a rule by its actions. */
const userOf = (
  entityId: string,
  id: string,
): { entity: string; field: string; create(): Promise<{ id: string; name: string }> } =>
  listsOfForms[entityId]
    ? formOf(listsOfForms[entityId], id)
    : entityId === 'action-type' || entityId === 'script'
      ? {
          entity: 'rule',
          field: 'actions',
          create: () =>
            t.engine.stores.of('rule').create(scope(), {
              id: `rule-${++n}`,
              name: `Rule ${n}`,
              condition: all(),
              actions: [{ type: entityId === 'script' ? `script:${id}` : id, parameterValues: {} }],
            }),
        }
      : entityId === 'engage'
        ? {
            entity: 'journey',
            field: 'graph',
            create: () =>
              t.engine.stores.of('journey').create(scope(), {
                id: `journey-${++n}`,
                name: `Journey ${n}`,
                graph: {
                  nodes: [
                    {
                      id: 'send',
                      kind: 'send',
                      name: '',
                      note: '',
                      given: { engageId: id },
                      exits: {},
                    },
                  ],
                },
              }),
          }
        : {
            entity: 'segment',
            field: 'condition',
            create: () =>
              segment({
                condition: all({
                  type: 'notCondition',
                  parameterValues: { subCondition: naming[entityId]!(id) },
                }),
              }),
          }

describe('for every entity that conditions or actions can name', () => {
  const named = entities.filter((entity) => referrersOf(entity, entities).some((one) => one.inside))
  it('there is one here that names it', () =>
    expect(named.map(({ id }) => id).toSorted()).toEqual(
      ['action-type', 'engage', 'script', ...Object.keys(naming), ...Object.keys(listsOfForms)]
        .filter((id) => entityOf(id))
        .toSorted(),
    ))

  it.each(named.map((entity) => [entity.id, entity] as const))(
    '%s: is found deep inside, and kept',
    async (id, entity) => {
      const record = await createSample(t.engine.stores, scope(), entity, ++n)
      const using = userOf(id, String(record.id))
      const user = await using.create()
      const store = t.engine.stores.byId(id)!
      expect(await store.usedBy(scope(), String(record.id))).toMatchObject([
        {
          entity: using.entity,
          field: using.field,
          effect: 'blocks',
          count: 1,
          records: [{ id: user.id, name: user.name }],
        },
      ])
      await expect(store.remove(scope(), String(record.id), null)).rejects.toMatchObject({
        code: 'in_use',
        facts: { usedBy: [{ records: [{ id: user.id }] }] },
      })
      expect(await store.get(scope(), String(record.id))).not.toBeNull()
      await t.engine.stores.byId(using.entity)!.remove(scope(), String(user.id), null)
      await store.remove(scope(), String(record.id), null)
      expect(await store.get(scope(), String(record.id))).toBeNull()
    },
  )
})

describe('for every reference of every schema', () => {
  const references = entities.flatMap((entity) =>
    entity.operations.includes('get') && entity.path
      ? referrersOf(entity, entities)
          .filter((one) => !one.inside)
          .map(
            (one) => [`${one.entity.id}.${one.field.name} -> ${entity.id}`, entity, one] as const,
          )
      : [],
  )

  it.each(references)(
    '%s: what names the record is counted with what becomes of it',
    async (_name, entity, { entity: other, field, effect }) => {
      // Members are also made by the engine itself. Who belongs to which tenant is not changed by
      // an update; people are made in the tenant that is there.
      const record =
        field.name === 'tenantId'
          ? { id: t.tenants.a }
          : await createSample(t.engine.stores, scope(), entity, ++n)
      const store = t.engine.stores.byId(other.id)!
      const user = await createSample(t.engine.stores, scope(), other, ++n)
      await store.update(scope(), String(user.id), null, { [field.name]: record.id })
      const answer = await get(`/${entity.path}/${String(record.id)}/used-by`)
      expect(answer.statusCode, answer.body).toBe(200)
      expect(answer.json()).toContainEqual(
        expect.objectContaining({
          entity: other.id,
          field: field.name,
          effect,
          count:
            field.name === 'tenantId' || other.id === 'segment-member' ? expect.any(Number) : 1,
        }),
      )
    },
  )
})

it('refuses to delete with the list, and lists what else hangs on it', async () => {
  const base = await segment()
  const [first, second] = [
    await goal({ name: 'First goal', targetEvent: inSegment(base.id) }),
    await goal({ name: 'Second goal', startEvent: all(inSegment(base.id)) }),
  ]
  const user = await segment({ condition: inSegment(base.id, { enabled: false }) })
  const answer = await remove(`/segments/${base.id}`)
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({
    code: 'in_use',
    detail: 'This segment is still used by 2 goals and one segment.',
  })
  const named = answer
    .json()
    .usedBy.flatMap((one: { records: { name: string }[] }) => one.records.map(({ name }) => name))
  expect(named.toSorted()).toEqual([first.name, second.name, user.name].toSorted())
  expect((await get(`/segments/${base.id}`)).statusCode).toBe(200)
  const several = (
    await get(
      `/segments/used-by?filter=${encodeURIComponent(JSON.stringify({ id: [base.id, user.id] }))}`,
    )
  ).json()
  expect(
    several.map(({ id, usedBy }: { id: string; usedBy: { effect: string }[] }) => [
      id,
      usedBy.filter(({ effect }) => effect === 'blocks').length,
    ]),
  ).toEqual([
    [base.id, 3],
    [user.id, 0],
  ])
})

it('is not misled by an id that stands in a text, nor by another tenant', async () => {
  const base = await segment()
  await segment({
    condition: {
      type: 'profilePropertyCondition',
      parameterValues: {
        propertyName: 'properties.plan',
        comparisonOperator: 'equals',
        propertyValue: base.id,
      },
    },
  })
  const other = await segment({ id: `${base.id}-other` })
  await segment({ description: base.id, condition: inSegment(other.id) })
  await segment({ id: base.id }, t.tenants.b)
  await t.engine.stores
    .of('segment')
    .create(
      { tenantId: t.tenants.b, actor: systemActor },
      { id: `used-${++n}`, name: `Used ${n}`, condition: inSegment(base.id) },
    )
  expect(
    (await get(`/segments/${base.id}/used-by`))
      .json()
      .filter(({ effect }: { effect: string }) => effect === 'blocks'),
  ).toEqual([])
  expect((await remove(`/segments/${base.id}`)).statusCode).toBe(200)
  expect(
    (await remove(`/segments/${base.id}`, { ...t.as.admin, 'x-tenant-id': t.tenants.b }))
      .statusCode,
  ).toBe(409)
})

it('counts past what it shows', async () => {
  const campaign = await createSample(t.engine.stores, scope(), entityOf('campaign') as Entity, ++n)
  for (let i = 0; i < 12; i++) await goal({ campaignId: campaign.id })
  const [usage] = (await get(`/campaigns/${String(campaign.id)}/used-by`)).json()
  expect(usage).toMatchObject({ entity: 'goal', effect: 'emptied', count: 12 })
  expect(usage.records).toHaveLength(10)
})

it('tells members how many, and names only what they may read', async () => {
  const campaign = await createSample(t.engine.stores, scope(), entityOf('campaign') as Entity, ++n)
  await segment({ condition: naming.campaign!(String(campaign.id)) })
  const asked = await get(`/campaigns/${String(campaign.id)}/used-by`, t.as.member)
  expect(asked.json(), asked.body).toMatchObject([{ entity: 'segment', count: 1, records: [] }])
  const refused = await remove(`/campaigns/${String(campaign.id)}`, t.as.member)
  expect(refused.statusCode, refused.body).toBe(409)
  expect(refused.json().usedBy).toMatchObject([{ entity: 'segment', count: 1, records: [] }])
  expect((await remove(`/campaigns/${String(campaign.id)}`)).json().usedBy[0].records).toHaveLength(
    1,
  )
})

it.each([
  ['/segments/none/used-by', 404, 'segment'],
  ['/segments/used-by', 400, 'filter'],
  ['/segments/used-by?filter={"id":"one"}', 400, 'filter'],
  [
    `/segments/used-by?filter=${JSON.stringify({ id: Array.from({ length: 51 }, () => 'x') })}`,
    400,
    '50',
  ],
])('%s answers %i', async (path, status, part) => {
  const answer = await get(encodeURI(path))
  expect(answer.statusCode, answer.body).toBe(status)
  expect(answer.json().detail).toContain(part)
})

it('reads names wherever a schema puts them', () => {
  const node = {
    type: 'object',
    properties: {
      steps: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            template: { type: 'string', 'x-ref': 'template' },
            when: { type: 'object', 'x-field': 'condition' },
            text: { type: 'string' },
          },
        },
      },
    },
  } as const
  const value = {
    steps: [
      { template: 'welcome', text: 'goal-1' },
      { when: all(inSegment('vip')), template: null },
      5,
      null,
    ],
  }
  expect(namedIn(node, value)).toEqual([
    { entity: 'template', id: 'welcome' },
    { entity: 'segment', id: 'vip' },
  ])
})
