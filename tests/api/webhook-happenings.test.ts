import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { logEvents } from '#engine/outreach/lifecycle/campaign-log.ts'
import { createWork } from '#engine/work.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { suppress } from '#engine/audience/contacts/suppress.ts'
import { scopedTx } from '#engine/kernel/tenant-tx.ts'

let t: TestApp
let key: string
let n = 0

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  (
    await t.app.inject({
      method,
      url: `/api/v1/${path}`,
      headers: t.as.admin,
      ...(payload ? { payload } : {}),
    })
  ).json() as any
const send = (path: string, payload: object) =>
  t.app.inject({
    method: 'POST',
    url: `/v1/${path}`,
    headers: { authorization: `Basic ${btoa(`${key}:`)}` },
    payload,
  })
/**
 * A webhook that hears of these happenings, and of nothing that people do; it is asked for what
 * waits for it, with what it was told.
 */
async function hearing(...happenings: string[]) {
  const { id } = await call('POST', 'webhooks', {
    name: `Hook ${++n}`,
    url: 'https://hooks.firm.example/',
    customerEvents: false,
    happenings,
  })
  return async () => {
    const rows = await t.database.system((db) =>
      db
        .selectFrom('webhook_deliveries')
        .select(['event_type', 'payload'])
        .where('webhook_id', '=', id)
        .orderBy('id')
        .execute(),
    )
    return rows.map(({ event_type: type, payload }) => ({
      type,
      ...(payload as { data: Record<string, any> }).data,
    })) as Record<string, any>[]
  }
}
const profileOf = async (userId: string) =>
  (
    await call(
      'GET',
      `aliases?filter=${encodeURIComponent(JSON.stringify({ kind: 'user', value: userId }))}`,
    )
  )[0].profileId as string
const identify = async (traits: object = {}) => {
  const userId = `user-${++n}`
  await send('identify', { userId, traits })
  return { userId, id: await profileOf(userId) }
}

beforeAll(async () => {
  t = await startTestApp()
  t.engine.exchange = {
    ...t.engine.exchange,
    faultOf: () => null,
    call: async () => ({ status: 200, text: '' }),
  }
  key = (await call('POST', 'sources', { name: 'Our website' })).key
})
afterAll(() => t.close())

