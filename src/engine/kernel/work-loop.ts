import type { Engine } from './engine.ts'
import { stackOf } from '#model/lib/thrown.ts'

/**
 * Runs rounds one after another: immediately while there is work or after a wake-up, otherwise
 * after an interval.
 */
export function createLoop(engine: Pick<Engine, 'log'>) {
  let timer: ReturnType<typeof setTimeout> | null = null
  let running: Promise<unknown> = Promise.resolve()
  let stopped = true
  let isWoken = false
  let begin = () => {}
  const next = (delay: number) => {
    if (!stopped) timer = setTimeout(begin, delay)
  }
  return {
    /**
     * @param oneRound resolves to whether it did any work; an error is logged and the loop
     * continues
     */
    start(intervalMs: number, oneRound: () => Promise<boolean>) {
      stopped = false
      begin = () => {
        timer = null
        isWoken = false
        running = oneRound()
          .catch((error: unknown) =>
            engine.log.error({ fault: stackOf(error) }, 'the work loop failed'),
          )
          .then((did) => next(did || isWoken ? 0 : intervalMs))
      }
      begin()
    },
    /** Begins the next round now, or right after the current one. */
    wake() {
      isWoken = true
      if (!timer) return
      clearTimeout(timer)
      next(0)
    },
    /** Resolves when the current round has ended. */
    async stop() {
      stopped = true
      if (timer) clearTimeout(timer)
      await running
    },
  }
}
