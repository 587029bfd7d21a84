import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { silentLog } from '#platform/log.ts'
import type { DeliveryResult } from '#platform/mail/mail.ts'
import { createReplyJournal } from '#platform/mail/reply-journal.ts'
import { dispatchMailbox } from '#engine/outreach/sending/dispatch.ts'
import { recoverLapsedSends } from '#engine/recovery/recover-lapsed.ts'
import { replayJournal } from '#engine/recovery/replay-journal.ts'
import { lapseLeases } from '#tests/support/lapse-leases.ts'
import { at, createWorld, type World } from './campaign-world.ts'

vi.setConfig({ testTimeout: 120_000 })
let world: World
let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'outrider-journal-'))))
afterEach(async () => {
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})

const journal = () => createReplyJournal({ folder, log: silentLog })
const first = 'person0@firm0.example'
const mailOf = async () => (await world.ledger()).find((row) => row.step_id === 's1')!
const accepted: DeliveryResult = {
  kind: 'accepted',
  reply: '250 2.0.0 queued as 4711',
  providerId: '4711',
}
const refused: DeliveryResult = {
  kind: 'rejected',
  stage: 'rcpt',
  code: 550,
  enhanced: '5.1.1',
  reply: '550 5.1.1 no such user',
}
const deferred: DeliveryResult = {
  kind: 'deferred',
  stage: 'rcpt',
  code: 450,
  enhanced: '4.2.1',
  reply: '450 4.2.1 greylisted',
}

/**
 * The server has answered and the reply is on disk; then the process is gone, before the database
 * had it.
 */
async function diesBetween(answer: DeliveryResult) {
  world = await createWorld()
  const mailbox = await world.addMailbox()
  const id = await world.addCampaign()
  await world.addPeople(id, 1)
  await world.launch(id)
  await world.work().drain()
  world.clock.set((await mailOf()).planned_at!.getTime())
  const own = journal()
  const dying = world.makeEngine({
    ...own,
    note: async (entry) => (await own.note(entry), Promise.reject(new Error('killed'))),
  })
  world.world.answer = () => answer
  await expect(dispatchMailbox(dying, world.tenantId, mailbox.id)).rejects.toThrow('killed')
  world.world.answer = () => accepted
  expect(await mailOf()).toMatchObject({ state: 'sending', smtp_reply: '' })
  return world.clock.now()
}

describe('a process that dies between the reply and the row', () => {
  test('a mail that was taken is accepted at the next start, at its time, and never unknown', async () => {
    const when = await diesBetween(accepted)
    world.clock.set(when + 3_600_000)
    const next = world.makeEngine(journal())
    expect(await replayJournal(next)).toBe(1)
    expect(await mailOf()).toMatchObject({
      state: 'accepted',
      smtp_reply: '250 2.0.0 queued as 4711',
      provider_id: '4711',
    })
    expect((await mailOf()).accepted_at!.getTime()).toBe(when)
    expect(await recoverLapsedSends(next, world.tenantId)).toBe(0)
    expect(readdirSync(folder)).toEqual([])
    await world.playTo('2026-04-10T20:00')
    expect(world.mailsTo(first)).toHaveLength(4)
  })

  test.each([
    ['no such person', refused, 'rejected', 'bounced'],
    ['try later', deferred, 'planned', 'pending'],
  ] as const)('%s: what was said holds', async (_what, answer, state, person) => {
    await diesBetween(answer)
    await replayJournal(world.makeEngine(journal()))
    const row = await mailOf()
    expect([row.state === 'deferred' ? 'planned' : row.state, row.smtp_reply]).toEqual([
      state,
      answer.reply,
    ])
    const standing = (await world.person(first)).state
    expect(
      standing === person ||
        (person === 'pending' && ['pending', 'scheduled', 'in_sequence'].includes(standing)),
      standing,
    ).toBe(true)
    await world.playTo('2026-04-10T20:00')
    expect(world.mailsTo(first)).toHaveLength(person === 'bounced' ? 0 : 4)
  })

  test('another worker had given it up as unknown: the journal knows better', async () => {
    const when = await diesBetween(accepted)
    world.clock.set(when + 60_000)
    await lapseLeases(world.database)
    expect(await recoverLapsedSends(world.engine, world.tenantId)).toBe(1)
    expect((await mailOf()).state).toBe('unknown')
    await replayJournal(world.makeEngine(journal()))
    expect((await mailOf()).state).toBe('accepted')
  })

  test('a file that another process takes away before it is read does not stop the start', async () => {
    await diesBetween(accepted)
    // A link to nothing is listed, and is not there when it is read.
    symlinkSync(join(folder, 'taken'), join(folder, 'smtp-replies.1.taken.jsonl'))
    expect(await replayJournal(world.makeEngine(journal()))).toBe(1)
    expect((await mailOf()).state).toBe('accepted')
  })

  test('read twice, it changes nothing', async () => {
    await diesBetween(accepted)
    const { entries } = await journal().left()
    await replayJournal(world.makeEngine(journal()))
    const before = await mailOf()
    const again = journal()
    for (const entry of entries) await again.note(entry)
    await replayJournal(world.makeEngine(journal()))
    expect(await mailOf()).toEqual(before)
  })
})

test('a database that was away for the outcome gets it before anything is called unknown', async () => {
  world = await createWorld()
  const mailbox = await world.addMailbox()
  const id = await world.addCampaign()
  await world.addPeople(id, 1)
  await world.launch(id)
  await world.work().drain()
  world.clock.set((await mailOf()).planned_at!.getTime())
  let away = false
  const own = world.makeEngine(journal())
  const engine = {
    ...own,
    database: {
      ...own.database,
      tenant: ((...args: Parameters<typeof own.database.tenant>) =>
        away
          ? Promise.reject(new Error('connection lost'))
          : own.database.tenant(...args)) as typeof own.database.tenant,
    },
  }
  world.world.beforeDelivery = async () => void (away = true)
  await expect(dispatchMailbox(engine, world.tenantId, mailbox.id)).rejects.toThrow(
    'connection lost',
  )
  away = false
  world.clock.set(at('2026-03-02T20:00'))
  await lapseLeases(world.database)
  expect(await recoverLapsedSends(engine, world.tenantId)).toBe(0)
  expect((await mailOf()).state).toBe('accepted')
  expect(engine.journal.unsettled()).toEqual([])
})
