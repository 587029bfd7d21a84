import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { silentLog } from '#platform/log.ts'
import { sha256 } from '#platform/secrets.ts'
import { restoreBackup, writeBackup } from '#store/backup.ts'
import { readMigrations } from '#store/migrate.ts'
import { sealingKey } from './adapters.ts'
import { openDatabase } from './open-database.ts'

const sealedWith = (config: Config) => sha256(`backup ${sealingKey(config)}`).slice(0, 16)

async function withDatabase<T>(
  config: Config,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(config, silentLog)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/**
 * Writes the database into a gzip file that only its owner may read. The file has its name only once it is whole.
 * @returns the number of rows.
 * @throws Error in a sentence when the file exists or cannot be written.
 */
export async function backupTo(config: Config, file: string): Promise<number> {
  if (!file) throw new Error('Say where: backup <file>')
  if (existsSync(file)) throw new Error(`${file} exists already. Nothing was written.`)
  const making = `${file}.making`
  try {
    const rows = await withDatabase(config, async (database) => {
      const zip = createGzip()
      const written = pipeline(zip, createWriteStream(making, { mode: 0o600 }))
      // A disk that is full ends the pipe; without somebody who listens that would end the program.
      written.catch(() => undefined)
      const count = await writeBackup(database, sealedWith(config), async (line) => {
        if (!zip.write(`${line}\n`)) await Promise.race([once(zip, 'drain'), written])
      })
      zip.end()
      await written
      return count
    })
    renameSync(making, file)
    return rows
  } catch (error) {
    rmSync(making, { force: true })
    throw error
  }
}

/**
 * Fills the empty database that the configuration names.
 * @returns the number of rows.
 * @throws Error in a sentence; the database is empty of rows then.
 */
export async function restoreFrom(config: Config, file: string): Promise<number> {
  if (!file) throw new Error('Say from where: restore <file>')
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  return withDatabase(config, (database) =>
    restoreBackup(database, {
      lines: linesOf(file),
      migrations: readMigrations(),
      sealedWith: sealedWith(config),
    }),
  )
}

/** Lines of a gzip file. Opened with the first one that is asked for: `readline` forgets what it reads before somebody listens. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const text = createGunzip()
  const reading = pipeline(createReadStream(file), text).catch(() =>
    text.destroy(new Error('damaged')),
  )
  try {
    yield* createInterface({ input: text, crlfDelay: Infinity })
    await reading
    if (text.errored) throw text.errored
  } catch {
    throw new Error('The file is damaged, or is no backup. Nothing was restored.')
  }
}
