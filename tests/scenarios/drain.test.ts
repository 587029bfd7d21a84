import { afterEach, expect, it } from 'vitest'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import { concurrentEnded } from '#engine/kernel/jobs/run-due-jobs.ts'
import { scopedTx } from '#engine/kernel/tenant-tx.ts'
import { SEND_NOTICE } from '#engine/administration/notices/queue-notice.ts'
import { createWorld, type World } from './campaign-world.ts'

let world: World
afterEach(() => world.close())

it('draining claims what had no room beside the loop, also when room came within its last round', async () => {
  world = await createWorld()
  const { engine, scope, tenantId, clock, database } = world
  await world.addMailbox()
  const user = await engine.stores
    .of('user')
    .create(scope, { tenantId, subject: 'ann', email: 'ann@acme.example' })
  const queue = () =>
    database.system((db) =>
      enqueue(scopedTx(engine, db, scope), {
        kind: SEND_NOTICE,
        payload: {
          kind: 'exports',
          userId: user.id,
          facts: { what: 'Profiles', by: 'Bob', at: new Date(clock.now()) },
        },
      }),
    )
  let sent = 0
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  engine.systemMailer = { send: () => gate.then(() => void sent++) }
  for (let n = 0; n < 3; n++) await queue()
  // Two are sent beside the loop, which is as many as there may be.
  const earlier = world.work()
  while (await earlier.tick());
  // Both end in the round that found no room for the third: while it reads the inbox.
  clock.advance(3_600_000)
  const { newMessages } = engine.reader
  engine.reader.newMessages = async (...asked) => {
    letGo()
    await concurrentEnded(engine)
    return newMessages(...asked)
  }
  await world.work().drain()
  expect(sent).toBe(3)
})

it('a target that has passed by the time it is played to leaves the clock where it is', async () => {
  world = await createWorld()
  const { clock } = world
  const target = clock.now()
  clock.advance(1)
  await world.work().playTo(target, clock)
  expect(clock.now()).toBe(target + 1)
})
