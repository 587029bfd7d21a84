import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Database } from '#platform/database/database.ts'
import { openPGlite } from '#platform/database/pglite.ts'
import { openPostgres } from '#platform/database/postgres.ts'
import { silentLog } from '#platform/log.ts'
import { migrate, readMigrations } from '#store/migrate.ts'

/** PostgreSQL to test against, such as postgres://localhost/postgres; without it the tests run on the embedded database. */
const server = process.env.TEST_DATABASE_URL

async function ownPostgres(): Promise<Database> {
  const name = `outrider_test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(server!)
  url.pathname = `/${name}`
  const database = await openPostgres({ url: url.href, poolSize: 6, log: silentLog })
  return {
    ...database,
    async close() {
      await database.close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

/** A migrated database of the test's own, on the engine that the run is for. */
export async function openTestDatabase(): Promise<Database> {
  const database = server ? await ownPostgres() : await openPGlite()
  await migrate(database, readMigrations())
  return database
}
