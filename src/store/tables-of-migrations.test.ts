import { readFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { entities } from '#model/schema/entities.generated.ts'
import type { Database } from '#platform/database/database.ts'
import { diffTables } from '#store/diff-tables.ts'
import { TEXT_FUNCTIONS_FILE } from '#store/next-migration.ts'
import { tablesOf } from '#store/tables.ts'
import { byHand, describeTables } from '#tests/support/describe-tables.ts'
import { openEmptyDatabase, openTestDatabase } from '#tests/support/open-database.ts'

/** The functions that indexes of the schema use. */
const textFunctions = readFileSync(`src/store/migrations/${TEXT_FUNCTIONS_FILE}`, 'utf8')

const opened: Database[] = []
afterAll(() => Promise.all(opened.map((database) => database.close())))
const opening = async (database: Promise<Database>) => {
  opened.push(await database)
  return database
}

/**
 * The migrations are a history, the schemas a wish: an empty database must become the same by
 * either way.
 */
it('migrations give exactly the tables that the schemas want', async () => {
  const wanted = await opening(openEmptyDatabase())
  await wanted.script(textFunctions)
  await wanted.script(diffTables({}, tablesOf(entities)).join('\n'))
  const [migrated, wished] = [
    await describeTables(await opening(openTestDatabase())),
    await describeTables(wanted),
  ]
  expect(
    migrated.filter((line) => !wished.includes(line)),
    'made by migrations, in no schema',
  ).toEqual(byHand.toSorted())
  expect(
    wished.filter((line) => !migrated.includes(line)),
    'wanted by schemas, made by no migration',
  ).toEqual([])
  expect(wished.length).toBeGreaterThan(entities.length * 10)
  await wanted.script(diffTables(tablesOf(entities), {}).join('\n'))
  expect(await describeTables(wanted), 'left behind by tables that were dropped').toEqual([])
}, 180_000)
