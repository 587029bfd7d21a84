/**
 * The product's time, for everything that schedules, waits or expires; sign-in and TLS use the
 * machine's clock.
 */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/**
 * A clock that can be moved, for development and tests: the machine's time plus an offset, or a
 * fixed time.
 */
export interface MovableClock extends Clock {
  /** Sets the time; it runs from there, or stays fixed when made with `frozen`. */
  set(milliseconds: number): void
  advance(milliseconds: number): void
  /** The difference to the machine's clock, to be restored after a restart. */
  offset(): number
}

/** @param frozen whether time stays fixed between moves, for tests */
export function createMovableClock(start: number = Date.now(), frozen = false): MovableClock {
  let fixed = start
  let offset = start - Date.now()
  const now = () => (frozen ? fixed : Date.now() + offset)
  return {
    now,
    set(milliseconds) {
      fixed = milliseconds
      offset = milliseconds - Date.now()
    },
    advance(milliseconds) {
      this.set(now() + milliseconds)
    },
    offset: () => (frozen ? fixed - Date.now() : offset),
  }
}
