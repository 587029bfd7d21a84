import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Condition } from '#condition/condition.ts'
import { endSequence } from '#engine/outreach/lifecycle/end-sequence.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { scopedTx } from '#engine/kernel/tenant-tx.ts'

let t: TestApp
let key: string
let campaignId: string
const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: unknown) => {
  const answer = await t.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: t.as.admin,
    ...(payload === undefined ? {} : { payload: payload as object }),
  })
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
}
const identify = (userId: string, traits: object) =>
  t.app.inject({
    method: 'POST',
    url: '/v1/identify',
    headers: { authorization: `Basic ${btoa(`${key}:`)}` },
    payload: { userId, traits },
  })
const profileOf = async (userId: string) =>
  (await send('GET', `aliases?filter=${encodeURIComponent(JSON.stringify({ value: userId }))}`))
    .body[0].profileId as string
const linkOf = async (id: string) => (await send('GET', `contacts/${id}`)).body.profileId
const contact = async (email: string) =>
  (await send('POST', 'contacts', { email })).body.id as string
const state = (value: string): Condition => ({
  type: 'campaignStateCondition',
  parameterValues: { campaignId, state: value },
})
const inside = async (segment: string) =>
  (await send('GET', `segments/${segment}/members`)).body.map((one: { email: string }) => one.email)

beforeAll(async () => {
  t = await startTestApp()
  ;({
    body: { key },
  } = await send('POST', 'sources', { name: 'Our website' }))
  ;({
    body: { id: campaignId },
  } = await send('POST', 'campaigns', { websiteUrl: 'https://shop.example' }))
})
afterAll(() => t.close())

describe('a contact is linked to the profile with its address', () => {
  it('when the profile comes by an event, and when the contact comes later', async () => {
    const first = await contact('ann@shop.example')
    expect(await linkOf(first)).toBeNull()
    await identify('ann', { email: 'ann@shop.example' })
    expect(await linkOf(first)).toBe(await profileOf('ann'))
    await identify('bo', { email: 'bo@shop.example' })
    expect(await linkOf(await contact('Bo@Shop.example'))).toBe(await profileOf('bo'))
  })

  it('when it is imported', async () => {
    await identify('cy', { email: 'cy@shop.example' })
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/v1/contacts/import',
      headers: { ...t.as.admin, 'content-type': 'text/csv' },
      payload: 'email,firstName\ncy@shop.example,Cy\n',
    })
    expect(answer.statusCode).toBeLessThan(300)
    const {
      body: [found],
    } = await send(
      'GET',
      `contacts?filter=${encodeURIComponent(JSON.stringify({ email: 'cy@shop.example' }))}`,
    )
    expect(found.profileId).toBe(await profileOf('cy'))
  })

  it('anew when either address changes, and not at all when the profile is gone', async () => {
    const id = await contact('dee@shop.example')
    const { body: profile } = await send('POST', 'profiles', {
      name: 'Dee',
      email: 'Dee@shop.example',
    })
    expect(await linkOf(id)).toBe(profile.id)
    await send('PUT', `profiles/${profile.id}`, {
      version: profile.version,
      email: 'other@shop.example',
    })
    expect(await linkOf(id)).toBeNull()
    const { body: now } = await send('GET', `contacts/${id}`)
    await send('PUT', `contacts/${id}`, { ...now, email: 'other@shop.example' })
    expect(await linkOf(id)).toBe(profile.id)
    await send('DELETE', `profiles/${profile.id}`)
    expect(await linkOf(id)).toBeNull()
  })

  it('after a merge by hand, and after it is undone', async () => {
    const { body: one } = await send('POST', 'profiles', { name: 'Eve', email: 'eve@shop.example' })
    const { body: other } = await send('POST', 'profiles', { name: 'Eve too' })
    const id = await contact('eve@shop.example')
    const { body: merge } = await send('POST', `profiles/${other.id}/merge`, { otherId: one.id })
    expect(await linkOf(id)).toBe(other.id)
    await send('POST', `profile-merges/${merge.mergeId}/undo`)
    expect(await linkOf(id)).toBe(one.id)
  })
})

describe('segments over campaigns', () => {
  it('are right when people come into one, end in it, and are linked to it later', async () => {
    await send('POST', 'segments', {
      id: 'mailed',
      name: 'In the campaign',
      condition: state('any'),
    })
    await send('POST', 'segments', {
      id: 'answered',
      name: 'Answered',
      condition: state('replied'),
    })
    await send('POST', 'scoring', {
      id: 'warm',
      name: 'Warm',
      elements: [{ condition: state('replied'), value: 7 }],
    })
    const added = await send('POST', `campaigns/${campaignId}/contacts`, {
      contacts: [{ email: 'ann@shop.example' }, { email: 'flo@shop.example' }],
    })
    expect(added.status).toBeLessThan(300)
    expect(await inside('mailed')).toEqual(['ann@shop.example'])
    await identify('flo', { email: 'flo@shop.example' })
    expect((await inside('mailed')).toSorted()).toEqual(['ann@shop.example', 'flo@shop.example'])
    expect(await inside('answered')).toEqual([])
    await t.database.tenant(t.tenants.a, async (db) => {
      const rows = await db
        .selectFrom('outreaches')
        .innerJoin('contacts', 'contacts.id', 'outreaches.contact_id')
        .select('outreaches.id')
        .where('contacts.email', '=', 'flo@shop.example')
        .execute()
      await endSequence(
        scopedTx(t.engine, db, {
          tenantId: t.tenants.a,
          actor: { kind: 'system', id: '', name: 'test' } as never,
        }),
        rows.map((row) => row.id),
        {
          state: 'replied',
          reason: 'Replied',
          from: ['pending', 'scheduled', 'needs_attention', 'excluded', 'in_sequence'],
        },
      )
    })
    expect(await inside('answered')).toEqual(['flo@shop.example'])
    expect((await send('GET', 'scoring/warm/people')).body).toMatchObject([
      { email: 'flo@shop.example', score: 7 },
    ])
    const { body: people } = await send('GET', `campaigns/${campaignId}/contacts`)
    const ann = people.find(
      (one: { contact: { email: string } }) => one.contact.email === 'ann@shop.example',
    )
    expect(
      (
        await send('POST', `campaigns/${campaignId}/contacts/bulk`, {
          action: 'remove',
          outreachIds: [ann.outreach.id],
        })
      ).body,
    ).toMatchObject({ changed: 1 })
    expect(await inside('mailed')).toEqual(['flo@shop.example'])
  })
})
