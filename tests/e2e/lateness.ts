import { readFileSync } from 'node:fs'

/**
 * Milliseconds of a tick in which Linux counts the time of threads (`getconf CLK_TCK`, 100 in a
 * second everywhere).
 */
const TICK = 10

/**
 * Milliseconds that the first thread of a process, which answers requests, has computed: on a busy
 * machine a request also waits for other programs, but this counts only what the process itself
 * did. Null where the system does not tell.
 */
function computed(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK
  } catch {
    return null
  }
}

export interface Lateness {
  /** The longest that an answer was awaited. */
  longest: number
  /**
   * The most that the thread which answers computed between a question and its answer; the same as
   * `longest` where the system does not tell.
   */
  computed: number
  /** How late a timer of this process was at most: how busy the machine was. */
  control: number
  asked: number
}

/**
 * Asks for an address again and again until `stop`, and measures in milliseconds how late the
 * answers are.
 */
export function watchLateness(url: string, pid: number): { stop(): Promise<Lateness> } {
  const seen: Lateness = { longest: 0, computed: 0, control: 0, asked: 0 }
  let stopped = false
  async function ask() {
    const [begin, before] = [performance.now(), computed(pid)]
    const answer = await fetch(url)
    await answer.text()
    if (!answer.ok) throw new Error(`${url} answered with ${answer.status}`)
    const took = performance.now() - begin
    const after = computed(pid)
    seen.asked++
    seen.longest = Math.max(seen.longest, took)
    seen.computed = Math.max(
      seen.computed,
      Math.min(took, before === null || after === null ? took : after - before),
    )
  }
  async function watch() {
    while (!stopped) {
      const begin = performance.now()
      await new Promise((resolve) => setTimeout(resolve, 10))
      seen.control = Math.max(seen.control, performance.now() - begin - 10)
      await ask()
    }
  }
  const watching = watch()
  watching.catch(() => {})
  return {
    async stop() {
      stopped = true
      await watching
      return seen
    },
  }
}
