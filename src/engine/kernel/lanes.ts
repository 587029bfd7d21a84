import type { Log } from '#platform/log.ts'

/** Pieces of work that wait for servers of others at once, in one process. */
const MAX = 20

/**
 * Work that waits for mail servers, inboxes and webhooks, each piece in a lane beside the loop: a
 * server that does not answer holds up its own lane only. A lane holds one piece at a time.
 */
export interface Lanes {
  /**
   * Starts a piece of work, unless its lane is taken or all lanes are. What is left out stays due.
   */
  start(lane: string, work: () => Promise<unknown>): void
  /** Resolves when no lane is taken any more. @returns whether one was */
  ended(): Promise<boolean>
}

/** @param onEnd called when a lane is free again: something else may be due in it */
export function createLanes(log: Log, onEnd: () => void): Lanes {
  const taken = new Map<string, Promise<void>>()
  return {
    start(lane, work) {
      if (taken.has(lane) || taken.size >= MAX) return
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
