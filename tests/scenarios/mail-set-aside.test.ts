import { afterEach, expect, test, vi } from 'vitest'
import { mailboxViews } from '#engine/mail/mailboxes/mailbox-view.ts'
import { listInbox } from '#engine/outreach/replies/inbox.ts'
import { createWorld, type World } from './campaign-world.ts'

vi.setConfig({ testTimeout: 120_000 })

let world: World
afterEach(() => world.close())

test('an answer that could not be read ends the sequence and is named on inbox and mailbox', async () => {
  world = await createWorld()
  await world.addMailbox()
  const id = await world.addCampaign()
  await world.addPeople(id, 1)
  await world.launch(id)
  await world.playTo('2026-03-04T20:00')
  const [sent] = world.delivered
  world.arrives(sent!.to, { subject: 'Re: a very long answer', setAside: 'time' })
  await world.playTo('2026-04-10T20:00')
  expect(world.delivered.length).toBe(1)
  const { rows } = await world.database.tenant(world.tenantId, (db) =>
    listInbox(db, { first: 0, size: 10 }),
  )
  expect(rows[0]).toMatchObject({ kind: 'human', label: 'unknown', text: '' })
  expect(rows[0]!.reason).toContain('reading it took too long')
  const [mailbox] = await world.database.tenant(world.tenantId, (db) =>
    mailboxViews(db, Date.parse(rows[0]!.receivedAt)),
  )
  expect(mailbox!.setAside).toContain(`from ${sent!.to}`)
})
