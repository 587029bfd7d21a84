import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

export interface Cluster {
  url: string
  /** Everything that it writes. */
  folder: string
  /** Ends it like a power cut. */
  kill(): Promise<void>
  /**
   * Ends it as operators do: `fast` rolls open transactions back, `immediate` leaves recovery to
   * the next start (PostgreSQL manual, 19.5).
   */
  shutDown(mode: 'fast' | 'immediate'): Promise<void>
  isRunning(): boolean
  start(): Promise<void>
  stop(): Promise<void>
}

const root = '/usr/lib/postgresql'
const versions = existsSync(root)
  ? readdirSync(root).filter((version) => existsSync(join(root, version, 'bin/initdb')))
  : []
const bin =
  versions.length > 0
    ? join(root, versions.toSorted((a, b) => Number(b) - Number(a))[0]!, 'bin')
    : null

/** PostgreSQL refuses to run as root: then its own account runs it. */
function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

/**
 * True where the programs of PostgreSQL are installed, so that a cluster of one's own can be made
 * and killed.
 */
export const canStartCluster = bin !== null

/**
 * A PostgreSQL server of the test's own in a temporary folder, which writes durably as one in
 * production does, unless settings say otherwise.
 * @param parent where that folder is made
 * @param onSocket reached by a socket in its folder alone, and not by the network
 * @param settings further ones, such as `fsync=off`
 */
export async function startCluster({
  parent = tmpdir(),
  onSocket = false,
  settings = ['shared_buffers=32MB'],
}: { parent?: string; onSocket?: boolean; settings?: readonly string[] } = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(parent, 'outrider-cluster-'))
  const data = join(folder, 'data')
  const as = account()
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid!)
  const port = onSocket ? 5432 : await freePort()
  const login = ['-U', 'outrider', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']
  const made = spawnSync(join(bin!, 'initdb'), ['-D', data, ...login, '--no-sync'], {
    ...as,
    cwd: folder,
    encoding: 'utf8',
  })
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`no cluster could be made: ${made.stderr}`)
  }
  const address = onSocket ? 'localhost' : `127.0.0.1:${port}`
  const url = `postgres://outrider@${address}/postgres${onSocket ? `?host=${encodeURIComponent(folder)}` : ''}`
  const options = [
    `listen_addresses=${onSocket ? '' : '127.0.0.1'}`,
    `unix_socket_directories=${folder}`,
    ...settings,
  ].flatMap((one) => ['-c', one])
  let child: ChildProcess | null = null
  const ended = (one: ChildProcess) =>
    new Promise<void>((done) =>
      one.exitCode !== null || one.signalCode !== null ? done() : one.once('exit', () => done()),
    )

  async function answers(): Promise<boolean> {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    return client
      .connect()
      .then(() => client.end())
      .then(
        () => true,
        () => false,
      )
  }

  async function start() {
    // What a killed server leaves behind may hold its memory for a moment; then it is tried again.
    for (let tries = 0; tries < 300; tries++) {
      if (!child || child.exitCode !== null || child.signalCode !== null)
        child = spawn(join(bin!, 'postgres'), ['-D', data, '-p', String(port), ...options], {
          ...as,
          cwd: folder,
          stdio: 'ignore',
        })
      if (await answers()) return
      await new Promise((done) => setTimeout(done, 100))
    }
    throw new Error('the cluster did not start')
  }

  await start()
  return {
    url,
    folder,
    start,
    async kill() {
      child!.kill('SIGKILL')
      await ended(child!)
    },
    async shutDown(mode) {
      child!.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
      await ended(child!)
    },
    isRunning: () => child !== null && child.exitCode === null && child.signalCode === null,
    async stop() {
      child!.kill('SIGINT')
      await ended(child!)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
