import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { clearCaches, subscribeToInvalidation } from '#engine/administration/caches/clear-caches.ts'
import { createSource, sourceOfKey } from '#engine/ingest/events/write-keys.ts'
import { sha256 } from '#platform/secrets.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const clear = (who: 'admin' | 'reader' | 'member') =>
  t.app.inject({
    method: 'POST',
    url: '/api/v1/settings/clearcache',
    headers: t.as[who],
    payload: {},
  })

it('forgets what is kept, here and in every other process', async () => {
  const { key } = await createSource(
    t.engine,
    { tenantId: t.tenants.a, actor: systemActor },
    { name: 'Website', kind: 'server' },
  )
  // Another process over the same database: an engine of its own.
  const other = { ...t.engine }
  const deaf = await subscribeToInvalidation(other)
  expect([
    (await sourceOfKey(t.engine, key))?.tenantId,
    (await sourceOfKey(other, key))?.tenantId,
  ]).toEqual([t.tenants.a, t.tenants.a])
  await t.database.system((db) =>
    db.updateTable('sources').set({ enabled: false }).where('key_hash', '=', sha256(key)).execute(),
  )
  expect(await sourceOfKey(other, key)).not.toBeNull()
  const answer = await clear('admin')
  expect(
    answer.json().cleared.find((one: { id: string }) => one.id === 'write-keys'),
  ).toMatchObject({ entries: 1 })
  expect(await sourceOfKey(t.engine, key)).toBeNull()
  // The notification needs a turn of the event loop, which answers from a cache never give.
  await expect.poll(() => sourceOfKey(other, key), { timeout: 20_000 }).toBeNull()
  await deaf()
})

it('is an admin’s to do, is in the log, and does no harm when nothing is kept', async () => {
  expect([(await clear('member')).statusCode, (await clear('reader')).statusCode]).toEqual([
    403, 403,
  ])
  expect((await clearCaches(t.engine)).every(({ entries }) => entries === 0)).toBe(true)
  const { rows } = await t.engine.stores
    .of('audit-entry')
    .list(
      { tenantId: '', actor: systemActor },
      { filter: { action: 'other', actorName: 'admin@a.example' } },
    )
  expect(rows).toMatchObject([{ summary: 'Caches of the installation cleared' }])
})
