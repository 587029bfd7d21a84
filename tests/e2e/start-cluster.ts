import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

export interface Cluster {
  url: string
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

/**
 * True where the programs of PostgreSQL are installed, so that a cluster of one's own can be made
 * and killed.
 */
export const canStartCluster = bin !== null

/**
 * A PostgreSQL server of the test's own in a temporary folder, which writes durably as one in
 * production does.
 * @param parent where that folder is made
 */
export async function startCluster({
  parent = tmpdir(),
}: { parent?: string } = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(parent, 'outrider-cluster-'))
  const as = account()
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid!)
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  const made = spawnSync(
    join(bin!, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'outrider', '-A', 'trust', '--no-sync'],
    { ...as, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`no cluster could be made: ${made.stderr}`)
  const url = `postgres://outrider@127.0.0.1:${port}/postgres`
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
        child = spawn(
          join(bin!, 'postgres'),
          [
            '-D',
            join(folder, 'data'),
            '-p',
            String(port),
            '-k',
            folder,
            '-c',
            'listen_addresses=127.0.0.1',
            '-c',
            'shared_buffers=32MB',
          ],
          { ...as, stdio: 'ignore' },
        )
      if (await answers()) return
      await new Promise((done) => setTimeout(done, 100))
    }
    throw new Error('the cluster did not start')
  }

  await start()
  return {
    url,
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
