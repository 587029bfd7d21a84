import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Config } from '#platform/config.ts'
import { ownFolder, type OwnedFolder } from '#platform/data-folder/own-folder.ts'
import type { Database } from '#platform/database/database.ts'
import { diskSpace } from '#platform/disk-space.ts'
import type { Log } from '#platform/log.ts'

/** The configured database. */
export interface OpenedDatabase {
  database: Database
  /**
   * The data folder of the embedded database, locked by this process until the database is closed;
   * null on PostgreSQL.
   */
  folder: OwnedFolder | null
  close(): Promise<void>
}

/**
 * Opens the configured database. Loads only the code of that one.
 * @throws FolderInUse if another process has the embedded database open
 */
export async function openDatabase(config: Config, log: Log): Promise<OpenedDatabase> {
  if (config.DATABASE_URL) {
    const { openPostgres } = await import('#platform/database/postgres.ts')
    const database = await openPostgres({
      url: config.DATABASE_URL,
      poolSize: config.DATABASE_POOL,
      log,
    })
    return { database, folder: null, close: () => database.close() }
  }
  const folder = await ownFolder(resolve(config.DATA_DIR))
  try {
    return await openEmbedded(resolve(config.DATA_DIR), folder, log)
  } catch (error) {
    await folder.release()
    throw error
  }
}

async function openEmbedded(
  dataFolder: string,
  folder: OwnedFolder,
  log: Log,
): Promise<OpenedDatabase> {
  const databaseFolder = join(dataFolder, 'database')
  mkdirSync(databaseFolder, { recursive: true })
  const [{ openPGlite }, { keepDiskReserve }] = await Promise.all([
    import('#platform/database/pglite.ts'),
    import('#platform/database/disk-reserve.ts'),
  ])
  const database = await openPGlite({ folder: databaseFolder, log })
  const reserve = keepDiskReserve(
    database,
    async () => (await diskSpace(dataFolder))?.free ?? null,
    log,
  )
  return {
    database,
    folder,
    async close() {
      reserve.stop()
      await database.close()
      await folder.release()
    },
  }
}