describe('a webhook is told', () => {
  it('who came into a segment and left it, with their names, and a changed segment as one', async () => {
    const vip = {
      type: 'profilePropertyCondition',
      parameterValues: {
        propertyName: 'properties.plan',
        comparisonOperator: 'equals',
        propertyValue: 'vip',
      },
    }
    await call('POST', 'segments', { id: 'vips', name: 'Our VIPs', condition: vip })
    const told = await hearing('segment.entered', 'segment.left', 'segment.recalculated')
    const { userId, id } = await identify({ plan: 'vip', firstName: 'Una' })
    await send('identify', { userId, traits: { plan: 'basic' } })
    await send('identify', { userId, traits: { plan: 'basic', seats: 3 } })
    expect(await told()).toEqual([
      {
        type: 'segment.entered',
        profileId: id,
        segmentId: 'vips',
        profile: { id, name: 'Una', email: null, anonymous: false },
        segment: { id: 'vips', name: 'Our VIPs' },
      },
      {
        type: 'segment.left',
        profileId: id,
        segmentId: 'vips',
        profile: { id, name: 'Una', email: null, anonymous: false },
        segment: { id: 'vips', name: 'Our VIPs' },
      },
    ])
    const { version } = await call('GET', 'segments/vips')
    await call('PUT', 'segments/vips', {
      version,
      condition: { ...vip, parameterValues: { ...vip.parameterValues, propertyValue: 'basic' } },
    })
    expect((await told()).slice(2)).toMatchObject([
      { type: 'segment.recalculated', segment: { name: 'Our VIPs' }, entered: 1, left: 0 },
    ])
  })

  it('of goals, once', async () => {
    await call('POST', 'goals', {
      id: 'bought',
      name: 'Bought it',
      targetEvent: { type: 'eventTypeCondition', parameterValues: { eventTypeId: 'Order' } },
    })
    const told = await hearing('goal.reached')
    const { userId, id } = await identify()
    for (let again = 0; again < 2; again++)
      await send('track', { userId, event: 'Order', context: { sessionId: 'visit-1' } })
    expect(await told()).toMatchObject([
      { goal: { id: 'bought', name: 'Bought it' }, profile: { id }, sessionId: 'visit-1' },
    ])
  })

  it('of merges by events and by hand, of anonymising and of erasing', async () => {
    const told = await hearing('profile.merged', 'profile.anonymised', 'profile.erased')
    await send('track', { anonymousId: 'browser-1', event: 'Seen' })
    const former = (
      await call(
        'GET',
        `aliases?filter=${encodeURIComponent(JSON.stringify({ value: 'browser-1' }))}`,
      )
    )[0].profileId
    const one = await identify()
    await send('identify', { userId: one.userId, anonymousId: 'browser-1' })
    const other = await identify()
    await call('POST', `profiles/${one.id}/merge`, { otherId: other.id })
    const merged = await told()
    const { id: fresh } = await call('POST', `profiles/${one.id}/anonymise`)
    await call('POST', `profiles/${fresh}/erase`, {})
    const all = await told()
    expect(
      [...merged, ...all.slice(2)].map(({ type, profileId, formerId }) => [
        type,
        profileId,
        formerId,
      ]),
    ).toEqual([
      ['profile.merged', one.id, former],
      ['profile.merged', one.id, other.id],
      ['profile.anonymised', undefined, one.id],
      ['profile.erased', undefined, fresh],
    ])
    // What had not been delivered about the person is erased with them.
    expect(all.slice(0, 2)).toEqual([{ type: 'profile.merged' }, { type: 'profile.merged' }])
  })

  it('of campaigns, their mails and replies; of opt-outs, once', async () => {
    const told = await hearing(
      'campaign.launched',
      'mail.bounced',
      'reply.received',
      'contact.opted-out',
    )
    const { id, name } = await call('POST', 'campaigns', { websiteUrl: 'https://shop.example' })
    const contact = await call('POST', 'contacts', { email: 'ola@fjell.example', firstName: 'Ola' })
    const scope = { tenantId: t.tenants.a, actor: systemActor }
    await t.database.tenant(t.tenants.a, (db) =>
      logEvents(scopedTx(t.engine, db, scope), [
        { campaignId: id, type: 'launched', text: 'Launched' },
        { campaignId: id, type: 'edited', text: 'Edited' },
        { campaignId: id, contactId: contact.id, type: 'replied', text: 'Replied: Yes' },
      ]),
    )
    for (const reason of ['unsubscribed', 'unsubscribed', 'manual'] as const)
      await t.database.tenant(t.tenants.a, (db) =>
        suppress(scopedTx(t.engine, db, scope), {
          kind: 'address',
          value: reason === 'manual' ? 'other@fjell.example' : 'Ola@fjell.example',
          reason,
          source: 'the link in the mail',
        }),
      )
    expect(await told()).toMatchObject([
      { type: 'campaign.launched', campaign: { id, name }, contactId: null },
      {
        type: 'reply.received',
        campaign: { id },
        contact: { email: 'ola@fjell.example', first_name: 'Ola' },
        text: 'Replied: Yes',
      },
      { type: 'contact.opted-out', email: 'ola@fjell.example', reason: 'unsubscribed' },
    ])
  })

  it('of imports that ended', async () => {
    const told = await hearing('import.finished')
    const { id } = await call('POST', 'import-configs', { name: 'People of the fair' })
    const uploaded = await t.app.inject({
      method: 'POST',
      url: `/api/v1/import-configs/${id}/upload?fileName=people.csv`,
      headers: { ...t.as.admin, 'content-type': 'text/csv' },
      payload: 'email,firstName\nola@fjell.example,Ola\n',
    })
    await call('POST', `import-runs/${(uploaded.json() as { run: { id: string } }).run.id}/start`)
    await createWork(t.engine).drain()
    expect(await told()).toMatchObject([
      { import: { id, name: 'People of the fair' }, file: 'people.csv', created: 1, refused: 0 },
    ])
  })

  it('nothing that it did not choose, nor what people do when that is off', async () => {
    const told = await hearing()
    const everything = await call('POST', 'webhooks', {
      name: 'All events',
      url: 'https://hooks.firm.example/',
    })
    await identify({ plan: 'vip' })
    expect(await told()).toEqual([])
    const types = await t.database.system((db) =>
      db
        .selectFrom('webhook_deliveries')
        .select('event_type')
        .where('webhook_id', '=', everything.id)
        .execute(),
    )
    expect(types.map(({ event_type: type }) => type)).toEqual(['identify'])
    expect(
      await call('POST', 'webhooks', {
        name: 'Unknown',
        url: 'https://hooks.firm.example/',
        happenings: ['moon.risen'],
      }),
    ).toMatchObject({ status: 422, errors: [{ path: expect.stringContaining('/happenings') }] })
  })

  it('nothing of what was taken back with its transaction', async () => {
    const told = await hearing('campaign.launched')
    const { id } = await call('POST', 'campaigns', { websiteUrl: 'https://shop.example' })
    const undone = t.database.tenant(t.tenants.a, async (db) => {
      await logEvents(scopedTx(t.engine, db, { tenantId: t.tenants.a, actor: systemActor }), [
        { campaignId: id, type: 'launched', text: 'Launched' },
      ])
      throw new Error('taken back')
    })
    await expect(undone).rejects.toThrow('taken back')
    expect(await told()).toEqual([])
  })
})
