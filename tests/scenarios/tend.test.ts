import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { openEmptyDatabase } from '#tests/support/open-database.ts'

let database: Database
/** Counts of rows are otherwise written down a second later. */
const counted = '; select pg_stat_force_next_flush()'
beforeAll(async () => {
  database = await openEmptyDatabase()
  await database.script(
    'create table small (n integer); create table "Large one" (n integer); insert into ' +
      'small select generate_series(1, 40); insert into "Large one" select ' +
      'generate_series(1, 2000); update "Large one" set n = n + 1' +
      counted,
  )
})
afterAll(() => database.close())

const known = async () =>
  (
    await database.system((db) =>
      sql<{
        name: string
        rows: number
        dead: number
      }>`select c.relname as name, c.reltuples as rows, s.n_dead_tup as dead from pg_class c
        join pg_stat_user_tables s on s.relid = c.oid where c.relname <> 'schema_migrations'
        order by name`.execute(db),
    )
  ).rows

it('the embedded database vacuums the table that changed most, once; PostgreSQL does so itself', async () => {
  if (database.kind === 'postgres') return expect(await database.vacuum()).toBe(false)
  expect(await known()).toEqual([
    { name: 'Large one', rows: -1, dead: 2000 },
    { name: 'small', rows: -1, dead: 0 },
  ])
  expect(await database.vacuum()).toBe(true)
  expect(await known()).toEqual([
    { name: 'Large one', rows: 2000, dead: 0 },
    { name: 'small', rows: -1, dead: 0 },
  ])
  expect(await database.vacuum()).toBe(false)
})

it('waits for the transaction that runs', async () => {
  if (database.kind === 'postgres') return
  await database.script('update "Large one" set n = n + 1' + counted)
  const order: string[] = []
  await Promise.all([
    database.system(async (db) => {
      await sql`select 1`.execute(db)
      await sql`select 2`.execute(db)
      order.push('transaction')
    }),
    database.vacuum().then((did) => order.push(`tended ${did}`)),
  ])
  expect(order).toEqual(['transaction', 'tended true'])
})

it('the embedded database checkpoints its write-ahead log, because no other process does', async () => {
  if (database.kind === 'postgres') return
  const unchecked = async () =>
    (
      await database.system((db) =>
        sql<{
          bytes: number
        }>`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as bytes from pg_control_checkpoint()`.execute(
          db,
        ),
      )
    ).rows[0]!.bytes
  expect(await unchecked()).toBeLessThan(64e6)
  await database.script(
    `create table wide (text text); insert into wide select repeat('x', 600) from generate_series(1, 110000)`,
  )
  expect(await unchecked()).toBeGreaterThan(64e6)
  await database.vacuum()
  expect(await unchecked()).toBeLessThan(1e6)
})
