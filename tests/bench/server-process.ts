import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Served {
  address: string
  /** Megabytes of memory that the process holds. */
  resident(): number
  stop(): Promise<void>
}

/** Milliseconds that it may take to begin. */
const LONG_REQUEST_TIMEOUT_MS = 60_000
/** Options of Node.js for it, as `npm start` has them, unless others are to be tried. */
const FLAGS = (process.env.INGEST_NODE_FLAGS ?? '').split(' ').filter(Boolean)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** What is measured is the code that stands here, not what was built from another. */
function build() {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/build/build.ts'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  if (status !== 0) throw new Error(`the product could not be built: ${String(stderr)}`)
}

/**
 * The product as it is built (`npm run build`), over a database that is there, without demo data.
 */
export async function startServer(databaseUrl: string): Promise<Served> {
  build()
  const [port, folder] = [await freePort(), mkdtempSync(join(tmpdir(), 'outrider-bench-'))]
  const address = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [...FLAGS, 'dist/server/serve-main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://localhost:${port}`,
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      DEMO_DATA: 'none',
      LOG_LEVEL: 'error',
    },
  })
  const isUp = () =>
    fetch(`${address}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
  for (
    const begin = Date.now();
    !(await isUp());
    await new Promise((resolve) => setTimeout(resolve, 100))
  )
    if (child.exitCode !== null || Date.now() - begin > LONG_REQUEST_TIMEOUT_MS)
      throw new Error('the server did not begin')
  return {
    address,
    resident: () =>
      Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) /
      1024,
    async stop() {
      child.kill()
      await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
