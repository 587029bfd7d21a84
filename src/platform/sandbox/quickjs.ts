import { Worker } from 'node:worker_threads'
import type { ScriptResponse, ScriptRequest } from './quickjs-worker.ts'
import {
  limits as usual,
  RESTS_FOR,
  type Sandbox,
  type SandboxLimits,
  type ScriptIssue,
  type ScriptRun,
} from './sandbox.ts'

interface PendingScript {
  asked: ScriptRequest
  done(run: ScriptRun): void
}

/**
 * Milliseconds within which a new thread must be ready; loading the interpreter takes a tenth of a
 * second, more on a busy machine.
 */
const STARTS_WITHIN = 20_000

const fault = (kind: ScriptIssue['kind'], message: string): ScriptRun => ({
  value: undefined,
  fault: { kind, message, line: null, column: null },
  log: [],
})

/**
 * The thread's program: a separate file in the build; from source, the thread has to load
 * TypeScript support first. It receives no settings of ours.
 */
function newThread(): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./quickjs-worker.js', import.meta.url), { env: {} })
  const program = JSON.stringify(new URL('./quickjs-worker.ts', import.meta.url).href)
  return new Worker(
    `import('tsx/esm/api').then(({ register }) => { register(); return import(${program}) })`,
    { eval: true, env: {}, execArgv: [] },
  )
}

/**
 * Runs one script at a time in a thread that starts with the first one and is terminated when a run
 * exceeds its time.
 */
function createThreadQueue(limits: SandboxLimits) {
  let worker: Worker | null = null
  let running: { waiting: PendingScript; timer: NodeJS.Timeout } | null = null
  let isWarm = false
  let nextId = 0
  const queue: PendingScript[] = []

  function start(): Worker {
    const made = newThread()
    // An idle thread does not keep the process alive.
    made.unref()
    made.on('message', (answered: ScriptResponse) => {
      if (made === worker) settle(answered.id, answered)
    })
    const fallen = (error: unknown) => {
      if (made !== worker) return
      worker = null
      isWarm = false
      if (running)
        settle(
          running.waiting.asked.id,
          fault(
            'gone',
            `The sandbox fell over: ${error instanceof Error ? error.message : 'its thread ended'}.`,
          ),
        )
    }
    made.on('error', fallen)
    made.on('exit', fallen)
    return made
  }

  function settle(id: number, { value, fault: what, log }: ScriptRun) {
    if (running?.waiting.asked.id !== id) return
    clearTimeout(running.timer)
    const { done } = running.waiting
    running = null
    isWarm = worker !== null
    done({ value, fault: what, log })
    next()
  }

  function tooLong() {
    // An answer that arrived while this process was busy may be queued behind the timer.
    setImmediate(() => {
      if (!running) return
      const { id } = running.waiting.asked
      const old = worker
      worker = null
      isWarm = false
      void old?.terminate()
      settle(id, fault('time', `It was cut off: it took longer than ${limits.time} ms.`))
    })
  }

  function next() {
    const waiting = running ? undefined : queue.shift()
    if (!waiting) return
    worker ??= start()
    // The first run also waits for the thread to start.
    running = { waiting, timer: setTimeout(tooLong, isWarm ? limits.time : STARTS_WITHIN) }
    worker.ref()
    worker.postMessage(waiting.asked)
  }

  const ask = (asked: Omit<ScriptRequest, 'id' | 'limits'>) =>
    new Promise<ScriptRun>((done) => {
      queue.push({
        asked: { ...asked, id: ++nextId, limits },
        done(run) {
          if (queue.length === 0) worker?.unref()
          done(run)
        },
      })
      next()
    })
  /** Starts the thread in advance, so that no script's time limit includes it. */
  const warm = async () => {
    if (!isWarm && !running && queue.length === 0)
      await ask({ key: '', code: '', names: [], facts: null })
  }

  return {
    ask,
    warm,
    async close() {
      const old = worker
      worker = null
      await old?.terminate()
    },
  }
}

/**
 * QuickJS in WebAssembly on a worker thread, which starts with the first script. One script runs at
 * a time. The thread is terminated when a run exceeds its time: a few operations of the interpreter
 * count no steps, and nothing else stops those.
 */
export function createSandbox(limits: SandboxLimits = usual): Sandbox {
  const { ask, warm, close } = createThreadQueue(limits)
  const restsUntil = new Map<string, number>()

  return {
    async check({ key, code }, names) {
      await warm()
      return (await ask({ key: `check ${key}`, code, names: [...names, 'now'], facts: null })).fault
    },
    async run({ key, code }, facts, now) {
      const rests = `${key}\n${code}`
      const until = restsUntil.get(rests)
      if (until !== undefined && now < until && now >= until - RESTS_FOR)
        return fault('resting', 'It was cut off a short while ago and is not asked for a minute.')
      restsUntil.delete(rests)
      await warm()
      const done = await ask({
        key,
        code,
        names: [...Object.keys(facts), 'now'],
        facts: JSON.stringify({ ...facts, now }),
      })
      if (done.fault && ['steps', 'memory', 'time', 'gone'].includes(done.fault.kind))
        restsUntil.set(rests, now + RESTS_FOR)
      return done
    },
    close,
  }
}
