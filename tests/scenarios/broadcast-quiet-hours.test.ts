import { afterAll, beforeAll, expect, it } from 'vitest'
import { baseRow } from '#engine/kernel/rows.ts'
import { stopBroadcast } from '#engine/engage/broadcasts/control.ts'
import { startBroadcast } from '#engine/engage/broadcasts/start.ts'
import { publishTemplate } from '#engine/engage/templates/publish-template.ts'
import { at, createWorld } from './campaign-world.ts'

/** More than are released at a time. */
const ASLEEP = 1500
const AWAKE = 20

let world: Awaited<ReturnType<typeof createWorld>>

beforeAll(async () => {
  world = await createWorld({ start: '2026-03-02T09:00' })
  const { engine, scope, tenantId } = world
  await engine.stores.of('topic').create(scope, { id: 'news', name: 'News' })
  await engine.stores
    .of('template')
    .create(scope, { id: 'hello', name: 'Hello', subject: 'Hi', source: '<p>Hello</p>' })
  await publishTemplate(engine, scope, 'hello', { despiteWarnings: true })
  const mailbox = await world.addMailbox({
    gapMinutes: 1,
    rampStart: 50,
    dailyCap: 50,
    windowDays: [1, 2, 3, 4, 5, 6, 7],
    windowFrom: '00:00',
    windowTo: '24:00',
  })
  await engine.stores.of('engage').create(scope, {
    id: 'mail',
    name: 'News mail',
    templateId: 'hello',
    mailboxId: mailbox.id,
    topicId: 'news',
    quietFrom: '21:00',
    quietTo: '08:00',
  })
  await engine.stores.of('user-list').create(scope, { id: 'all', name: 'Readers' })
  const people = Array.from({ length: ASLEEP + AWAKE }, (_unused, n) => ({
    ...baseRow(engine, scope),
    name: `Reader ${n}`,
    email: `${n < ASLEEP ? 'asleep' : 'awake'}${n}@reader.example`,
    properties: { timeZone: n < ASLEEP ? 'America/Los_Angeles' : 'Europe/Berlin' },
  }))
  await world.database.tenant(tenantId, async (db) => {
    for (let from = 0; from < people.length; from += 500) {
      const some = people.slice(from, from + 500)
      await db
        .insertInto('profiles')
        .values(some as never)
        .execute()
      await db
        .insertInto('list_members')
        .values(
          some.map(({ id }) => ({ ...baseRow(engine, scope), list_id: 'all', profile_id: id })),
        )
        .execute()
    }
  })
})
afterAll(() => world?.database.close())

it('people whom quiet hours keep waiting hold up none of the others', async () => {
  const { engine, scope } = world
  const { id } = await engine.stores
    .of('broadcast')
    .create(scope, { name: 'Spring', engageId: 'mail', audienceKind: 'list', listId: 'all' })
  await startBroadcast(engine, scope, id)
  await world.playTo('2026-03-02T09:40')
  const addresses = world.delivered.map(({ to }) => to)
  expect(addresses.filter((address) => address.startsWith('awake'))).toHaveLength(AWAKE)
  expect(addresses.filter((address) => address.startsWith('asleep'))).toEqual([])
  expect(at('2026-03-02T09:40')).toBeLessThanOrEqual(world.clock.now())
})

it('a stopped broadcast is deleted once none of its emails can leave', async () => {
  const { engine, scope, tenantId } = world
  const broadcasts = engine.stores.of('broadcast')
  const [{ id } = { id: '' }] = (await broadcasts.list(scope, {})).rows
  await stopBroadcast(engine, scope, id)
  const openOne = (state: 'waiting' | 'cancelled') =>
    world.database.tenant(tenantId, (db) =>
      db
        .updateTable('engage_messages')
        .set({ state })
        .where('tenant_id', '=', tenantId)
        .where('owner_id', '=', id)
        .where('state', '<>', 'sent')
        .execute(),
    )
  await openOne('waiting')
  await expect(broadcasts.remove(scope, id, null)).rejects.toThrow(
    'Its emails are still being canceled. Try again in a minute.',
  )
  await openOne('cancelled')
  await broadcasts.remove(scope, id, null)
  expect(await broadcasts.get(scope, id)).toBeNull()
})

it('people of a broadcast wait while its message is switched off', async () => {
  const { engine, scope, tenantId, delivered } = world
  const engages = engine.stores.of('engage')
  const first = await engages.get(scope, 'mail')
  const { mailboxId } = first!
  await engages.create(scope, { id: 'off', name: 'Message off', templateId: 'hello', mailboxId })
  await engine.stores.of('user-list').create(scope, { id: 'few', name: 'Few readers' })
  await world.database.tenant(tenantId, async (db) => {
    const people = await db
      .selectFrom('profiles')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('email', 'like', 'awake%')
      .limit(5)
      .execute()
    const members = people.map(({ id }) => ({
      ...baseRow(engine, scope),
      list_id: 'few',
      profile_id: id,
    }))
    await db.insertInto('list_members').values(members).execute()
  })
  const before = delivered.length
  const { id } = await engine.stores
    .of('broadcast')
    .create(scope, { name: 'Later', engageId: 'off', audienceKind: 'list', listId: 'few' })
  await startBroadcast(engine, scope, id)
  await world.playTo('2026-03-02T09:42')
  await engages.update(scope, 'off', null, { enabled: false })
  await world.playTo('2026-03-02T12:00')
  const sent = delivered.length - before
  expect(sent).toBeLessThan(5)
  await engages.update(scope, 'off', null, { enabled: true })
  await world.playTo('2026-03-02T15:00')
  expect(delivered.length - before).toBe(5)
})
