import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { placeHold } from '#engine/kernel/outbound/hold.ts'
import { forgetInstallation } from '#engine/kernel/outbound/installation.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { silentLog } from '#platform/log.ts'
import { sealingKeys } from '#platform/sealing-keys.ts'
import { sha256 } from '#platform/secrets.ts'
import { restoreBackup, writeBackup } from '#store/backup.ts'
import { readMigrations } from '#store/migrate.ts'
import { keptOffset } from '#wiring/kept-clock.ts'
import { openDatabase } from '#wiring/open-database.ts'

const nameOf = (key: string) => sha256(`backup ${key}`).slice(0, 16)
const sealedWith = (config: Config) => nameOf(sealingKeys(config).current)
/** A backup made before a key rotation opens with an older key. */
const opens = (config: Config) =>
  [sealingKeys(config).current, ...sealingKeys(config).older].map(nameOf)

/**
 * Writes the database to a gzip file that only its owner may read. The file gets its name once it
 * is complete.
 * @returns the number of rows.
 * @throws Error with a readable message if the file exists or cannot be written.
 */
export async function backupTo(config: Config, database: Database, file: string): Promise<number> {
  if (existsSync(file)) throw new Error(`${file} exists already. Nothing was written.`)
  const making = `${file}.making`
  try {
    const zip = createGzip()
    const written = pipeline(zip, createWriteStream(making, { mode: 0o600 }))
    // A full disk ends the pipe; without a handler the rejection would end the process.
    written.catch(() => undefined)
    const rows = await writeBackup(database, sealedWith(config), async (line) => {
      if (!zip.write(`${line}\n`)) await Promise.race([once(zip, 'drain'), written])
    })
    zip.end()
    await written
    renameSync(making, file)
    return rows
  } catch (error) {
    rmSync(making, { force: true })
    throw error
  }
}

/**
 * Restores into the configured database, which must be empty, and puts sending on hold in it.
 * @returns the number of rows.
 * @throws Error with a readable message; the database then contains no rows.
 */
export async function restoreFrom(config: Config, file: string): Promise<number> {
  if (!file) throw new Error('Say from where: restore <file>')
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const { database, close } = await openDatabase(config, silentLog)
  try {
    const rows = await restoreBackup(database, {
      lines: linesOf(file),
      migrations: readMigrations(),
      sealedWith: opens(config),
    })
    await holdRestored(config, database)
    return rows
  } finally {
    await close()
  }
}

/**
 * Puts sending on hold in a restored database. The next start adopts the installation, and the hold
 * is already in place.
 */
async function holdRestored(config: Config, database: Database): Promise<void> {
  const at = Date.now() + (config.embedded ? await keptOffset(database) : 0)
  await database.system(async (db) => {
    await placeHold(db, { cause: 'restored', at })
    await forgetInstallation(db)
  })
}

/**
 * Lines of a gzip file. Only a line feed ends one: `readline` of newer Nodes also ends lines at
 * U+2028, which the rows of older backups contain.
 */
async function* linesOf(file: string): AsyncGenerator<string> {
  const text = createGunzip()
  const reading = pipeline(createReadStream(file), text).catch(() =>
    text.destroy(new Error('damaged')),
  )
  try {
    let begun: string[] = []
    for await (const chunk of text.setEncoding('utf8')) {
      const [end = '', ...others] = String(chunk).split('\n')
      begun.push(end)
      for (const next of others) {
        yield begun.join('')
        begun = [next]
      }
    }
    const last = begun.join('')
    if (last) yield last
    await reading
    if (text.errored) throw text.errored
  } catch {
    throw new Error('The file is damaged, or is no backup. Nothing was restored.')
  }
}
