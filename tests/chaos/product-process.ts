import { spawn, type ChildProcess } from 'node:child_process'
import { until } from './until.ts'

const START = 120_000
const STOP = 20_000

/** One process of the product, as operators start it. */
export interface ProductProcess {
  readonly role: string
  readonly pid: number
  isRunning(): boolean
  /** Everything it has written. */
  output(): string
  kill(): Promise<void>
  freeze(): void
  thaw(): void
  /** SIGTERM, as operators end it. @returns the exit code */
  stop(): Promise<number | null>
}

/**
 * Starts the built program in a role; resolves when it says that it runs.
 * @throws Error with its output when it does not start
 */
export async function startProcess(
  role: 'all' | 'serve' | 'worker',
  environment: Record<string, string>,
): Promise<ProductProcess> {
  const child: ChildProcess = spawn(process.execPath, ['dist/server/serve-main.js', role], {
    env: { PATH: process.env.PATH ?? '', TZ: 'UTC', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-200_000))
  child.stdout!.on('data', keep)
  child.stderr!.on('data', keep)
  const over = () => child.exitCode !== null || child.signalCode !== null
  const ended = new Promise<void>((done) => (over() ? done() : child.once('exit', () => done())))
  await until(`a start as ${role}`, START, async () => over() || /runs at http/.test(output)).catch(
    () => {},
  )
  if (over() || !/runs at http/.test(output)) {
    child.kill('SIGKILL')
    throw new Error(`the product did not start as ${role}:\n${output}`)
  }
  return {
    role,
    pid: child.pid!,
    isRunning: () => !over(),
    output: () => output,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGTERM')
      // The product ends itself after ten seconds at most; one that does not is stuck.
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP)
      await ended
      clearTimeout(timer)
      return child.exitCode
    },
  }
}
