import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { copyReadyProduct, READY_KEY } from './ready-product.ts'

export interface Product {
  origin: string
  key: string
  /**
   * The process as it is now; `kill` ends it like a power cut, `start` brings it back over the same
   * data.
   */
  kill(): Promise<void>
  start(): Promise<void>
  /** Ends the process as operators do, and leaves its data where it is. */
  end(): Promise<void>
  stop(): Promise<void>
  /** Where its embedded mail servers listen; 0 without them. */
  mailPorts: { smtp: number; imap: number }
  /** Its data folder. */
  folder: string
  /** The process as it is now. */
  pid(): number
  /** Calls the API with the demo tenant's secret key. */
  api<T>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: T; headers: Headers }>
}

/**
 * Whether a product that is started with these settings has the demo tenant and keeps it in its
 * folder.
 */
const hasDemoInFolder = (environment: Record<string, string>) =>
  environment.DEMO_DATA !== 'none' &&
  environment.DEMO_SECRET_KEY === undefined &&
  !environment.DATABASE_URL &&
  !process.env.TEST_DATABASE_URL

/** A database of its own on the server of TEST_DATABASE_URL, where that is set. */
async function makeDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL
  const database = server ? `outrider_e2e_${randomBytes(6).toString('hex')}` : ''
  const admin = server ? new pg.Client({ connectionString: server }) : null
  await admin?.connect()
  await admin?.query(`create database ${database}`)
  // Waiting for the disk at each commit would only matter if the machine lost power.
  await admin?.query(`alter database ${database} set synchronous_commit = off`)
  const url = server ? new URL(server) : null
  if (url) url.pathname = `/${database}`
  return {
    url: url?.href ?? '',
    async drop() {
      await admin?.query(`drop database if exists ${database} with (force)`)
      await admin?.end()
    },
  }
}

/** Calls of the API with a secret key. */
const apiOf =
  (origin: string, key: string): Product['api'] =>
  async <T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const isText = typeof body === 'string'
    const answer = await fetch(
      path.startsWith('/dev') ? `${origin}${path}` : `${origin}/api/v1${path}`,
      {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(body === undefined || isText ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
      },
    )
    const text = await answer.text()
    return {
      status: answer.status,
      body: (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text) as T,
      headers: answer.headers,
    }
  }

const ended = (one: ChildProcess) =>
  new Promise<void>((done) =>
    one.exitCode !== null || one.signalCode !== null ? done() : one.once('exit', () => done()),
  )

/** Where a started product answers, read from the lines that it prints. */
interface Address {
  origin: string
  /** The settings that give a restart the same ports. */
  ports: Record<string, string>
}

function addressIn(output: string): Address | null {
  const origin = /runs at (http\S+)\n/.exec(output)?.[1]
  // The mail line is the last of the lines that are written at once; without mail there is none.
  if (!origin || !output.includes('  sign-in ')) return null
  const [, smtp = '0', imap = '0'] = /SMTP (\d+), IMAP (\d+)/.exec(output) ?? []
  return {
    origin,
    ports: { PORT: new URL(origin).port, SMTP_PORT: smtp, IMAP_PORT: imap },
  }
}

/**
 * Waits until the process has printed where it answers.
 * @throws Error with what it printed when it ends instead, or after five minutes
 */
const started = (child: ChildProcess) =>
  new Promise<Address>((resolve, reject) => {
    let output = ''
    const fail = () => reject(new Error(`the product did not start:\n${output}`))
    const limit = setTimeout(fail, 300_000)
    const read = (chunk: Buffer) => {
      output += String(chunk)
      const address = addressIn(output)
      if (!address) return
      clearTimeout(limit)
      resolve(address)
    }
    child.stdout!.on('data', read)
    child.stderr!.on('data', read)
    child.once('exit', () => {
      clearTimeout(limit)
      fail()
    })
  })

/**
 * The built product on a port and a database of its own: a copy of the ready one where there is one
 * that fits, PostgreSQL when TEST_DATABASE_URL says so.
 * @param prepare fills the empty folder before the product starts
 */
export async function startProduct(
  environment: Record<string, string> = {},
  prepare: (folder: string) => Promise<void> = async () => {},
): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'outrider-e2e-'))
  const copied = hasDemoInFolder(environment) && copyReadyProduct(folder)
  const key =
    environment.DEMO_SECRET_KEY ||
    (copied ? READY_KEY : `sk_demo_${randomBytes(8).toString('hex')}`)
  const database = await makeDatabase()
  let child: ChildProcess | null = null
  let address: Address = { origin: '', ports: { PORT: '0' } }

  async function start() {
    child = spawn(process.execPath, ['dist/server/serve-main.js'], {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        ...address.ports,
        DATA_DIR: folder,
        DEMO_SECRET_KEY: key,
        DEMO_DATA: 'small',
        DEMO_PASSWORD: 'demo-pass',
        LOG_LEVEL: 'warn',
        DATABASE_URL: database.url,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    address = await started(child)
  }

  const end = async () => {
    child!.kill('SIGTERM')
    await ended(child!)
  }

  await prepare(folder)
  await start()
  const { origin, ports } = address
  return {
    origin,
    mailPorts: { smtp: Number(ports.SMTP_PORT), imap: Number(ports.IMAP_PORT) },
    key,
    folder,
    pid: () => child!.pid!,
    start,
    end,
    async kill() {
      child!.kill('SIGKILL')
      await ended(child!)
    },
    async stop() {
      await end()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
    api: apiOf(origin, key),
  }
}

/** A small site on loopback, such as a customer might have, for the reader to read. */
export async function startSite(
  pages: Record<string, string>,
): Promise<{ host: string; url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    const page = pages[request.url ?? '/']
    response
      .writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
      .end(page ?? 'not here')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    host: `localhost:${port}`,
    url: `http://localhost:${port}`,
    stop: () => new Promise((done) => server.close(() => done())),
  }
}

/**
 * Moves the product's clock day by day until something has happened. A fixed number of days would
 * hold more or fewer working days, and so more or fewer mails, depending on the day on which the
 * tests run.
 * @throws Error after ten days
 */
export async function daysUntil<T>(
  product: Product,
  read: () => Promise<T>,
  happened: (value: T) => boolean,
): Promise<T> {
  for (let day = 0; day < 10; day++) {
    await product.api('POST', '/dev/clock', { advance: 'P1D' })
    const value = await read()
    if (happened(value)) return value
  }
  throw new Error('within ten days it did not happen')
}
