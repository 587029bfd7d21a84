import { existsSync, rmSync, statfsSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { openPostgres } from '#platform/database/postgres.ts'
import { silentLog } from '#platform/log.ts'
import { canStartCluster, startCluster } from '#tests/e2e/start-cluster.ts'

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
  return (canStartCluster ? await startOwn().catch(() => null) : null) ?? (await findRunning())
}

const ROOM_NEEDED = 4e9
/** Memory where there is room for some hundred small databases, else the folder for temporary files. */
function fastFolder(): string {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > ROOM_NEEDED ? memory : tmpdir()
}

/**
 * A server for this run, which writes nothing durably: a database in it is made and dropped in a
 * quarter of the time, and a statement does not go through the network.
 */
async function startOwn(): Promise<TestPostgres> {
  const cluster = await startCluster({
    parent: fastFolder(),
    onSocket: true,
    settings: [
      'fsync=off',
      'full_page_writes=off',
      'synchronous_commit=off',
      'wal_level=minimal',
      'max_wal_senders=0',
      'max_wal_size=4GB',
      'max_connections=200',
    ],
  })
  const stopAtOnce = () => {
    void cluster.shutDown('immediate')
    rmSync(cluster.folder, { recursive: true, force: true })
  }
  process.once('exit', stopAtOnce)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  return {
    url: cluster.url,
    async close() {
      process.off('exit', stopAtOnce)
      await cluster.stop()
    },
  }
}

async function findRunning(): Promise<TestPostgres | null> {
  const isThere = await new Promise<boolean>((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port: 5432, timeout: 1000 })
    const settle = (answer: boolean) => (socket.destroy(), resolve(answer))
    socket
      .on('connect', () => settle(true))
      .on('error', () => settle(false))
      .on('timeout', () => settle(false))
  })
  if (!isThere) return null
  const user = process.env.PGUSER ?? process.env.USER ?? 'postgres'
  const url = `postgres://${user}@127.0.0.1:5432/postgres`
  return openPostgres({ url, poolSize: 1, log: silentLog }).then(
    async (database) => {
      await database.close()
      return running(url)
    },
    () => null,
  )
}
