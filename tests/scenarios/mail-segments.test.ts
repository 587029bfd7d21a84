import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import type { Condition } from '#condition/condition.ts'
import { createWorld, type World } from './campaign-world.ts'

vi.setConfig({ testTimeout: 120_000 })
let world: World
afterEach(() => world.close())

const happened = (interaction: string, more: object = {}): Condition => ({
  type: 'campaignMailCondition',
  parameterValues: { interaction, ...more },
})
const movement = (kind: string, segmentId: string, more: object = {}): Condition => ({
  type: 'segmentHistoryCondition',
  parameterValues: { movement: kind, segmentId, ...more },
})
const first = 'person0@firm0.example'

/**
 * Two people of a campaign who are known as profiles, and segments about what becomes of their
 * mails.
 */
async function twoKnown(conditions: Record<string, Condition>) {
  world = await createWorld()
  const { engine, scope } = world
  for (const n of [0, 1])
    await engine.stores
      .of('profile')
      .create(scope, { name: `Person ${n}`, email: `person${n}@firm${n}.example` })
  await world.addMailbox()
  const id = await world.addCampaign()
  for (const [segment, condition] of Object.entries(conditions))
    await engine.stores
      .of('segment')
      .create(scope, { id: segment, name: `Segment ${segment}`, condition: condition as never })
  await world.addPeople(id, 2)
  await world.launch(id)
  return id
}

const inSegment = async (id: string) =>
  (
    await world.database.tenant(world.tenantId, (db) =>
      sql<{
        name: string
      }>`select p.name from segment_members m join profiles p on p.tenant_id = m.tenant_id
        and p.id = m.profile_id where m.tenant_id = ${world.tenantId} and m.segment_id = ${id}
        and m.left_at is null order by p.name`.execute(db),
    )
  ).rows.map((row) => row.name)

test('a sent, answered or bounced email changes the segment at once, until the window has passed', async () => {
  await twoKnown({
    sent: happened('sent', { numberOfDays: 1 }),
    answered: happened('replied'),
    gone: happened('bounced', { numberOfDays: 2 }),
    again: movement('left', 'sent', { numberOfDays: 7 }),
  })
  expect([await inSegment('sent'), await inSegment('answered'), await inSegment('gone')]).toEqual([
    [],
    [],
    [],
  ])
  await world.playTo('2026-03-02T18:00')
  expect(await inSegment('sent')).toEqual(['Person 0', 'Person 1'])
  const sentAt = world.mailsTo(first)[0]!.at

  world.arrives(first, { text: 'Thank you, tell me more?' })
  world.arrives('person1@firm1.example', {
    from: { address: 'mailer-daemon@firm1.example', name: '' },
    machine: {
      kind: 'bounce',
      permanent: true,
      recipient: 'person1@firm1.example',
      status: '5.1.1',
      diagnostic: 'no such user',
    },
  })
  await world.playTo('2026-03-02T19:00')
  expect([await inSegment('answered'), await inSegment('gone')]).toEqual([
    ['Person 0'],
    ['Person 1'],
  ])

  const work = world.work()
  const day = 24 * 3_600_000
  await work.playTo(sentAt + day - 1, world.clock)
  expect([await inSegment('sent'), await inSegment('again')]).toEqual([
    ['Person 0', 'Person 1'],
    [],
  ])
  await world.playTo('2026-03-03T18:00')
  expect(
    [await inSegment('sent'), await inSegment('again')],
    'who leaves one segment comes to the one about leaving it',
  ).toEqual([[], ['Person 0', 'Person 1']])
  await world.playTo('2026-03-05T18:00')
  expect([await inSegment('answered'), await inSegment('gone')]).toEqual([['Person 0'], []])
  await world.playTo('2026-03-11T18:00')
  expect(await inSegment('again')).toEqual([])
})

test('a mail that the server refuses for good counts as one that came back', async () => {
  await twoKnown({ gone: happened('bounced'), sent: happened('sent') })
  world.world.answer = (mail) =>
    mail.envelope.to === first
      ? {
          kind: 'rejected',
          stage: 'rcpt',
          code: 550,
          enhanced: '5.1.1',
          reply: '550 5.1.1 no such user',
        }
      : { kind: 'accepted', reply: '250 ok', providerId: '' }
  await world.playTo('2026-03-02T18:00')
  expect([await inSegment('gone'), await inSegment('sent')]).toEqual([['Person 0'], ['Person 1']])
})

test('of which campaign is asked where one is named', async () => {
  const named: Record<string, Condition> = {}
  const id = await twoKnown(named)
  await world.engine.stores.of('segment').create(world.scope, {
    id: 'this',
    name: 'This one',
    condition: happened('sent', { campaignId: id }) as never,
  })
  await expect(
    world.engine.stores.of('segment').create(world.scope, {
      id: 'none',
      name: 'No such',
      condition: happened('sent', {
        campaignId: '01900000-0000-7000-8000-0000000000c1',
      }) as never,
    }),
  ).rejects.toMatchObject({ errors: [{ path: '/condition/parameterValues/campaignId' }] })
  await expect(
    world.engine.stores
      .of('segment')
      .update(world.scope, 'this', null, { condition: movement('left', 'this') as never }),
  ).rejects.toMatchObject({ errors: [{ path: '/condition/parameterValues/segmentId' }] })
  await world.playTo('2026-03-02T18:00')
  expect(await inSegment('this')).toEqual(['Person 0', 'Person 1'])
})
