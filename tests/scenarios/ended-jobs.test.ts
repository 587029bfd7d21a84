import { afterAll, beforeAll, expect, it } from 'vitest'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import { runDueJob } from '#engine/kernel/jobs/run-due-jobs.ts'
import { scopedTx } from '#engine/kernel/tenant-tx.ts'
import { jobKinds } from '#engine/job-kinds.ts'
import { systemActor } from '#model/api/actor.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  jobKinds['counted-test'] = async () => ({})
})
afterAll(async () => {
  delete jobKinds['counted-test']
  await t.close()
})

it.each([
  ['canceled', { cancel_requested: true }, 'cancelled'],
  ['without an attempt left', { attempt: 50 }, 'dead'],
])('a job that is %s before it runs holds up none behind it', async (_name, values, ends) => {
  const scope = { tenantId: t.tenants.a, actor: systemActor }
  while (await runDueJob(t.engine, t.tenants.a));
  const add = () =>
    t.database.tenant(t.tenants.a, (db) =>
      enqueue(scopedTx(t.engine, db, scope), { kind: 'counted-test', payload: {} } as never),
    )
  const stateOf = (id: string) =>
    t.database.tenant(t.tenants.a, (db) =>
      db.selectFrom('jobs').select('state').where('id', '=', id).executeTakeFirstOrThrow(),
    )
  const first = await add()
  t.clock.set(t.clock.now() + 1000)
  const second = await add()
  await t.database.tenant(t.tenants.a, (db) =>
    db.updateTable('jobs').set(values).where('id', '=', first.id).execute(),
  )
  while (await runDueJob(t.engine, t.tenants.a));
  expect([await stateOf(first.id), await stateOf(second.id)]).toEqual([
    { state: ends },
    { state: 'done' },
  ])
})
