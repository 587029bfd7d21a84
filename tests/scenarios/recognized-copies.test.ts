import { randomBytes } from 'node:crypto'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createBeat } from '#engine/administration/health/worker-beat.ts'
import { currentHold } from '#engine/kernel/outbound/hold.ts'
import { forgetInstallation } from '#engine/kernel/outbound/installation.ts'
import { createInstallationWatch } from '#engine/administration/outbound/watch.ts'
import { backupTo, restoreFrom } from '#cli/backup-file.ts'
import { systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { createWitnessFile, embeddedMarks } from '#platform/data-folder/installation-files.ts'
import type { Database } from '#platform/database/database.ts'
import { openPGlite } from '#platform/database/pglite.ts'
import { openPostgres } from '#platform/database/postgres.ts'
import { silentLog } from '#platform/log.ts'
import { copyOfMigrated } from '#tests/support/open-database.ts'
import { MINUTE_MS } from '#model/lib/time-units.ts'

vi.setConfig({ testTimeout: 180_000 })

const server = process.env.TEST_DATABASE_URL
const undo: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const one of undo.splice(0).toReversed()) await one()
})

/**
 * One start of a process over a database: it compares, beats, and ends.
 * @returns why sending was put on hold by it
 */
async function startOnce(database: Database, dataDir: string | null, at: number) {
  const watch = createInstallationWatch({
    database,
    clock: systemClock,
    log: silentLog,
    longestOutage: 6 * 60 * MINUTE_MS,
    apart: [],
    marks: () => (dataDir && database.kind === 'pglite' ? embeddedMarks(dataDir) : null),
    witness: dataDir ? createWitnessFile(dataDir) : { read: () => null, write: () => {} },
  })
  const cause = await watch.beforeBeat(at)
  await createBeat(database, 'host:1', () => at, watch)()
  return cause
}

