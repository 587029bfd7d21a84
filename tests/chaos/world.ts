import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { randomInt } from 'node:crypto'
import type { Db } from '#platform/database/database.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { readConfig } from '#platform/config.ts'
import { silentLog } from '#platform/log.ts'
import { wire, type Wired } from '#wiring/adapters.ts'
import { startCluster, type Cluster } from '#tests/e2e/start-cluster.ts'
import { failpointGate } from './gates.ts'
import type { HookSink } from './hook-sink.ts'
import { makeLimitedDisk, type LimitedDisk } from './limited-disk.ts'
import type { MailSink } from './mail-sink.ts'
import { startProcess, type ProductProcess } from './product-process.ts'

export type DatabaseKind = 'postgres' | 'embedded'

/** Seconds of a lease during the suite, so that waiting for one to end takes little time. */
export const LEASE_SECONDS = 3

/** A product over a database of its own, with everything outside of it on loopback. */
export interface World {
  kind: DatabaseKind
  origin: string
  mail: MailSink
  hooks: HookSink
  disk: LimitedDisk
  cluster: Cluster | null
  failpoints: string
  /**
   * The process that answers requests, and the one that does background work: the same one on the
   * embedded database.
   */
  server(): ProductProcess
  worker(): ProductProcess
  /** Starts what does not run. */
  up(): Promise<void>
  /** One more worker, beside the one there is. It takes that one's place. */
  anotherWorker(): Promise<ProductProcess>
  /**
   * After the product's clock was moved: processes of one machine have one time, so those that did
   * not see it begin anew.
   */
  timeMoved(): Promise<void>
  /** Ends every process as operators do. */
  down(): Promise<void>
  /**
   * The product's engine in this process, past the product. On the embedded database no other
   * process may run.
   */
  engine(): Promise<Engine>
  /** Reads rows in the same way. */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>
  arm: (
    name: Parameters<typeof failpointGate>[1],
    skip?: number,
    action?: string,
  ) => ReturnType<typeof failpointGate>
  /** Forgets failpoints that are armed or held. */
  disarm(): void
  close(): Promise<void>
}

const isFree = (port: number) =>
  new Promise<boolean>((told) => {
    const server = createServer().once('error', () => told(false))
    server.listen(port, '127.0.0.1', () => server.close(() => told(true)))
  })

let nextPort = Number(process.env.CHAOS_PORT ?? randomInt(22_000, 31_000))

async function freePort(): Promise<number> {
  const port = nextPort++
  return (await isFree(port)) ? port : freePort()
}

type Environment = Record<string, string>

/** The processes of a product, which all have these settings. */
function createProcesses(kind: DatabaseKind, environment: Environment, serverPorts: Environment) {
  const running: { server: ProductProcess | null; worker: ProductProcess | null } = {
    server: null,
    worker: null,
  }
  // Each worker has ports of its own for the embedded mail servers, which nobody uses here: one may
  // still hold its ports when the next begins.
  const startWorker = async (): Promise<ProductProcess> =>
    (running.worker = await startProcess('worker', {
      ...environment,
      SMTP_PORT: String(await freePort()),
      IMAP_PORT: String(await freePort()),
    }))
  const all = () => new Set([running.server, running.worker])
  return {
    running,
    startWorker,
    async start() {
      if (!running.server?.isRunning())
        running.server = await startProcess(kind === 'embedded' ? 'all' : 'serve', {
          ...environment,
          ...serverPorts,
        })
      if (kind === 'embedded') running.worker = running.server
      else if (!running.worker?.isRunning()) await startWorker()
    },
    async stop() {
      for (const one of all()) if (one?.isRunning()) await one.stop()
    },
    async kill() {
      for (const one of all()) if (one?.isRunning()) await one.kill()
    },
  }
}

/** The product wired in this process, once it is asked for. */
function createEngineInProcess(environment: Environment) {
  let wired: Wired | null = null
  return {
    async open(): Promise<Engine> {
      wired ??= await wire(readConfig(environment), silentLog, { outside: false })
      return wired.engine
    },
    async letGo() {
      await wired?.close()
      wired = null
    },
  }
}

/** @param allowed further places on loopback that the product may call */
export async function startWorld(
  kind: DatabaseKind,
  mail: MailSink,
  hooks: HookSink,
  allowed: readonly string[] = [],
): Promise<World> {
  const disk = makeLimitedDisk(kind)
  const cluster = kind === 'postgres' ? await startCluster({ parent: disk.folder }) : null
  const failpoints = join(disk.folder, 'failpoints')
  mkdirSync(failpoints)
  const [port, ...others] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const onMail = [mail.smtpPort, mail.imapPort].map((one) => `127.0.0.1:${one}`)
  const environment: Environment = {
    NODE_ENV: 'test',
    SECRET_KEY: 'chaos-chaos-chaos-chaos-chaos-chaos',
    DEMO_DATA: 'none',
    EMBEDDED: 'on',
    LOG_LEVEL: 'warn',
    PLACE_BY_ADDRESS: 'false',
    LEASE_SECONDS: String(LEASE_SECONDS),
    DATA_DIR: join(disk.folder, 'data'),
    DATABASE_URL: cluster?.url ?? '',
    FAILPOINTS_DIR: failpoints,
    FETCH_ALLOW_HOSTS: [...onMail, hooks.host, ...allowed].join(','),
  }
  const processes = createProcesses(
    kind,
    { ...environment, PORT: String(others[0]) },
    { PORT: String(port), SMTP_PORT: String(others[1]), IMAP_PORT: String(others[2]) },
  )
  const { running } = processes
  const inside = createEngineInProcess({
    ...environment,
    FAILPOINTS_DIR: '',
    PORT: String(others[3]),
    DATABASE_POOL: '3',
  })
  const world: World = {
    kind,
    mail,
    hooks,
    disk,
    cluster,
    failpoints,
    origin: `http://localhost:${port}`,
    server: () => running.server!,
    worker: () => running.worker!,
    async up() {
      if (kind === 'embedded') await inside.letGo()
      await processes.start()
    },
    anotherWorker: () => processes.startWorker(),
    async timeMoved() {
      await inside.letGo()
      if (kind === 'postgres') await running.worker!.stop()
      await world.up()
    },
    down: () => processes.stop(),
    read: async (work) => (await world.engine()).database.system(work),
    async engine() {
      if (kind === 'embedded' && running.server?.isRunning())
        throw new Error('the embedded database belongs to the process that runs')
      return inside.open()
    },
    arm: (name, skip, action) => failpointGate(failpoints, name, skip, action),
    disarm() {
      for (const file of readdirSync(failpoints)) rmSync(join(failpoints, file), { force: true })
    },
    async close() {
      await inside.letGo().catch(() => {})
      await processes.kill()
      if (cluster?.isRunning()) await cluster.stop()
      disk.close()
    },
  }
  return world
}
