import type { Log } from '#platform/log.ts'

/** Maximum number of lanes in one process, unless another is given. */
const MAX = 20

/**
 * Work that waits for mail servers, inboxes and webhooks. Each lane runs concurrently with the loop
 * and holds one task at a time, so an unresponsive server blocks only its own lane.
 */
export interface Lanes {
  /** Starts a task unless its lane or all lanes are occupied. A skipped task stays due. */
  start(lane: string, work: () => Promise<unknown>): void
  /**
   * Resolves when no lane is occupied.
   * @returns whether any lane was occupied
   */
  ended(): Promise<boolean>
}

/** @param onEnd called when a lane becomes free, because more work may be due in it */
export function createLanes(log: Log, onEnd: () => void, max = MAX): Lanes {
  const taken = new Map<string, Promise<void>>()
  return {
    start(lane, work) {
      if (taken.has(lane) || taken.size >= max) return
      const piece = Promise.resolve()
        .then(work)
        .then(
          (did) => ({ did: did === true }),
          (error: unknown) => {
            log.error(
              { lane, fault: String((error as Error).stack ?? error) },
              'a piece of work failed',
            )
            return { did: false }
          },
        )
        .then(({ did }) => {
          taken.delete(lane)
          if (did) onEnd()
        })
      taken.set(lane, piece)
    },
    async ended() {
      const pieces = [...taken.values()]
      await Promise.all(pieces)
      return pieces.length > 0
    },
  }
}
