import { DateTime } from 'luxon'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { pauseCampaign, resumeCampaign, undoLaunch } from '#engine/outreach/run-campaign.ts'
import { savePart } from '#engine/outreach/save-part.ts'
import { suppress } from '#engine/audience/contacts/suppress.ts'
import { dashboardOf } from '#engine/outreach/report/dashboard.ts'
import { correctReply } from '#engine/outreach/people/correct-reply.ts'
import { campaignReport } from '#engine/outreach/report/report.ts'
import { at, BERLIN, createWorld, type World } from './campaign-world.ts'
import { scopedTx } from '#engine/kernel/tenant-tx.ts'

vi.setConfig({ testTimeout: 120_000 })

let world: World
afterEach(() => world.close())

async function running(
  people: number,
  options: Parameters<typeof createWorld>[0] = {},
  values: Parameters<World['addPeople']>[2] = {},
) {
  world = await createWorld(options)
  await world.addMailbox()
  const id = await world.addCampaign()
  await world.addPeople(id, people, values)
  await world.launch(id)
  return id
}
const local = (mail: { at: number }) => DateTime.fromMillis(mail.at, { zone: BERLIN })

test('people whose hours never met get their emails once the hours are changed', async () => {
  const id = await running(2)
  const { schedule } = await world.campaign(id)
  const save = (from: string, to: string) =>
    savePart(
      world.engine,
      world.scope,
      { id, version: null },
      { part: 'schedule', value: { ...schedule, from, to } },
    )
  await save('02:00', '03:00')
  await world.playTo('2026-03-03T12:00')
  expect(await world.person('person0@firm0.example')).toMatchObject({
    state: 'needs_attention',
    excluded_by: 'no_window',
  })
  await save('09:00', '17:00')
  await world.playTo('2026-03-05T20:00')
  expect(world.mailsTo('person0@firm0.example')).toHaveLength(1)
})

