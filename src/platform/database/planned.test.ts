import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest'
import { openEmptyDatabase } from '#tests/support/open-database.ts'
import { PREPARED, type Database, type Db } from './database.ts'

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
  await database.script('create table kept (id integer primary key, note text)')
})
beforeEach(() => database.script('delete from kept'))
afterAll(() => database.close())

const ask = async (statement: RawBuilder<unknown>) =>
  (await database.system((db) => statement.execute(db))).rows
const keep = (db: Db, id: number | null, note: string | null = null) =>
  sql`${PREPARED} insert into kept values (${id}::int, ${note}) returning id, note`.execute(db)

const moment = new Date(Date.UTC(2026, 2, 29, 1, 0, 0, 123))
/**
 * Statements that run repeatedly with different values: the first run plans, and only then the
 * result's columns are described.
 */
const asked: [string, (value: never) => RawBuilder<unknown>, readonly unknown[]][] = [
  [
    'text',
    (value) => sql`select ${value}::text as value`,
    ['a', '', null, 'ü, \n\t"\\\'', 'null', '日本 🦊'],
  ],
  [
    'numbers',
    (value) =>
      sql`select ${value}::int as value, ${value}::bigint as wide, ${value}::numeric as exact,
        ${value}::float8 as double`,
    [1, null, -5, 2_147_483_647],
  ],
  [
    'truths',
    (value) => sql`select ${value}::boolean as value, not ${value}::boolean as other`,
    [true, false, null],
  ],
  [
    'moments',
    (value) => sql`select ${value}::timestamptz as value, ${value}::timestamptz::date as day`,
    [moment, null, '2026-11-23T10:00:00Z'],
  ],
  [
    'json',
    (value) => sql`select ${value}::jsonb as value, ${value}::jsonb -> 'a' as inner`,
    ['{"a":{"b":[1,null]}}', null, '[]', '"text"'],
  ],
  ['bytes', (value) => sql`select decode(${value}, 'hex') as value`, ['00ff10', '', null]],
  [
    'lists',
    (value) => sql`select ${value}::text[] as value, array_length(${value}::text[], 1) as length`,
    ['{}', '{a,"b c",null}', null],
  ],
  [
    'no row, one row, several',
    (value) => sql`select n from generate_series(1, ${value}::int) n`,
    [0, 1, 3, null, 0],
  ],
  ['no value to fill in', () => sql`select 1 as one`, [null, null]],
]

test.each(asked)(
  'a planned statement answers as any other: %s',
  async (_what, statement, values) => {
    for (const value of [...values, ...values])
      expect(await ask(sql`${PREPARED} ${statement(value as never)}`)).toEqual(
        await ask(statement(value as never)),
      )
  },
)

it('says how many rows it wrote', async () => {
  const count = await database.system(async (db) => {
    await keep(db, 1)
    await keep(db, 2)
    return (await sql`${PREPARED} update kept set note = 'x'`.execute(db)).numAffectedRows
  })
  expect(count).toBe(2n)
})

it('a refusal has its code and constraint, rolls back, and leaves the statement usable', async () => {
  await database.system((db) => keep(db, 1, 'first'))
  await expect(
    database.system(async (db) => {
      await keep(db, 2)
      await keep(db, 1, 'second')
    }),
  ).rejects.toMatchObject({ code: '23505', constraint: 'kept_pkey' })
  await expect(database.system((db) => keep(db, null))).rejects.toMatchObject({ code: '23502' })
  expect((await database.system((db) => keep(db, 2))).rows).toEqual([{ id: 2, note: null }])
  expect(await ask(sql`select id, note from kept order by id`)).toEqual([
    { id: 1, note: 'first' },
    { id: 2, note: null },
  ])
})

it('a value that cannot be read is refused, and the next one is read', async () => {
  const read = (text: string) => ask(sql`${PREPARED} select ${text}::uuid as id`)
  await expect(read('no id')).rejects.toMatchObject({ code: '22P02' })
  expect(await read('01890a5d-ac96-774b-bcce-b302099a8057')).toEqual([
    { id: '01890a5d-ac96-774b-bcce-b302099a8057' },
  ])
})

it('one that could not be planned is planned when it can be', async () => {
  const later = () => ask(sql`${PREPARED} select id from later where id = ${1}::int`)
  await expect(later()).rejects.toMatchObject({ code: '42P01' })
  await database.script('create table later as select 1 as id')
  expect(await later()).toEqual([{ id: 1 }])
})

it('a statement first sent after a refusal fails with the transaction, and works in the next', async () => {
  const first = (db: Db) => sql`${PREPARED} select 'first' as word, ${1}::int as one`.execute(db)
  const [refused, after] = await database.system(async (db) =>
    Promise.allSettled([sql`select 1 / 0`.execute(db), first(db)]),
  )
  expect([refused, after]).toMatchObject([
    { reason: { code: '22012' } },
    { reason: { code: '25P02' } },
  ])
  expect((await database.system(first)).rows).toEqual([{ word: 'first', one: 1 }])
})

it('statements sent without waiting are taken in the order in which they were sent, planned or not', async () => {
  await database.system(async (db) => {
    const sent = [
      keep(db, 1),
      sql`insert into kept values (2, 'plain')`.execute(db),
      sql`${PREPARED} update kept set note = coalesce(note, '') || ' seen'`.execute(db),
      sql`insert into kept values (${3}::int, null)`.execute(db),
      keep(db, 4),
    ]
    await Promise.all(sent)
  })
  expect(await ask(sql`select id, note from kept order by id`)).toEqual([
    { id: 1, note: ' seen' },
    { id: 2, note: 'plain seen' },
    { id: 3, note: null },
    { id: 4, note: null },
  ])
})

it('goes on when it is planned anew', async () => {
  const one = (n: number) => ask(sql`${PREPARED} select ${n}::int + 1 as next`)
  for (let n = 0; n < 300; n++) expect(await one(n)).toEqual([{ next: n + 1 }])
})
