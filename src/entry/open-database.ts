import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'

/** The database that the configuration names. Only the code of that one is loaded. */
export async function openDatabase(config: Config, log: Log): Promise<Database> {
  if (config.DATABASE_URL) {
    const { openPostgres } = await import('#platform/database/postgres.ts')
    return openPostgres({ url: config.DATABASE_URL, poolSize: config.DATABASE_POOL, log })
  }
  const folder = join(resolve(config.DATA_DIR), 'database')
  mkdirSync(folder, { recursive: true })
  const { openPGlite } = await import('#platform/database/pglite.ts')
  return openPGlite(folder)
}
