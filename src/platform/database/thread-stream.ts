import { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import { DatabaseUnavailable } from './database.ts'

export interface ThreadData {
  /** The data folder; null: in memory. */
  folder: string | null
  /** An archive made by `copy`, to start from. */
  from: ArrayBuffer | null
  /** The program of the database, compiled once for all threads of the process. */
  wasm: WebAssembly.Module
}

/** Other messages are chunks of the wire protocol. */
export type ThreadRequest = 'copy' | 'close'
export type ThreadAnswer = { ready: true } | { failed: string } | { copy: ArrayBuffer } | Uint8Array

/**
 * The thread's program; in the build it has the build's extension. It receives no settings of ours.
 */
const program = new URL(
  import.meta.url.endsWith('.ts') ? './pglite-thread.mjs' : './pglite-thread.js',
  import.meta.url,
)

/**
 * A stream to an embedded database in a worker thread, with the `net.Socket` methods that the
 * PostgreSQL driver calls. Ending it shuts the database down cleanly; destroying it terminates the
 * thread at once, in the middle of any work. It belongs to one connection.
 */
export class ThreadStream extends Duplex {
  readonly #worker: Worker
  readonly #opened: Promise<void>
  #copied: ((archive: ArrayBuffer) => void) | null = null
  #isClosing = false
  /** Resolves when the thread has ended. */
  readonly gone: Promise<void>

  constructor(data: ThreadData) {
    super()
    this.#worker = new Worker(program, { workerData: data, env: {}, execArgv: [] })
    const gone = (fault: string) =>
      this.destroy(new DatabaseUnavailable('08006', `The embedded database has stopped: ${fault}`))
    this.gone = new Promise((resolve) => this.once('close', resolve))
    this.#opened = new Promise((resolve, reject) => {
      this.#worker.on('message', (answer: ThreadAnswer) => {
        if (ArrayBuffer.isView(answer)) {
          if (answer.byteLength > 0) this.push(Buffer.from(answer.buffer))
        } else if ('copy' in answer) this.#copied?.(answer.copy)
        else if ('ready' in answer) resolve()
        else gone(answer.failed)
      })
      this.#worker.on('error', (error) => gone(error.message))
      this.#worker.on('exit', () =>
        this.#isClosing ? this.destroy() : gone('its thread has ended.'),
      )
      this.once('error', reject)
      this.once('close', () =>
        reject(
          new DatabaseUnavailable(
            '08006',
            'The embedded database was closed while it was being opened.',
          ),
        ),
      )
    })
    this.#opened.catch(() => {})
  }

  /**
   * Resolves when the database is open and has recovered.
   * @throws DatabaseUnavailable with a readable message when it cannot be opened
   */
  opened = () => this.#opened

  /** The data folder as one archive, taken while no transaction runs. */
  copy(): Promise<ArrayBuffer> {
    return new Promise((resolve, reject) => {
      this.once('error', reject)
      this.#copied = (archive) => {
        this.off('error', reject)
        resolve(archive)
      }
      this.#send('copy')
    })
  }

  #send(request: ThreadRequest) {
    this.#worker.postMessage(request)
  }

  /** Chunks that were written together are sent as one message. */
  override _writev(chunks: { chunk: Uint8Array }[], done: () => void) {
    const messages = new Uint8Array(chunks.reduce((sum, { chunk }) => sum + chunk.byteLength, 0))
    let at = 0
    for (const { chunk } of chunks) {
      messages.set(chunk, at)
      at += chunk.byteLength
    }
    this.#worker.postMessage(messages, [messages.buffer])
    done()
  }

  override _read() {}

  override _final(done: () => void) {
    this.#isClosing = true
    // Keeps the process alive until the shutdown is written to disk.
    this.#worker.ref()
    this.#send('close')
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    void this.#worker.terminate().then(() => done(error))
  }

  connect() {
    this.#opened.then(
      () => this.emit('connect'),
      () => {},
    )
    return this
  }
  setNoDelay() {
    return this
  }
  setKeepAlive() {
    return this
  }
  ref() {
    this.#worker.ref()
    return this
  }
  unref() {
    this.#worker.unref()
    return this
  }
}

/** A stream to a database that is no longer there: connecting fails with a readable error. */
export class GoneStream extends Duplex {
  readonly #why: Error
  constructor(error: Error) {
    super()
    this.#why = error
  }
  override _read() {}
  connect() {
    process.nextTick(() => this.destroy(this.#why))
    return this
  }
  setNoDelay() {
    return this
  }
  ref() {
    return this
  }
  unref() {
    return this
  }
}