describe('a campaign, from launch to the end', () => {
  test('everybody gets every mail once, in order, in their hours, and the campaign is completed', async () => {
    const id = await running(12)
    await world.playTo('2026-04-10T20:00')
    expect(world.delivered.length).toBe(12 * 4)
    for (let n = 0; n < 12; n++) {
      const mails = world.mailsTo(`person${n}@firm${n}.example`)
      expect(mails.map((mail) => mail.subject)).toEqual([
        `Late invoices at Firm ${n}`,
        ...Array(3).fill(`Re: Late invoices at Firm ${n}`),
      ])
      for (let k = 1; k < 4; k++) {
        expect(mails[k]!.at - mails[k - 1]!.at).toBeGreaterThanOrEqual(
          [0, 3, 7, 7][k]! * 86_400_000 - 3_600_000,
        )
        expect(mails[k]!.raw).toContain(`In-Reply-To: ${mails[k - 1]!.rfcId}`)
      }
    }
    for (const mail of world.delivered) {
      expect(local(mail).weekday).toBeLessThanOrEqual(5)
      expect(local(mail).hour).toBeGreaterThanOrEqual(9)
      expect(local(mail).hour).toBeLessThan(17)
    }
    const times = world.delivered.map((mail) => mail.at)
    for (let i = 1; i < times.length; i++)
      expect(times[i]! - times[i - 1]!).toBeGreaterThanOrEqual(8 * 60_000)
    for (const time of times)
      expect(
        times.filter((other) => other > time - 86_400_000 && other <= time).length,
      ).toBeLessThanOrEqual(30)
    expect((await world.campaign(id)).state).toBe('completed')
    const report = await world.database.tenant(world.tenantId, (db) => campaignReport(db, id))
    expect(report).toMatchObject({
      contacted: 12,
      delivered: 48,
      replyRate: { value: 0, denominator: 12 },
      states: { finished: 12 },
    })
  }, 120_000)

  test('nothing leaves within the ten minutes in which a launch can be taken back', async () => {
    const id = await running(3, { start: '2026-03-02T10:00' })
    await world.playTo('2026-03-02T10:09')
    expect(world.delivered).toEqual([])
    await undoLaunch(world.engine, world.scope, id)
    await world.playTo('2026-03-03T18:00')
    expect(world.delivered).toEqual([])
    expect((await world.campaign(id)).state).toBe('ready')
  })

  test('a reply ends the sequence at once, colleagues of a positive one are left alone, others go on', async () => {
    await running(3)
    await world.addPeople((await world.person('person0@firm0.example')).campaign_id, 1, {
      email: 'colleague@firm0.example',
    })
    await world.playTo('2026-03-04T20:00')
    expect(world.mailsTo('person0@firm0.example').length).toBe(1)
    world.arrives('person0@firm0.example', {
      text: 'Sounds interesting.\n\nOn Mon, Ann wrote:\n> unsubscribe',
    })
    world.arrives('person1@firm1.example', { text: 'Not interested, thanks' })
    await world.playTo('2026-04-10T20:00')
    expect(world.mailsTo('person0@firm0.example').length).toBe(1)
    expect(world.mailsTo('person1@firm1.example').length).toBe(1)
    expect(world.mailsTo('person2@firm2.example').length).toBe(4)
    expect(world.mailsTo('colleague@firm0.example').length).toBeLessThanOrEqual(1)
    expect((await world.person('colleague@firm0.example')).state).toBe('stopped')
    expect(await world.person('person0@firm0.example')).toMatchObject({
      state: 'replied',
      label: 'positive',
    })
  }, 60_000)

  test('a reply ends what is held in other launched campaigns, and leaves drafts alone', async () => {
    await running(1)
    await world.playTo('2026-03-04T20:00')
    const { contact_id: contactId } = await world.person('person0@firm0.example')
    const held = async (
      campaignState: 'paused' | 'ready',
      state: 'needs_attention' | 'pending',
    ) => {
      const campaignId = await world.addCampaign({ name: `Another ${campaignState}` })
      await world.engine.stores
        .of('campaign')
        .update(world.scope, campaignId, null, { state: campaignState })
      const enteredAt = new Date(world.clock.now()).toISOString()
      const outreaches = world.engine.stores.of('outreach')
      const { id } = await outreaches.create(world.scope, {
        campaignId,
        contactId,
        state,
        enteredAt,
      })
      return async () => (await outreaches.get(world.scope, id))?.state
    }
    const [attention, waiting, draft] = [
      await held('paused', 'needs_attention'),
      await held('paused', 'pending'),
      await held('ready', 'pending'),
    ]
    world.arrives('person0@firm0.example', { text: 'Not interested, thanks' })
    await world.playTo('2026-03-05T20:00')
    expect([await attention(), await waiting(), await draft()]).toEqual([
      'stopped',
      'stopped',
      'pending',
    ])
  }, 60_000)

  test('a reply that is corrected to an absence lets a completed campaign run again', async () => {
    const id = await running(1)
    await world.playTo('2026-03-04T20:00')
    world.arrives('person0@firm0.example', { text: 'Not interested, thanks' })
    await world.playTo('2026-03-05T20:00')
    expect((await world.campaign(id)).state).toBe('completed')
    const [reply] = (await world.engine.stores.of('reply').list(world.scope, {})).rows
    await correctReply(world.engine, world.scope, reply!.id, { label: 'out-of-office' })
    expect((await world.campaign(id)).state).toBe('running')
    await world.playTo('2026-04-10T20:00')
    expect(world.mailsTo('person0@firm0.example').length).toBeGreaterThan(1)
  }, 60_000)

  test('a positive reply that was corrected counts in no figure', async () => {
    await running(1)
    await world.playTo('2026-03-04T20:00')
    world.arrives('person0@firm0.example', { text: 'Sounds interesting.' })
    await world.playTo('2026-03-05T20:00')
    const positives = async () => {
      const { funnel, days } = await dashboardOf(world.engine, world.scope, 30)
      return [funnel.at(-1)?.value, days.reduce((sum, { positive }) => sum + positive, 0)]
    }
    expect(await positives()).toEqual([1, 1])
    const [reply] = (await world.engine.stores.of('reply').list(world.scope, {})).rows
    await correctReply(world.engine, world.scope, reply!.id, { label: 'not-interested' })
    expect(await positives()).toEqual([0, 0])
  }, 60_000)

  test('an opt-out that was read into a reply is taken back with its label, a real one is not', async () => {
    await running(2)
    await world.playTo('2026-03-04T20:00')
    const [misread, asked] = ['person0@firm0.example', 'person1@firm1.example']
    world.arrives(misread, { text: 'This is spam. So my filter said. Tell me more, please' })
    world.arrives(asked, { text: 'Stop' })
    await world.playTo('2026-03-05T20:00')
    const listed = async () => {
      const { rows } = await world.engine.stores
        .of('suppression')
        .list(world.scope, { sort: ['value', 'ASC'] })
      return rows.map(({ value, reason }) => [value, reason])
    }
    const read = async (email: string, label: 'opt-out' | 'positive') => {
      const { rows } = await world.engine.stores
        .of('reply')
        .list(world.scope, { filter: { fromAddress: email } })
      await correctReply(world.engine, world.scope, rows[0]!.id, { label })
    }
    expect(await listed()).toEqual([
      [misread, 'replied-opt-out'],
      [asked, 'unsubscribed'],
    ])
    await read(misread, 'positive')
    await read(asked, 'positive')
    expect(await listed()).toEqual([[asked, 'unsubscribed']])
    await read(misread, 'opt-out')
    expect(await listed()).toContainEqual([misread, 'replied-opt-out'])
    await read(misread, 'positive')
    expect(await listed()).toEqual([[asked, 'unsubscribed']])
    await read(misread, 'opt-out')
    await world.engine.database.tenant(world.tenantId, (db) =>
      suppress(scopedTx(world.engine, db, world.scope), {
        kind: 'address',
        value: misread,
        reason: 'unsubscribed',
        source: 'opt-out link',
      }),
    )
    await read(misread, 'positive')
    expect(await listed()).toContainEqual([misread, 'unsubscribed'])
    await world.playTo('2026-04-10T20:00')
    expect(world.mailsTo(misread).length).toBe(1)
  }, 60_000)

  test('out of office waits for the return and then goes on', async () => {
    await running(1)
    await world.playTo('2026-03-03T18:00')
    world.arrives('person0@firm0.example', {
      subject: 'Automatic reply',
      text: 'I am out of office until 20 March 2026.',
      machine: { kind: 'auto-reply', outOfOffice: true },
    })
    await world.playTo('2026-03-20T20:00')
    expect(world.mailsTo('person0@firm0.example').length).toBe(1)
    expect((await world.person('person0@firm0.example')).state).toBe('waiting')
    await world.playTo('2026-03-23T20:00')
    expect(world.mailsTo('person0@firm0.example').length).toBe(2)
    expect((await world.person('person0@firm0.example')).state).toBe('in_sequence')
  })

  test('pausing holds everything, resuming spreads what is due instead of sending a heap', async () => {
    const id = await running(12)
    await world.playTo('2026-03-02T12:00')
    const before = world.delivered.length
    await pauseCampaign(world.engine, world.scope, id)
    await world.playTo('2026-03-09T10:00')
    expect(world.delivered.length).toBe(before)
    await resumeCampaign(world.engine, world.scope, id)
    await world.playTo('2026-03-09T10:30')
    expect(world.delivered.length - before).toBeLessThanOrEqual(4)
    await world.playTo('2026-03-09T18:00')
    const times = world.delivered.slice(before).map((mail) => mail.at)
    for (let i = 1; i < times.length; i++)
      expect(times[i]! - times[i - 1]!).toBeGreaterThanOrEqual(8 * 60_000)
    expect(times.length).toBeGreaterThan(3)
  })

  test('a program that was off for a day does not send what it missed in a heap', async () => {
    await running(20)
    world.clock.set(at('2026-03-03T16:30'))
    await world.work().drain()
    await world.playTo('2026-03-03T17:00')
    expect(world.delivered.length).toBeLessThanOrEqual(4)
  })

  test('a stale inbox holds follow-ups back, first mails leave', async () => {
    await running(2)
    await world.playTo('2026-03-04T20:00')
    expect(world.delivered.length).toBe(2)
    world.world.inboxDown = true
    await world.playTo('2026-03-10T20:00')
    expect(world.delivered.length).toBe(2)
    world.world.inboxDown = false
    await world.playTo('2026-03-11T20:00')
    expect(world.delivered.length).toBe(4)
  })

  test('when the trial is over nothing is sent, replies are still read', async () => {
    const id = await running(12)
    await world.playTo('2026-03-02T18:00')
    const before = world.delivered.length
    expect(before).toBeGreaterThan(0)
    await world.setTenant({ trial_ends_at: new Date(at('2026-03-02T18:30')).toISOString() })
    world.arrives(world.delivered[0]!.to, { text: 'STOP' })
    await world.playTo('2026-03-20T18:00')
    expect(world.delivered.length).toBe(before)
    expect(await world.campaign(id)).toMatchObject({
      state: 'paused',
      pauseReason: 'trial_expired',
    })
    expect((await world.tenant()).status).toBe('TRIAL_EXPIRED')
    expect((await world.person(world.delivered[0]!.to)).state).toBe('unsubscribed')
    await expect(resumeCampaign(world.engine, world.scope, id)).rejects.toMatchObject({
      code: 'trial_over',
    })
  })

  test('launching lengthens a trial that would end before the campaign', async () => {
    world = await createWorld()
    await world.setTenant({ trial_ends_at: new Date(at('2026-03-10T00:00')).toISOString() })
    await world.addMailbox()
    const id = await world.addCampaign()
    await world.addPeople(id, 2)
    await world.launch(id)
    expect(Date.parse((await world.tenant()).trial_ends_at!)).toBeGreaterThan(
      at('2026-03-25T00:00'),
    )
    await world.playTo('2026-04-10T20:00')
    expect(world.delivered.length).toBe(8)
  })
})
