import { createConnection } from 'node:net'
import { openPostgres } from '#platform/database/postgres.ts'
import { silentLog } from '#platform/log.ts'

/** The PostgreSQL to test on: the configured one, or one on this machine; null if none answers. */
export async function findPostgres(): Promise<string | null> {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL
  const answers = await new Promise<boolean>((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port: 5432, timeout: 1000 })
    const settle = (answer: boolean) => (socket.destroy(), resolve(answer))
    socket
      .on('connect', () => settle(true))
      .on('error', () => settle(false))
      .on('timeout', () => settle(false))
  })
  if (!answers) return null
  const url = `postgres://${process.env.PGUSER ?? process.env.USER ?? 'postgres'}@127.0.0.1:5432/postgres`
  return openPostgres({ url, poolSize: 1, log: silentLog }).then(
    async (database) => {
      await database.close()
      return url
    },
    () => null,
  )
}
