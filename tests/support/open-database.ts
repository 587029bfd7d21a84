import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { Database } from '#platform/database/database.ts'
import { openPGlite } from '#platform/database/pglite.ts'
import { openPostgres } from '#platform/database/postgres.ts'
import { silentLog } from '#platform/log.ts'
import { ledgerSql, migrate, readMigrations, type Migration } from '#store/migrate.ts'

/**
 * PostgreSQL to test against, such as postgres://localhost/postgres; without it the tests run on
 * the embedded database.
 */
const server = process.env.TEST_DATABASE_URL

const hashOf = (parts: readonly string[]) =>
  parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 16)
const textsOf = (migrations: readonly Migration[]) => [
  ledgerSql,
  ...migrations.map(({ name, text }) => `${name}\n${text}`),
]

const addressOf = (database: string) => {
  const url = new URL(server!)
  url.pathname = `/${database}`
  return url.href
}

async function asAdmin<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

/**
 * A migrated database that others are copied from; named by what it holds, so changed migrations
 * make a new one.
 */
function postgresTemplate(migrations: readonly Migration[]): Promise<string> {
  const name = `outrider_template_${hashOf(textsOf(migrations))}`
  return asAdmin(async (admin) => {
    await admin.query('select pg_advisory_lock(7421003)')
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) {
      const making = `${name}_making`
      await admin.query(`drop database if exists ${making}`)
      await admin.query(`create database ${making}`)
      const database = await openPostgres({ url: addressOf(making), poolSize: 1, log: silentLog })
      try {
        await migrate(database, migrations)
      } finally {
        await database.close()
      }
      await admin.query(`alter database ${making} rename to ${name}`)
    }
    return name
  })
}

async function ownPostgres(template: string): Promise<Database> {
  const name = `outrider_test_${randomBytes(6).toString('hex')}`
  await asAdmin(async (admin) => {
    await admin.query(`create database ${name} template ${template}`)
    // Waiting for the disk at each commit would only matter if the machine lost power.
    await admin.query(`alter database ${name} set synchronous_commit = off`)
  })
  const database = await openPostgres({ url: addressOf(name), poolSize: 6, log: silentLog })
  return {
    ...database,
    async close() {
      await database.close()
      await asAdmin((admin) => admin.query(`drop database ${name} with (force)`))
    },
  }
}

/**
 * Making an embedded cluster and migrating it takes 2 s, opening a copy 0.4 s. The copy is kept
 * between runs, named by what made it.
 */
const modules = join(dirname(fileURLToPath(import.meta.url)), '../../node_modules')
const cache = join(modules, '.cache/outrider')

async function pgliteTemplate(migrations: readonly Migration[]): Promise<Blob> {
  const { version } = JSON.parse(
    readFileSync(join(modules, '@electric-sql/pglite/package.json'), 'utf8'),
  ) as { version: string }
  const file = join(cache, `pglite-${hashOf([version, ...textsOf(migrations)])}.tar`)
  if (!existsSync(file)) {
    const database = await openPGlite()
    await migrate(database, migrations)
    const copy = Buffer.from(await (await database.copy()).arrayBuffer())
    await database.close()
    mkdirSync(cache, { recursive: true })
    // Test files run side by side: whoever is last puts the same bytes there, and nobody reads half
    // a file.
    const making = join(cache, `${randomBytes(6).toString('hex')}.making`)
    writeFileSync(making, copy)
    renameSync(making, file)
  }
  return new Blob([readFileSync(file)])
}

const openWith = async (migrations: readonly Migration[]): Promise<Database> =>
  server
    ? ownPostgres(await postgresTemplate(migrations))
    : openPGlite({ from: await pgliteTemplate(migrations) })

/**
 * A database of the test's own with the roles and no table of ours, on the engine that the run is
 * for.
 */
export const openEmptyDatabase = () => openWith([])

/**
 * The archive of a migrated embedded database, for a test that opens it in a folder of its own;
 * `onServer` names the template of the server.
 */
export const copyOfMigrated = Object.assign(() => pgliteTemplate(readMigrations()), {
  onServer: () => postgresTemplate(readMigrations()),
})

/** A migrated database of the test's own, on the engine that the run is for. */
export const openTestDatabase = () => openWith(readMigrations())
