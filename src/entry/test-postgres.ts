import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createConnection } from 'node:net'
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { openPostgres } from '#platform/database/postgres.ts'
import { silentLog } from '#platform/log.ts'

/** A PostgreSQL to test on. */
export interface TestPostgres {
  url: string
  /** Ends a server that was started for the tests, and removes its files. */
  close(): Promise<void>
}

const running = (url: string): TestPostgres => ({ url, close: async () => {} })

/**
 * The PostgreSQL to test on: the one that `TEST_DATABASE_URL` names, else one that is started for
 * this run from the programs on this machine, else one that answers on the usual port; null if
 * there is none.
 */
export async function openTestPostgres(): Promise<TestPostgres | null> {
  if (process.env.TEST_DATABASE_URL) return running(process.env.TEST_DATABASE_URL)
  return (await startOwn()) ?? (await findRunning())
}

/** The folder of `initdb` and `postgres`: on the path, or the newest of Debian's. */
function programFolder(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a))
    : []
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** PostgreSQL refuses to run as root: an account without rights to run it as, else no change. */
function account(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const [, , uid, gid] = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'postgres' || name === 'nobody') ?? ['', '', '65534', '65534']
  return { uid: Number(uid), gid: Number(gid) }
}

const ROOM_NEEDED = 4e9
/** Memory where there is room for some hundred small databases, else the folder for temporary files. */
function fastFolder(): string {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > ROOM_NEEDED ? memory : tmpdir()
}

/** Nothing here has to outlive the machine, and no other program connects. */
const SETTINGS = [
  'listen_addresses=',
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=4GB',
  'max_connections=200',
]
const START_LIMIT_MS = 30_000

/**
 * A server for this run, on a socket in a temporary folder. A database in it is made and dropped in
 * a quarter of the time, and a statement does not go through the network.
 * @returns null where PostgreSQL is not installed or does not start
 */
async function startOwn(): Promise<TestPostgres | null> {
  const programs = programFolder()
  if (!programs || process.platform === 'win32') return null
  const folder = mkdtempSync(join(fastFolder(), 'outrider-pg-'))
  const data = join(folder, 'data')
  const as = account()
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    if (as) chownSync(folder, as.uid, as.gid)
    const options = ['-D', data, '-U', 'outrider', '-A', 'trust', '-E', 'UTF8']
    // Other systems call it otherwise, or have none; their own locale does there.
    if (process.platform === 'linux') options.push('--locale=C.UTF-8')
    execFileSync(join(programs, 'initdb'), [...options, '--no-sync'], {
      ...as,
      cwd: folder,
      stdio: 'ignore',
    })
  } catch {
    remove()
    return null
  }
  const settings = [...SETTINGS, `unix_socket_directories=${folder}`].flatMap((one) => ['-c', one])
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings], {
    ...as,
    cwd: folder,
    stdio: 'ignore',
  })
  const ended = once(server, 'exit').catch(() => {})
  const stopAtOnce = () => {
    server.kill('SIGQUIT')
    remove()
  }
  process.once('exit', stopAtOnce)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  const close = async () => {
    process.off('exit', stopAtOnce)
    server.kill('SIGINT')
    await ended
    remove()
  }
  const url = `postgres://outrider@localhost/postgres?host=${encodeURIComponent(folder)}`
  const limit = Date.now() + START_LIMIT_MS
  while (server.exitCode === null && Date.now() < limit) {
    if (await answers(url)) return { url, close }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await close()
  return null
}

const answers = (url: string): Promise<boolean> =>
  openPostgres({ url, poolSize: 1, log: silentLog }).then(
    async (database) => {
      await database.close()
      return true
    },
    () => false,
  )

async function findRunning(): Promise<TestPostgres | null> {
  const isThere = await new Promise<boolean>((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port: 5432, timeout: 1000 })
    const settle = (answer: boolean) => (socket.destroy(), resolve(answer))
    socket
      .on('connect', () => settle(true))
      .on('error', () => settle(false))
      .on('timeout', () => settle(false))
  })
  const user = process.env.PGUSER ?? process.env.USER ?? 'postgres'
  const url = `postgres://${user}@127.0.0.1:5432/postgres`
  return isThere && (await answers(url)) ? running(url) : null
}