const temporary = () => {
  const folder = mkdtempSync(join(tmpdir(), 'outrider-hold-'))
  undo.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const start = Date.UTC(2026, 10, 23)

describe('the embedded database', () => {
  /** Starts a process over a data folder and ends it again. */
  async function run(
    dataDir: string,
    at: number,
    before: (database: Database) => Promise<unknown> = async () => {},
  ) {
    const database = await openPGlite({ folder: join(dataDir, 'database') })
    await before(database)
    const cause = await startOnce(database, dataDir, at)
    const hold = await database.system(currentHold)
    await database.close()
    return { cause, isHeld: hold !== null }
  }
  async function installed() {
    const dataDir = join(temporary(), 'data')
    mkdirSync(dataDir)
    const database = await openPGlite({
      folder: join(dataDir, 'database'),
      from: await copyOfMigrated(),
    })
    await startOnce(database, dataDir, start)
    await database.close()
    return dataDir
  }

  it('is the same after a restart and after being moved, and another one when its folder is copied', async () => {
    const dataDir = await installed()
    expect(await run(dataDir, start + MINUTE_MS)).toEqual({ cause: null, isHeld: false })
    const moved = join(temporary(), 'elsewhere')
    renameSync(dataDir, moved)
    expect(await run(moved, start + 2 * MINUTE_MS)).toEqual({ cause: null, isHeld: false })
    const copy = join(temporary(), 'copy')
    cpSync(moved, copy, { recursive: true })
    expect(await run(copy, start + 3 * MINUTE_MS)).toEqual({ cause: 'copied', isHeld: true })
    // The copy knows itself from then on, and keeps its hold; the original was never touched.
    expect(await run(copy, start + 4 * MINUTE_MS)).toEqual({ cause: null, isHeld: true })
    expect(await run(moved, start + 4 * MINUTE_MS)).toEqual({ cause: null, isHeld: false })
  })

  it('is recognized when its files are put back in place, even over the files that are there', async () => {
    const dataDir = await installed()
    const saved = join(temporary(), 'saved')
    cpSync(dataDir, saved, { recursive: true })
    await run(dataDir, start + 60 * MINUTE_MS)
    // Written over in place, as `cp` does: every file keeps its inode and its birth.
    for (const one of readdirSync(saved, { recursive: true, withFileTypes: true })) {
      const file = join(one.parentPath, one.name)
      const place = join(dataDir, relative(saved, file))
      if (one.isFile() && one.name !== 'installation.json' && existsSync(place))
        copyFileSync(file, place)
    }
    expect(await run(dataDir, start + 61 * MINUTE_MS)).toEqual({ cause: 'restored', isHeld: true })
  })

  it('lets a copy on purpose send, when its identity was forgotten', async () => {
    const dataDir = await installed()
    const copy = join(temporary(), 'copy')
    cpSync(dataDir, copy, { recursive: true })
    expect(
      await run(copy, start + MINUTE_MS, (database) => database.system(forgetInstallation)),
    ).toEqual({ cause: null, isHeld: false })
  })

  it('is on hold after our own restore, before anything starts', async () => {
    const dataDir = await installed()
    const [file, empty] = [join(temporary(), 'backup.gz'), join(temporary(), 'new')]
    const configOf = (folder: string) =>
      readConfig({
        DATA_DIR: folder,
        SECRET_KEY: 'a key of at least thirty-two characters',
        DEMO_DATA: 'none',
      })
    const database = await openPGlite({ folder: join(dataDir, 'database') })
    await backupTo(configOf(dataDir), database, file)
    await database.close()
    await restoreFrom(configOf(empty), file)
    expect(await run(empty, start + MINUTE_MS)).toEqual({ cause: null, isHeld: true })
  })
})

/** Ways to copy a database of a server; the embedded one has none of them. */
const serverCopies: readonly [
  string,
  string | null,
  (admin: pg.Client, from: string, to: string) => Promise<unknown>,
][] = [
  [
    'the same database',
    null,
    (admin, from, to) => admin.query(`alter database ${from} rename to ${to}`),
  ],
  [
    'create database with template',
    'copied',
    (admin, from, to) => admin.query(`create database ${to} template ${from}`),
  ],
  [
    'rows that were written again',
    'restored',
    async (admin, from, to) => {
      await admin.query(`alter database ${from} rename to ${to}`)
      const client = new pg.Client({ connectionString: addressOf(to) })
      await client.connect()
      await client.query(
        'create table saved as table installations; delete from installations; insert into ' +
          'installations table saved; drop table saved',
      )
      await client.end()
    },
  ],
]

const addressOf = (database: string) => {
  const url = new URL(server ?? 'postgres://nowhere')
  url.pathname = `/${database}`
  return url.href
}

describe('a database of a server', () => {
  it.each(
    server
      ? serverCopies
      : serverCopies
          .slice(0, 0)
          .concat([['nothing to copy without a server', null, async () => {}]]),
  )('%s: %s', async (_name, expected, copy) => {
    if (!server) return expect(serverCopies).toHaveLength(3)
    const [from, to] = [0, 1].map(() => `outrider_test_${randomBytes(6).toString('hex')}`) as [
      string,
      string,
    ]
    const admin = new pg.Client({ connectionString: server })
    await admin.connect()
    undo.push(async () => {
      for (const name of [from, to])
        await admin.query(`drop database if exists ${name} with (force)`)
      await admin.end()
    })
    await admin.query(`create database ${from} template ${await copyOfMigrated.onServer()}`)
    const open = (name: string) =>
      openPostgres({ url: addressOf(name), poolSize: 2, log: silentLog })
    const original = await open(from)
    expect(await startOnce(original, null, start)).toBeNull()
    expect(await startOnce(original, null, start + MINUTE_MS)).toBeNull()
    await original.close()
    await copy(admin, from, to)
    const other = await open(to)
    expect(await startOnce(other, null, start + 2 * MINUTE_MS)).toBe(expected)
    await other.close()
  })
})
