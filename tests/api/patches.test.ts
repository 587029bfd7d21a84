import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: unknown,
  headers: Record<string, string> = t.as.admin,
) => {
  const answer = await t.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers,
    ...(payload === undefined ? {} : { payload: payload as object }),
  })
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
}
const typeIs = (eventTypeId: string) => ({
  type: 'eventTypeCondition',
  parameterValues: { eventTypeId },
})
const patch = async (id: string, values: object) => {
  const answer = await call('POST', 'patches', {
    id,
    name: `Patch ${id}`,
    patchedItemType: 'rule',
    patchedItemId: 'greet',
    ...values,
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
}
const preview = (id: string) => call('POST', `patches/${id}/preview`)
const apply = (id: string, force = false) => call('POST', `patches/${id}/apply`, { force })
const rule = async () => (await call('GET', 'rules/greet')).body

beforeAll(async () => {
  t = await startTestApp()
  expect(
    (
      await call('POST', 'rules', {
        id: 'greet',
        name: 'Greet people',
        condition: typeIs('Hello'),
        tags: ['first'],
        actions: [
          {
            type: 'setPropertyAction',
            parameterValues: { setPropertyName: 'greeted', setPropertyValue: 'yes' },
          },
        ],
      })
    ).status,
  ).toBe(201)
})
afterAll(() => t.close())

describe('a patch', () => {
  it('shows its changes without applying them; then it is applied once, like a change by a person', async () => {
    await patch('quiet', { operation: 'merge', data: { enabled: false, priority: 3 } })
    const before = await rule()
    const plan = {
      kind: 'change',
      entity: 'rule',
      id: 'greet',
      before: { enabled: true, priority: 0 },
      after: { enabled: false, priority: 3 },
    }
    expect((await preview('quiet')).body).toEqual(plan)
    expect(await rule()).toEqual(before)
    expect((await apply('quiet')).body).toEqual(plan)
    expect(await rule()).toMatchObject({
      enabled: false,
      priority: 3,
      version: before.version + 1,
      updatedBy: 'admin@a.example',
    })
    expect((await call('GET', 'patches/quiet')).body).toMatchObject({
      lastApplication: new Date(t.clock.now()).toISOString(),
      lastOutcome: 'rule greet: changed (enabled, priority)',
    })
    const log = (
      await call(
        'GET',
        `system-auditlog?filter=${encodeURIComponent(JSON.stringify({ entity: 'rule', entityId: 'greet' }))}`,
      )
    ).body as { action: string; actor: string }[]
    expect(log.map((one) => one.action)).toContain('update')
    expect((await apply('quiet')).status, 'once').toBe(409)
    expect((await apply('quiet', true)).body.kind, 'on purpose').toBe('nothing')
  })

  it('that says something else has not been applied; one with another name has', async () => {
    await patch('anew', { operation: 'merge', data: { priority: 3 } })
    expect((await apply('anew')).status).toBe(200)
    const {
      version,
      createdAt: _createdAt,
      createdBy: _createdBy,
      updatedAt: _updatedAt,
      updatedBy: _updatedBy,
      lastApplication,
      lastOutcome: _lastOutcome,
      ...kept
    } = (await call('GET', 'patches/anew')).body
    expect(
      (await call('PUT', 'patches/anew', { ...kept, version, name: 'Patch by another name' }))
        .status,
    ).toBe(200)
    expect((await call('GET', 'patches/anew')).body).toMatchObject({ lastApplication })
    expect(
      (await call('PUT', 'patches/anew', { ...kept, version: version + 1, data: { priority: 4 } }))
        .status,
    ).toBe(200)
    expect((await call('GET', 'patches/anew')).body).toMatchObject({
      lastApplication: null,
      lastOutcome: '',
    })
    expect((await apply('anew')).body).toMatchObject({ kind: 'change', after: { priority: 4 } })
    expect(
      (await call('PUT', 'patches/anew', { ...kept, version: version + 3, data: { priority: 3 } }))
        .status,
    ).toBe(200)
    expect((await apply('anew')).status).toBe(200)
  })

  it('does steps', async () => {
    await patch('steps', {
      operation: 'patch',
      steps: [
        { op: 'test', path: '/priority', value: 3 },
        { op: 'add', path: '/tags/-', value: 'second' },
        { op: 'replace', path: '/actions/0/parameterValues/setPropertyValue', value: 'twice' },
      ],
    })
    expect((await apply('steps')).body).toMatchObject({
      kind: 'change',
      after: { tags: ['first', 'second'] },
    })
    expect(await rule()).toMatchObject({
      tags: ['first', 'second'],
      actions: [{ parameterValues: { setPropertyValue: 'twice' } }],
    })
  })

  it('overrides a whole record, or makes it', async () => {
    await patch('over', {
      operation: 'override',
      data: { name: 'Greet anew', condition: typeIs('Hi'), actions: [] },
    })
    expect((await apply('over')).body.kind).toBe('change')
    expect(await rule()).toMatchObject({
      name: 'Greet anew',
      condition: typeIs('Hi'),
      actions: [],
      tags: [],
      enabled: true,
      priority: 0,
    })
    await patch('make', {
      patchedItemId: 'made',
      operation: 'override',
      data: { name: 'Made by a patch', condition: typeIs('Hi') },
    })
    expect((await preview('make')).body.kind).toBe('create')
    expect((await call('GET', 'rules/made')).status).toBe(404)
    expect((await apply('make')).body.kind).toBe('create')
    expect((await call('GET', 'rules/made')).body).toMatchObject({ name: 'Made by a patch' })
  })

  it('removes, and does nothing where nothing is', async () => {
    await patch('gone', { patchedItemId: 'made', operation: 'remove' })
    expect((await apply('gone')).body.kind).toBe('remove')
    expect((await call('GET', 'rules/made')).status).toBe(404)
    expect((await apply('gone', true)).body.kind).toBe('nothing')
  })

  it.each([
    [
      'what a person could not save',
      { operation: 'merge', data: { condition: { type: 'nope', parameterValues: {} } } },
      422,
    ],
    ['a field that there is not', { operation: 'merge', data: { colour: 'red' } }, 422],
    ['what only the product sets', { operation: 'merge', data: { version: 7 } }, 422],
    ['another id', { operation: 'merge', data: { id: 'other' } }, 422],
    [
      'a step that cannot be done',
      { operation: 'patch', steps: [{ op: 'test', path: '/name', value: 'else' }] },
      422,
    ],
    [
      'a record that is not there',
      { operation: 'merge', patchedItemId: 'nobody', data: { name: 'Somebody' } },
      422,
    ],
  ])(
    'refuses %s, in the preview too, and leaves everything as it was',
    async (name, values, status) => {
      const id = name.replaceAll(' ', '-').slice(0, 24)
      await patch(id, values)
      const before = await rule()
      expect((await preview(id)).status).toBe(status)
      expect((await apply(id)).status).toBe(status)
      expect(await rule()).toEqual(before)
      expect((await call('GET', `patches/${id}`)).body.lastApplication).toBeNull()
    },
  )

  it('is not kept when it can never be applied', async () => {
    const refused = async (values: object) =>
      (
        await call('POST', 'patches', {
          id: 'bad',
          name: 'Bad patch',
          patchedItemType: 'rule',
          patchedItemId: 'greet',
          operation: 'merge',
          data: { enabled: true },
          ...values,
        })
      ).body.errors[0].path
    expect(await refused({ patchedItemType: 'profile' })).toBe('/patchedItemType')
    expect(await refused({ patchedItemType: 'patch' })).toBe('/patchedItemType')
    expect(await refused({ patchedItemType: 'tenant' })).toBe('/patchedItemType')
    expect(await refused({ patchedItemType: 'system-property' })).toBe('/patchedItemType')
    expect(await refused({ data: {} })).toBe('/data')
    expect(await refused({ operation: 'patch' })).toBe('/steps')
  })

  it('is applied by people who may write, and by no key', async () => {
    await patch('who', { operation: 'merge', data: { priority: 9 } })
    for (const who of ['reader', 'member', 'key', 'stranger'] as const)
      expect(
        (await call('POST', 'patches/who/apply', {}, t.as[who])).status,
        who,
      ).toBeGreaterThanOrEqual(401)
    expect((await rule()).priority).not.toBe(9)
  })
})
