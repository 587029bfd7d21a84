// @ts-check
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/*
 * The thread of the embedded database. It takes messages of the PostgreSQL wire protocol and
 * answers with those of the server (PostgreSQL manual, chapter 55), one piece for each piece, in
 * order. A statement that computes for long blocks this thread and no other; the owner of the
 * thread may terminate it at any moment, which is to the data folder what `kill -9` is to a server.
 *
 * Plain JavaScript: a TypeScript loader would cost every thread more time than the database itself.
 */

/** @typedef {import('./thread-stream.ts').ThreadData} ThreadData */
/** @typedef {import('./thread-stream.ts').ThreadRequest} ThreadRequest */
/** @typedef {import('./thread-stream.ts').ThreadAnswer} ThreadAnswer */

/**
 * `wal_init_zero`: a new WAL segment is not filled with zeros before its use, which stops
 * everything for a moment every 16 MB and reserves disk space only for databases that wait for the
 * disk; this one runs without fsync.
 */
const SETTINGS = ['-c', 'wal_init_zero=off', '-c', 'TimeZone=UTC']

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort)

/** @param {ThreadAnswer} answer @param {ArrayBuffer[]} transfer */
const say = (answer, transfer = []) => port.postMessage(answer, transfer)

/** @param {ThreadData} data */
const open = ({ folder, from, wasm }) =>
  PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(from ? { loadDataDir: new Blob([from]) } : {}),
    pgliteWasmModule: wasm,
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...SETTINGS],
  })

/** @param {PGlite} pglite */
async function close(pglite) {
  await pglite.close().catch(() => {})
  port.close()
}

/** @param {PGlite} pglite */
async function copy(pglite) {
  const archive = await (await pglite.dumpDataDir('none')).arrayBuffer()
  say({ copy: archive }, [archive])
}

/** @param {PGlite} pglite @param {Uint8Array} messages */
function answer(pglite, messages) {
  const bytes = pglite.execProtocolRawSync(messages)
  // The answer to a startup message is a view into a buffer that PGlite keeps.
  const own = bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice()
  say(own, [/** @type {ArrayBuffer} */ (own.buffer)])
}

try {
  const pglite = await open(/** @type {ThreadData} */ (workerData))
  port.on('message', (/** @type {Uint8Array | ThreadRequest} */ asked) => {
    if (asked === 'close') void close(pglite)
    else if (asked === 'copy') void copy(pglite)
    else answer(pglite, asked)
  })
  say({ ready: true })
} catch (error) {
  say({ failed: String(error instanceof Error ? error.message : error) })
}
