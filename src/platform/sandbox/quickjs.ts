import { createThreadQueue, type ThreadOutcome } from '#platform/threads/thread-queue.ts'
import type { ScriptRequest } from './quickjs-worker.ts'
import {
  limits as usual,
  RESTS_FOR,
  type Sandbox,
  type SandboxLimits,
  type ScriptFault,
  type ScriptRun,
} from './sandbox.ts'

const fault = (kind: ScriptFault['kind'], message: string): ScriptRun => ({
  value: undefined,
  fault: { kind, message, line: null, column: null },
  log: [],
})

function runOf(outcome: ThreadOutcome<ScriptRun>, { time }: SandboxLimits): ScriptRun {
  if (outcome.kind === 'done') return outcome.answer
  return outcome.kind === 'time'
    ? fault('time', `It was cut off: it took longer than ${time} ms.`)
    : fault('gone', `The sandbox fell over: ${outcome.message}.`)
}

/**
 * QuickJS in WebAssembly on a worker thread, which starts with the first script. One script runs at
 * a time. The thread is terminated when a run exceeds its time: a few operations of the interpreter
 * count no steps, and nothing else stops those.
 */
export function createSandbox(limits: SandboxLimits = usual): Sandbox {
  const program = new URL('./quickjs-worker.ts', import.meta.url)
  const thread = createThreadQueue<ScriptRequest, ScriptRun>({ program, time: limits.time })
  const ask = async (asked: Omit<ScriptRequest, 'limits'>) =>
    runOf(await thread.ask({ ...asked, limits }), limits)
  const restsUntil = new Map<string, number>()

  return {
    async check({ key, code }, names) {
      return (await ask({ key: `check ${key}`, code, names: [...names, 'now'], facts: null })).fault
    },
    async run({ key, code }, facts, now) {
      const rests = `${key}\n${code}`
      const until = restsUntil.get(rests)
      if (until !== undefined && now < until && now >= until - RESTS_FOR)
        return fault('resting', 'It was cut off a short while ago and is not asked for a minute.')
      restsUntil.delete(rests)
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
    close: thread.close,
  }
}
