import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { isDiskFull } from '#model/lib/disk-full.ts'
import { silentLog } from '#platform/log.ts'
import { keepDiskReserve, RESERVE } from './disk-reserve.ts'
import { openPGlite } from './pglite.ts'

it('the embedded database ends writes before its disk is full, reads on, and goes on when there is room', async () => {
  const database = await openPGlite()
  let free: number | null = 2 * RESERVE
  const reserve = keepDiskReserve(database, async () => free, silentLog, 2 ** 30)
  onTestFinished(async () => {
    reserve.stop()
    await database.close()
  })
  await database.script('create table kept (a int)')
  const write = () =>
    database
      .system((db) => sql`insert into kept values (1)`.execute(db))
      .then(
        () => 'stored',
        (error: unknown) => (isDiskFull(error) ? 'full' : String(error)),
      )
  const count = async () =>
    (
      await database.system((db) =>
        sql<{ n: number }>`select count(*)::int as n from kept`.execute(db),
      )
    ).rows[0]!.n
  expect([await reserve.check(), await write()]).toEqual([true, 'stored'])
  free = RESERVE - 1
  expect([await reserve.check(), await write(), await write(), await count()]).toEqual([
    false,
    'full',
    'full',
    1,
  ])
  free = RESERVE
  expect([await reserve.check(), await write(), await count()]).toEqual([true, 'stored', 2])
  free = null
  expect([await reserve.check(), await write()]).toEqual([true, 'stored'])
})
