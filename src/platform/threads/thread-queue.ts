import { Worker } from 'node:worker_threads'
import type { ThreadAsked, ThreadSaid } from './answer-in-thread.ts'

/**
 * How a piece of work ended: `time` exceeded its limit, `gone` threw or lost its thread, `down` was
 * not begun, because the thread could not start.
 */
export type ThreadOutcome<Answer> =
  | { kind: 'done'; answer: Answer }
  | { kind: 'time' }
  | { kind: 'gone' | 'down'; message: string }

export interface ThreadQueueOptions {
  /** The thread's source file, whose build is an entry of the server (`vite.config.ts`). */
  program: URL
  /** Milliseconds for one piece of work, by the wall. */
  time: number
  /** Megabytes of the thread's own values. */
  memory?: number
}

/** Runs work off the serving thread, one piece after the other. */
export interface ThreadQueue<Asked, Answer> {
  /**
   * Never rejects.
   * @param owner whose work it is: owners take turns, however much one of them asks
   */
  ask(asked: Asked, owner?: string): Promise<ThreadOutcome<Answer>>
  /** Resolves when the thread has loaded its program. */
  ready(): Promise<void>
  close(): Promise<void>
}

interface Running<Answer> {
  id: number
  done: (outcome: ThreadOutcome<Answer>) => void
  timer: NodeJS.Timeout
}

/**
 * Milliseconds within which a new thread must be ready; loading takes a tenth of a second, more on
 * a busy machine.
 */
const STARTS_WITHIN = 30_000

/**
 * The thread's program: a separate file in the build; from source, the thread has to load
 * TypeScript support first. It receives no settings of ours.
 */
function newThread({ program, memory }: ThreadQueueOptions): Worker {
  const limits = memory ? { resourceLimits: { maxOldGenerationSizeMb: memory } } : {}
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL(program.href.replace(/\.ts$/, '.js')), { env: {}, ...limits })
  const source = JSON.stringify(program.href)
  return new Worker(
    `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}) })`,
    { eval: true, env: {}, execArgv: [], ...limits },
  )
}

/**
 * Creates a queue whose thread starts with the first piece of work, and is terminated and replaced
 * when one exceeds its time: nothing else ends work that does not return.
 */
export function createThreadQueue<Asked, Answer>(
  options: ThreadQueueOptions,
): ThreadQueue<Asked, Answer> {
  const thread = createThread<Answer>(options)
  const queue: { asked: Asked; owner: string; done: Running<Answer>['done'] }[] = []
  let nextId = 0
  /** Owners in the order of their last turn. */
  const turns = new Set<string>()

  /** The oldest piece of work of the owner whose last turn is longest ago. */
  function takeTurn() {
    const order = [...turns]
    const turnOf = ({ owner }: { owner: string }) => order.indexOf(owner)
    const chosen = queue.reduce((best, one) => (turnOf(one) < turnOf(best) ? one : best))
    queue.splice(queue.indexOf(chosen), 1)
    turns.delete(chosen.owner)
    turns.add(chosen.owner)
    return chosen
  }

  function next() {
    if (thread.isBusy()) return
    if (queue.length === 0) return turns.clear()
    const waiting = takeTurn()
    thread.begin({ id: ++nextId, asked: waiting.asked }, (outcome) => {
      waiting.done(outcome)
      next()
    })
  }

  return {
    ask: (asked, owner = '') =>
      new Promise((done) => {
        queue.push({ asked, owner, done })
        next()
      }),
    ready: thread.ready,
    close: thread.close,
  }
}

/** One thread and the piece of work that it does, if any. */
function createThread<Answer>(options: ThreadQueueOptions) {
  let worker: Worker | null = null
  let isReady = false
  let running: Running<Answer> | null = null
  let whenReady: (() => void)[] = []

  function start(): Worker {
    const made = newThread(options)
    made.on('message', (message: ThreadSaid<Answer>) => {
      if (made !== worker) return
      if ('ready' in message) becomeReady()
      else if ('fault' in message) settle(message.id, { kind: 'gone', message: message.fault })
      else settle(message.id, { kind: 'done', answer: message.answer })
    })
    const fallen = (error: unknown) => {
      if (made !== worker) return
      const kind = isReady ? 'gone' : 'down'
      drop()
      const message = error instanceof Error ? error.message : 'its thread ended'
      if (running) settle(running.id, { kind, message })
    }
    made.on('error', fallen)
    made.on('exit', fallen)
    return made
  }

  function becomeReady() {
    isReady = true
    if (running) {
      clearTimeout(running.timer)
      running.timer = setTimeout(tooLong, options.time)
    } else worker?.unref()
    for (const resolve of whenReady.splice(0)) resolve()
  }

  /** Forgets the thread; the next piece of work starts another. */
  function drop() {
    const old = worker
    worker = null
    isReady = false
    for (const resolve of whenReady.splice(0)) resolve()
    void old?.terminate()
  }

  function settle(id: number, outcome: ThreadOutcome<Answer>) {
    if (running?.id !== id) return
    clearTimeout(running.timer)
    const { done } = running
    running = null
    // An idle thread does not keep the process alive.
    worker?.unref()
    done(outcome)
  }

  function tooLong() {
    const late = running?.id
    // An answer that arrived while this process was busy may be queued behind the timer.
    setImmediate(() => {
      if (!running || running.id !== late) return
      const isLate = isReady
      drop()
      settle(
        running.id,
        isLate ? { kind: 'time' } : { kind: 'down', message: 'its thread did not start' },
      )
    })
  }

  return {
    isBusy: () => running !== null,
    begin<Asked>(work: ThreadAsked<Asked>, done: Running<Answer>['done']) {
      worker ??= start()
      // The first piece of work also waits for the thread to start.
      const timer = setTimeout(tooLong, isReady ? options.time : STARTS_WITHIN)
      running = { id: work.id, done, timer }
      worker.ref()
      worker.postMessage(work)
    },
    async ready() {
      if (isReady) return
      worker ??= start()
      worker.ref()
      const timer = setTimeout(drop, STARTS_WITHIN)
      await new Promise<void>((resolve) => whenReady.push(resolve))
      clearTimeout(timer)
    },
    async close() {
      const old = worker
      worker = null
      isReady = false
      whenReady = []
      await old?.terminate()
    },
  }
}
