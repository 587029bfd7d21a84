import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openEmptyDatabase } from '#tests/support/open-database.ts'
import { arrayParam } from './database.ts'

test.each([
  ['text', ['a', 'b"c', 'd\\e', '\\"', '', 'null', 'NULL', '{x}', 'ü, \n\t', ' ', null, '日本']],
  ['text', []],
  ['uuid', ['01890a5d-ac96-774b-bcce-b302099a8057', '01890a5d-ac96-774b-bcce-b302099a8058']],
  ['uuid', []],
  ['boolean', [true, false, null]],
  [
    'timestamptz',
    [0, null, Date.UTC(2026, 2, 29, 1, 0, 0, 123), Date.UTC(9999, 11, 31, 23, 59, 59, 999), 0, 0],
  ],
] as const)('a list of %s arrives as it is: %j', async (type, values) => {
  const database = await openEmptyDatabase()
  const { rows } = await database.system((db) =>
    sql<{
      value: unknown
    }>`select value from unnest(${arrayParam(values, type)}) with ordinality as w(value, n) order by n`.execute(
      db,
    ),
  )
  expect(rows.map(({ value }) => (value instanceof Date ? value.getTime() : value))).toEqual(values)
  await database.close()
})
