import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openEmptyDatabase } from '#tests/support/open-database.ts'
import type { Database, Db } from './database.ts'

const TENANT = '01890a5d-ac96-774b-bcce-b302099a8057'
let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
  await database.script(
    'do $$ begin create role outrider_tenant; exception when duplicate_object then null; ' +
      'end $$; create table kept (id integer primary key); grant all on kept to ' +
      'outrider_tenant',
  )
})
beforeEach(() => database.script('delete from kept'))
afterAll(() => database.close())

const nothing = async () => {}
const keep = (db: Db, id: number) => sql`insert into kept values (${id}::int)`.execute(db)
const kept = async () =>
  (
    await database.system((db) => sql<{ id: number }>`select id from kept order by id`.execute(db))
  ).rows.map(({ id }) => id)

it('what goes along with the beginning is bound to the tenant, and handed to the work', async () => {
  const tenant = async (db: Db) =>
    (
      await sql<{
        id: string
        role: string
      }>`select current_setting('outrider.tenant_id') as id, current_user as role`.execute(db)
    ).rows[0]
  expect(await database.pipelined(TENANT, tenant, async (_db, found) => found)).toEqual({
    id: TENANT,
    role: 'outrider_tenant',
  })
})

it('what nobody waited for is committed', async () => {
  const answer = await database.pipelined(TENANT, nothing, async (db, _found, last) => {
    last(keep(db, 1))
    last(keep(db, 2))
    return 'answer'
  })
  expect([answer, await kept()]).toEqual(['answer', [1, 2]])
})

it('one of them that is refused takes all with it, and its own fault is told', async () => {
  const failing = database.pipelined(TENANT, nothing, async (db, _found, last) => {
    await keep(db, 1)
    last(keep(db, 2))
    last(keep(db, 1))
    last(keep(db, 3))
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(await kept()).toEqual([])
})

it('its fault is told also where the work hears only that the transaction has failed', async () => {
  const failing = database.pipelined(TENANT, nothing, async (db, _found, last) => {
    last(Promise.all([keep(db, 1), keep(db, 1)]))
    await keep(db, 2)
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(await kept()).toEqual([])
})

it('the work is not begun when what goes along with the beginning is refused', async () => {
  let begun = false
  await expect(
    database.pipelined(
      TENANT,
      (db) => sql`select 1 / 0`.execute(db),
      async () => void (begun = true),
    ),
  ).rejects.toMatchObject({ code: '22012' })
  expect(begun).toBe(false)
})

it('a fault of the work takes back what was sent before it, and the next transaction is as new', async () => {
  const failing = database.pipelined(TENANT, nothing, async (db, _found, last) => {
    last(keep(db, 1))
    throw new Error('its own')
  })
  await expect(failing).rejects.toThrow('its own')
  await database.pipelined(TENANT, nothing, async (db, _found, last) => last(keep(db, 4)))
  expect(await kept()).toEqual([4])
})
