import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Database } from '#platform/database/database.ts'
import { openPGlite } from '#platform/database/pglite.ts'
import { openPostgres } from '#platform/database/postgres.ts'
import { silentLog } from '#platform/log.ts'
import { migrate, readMigrations } from '#store/migrate.ts'

const server =
  process.env.TEST_DATABASE_URL ??
  `postgres://${process.env.USER ?? 'postgres'}@127.0.0.1:5432/postgres`

const reachable = (url: URL) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(
      { host: url.hostname, port: Number(url.port) || 5432, timeout: 1000 },
      () => resolve(socket.destroy() !== null),
    )
    socket.on('error', () => resolve(false)).on('timeout', () => resolve(false))
  })

/**
 * The embedded database, and PostgreSQL when it can be reached (TEST_DATABASE_URL); each migrated,
 * empty and gone at the end. Says which one is left out.
 */
export async function* databases({ embedded: wantsEmbedded = true } = {}): AsyncIterable<Database> {
  if (wantsEmbedded) {
    // In a folder, as the product has it: in memory, each file that grows is copied whole now and
    // then.
    const folder = mkdtempSync(join(tmpdir(), 'outrider-bench-'))
    const embedded = await openPGlite({ folder })
    try {
      await migrate(embedded, readMigrations())
      yield embedded
    } finally {
      await embedded.close()
      rmSync(folder, { recursive: true, force: true })
    }
  }
  if (!(await reachable(new URL(server)))) {
    process.stdout.write('PostgreSQL is not there; set TEST_DATABASE_URL to measure it too.\n')
    return
  }
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  const name = `outrider_bench_${randomBytes(5).toString('hex')}`
  await admin.query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = await openPostgres({ url: url.href, poolSize: 4, log: silentLog })
  try {
    await migrate(database, readMigrations())
    yield database
  } finally {
    await database.close()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
}
