import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
let key: string
const call = async (method: 'GET' | 'POST', path: string, payload?: object, headers = t.as.admin) =>
  (
    await t.app.inject({ method, url: `/api/v1/${path}`, headers, ...(payload ? { payload } : {}) })
  ).json() as any
const group = (userId: string, groupId: string, traits: object = {}, more: object = {}) =>
  t.app.inject({
    method: 'POST',
    url: '/v1/group',
    headers: { authorization: `Basic ${btoa(`${key}:`)}` },
    payload: { userId, groupId, traits, ...more },
  })
const list = (path: string, filter: object, headers = t.as.admin) =>
  call(
    'GET',
    `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    undefined,
    headers,
  ) as Promise<Record<string, any>[]>
const profileOf = async (value: string) =>
  (await list('aliases', { value }))[0]!.profileId as string

beforeAll(async () => {
  t = await startTestApp()
  key = (await call('POST', 'sources', { name: 'Our website' })).key
})
afterAll(() => t.close())

describe('a company', () => {
  it('has its traits, and people on both sides, once', async () => {
    await group(
      'una',
      'fjell',
      { name: 'Fjell AS', plan: 'pro', industry: 'logistics' },
      { timestamp: '2026-11-20T10:00:00.000Z' },
    )
    await group('ola', 'fjell', { plan: 'team' })
    await group('una', 'fjell', {}, { timestamp: '2026-11-22T10:00:00.000Z' })
    await group('una', 'alumni', { name: 'Alumni' })
    expect(await call('GET', 'groups/fjell')).toMatchObject({
      name: 'Fjell AS',
      properties: { name: 'Fjell AS', plan: 'team', industry: 'logistics' },
    })
    const [una, ola] = [await profileOf('una'), await profileOf('ola')]
    expect(
      (await list('group-members', { groupId: 'fjell' }))
        .map(({ profileId }) => profileId)
        .toSorted(),
    ).toEqual([una, ola].toSorted())
    expect(
      (await list('group-members', { profileId: una }))
        .map(({ groupId, lastSeenAt }) => [groupId, lastSeenAt])
        .toSorted(),
    ).toEqual([
      ['alumni', '2026-11-23T09:00:00.000Z'],
      ['fjell', '2026-11-22T10:00:00.000Z'],
    ])
  })

  it('keeps its people when two become one, and loses those who are erased', async () => {
    await group('kim', 'varde', { name: 'Varde' })
    await group('kim2', 'varde')
    await group('kim2', 'havn', { name: 'Havn' })
    const [kim, other] = [await profileOf('kim'), await profileOf('kim2')]
    await call('POST', `profiles/${kim}/merge`, { otherId: other })
    expect(
      (await list('group-members', { profileId: kim })).map(({ groupId }) => groupId).toSorted(),
    ).toEqual(['havn', 'varde'])
    expect(await list('group-members', { groupId: 'varde' })).toHaveLength(1)
    await call('POST', `profiles/${kim}/erase`, {})
    expect(await list('group-members', { groupId: 'varde' })).toEqual([])
    expect(await call('GET', 'groups/varde')).toMatchObject({ name: 'Varde' })
  })

  it('can be asked about by a segment', async () => {
    await call('POST', 'segments', {
      id: 'at-bre',
      name: 'People at Bre',
      condition: {
        type: 'profilePropertyCondition',
        parameterValues: {
          propertyName: 'systemProperties.groups',
          comparisonOperator: 'contains',
          propertyValue: 'bre',
        },
      },
    })
    await group('liv', 'bre', { name: 'Bre' })
    await group('per', 'dal', { name: 'Dal' })
    expect(await call('GET', 'segments/at-bre/count')).toMatchObject({ count: 1 })
  })

  it('is not seen from another organisation', async () => {
    await group('eva', 'secret', { name: 'Secret' })
    const asB = { ...t.as.admin, 'x-tenant-id': t.tenants.b }
    expect(await list('group-members', {}, asB)).toEqual([])
    expect((await t.app.inject({ url: '/api/v1/groups/secret', headers: asB })).statusCode).toBe(
      404,
    )
  })
})
