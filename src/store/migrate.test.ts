import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { wire } from '#wiring/adapters.ts'
import { openDatabase } from '#wiring/open-database.ts'
import { readConfig } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { silentLog } from '#platform/log.ts'
import { describeTables } from '#tests/support/describe-tables.ts'
import { openEmptyDatabase } from '#tests/support/open-database.ts'
import { restoreBackup } from './backup.ts'
import { ledgerSql, migrate, readMigrations, type Migration } from './migrate.ts'

vi.setConfig({ testTimeout: 120_000 })

const undo: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const one of undo.splice(0).toReversed()) await one()
})
const openEmpty = async () => {
  const database = await openEmptyDatabase()
  undo.push(() => database.close())
  return database
}

const first: Migration = { name: '0001-schema', text: 'create table ships (id integer);' }
const second: Migration = { name: '0002-functions', text: 'insert into ships values (1);' }

/** The ledger of a database from before the first release, with the first of its 57 migrations. */
const preRelease = (database: Database) =>
  database.script(
    `insert into schema_migrations (name, hash) values ('0001-initial', 'a'), ('0002-add-contact-requests', 'b')`,
  )

describe('migrate', () => {
  it('applies what is missing, in order and once', async () => {
    const database = await openEmpty()
    expect(await migrate(database, [first])).toEqual(['0001-schema'])
    expect(await migrate(database, [first, second])).toEqual(['0002-functions'])
    expect(await migrate(database, [first, second])).toEqual([])
  })

  it('applies all of a call or nothing', async () => {
    const database = await openEmpty()
    const faulty = { name: '0002-functions', text: 'insert into boats values (1);' }
    await expect(migrate(database, [first, faulty])).rejects.toThrow('boats')
    expect(await migrate(database, [first, second])).toEqual(['0001-schema', '0002-functions'])
  })

  it('refuses a database that is newer than the program', async () => {
    const database = await openEmpty()
    await migrate(database, [first, second])
    await expect(migrate(database, [first])).rejects.toThrow(
      'The database holds the migration "0002-functions", which this version does not know.',
    )
  })

  it('refuses a migration that was changed after it had been applied', async () => {
    const database = await openEmpty()
    await migrate(database, [first])
    const changed = { ...first, text: `${first.text}\n-- Changed.` }
    await expect(migrate(database, [changed])).rejects.toThrow(
      'The migration "0001-schema" was changed after it had been applied.',
    )
  })

  it('refuses a database from before the first release, and changes nothing in it', async () => {
    const database = await openEmpty()
    await preRelease(database)
    await expect(migrate(database, readMigrations())).rejects.toThrow(
      /made before the first release.*Start with an empty database.*export there and import here/,
    )
    expect(await describeTables(database)).toEqual([])
  })
})

it('the product does not start on a data folder from before the first release', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outrider-old-'))
  undo.push(() => rmSync(folder, { recursive: true, force: true }))
  const config = readConfig({ DATA_DIR: folder, DEMO_DATA: 'none' })
  const opened = await openDatabase(config, silentLog)
  undo.push(() => opened.close())
  await opened.database.script(ledgerSql)
  await preRelease(opened.database)
  await expect(wire(config, silentLog, { opened, outside: false })).rejects.toThrow(
    /before the first release.*another DATA_DIR/,
  )
})

it('a backup from before the first release is refused', async () => {
  const database = await openEmpty()
  const head = { format: 'outrider-backup-1', migrations: ['0001-initial'], sealedWith: 'key' }
  const lines = (async function* () {
    yield JSON.stringify(head)
  })()
  await expect(
    restoreBackup(database, { lines, migrations: readMigrations(), sealedWith: 'key' }),
  ).rejects.toThrow(/backup was made before the first release.*export there and import here/)
  expect(await describeTables(database)).toEqual([])
})
